#include "avx2_blend.h"
#include "pixel_math.h"
#include "plan.h"

#if ARCLINE_HAS_AVX2

#define FORM(name) arcline_##name##_avx2
#define TARGET ARCLINE_AVX2

// Short runs of any length take the same path, because guessing wrong costs more than the arithmetic.

ARCLINE_AVX2 static inline channels edge_source(const uint8_t *mask, int32_t n, uint32_t pixel) {
  uint64_t coverage = load_coverage(mask) & ~(~UINT64_C(0) << 8 * n);
  return scale_channels(split(_mm256_set1_epi32((int)pixel)), spread(coverage));
}

/// `blend_mask` of fewer than eight pixels; those up to the eighth are written with what they had.
ARCLINE_AVX2 static inline void edge(
    uint32_t *dst, const uint8_t *mask, int32_t n, uint32_t pixel) {
  store8(dst, over_channels(edge_source(mask, n, pixel), load8(dst)));
}

/// `mask_over` of fewer than eight pixels; those up to the eighth are written with the ground.
ARCLINE_AVX2 static inline void edge_over(
    uint32_t *dst, const uint8_t *mask, int32_t n, uint32_t pixel, uint32_t ground) {
  store8(dst, over_channels(edge_source(mask, n, pixel), _mm256_set1_epi32((int)ground)));
}

/// `blend_mask` of `n` pixels, a multiple of eight.
ARCLINE_AVX2 static inline void lay_whole_mask(
    uint32_t *dst, const uint8_t *mask, int32_t n, uint32_t pixel) {
  const channels source = split(_mm256_set1_epi32((int)pixel));
  for (int32_t i = 0; i < n; i += 8) {
    const channels s = scale_channels(source, spread(load_coverage(mask + i)));
    store8(dst + i, over_channels(s, load8(dst + i)));
  }
}

ARCLINE_AVX2 static inline void fill8(uint32_t *dst, uint32_t pixel) {
  store8(dst, _mm256_set1_epi32((int)pixel));
}

ARCLINE_AVX2 static inline void copy8(uint32_t *dst, const uint32_t *src) {
  store8(dst, load8(src));
}

/// The coverage that `n` cells of a row come to, in whole vectors, and clears them.
///
/// The running sum of eight cells takes three steps: within halves by one and by two, and from the
/// lower half to the upper.
ARCLINE_AVX2 static inline void read_cells(int32_t *cells, int32_t n, uint8_t *levels) {
  const __m256i full = _mm256_set1_epi32((int)ARCLINE_FULL);
  const __m256i half = _mm256_set1_epi32((int)ARCLINE_FULL / 2);
  const __m256i last = _mm256_set1_epi32(7), zero = _mm256_setzero_si256();
  __m256i carry = zero;
  for (int32_t i = 0; i < n; i += 8) {
    __m256i sum = load8(cells + i);
    store8(cells + i, zero);
    sum = _mm256_add_epi32(sum, _mm256_slli_si256(sum, 4));
    sum = _mm256_add_epi32(sum, _mm256_slli_si256(sum, 8));
    const __m256i lower = _mm256_permute2x128_si256(sum, sum, 0x08);
    sum = _mm256_add_epi32(sum, _mm256_shuffle_epi32(lower, 0xFF));
    sum = _mm256_add_epi32(sum, carry);
    carry = _mm256_permutevar8x32_epi32(sum, last);
    const __m256i area = _mm256_min_epi32(_mm256_abs_epi32(sum), full);
    const __m256i scaled = _mm256_sub_epi32(_mm256_slli_epi32(area, 8), area);
    const uint64_t bytes = narrow(_mm256_srli_epi32(_mm256_add_epi32(scaled, half), 17));
    memcpy(levels + i, &bytes, sizeof bytes);
  }
}

#include "compose.h"

#endif
