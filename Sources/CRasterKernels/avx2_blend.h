#ifndef ARCLINE_AVX2_BLEND_H
#define ARCLINE_AVX2_BLEND_H

#include "avx2_vectors.h"

#if ARCLINE_HAS_AVX2

/// Eight pixels as 16-bit channels: blue and red in `even`, green and alpha in `odd`.
typedef struct channels {
  __m256i even, odd;
} channels;

ARCLINE_AVX2 static inline channels split(__m256i pixels) {
  return (channels){
      _mm256_and_si256(pixels, _mm256_set1_epi16(255)), _mm256_srli_epi16(pixels, 8)};
}

/// The joined pixels; each channel is at most 255.
ARCLINE_AVX2 static inline __m256i join(channels c) {
  return _mm256_or_si256(c.even, _mm256_slli_epi16(c.odd, 8));
}

/// x·a / 255 rounded to nearest in each 16-bit lane. For t = x·a + 128 the two shifts of the
/// scalar formula equal one: (t + (t >> 8)) >> 8 = (257·t) >> 16.
ARCLINE_AVX2 static inline __m256i divide255(__m256i x, __m256i a) {
  __m256i t = _mm256_add_epi16(_mm256_mullo_epi16(x, a), _mm256_set1_epi16(128));
  return _mm256_mulhi_epu16(t, _mm256_set1_epi16(257));
}

ARCLINE_AVX2 static inline channels scale_channels(channels c, __m256i a) {
  return (channels){divide255(c.even, a), divide255(c.odd, a)};
}

/// 255 − alpha of each pixel in both of its 16-bit lanes, from `odd`.
ARCLINE_AVX2 static inline __m256i inverse_alpha(__m256i odd) {
  __m256i order = _mm256_broadcastsi128_si256(
      _mm_setr_epi8(2, 3, 2, 3, 6, 7, 6, 7, 10, 11, 10, 11, 14, 15, 14, 15));
  return _mm256_xor_si256(_mm256_shuffle_epi8(odd, order), _mm256_set1_epi16(255));
}

/// Eight coverages, each in both 16-bit lanes of its pixel.
ARCLINE_AVX2 static inline __m256i spread(uint64_t cov) {
  __m256i order = _mm256_setr_epi8(
      0, -1, 0, -1, 1, -1, 1, -1, 2, -1, 2, -1, 3, -1, 3, -1,  //
      4, -1, 4, -1, 5, -1, 5, -1, 6, -1, 6, -1, 7, -1, 7, -1);
  return _mm256_shuffle_epi8(_mm256_set1_epi64x((long long)cov), order);
}

ARCLINE_AVX2 static inline __m256i over_inverse(__m256i s, __m256i d, __m256i inverse) {
  return _mm256_add_epi8(s, join(scale_channels(split(d), inverse)));
}

ARCLINE_AVX2 static inline __m256i over_channels(channels s, __m256i d) {
  return over_inverse(join(s), d, inverse_alpha(s.odd));
}

/// Fewer than eight pixels in one vector, so that they take the path of eight: for 4 to 7 the
/// halves are the first and the last four, for 2 and 3 the quarters the first and last two. Lanes
/// that stand for the same pixel get the same result, so they may be stored twice.
ARCLINE_AVX2 static inline __m256i load_short(const uint32_t *p, ptrdiff_t n) {
  if (n >= 4) {
    return _mm256_inserti128_si256(
        _mm256_castsi128_si256(_mm_loadu_si128((const __m128i *)(const void *)p)),
        _mm_loadu_si128((const __m128i *)(const void *)(p + n - 4)), 1);
  }
  if (n == 1) return _mm256_castsi128_si256(_mm_cvtsi32_si128((int)*p));
  __m128i first = _mm_loadl_epi64((const __m128i *)(const void *)p);
  __m128i last = _mm_loadl_epi64((const __m128i *)(const void *)(p + n - 2));
  return _mm256_castsi128_si256(_mm_unpacklo_epi64(first, last));
}

/// Stores a vector laid out by `load_short`.
ARCLINE_AVX2 static inline void store_short(uint32_t *p, ptrdiff_t n, __m256i v) {
  __m128i low = _mm256_castsi256_si128(v);
  if (n >= 4) {
    _mm_storeu_si128((__m128i *)(void *)p, low);
    _mm_storeu_si128((__m128i *)(void *)(p + n - 4), _mm256_extracti128_si256(v, 1));
  } else if (n == 1) {
    *p = (uint32_t)_mm_cvtsi128_si32(low);
  } else {
    _mm_storel_epi64((__m128i *)(void *)p, low);
    _mm_storel_epi64((__m128i *)(void *)(p + n - 2), _mm_unpackhi_epi64(low, low));
  }
}

/// Coverages in the layout of `load_short`.
static inline uint64_t load_short_coverage(const uint8_t *cov, ptrdiff_t n) {
  if (n >= 4) {
    uint32_t first, last;
    memcpy(&first, cov, 4);
    memcpy(&last, cov + n - 4, 4);
    return first | (uint64_t)last << 32;
  }
  if (n == 1) return cov[0];
  uint16_t first, last;
  memcpy(&first, cov, 2);
  memcpy(&last, cov + n - 2, 2);
  return first | (uint64_t)last << 16;
}

static inline uint64_t load_coverage(const uint8_t *cov) {
  uint64_t c;
  memcpy(&c, cov, sizeof c);
  return c;
}

#endif

#endif
