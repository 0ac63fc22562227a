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

ARCLINE_AVX2 static inline void fill8(uint32_t *dst, uint32_t pixel) {
  store8(dst, _mm256_set1_epi32((int)pixel));
}

ARCLINE_AVX2 static inline void copy8(uint32_t *dst, const uint32_t *src) {
  store8(dst, load8(src));
}

#include "compose.h"

#endif
