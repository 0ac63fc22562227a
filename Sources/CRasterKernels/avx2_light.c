#include "avx2_blend.h"
#include "dither.h"

#if ARCLINE_HAS_AVX2

/// 16-bit values in both halves of eight 32-bit lanes.
ARCLINE_AVX2 static inline __m256i doubled(__m256i lanes) {
  return _mm256_or_si256(lanes, _mm256_slli_epi32(lanes, 16));
}

/// 257·v of values below 256 in each 16-bit lane.
ARCLINE_AVX2 static inline __m256i widened(__m256i values) {
  return _mm256_or_si256(values, _mm256_slli_epi16(values, 8));
}

/// A colour's channels and its alpha, each 257-fold in 16-bit lanes.
typedef struct source {
  __m256i even, odd, alpha;
} source;

ARCLINE_AVX2 static inline source source_of(__m256i pixels) {
  const __m256i order = _mm256_broadcastsi128_si256(
      _mm_setr_epi8(2, 3, 2, 3, 6, 7, 6, 7, 10, 11, 10, 11, 14, 15, 14, 15));
  const channels s = split(pixels);
  const __m256i odd = widened(s.odd);
  return (source){widened(s.even), odd, _mm256_shuffle_epi8(odd, order)};
}

ARCLINE_AVX2 static inline __m256i load_light(const uint16_t *light) {
  return doubled(_mm256_cvtepu16_epi32(_mm_loadu_si128((const __m128i *)(const void *)light)));
}

/// What a colour under a light makes of eight opaque pixels.
ARCLINE_AVX2 static inline __m256i lit(source s, __m256i dst, __m256i light, __m256i thresholds) {
  const __m256i full = _mm256_set1_epi16((short)ARCLINE_MASK_FULL);
  const __m256i rest = _mm256_sub_epi16(full, _mm256_mulhi_epu16(s.alpha, light));
  const channels d = split(dst);
  const __m256i even = _mm256_add_epi16(
      _mm256_mulhi_epu16(s.even, light), _mm256_mulhi_epu16(widened(d.even), rest));
  const __m256i odd = _mm256_add_epi16(
      _mm256_mulhi_epu16(s.odd, light), _mm256_mulhi_epu16(widened(d.odd), rest));
  // The upper half of an even channel, and that of an odd one where it stands.
  const __m256i low = _mm256_srli_epi16(_mm256_add_epi16(even, thresholds), 8);
  const __m256i high = _mm256_andnot_si256(
      _mm256_set1_epi16(255), _mm256_add_epi16(odd, thresholds));
  return _mm256_or_si256(low, high);
}

/// The thresholds of eight pixels from column x on, in both halves of their lanes.
ARCLINE_AVX2 static inline __m256i thresholds_at(int32_t x, int32_t y) {
  uint8_t row[16];
  memcpy(row, arcline_dither_thresholds[y & 7], 8);
  memcpy(row + 8, arcline_dither_thresholds[y & 7], 8);
  return doubled(_mm256_cvtepu8_epi32(
      _mm_loadl_epi64((const __m128i *)(const void *)(row + (x & 7)))));
}

ARCLINE_AVX2 void arcline_blend_light_avx2(
    uint32_t *dst, const uint32_t *src, const uint16_t *light, ptrdiff_t n, int32_t x, int32_t y) {
  if (n < 8) {
    arcline_blend_light_baseline(dst, src, light, n, x, y);
    return;
  }
  // The last eight are made before others that they share pixels with are written.
  const ptrdiff_t last = n - 8;
  const __m256i end = lit(
      source_of(load8(src + last)), load8(dst + last), load_light(light + last),
      thresholds_at(x + (int32_t)last, y));
  const __m256i thresholds = thresholds_at(x, y);
  for (ptrdiff_t i = 0; i < last; i += 8) {
    store8(
        dst + i,
        lit(source_of(load8(src + i)), load8(dst + i), load_light(light + i), thresholds));
  }
  store8(dst + last, end);
}

ARCLINE_AVX2 void arcline_blend_light_solid_avx2(
    uint32_t *dst, uint32_t pixel, const uint16_t *light, ptrdiff_t n, int32_t x, int32_t y) {
  if (n < 8) {
    arcline_blend_light_solid_baseline(dst, pixel, light, n, x, y);
    return;
  }
  const source s = source_of(_mm256_set1_epi32((int)pixel));
  const ptrdiff_t last = n - 8;
  const __m256i end = lit(
      s, load8(dst + last), load_light(light + last), thresholds_at(x + (int32_t)last, y));
  const __m256i thresholds = thresholds_at(x, y);
  for (ptrdiff_t i = 0; i < last; i += 8) {
    store8(dst + i, lit(s, load8(dst + i), load_light(light + i), thresholds));
  }
  store8(dst + last, end);
}

#endif
