#include <string.h>

#include "forms.h"

#if defined(__SSE2__)
#include <emmintrin.h>

/// Pixels before `dst` reaches a whole cache line, which streaming stores want to fill at once.
static ptrdiff_t head_length(const uint32_t *dst) {
  return (ptrdiff_t)((-(uintptr_t)dst & 63) / sizeof(uint32_t));
}
#endif

void arcline_fill_baseline(uint32_t *dst, ptrdiff_t n, uint32_t pixel) {
  for (ptrdiff_t i = 0; i < n; i++) dst[i] = pixel;
}

void arcline_fill_stream_baseline(uint32_t *dst, ptrdiff_t n, uint32_t pixel) {
#if defined(__SSE2__)
  if (n >= ARCLINE_STREAM_MINIMUM) {
    ptrdiff_t i = head_length(dst);
    __m128i v = _mm_set1_epi32((int)pixel);
    arcline_fill_baseline(dst, i, pixel);
    for (; i + 16 <= n; i += 16) {
      _mm_stream_si128((__m128i *)(void *)(dst + i), v);
      _mm_stream_si128((__m128i *)(void *)(dst + i + 4), v);
      _mm_stream_si128((__m128i *)(void *)(dst + i + 8), v);
      _mm_stream_si128((__m128i *)(void *)(dst + i + 12), v);
    }
    arcline_fill_baseline(dst + i, n - i, pixel);
    return;
  }
#endif
  arcline_fill_baseline(dst, n, pixel);
}

void arcline_copy_baseline(uint32_t *dst, const uint32_t *src, ptrdiff_t n) {
  if (n > 0) memcpy(dst, src, (size_t)n * sizeof(uint32_t));
}

void arcline_copy_stream_baseline(uint32_t *dst, const uint32_t *src, ptrdiff_t n) {
#if defined(__SSE2__)
  if (n >= ARCLINE_STREAM_MINIMUM) {
    ptrdiff_t i = head_length(dst);
    arcline_copy_baseline(dst, src, i);
    for (; i + 16 <= n; i += 16) {
      for (int k = 0; k < 16; k += 4) {
        __m128i v = _mm_loadu_si128((const __m128i *)(const void *)(src + i + k));
        _mm_stream_si128((__m128i *)(void *)(dst + i + k), v);
      }
    }
    arcline_copy_baseline(dst + i, src + i, n - i);
    return;
  }
#endif
  arcline_copy_baseline(dst, src, n);
}
