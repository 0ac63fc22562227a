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

/// A running sum of cells, and the level it comes to in each of eight bytes.
typedef struct cell_sum {
  __m256i sum;
  uint64_t levels;
} cell_sum;

/// The coverage of eight cells, which are cleared; `marks` has a bit for each that may not be 0.
///
/// The running sum takes three steps: within halves by one and by two, and from the lower half to the
/// upper.
ARCLINE_AVX2 static inline uint64_t take_cells(int32_t *cells, uint64_t marks, cell_sum *carry) {
  if ((marks & 255) == 0) return carry->levels;
  const __m256i full = _mm256_set1_epi32((int)ARCLINE_FULL);
  const __m256i half = _mm256_set1_epi32((int)ARCLINE_FULL / 2);
  __m256i sum = load8(cells);
  store8(cells, _mm256_setzero_si256());
  sum = _mm256_add_epi32(sum, _mm256_slli_si256(sum, 4));
  sum = _mm256_add_epi32(sum, _mm256_slli_si256(sum, 8));
  const __m256i lower = _mm256_permute2x128_si256(sum, sum, 0x08);
  sum = _mm256_add_epi32(sum, _mm256_shuffle_epi32(lower, 0xFF));
  sum = _mm256_add_epi32(sum, carry->sum);
  carry->sum = _mm256_permutevar8x32_epi32(sum, _mm256_set1_epi32(7));
  const __m256i area = _mm256_min_epi32(_mm256_abs_epi32(sum), full);
  const __m256i scaled = _mm256_sub_epi32(_mm256_slli_epi32(area, 8), area);
  const uint64_t levels = narrow(_mm256_srli_epi32(_mm256_add_epi32(scaled, half), 17));
  carry->levels = (levels >> 56) * UINT64_C(0x0101010101010101);
  return levels;
}

/// Reads and clears eight cells: their coverage, and in `sum` what all cells so far come to.
ARCLINE_AVX2 static inline uint64_t read_group(int32_t *cells, int32_t *sum) {
  cell_sum carry = {_mm256_set1_epi32(*sum), 0};
  const uint64_t levels = take_cells(cells, 1, &carry);
  *sum = _mm256_cvtsi256_si32(carry.sum);
  return levels;
}

/// `mask_over` of eight pixels.
ARCLINE_AVX2 static inline void group_over(
    uint32_t *dst, uint64_t levels, uint32_t pixel, uint32_t ground) {
  const channels source = split(_mm256_set1_epi32((int)pixel));
  store8(
      dst,
      over_channels(scale_channels(source, spread(levels)), _mm256_set1_epi32((int)ground)));
}

/// Clears what `n` columns leave behind: the cell after the last and the marks.
static inline void forget_cells(int32_t *cells, uint64_t *marks, int32_t n) {
  cells[n] = 0;
  // Mostly one word, for which a loop would call the library.
  marks[0] = 0;
  if (n >= 64) memset(marks + 1, 0, (size_t)(n >> 6) * sizeof *marks);
}

/// The coverage that the cells of `n` columns come to, in whole vectors; clears them and their marks.
ARCLINE_AVX2 static inline void read_cells(
    int32_t *cells, uint64_t *marks, int32_t n, uint8_t *levels) {
  cell_sum carry = {_mm256_setzero_si256(), 0};
  for (int32_t i = 0; i < n; i += 8) {
    const uint64_t bytes = take_cells(cells + i, marks[i >> 6] >> (i & 63), &carry);
    memcpy(levels + i, &bytes, sizeof bytes);
  }
  forget_cells(cells, marks, n);
}

/// `read_cells` and `blend_mask` by what is read, in whole vectors.
ARCLINE_AVX2 static inline void lay_cells(
    int32_t *cells, uint64_t *marks, int32_t n, uint32_t *dst, uint32_t pixel) {
  const __m256i solid = _mm256_set1_epi32((int)pixel);
  const channels source = split(solid);
  const bool is_opaque = pixel >> 24 == 255;
  cell_sum carry = {_mm256_setzero_si256(), 0};
  for (int32_t i = 0; i < n; i += 8) {
    const uint64_t levels = take_cells(cells + i, marks[i >> 6] >> (i & 63), &carry);
    if (levels == 0) continue;
    __m256i pixels = solid;
    if (levels != UINT64_MAX || !is_opaque) {
      pixels = over_channels(scale_channels(source, spread(levels)), load8(dst + i));
    }
    store8(dst + i, pixels);
  }
  forget_cells(cells, marks, n);
}

/// `read_cells` and `mask_over` by what is read, in whole vectors; `above` is the pixel over the ground.
ARCLINE_AVX2 static inline void cells_over(
    int32_t *cells, uint64_t *marks, int32_t n, uint32_t *dst, uint32_t pixel, uint32_t ground,
    uint32_t above) {
  const channels source = split(_mm256_set1_epi32((int)pixel));
  const __m256i below = _mm256_set1_epi32((int)ground);
  cell_sum carry = {_mm256_setzero_si256(), 0};
  for (int32_t i = 0; i < n; i += 8) {
    const uint64_t levels = take_cells(cells + i, marks[i >> 6] >> (i & 63), &carry);
    __m256i pixels = levels == 0 ? below : _mm256_set1_epi32((int)above);
    if (levels + 1 > 1) pixels = over_channels(scale_channels(source, spread(levels)), below);
    store8(dst + i, pixels);
  }
  forget_cells(cells, marks, n);
}

#include "compose.h"

#endif
