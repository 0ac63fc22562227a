#include "avx2_blend.h"

#if ARCLINE_HAS_AVX2

// A blend reads what it writes, so a plain overlapping last vector would blend pixels twice. Each
// loop therefore computes the last vector first, from untouched pixels, and stores it at the end:
// pixels written by both get the same value.

ARCLINE_AVX2 void arcline_blend_solid_avx2(uint32_t *dst, ptrdiff_t n, uint32_t src) {
  uint32_t alpha = src >> 24;
  if (alpha == 255) {
    arcline_fill_avx2(dst, n, src);
    return;
  }
  if (src == 0 || n <= 0) return;
  __m256i s = _mm256_set1_epi32((int)src);
  __m256i inverse = _mm256_set1_epi16((short)(255 - alpha));
  if (n < 8) {
    store_short(dst, n, over_inverse(s, load_short(dst, n), inverse));
    return;
  }
  __m256i last = over_inverse(s, load8(dst + n - 8), inverse);
  ptrdiff_t i = 0;
  for (; i + 16 < n; i += 16) {
    __m256i a = over_inverse(s, load8(dst + i), inverse);
    __m256i b = over_inverse(s, load8(dst + i + 8), inverse);
    store8(dst + i, a);
    store8(dst + i + 8, b);
  }
  if (i + 8 < n) store8(dst + i, over_inverse(s, load8(dst + i), inverse));
  store8(dst + n - 8, last);
}

ARCLINE_AVX2 void arcline_blend_mask_avx2(
    uint32_t *dst, const uint8_t *cov, ptrdiff_t n, uint32_t src) {
  if (src == 0 || n <= 0) return;
  __m256i s = _mm256_set1_epi32((int)src);
  channels parts = split(s);
  if (n < 8) {
    channels scaled = scale_channels(parts, spread(load_short_coverage(cov, n)));
    store_short(dst, n, over_channels(scaled, load_short(dst, n)));
    return;
  }
  bool opaque = src >> 24 == 255;
  __m256i inverse = inverse_alpha(parts.odd);
  __m256i end = load8(dst + n - 8);
  __m256i last = over_channels(scale_channels(parts, spread(load_coverage(cov + n - 8))), end);
  for (ptrdiff_t i = 0; i + 8 < n; i += 8) {
    uint64_t c = load_coverage(cov + i);
    if (c == 0) continue;
    if (c != UINT64_MAX) {
      store8(dst + i, over_channels(scale_channels(parts, spread(c)), load8(dst + i)));
    } else if (opaque) {
      store8(dst + i, s);
    } else {
      store8(dst + i, over_inverse(s, load8(dst + i), inverse));
    }
  }
  store8(dst + n - 8, last);
}

ARCLINE_AVX2 void arcline_mask_over_avx2(
    uint32_t *dst, const uint8_t *cov, ptrdiff_t n, uint32_t src, uint32_t ground) {
  if (n <= 0) return;
  channels parts = split(_mm256_set1_epi32((int)src));
  __m256i g = _mm256_set1_epi32((int)ground);
  if (n < 8) {
    __m256i c = spread(load_short_coverage(cov, n));
    store_short(dst, n, over_channels(scale_channels(parts, c), g));
    return;
  }
  for (ptrdiff_t i = 0; i + 8 < n; i += 8) {
    store8(dst + i, over_channels(scale_channels(parts, spread(load_coverage(cov + i))), g));
  }
  __m256i c = spread(load_coverage(cov + n - 8));
  store8(dst + n - 8, over_channels(scale_channels(parts, c), g));
}

/// Source-over of eight pixels at `dst`, touching memory only where something changes.
ARCLINE_AVX2 static inline void over_whole(uint32_t *dst, __m256i s) {
  if (_mm256_testc_si256(s, _mm256_set1_epi32((int)0xFF000000u))) {
    store8(dst, s);
  } else if (!_mm256_testz_si256(s, s)) {
    store8(dst, over_channels(split(s), load8(dst)));
  }
}

ARCLINE_AVX2 void arcline_blend_pixels_avx2(
    uint32_t *dst, const uint32_t *src, ptrdiff_t n, uint8_t coverage) {
  if (coverage == 0 || n <= 0) return;
  __m256i a = _mm256_set1_epi16(coverage);
  if (n < 8) {
    channels scaled = scale_channels(split(load_short(src, n)), a);
    store_short(dst, n, over_channels(scaled, load_short(dst, n)));
    return;
  }
  __m256i end = load8(dst + n - 8);
  __m256i last = over_channels(scale_channels(split(load8(src + n - 8)), a), end);
  if (coverage == 255) {
    for (ptrdiff_t i = 0; i + 8 < n; i += 8) over_whole(dst + i, load8(src + i));
  } else {
    for (ptrdiff_t i = 0; i + 8 < n; i += 8) {
      channels scaled = scale_channels(split(load8(src + i)), a);
      store8(dst + i, over_channels(scaled, load8(dst + i)));
    }
  }
  store8(dst + n - 8, last);
}

ARCLINE_AVX2 void arcline_blend_pixels_mask_avx2(
    uint32_t *dst, const uint32_t *src, const uint8_t *cov, ptrdiff_t n) {
  if (n <= 0) return;
  if (n < 8) {
    __m256i c = spread(load_short_coverage(cov, n));
    channels scaled = scale_channels(split(load_short(src, n)), c);
    store_short(dst, n, over_channels(scaled, load_short(dst, n)));
    return;
  }
  __m256i end = load8(dst + n - 8), c = spread(load_coverage(cov + n - 8));
  __m256i last = over_channels(scale_channels(split(load8(src + n - 8)), c), end);
  for (ptrdiff_t i = 0; i + 8 < n; i += 8) {
    uint64_t group = load_coverage(cov + i);
    if (group == 0) continue;
    if (group == UINT64_MAX) {
      over_whole(dst + i, load8(src + i));
    } else {
      channels scaled = scale_channels(split(load8(src + i)), spread(group));
      store8(dst + i, over_channels(scaled, load8(dst + i)));
    }
  }
  store8(dst + n - 8, last);
}

#endif
