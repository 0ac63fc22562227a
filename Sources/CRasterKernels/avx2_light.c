#include "avx2_blend.h"
#include "dither.h"

#if ARCLINE_HAS_AVX2

/// 16-bit values in both halves of eight 32-bit lanes.
ARCLINE_AVX2 static inline __m256i doubled(__m256i lanes) {
  return _mm256_or_si256(lanes, _mm256_slli_epi32(lanes, 16));
}

/// (257·v·f) / 2¹⁶ of values below 256 in each 16-bit lane.
ARCLINE_AVX2 static inline __m256i part(__m256i values, __m256i factors) {
  __m256i wide = _mm256_or_si256(values, _mm256_slli_epi16(values, 8));
  return _mm256_mulhi_epu16(wide, factors);
}

ARCLINE_AVX2 static inline __m256i over_light(
    __m256i src, __m256i dst, __m256i light, __m256i thresholds) {
  const channels s = split(src), d = split(dst);
  const __m256i even = part(s.even, light), odd = part(s.odd, light);
  const __m256i order = _mm256_broadcastsi128_si256(
      _mm_setr_epi8(2, 3, 2, 3, 6, 7, 6, 7, 10, 11, 10, 11, 14, 15, 14, 15));
  const __m256i rest = _mm256_sub_epi16(
      _mm256_set1_epi16((short)ARCLINE_MASK_FULL), _mm256_shuffle_epi8(odd, order));
  const __m256i sum_even = _mm256_add_epi16(_mm256_add_epi16(even, part(d.even, rest)), thresholds);
  const __m256i sum_odd = _mm256_add_epi16(_mm256_add_epi16(odd, part(d.odd, rest)), thresholds);
  return join((channels){_mm256_srli_epi16(sum_even, 8), _mm256_srli_epi16(sum_odd, 8)});
}

ARCLINE_AVX2 void arcline_blend_light_avx2(
    uint32_t *dst, const uint32_t *src, const uint16_t *light, ptrdiff_t n, int32_t x, int32_t y) {
  uint8_t row[16];
  memcpy(row, arcline_dither_thresholds[y & 7], 8);
  memcpy(row + 8, arcline_dither_thresholds[y & 7], 8);
  const __m256i thresholds = doubled(_mm256_cvtepu8_epi32(
      _mm_loadl_epi64((const __m128i *)(const void *)(row + (x & 7)))));
  ptrdiff_t i = 0;
  for (; i + 8 <= n; i += 8) {
    const __m256i l = _mm256_cvtepu16_epi32(
        _mm_loadu_si128((const __m128i *)(const void *)(light + i)));
    store8(dst + i, over_light(load8(src + i), load8(dst + i), doubled(l), thresholds));
  }
  arcline_blend_light_baseline(dst + i, src + i, light + i, n - i, x + (int32_t)(i & 7), y);
}

#endif
