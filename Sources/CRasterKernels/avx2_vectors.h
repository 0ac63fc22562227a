#ifndef ARCLINE_AVX2_VECTORS_H
#define ARCLINE_AVX2_VECTORS_H

#include "forms.h"

#if ARCLINE_HAS_AVX2

#include <immintrin.h>
#include <string.h>

ARCLINE_AVX2 static inline __m256i load8(const void *p) {
  return _mm256_loadu_si256((const __m256i *)p);
}

ARCLINE_AVX2 static inline void store8(void *p, __m256i v) {
  _mm256_storeu_si256((__m256i *)p, v);
}

/// Stores lanes 0 to n − 1 of `v`, 1 ≤ n ≤ 7.
ARCLINE_AVX2 static inline void store_first(uint32_t *p, ptrdiff_t n, __m256i v) {
  __m128i low = _mm256_castsi256_si128(v);
  if (n >= 4) {
    // The second half ends at lane n − 1 and repeats what the first already stored.
    __m256i lanes = _mm256_setr_epi32(0, 1, 2, 3, 4, 5, 6, 7);
    __m256i order = _mm256_add_epi32(lanes, _mm256_set1_epi32((int)n - 4));
    __m256i end = _mm256_permutevar8x32_epi32(v, order);
    _mm_storeu_si128((__m128i *)(void *)p, low);
    _mm_storeu_si128((__m128i *)(void *)(p + n - 4), _mm256_castsi256_si128(end));
    return;
  }
  p[0] = (uint32_t)_mm_cvtsi128_si32(low);
  if (n >= 2) p[1] = (uint32_t)_mm_extract_epi32(low, 1);
  if (n == 3) p[2] = (uint32_t)_mm_extract_epi32(low, 2);
}

/// Stores bytes 0 to n − 1 of `bytes`, 1 ≤ n ≤ 7.
static inline void store_first_bytes(uint8_t *p, ptrdiff_t n, uint64_t bytes) {
  if (n >= 4) {
    uint32_t start = (uint32_t)bytes, end = (uint32_t)(bytes >> 8 * (n - 4));
    memcpy(p, &start, 4);
    memcpy(p + n - 4, &end, 4);
    return;
  }
  p[0] = (uint8_t)bytes;
  if (n >= 2) p[1] = (uint8_t)(bytes >> 8);
  if (n == 3) p[2] = (uint8_t)(bytes >> 16);
}

/// Narrows eight lanes of 0 to 255 to bytes in lane order.
ARCLINE_AVX2 static inline uint64_t narrow(__m256i v) {
  __m256i picked = _mm256_shuffle_epi8(
      v, _mm256_set1_epi64x((long long)0x808080800C080400ull));
  __m128i low = _mm256_castsi256_si128(picked), high = _mm256_extracti128_si256(picked, 1);
  return (uint64_t)_mm_cvtsi128_si64(_mm_unpacklo_epi32(low, high));
}

/// Narrows four vectors of eight lanes of 0 to 255 to 32 bytes in order.
ARCLINE_AVX2 static inline __m256i narrow4(__m256i a, __m256i b, __m256i c, __m256i d) {
  __m256i words = _mm256_packus_epi16(_mm256_packus_epi32(a, b), _mm256_packus_epi32(c, d));
  return _mm256_permutevar8x32_epi32(words, _mm256_setr_epi32(0, 4, 1, 5, 2, 6, 3, 7));
}

#endif

#endif
