#include <string.h>

#include "forms.h"
#include "pixel_math.h"
#include "plan.h"

#define FORM(name) arcline_##name##_baseline
#define TARGET

/// `blend_mask` of fewer than eight pixels; those up to the eighth may be written with what they had.
static inline void edge(uint32_t *dst, const uint8_t *mask, int32_t n, uint32_t pixel) {
  arcline_blend_mask_baseline(dst, mask, n, pixel);
}

/// `mask_over` of fewer than eight pixels; those up to the eighth may be written with the ground.
static inline void edge_over(
    uint32_t *dst, const uint8_t *mask, int32_t n, uint32_t pixel, uint32_t ground) {
  arcline_mask_over_baseline(dst, mask, n, pixel, ground);
}

static inline void fill8(uint32_t *dst, uint32_t pixel) {
  for (int i = 0; i < 8; i++) dst[i] = pixel;
}

static inline void copy8(uint32_t *dst, const uint32_t *src) {
  memcpy(dst, src, 8 * sizeof(uint32_t));
}

/// The coverage that the cells of `n` columns come to; clears them and their marks.
static inline void read_cells(int32_t *cells, uint64_t *marks, int32_t n, uint8_t *levels) {
  int32_t sum = 0;
  for (int32_t i = 0; i < n; i++) {
    sum += cells[i];
    cells[i] = 0;
    levels[i] = (uint8_t)arcline_level(sum);
  }
  cells[n] = 0;
  // Mostly one word, for which a loop would call the library.
  marks[0] = 0;
  if (n >= 64) memset(marks + 1, 0, (size_t)(n >> 6) * sizeof *marks);
}

/// Reads and clears eight cells: their coverage, and in `sum` what all cells so far come to.
static inline uint64_t read_group(int32_t *cells, int32_t *sum) {
  uint64_t levels = 0;
  for (int i = 0; i < 8; i++) {
    *sum += cells[i];
    cells[i] = 0;
    levels |= (uint64_t)arcline_level(*sum) << (8 * i);
  }
  return levels;
}

/// `mask_over` of eight pixels.
static inline void group_over(uint32_t *dst, uint64_t levels, uint32_t pixel, uint32_t ground) {
  uint8_t mask[8];
  memcpy(mask, &levels, sizeof mask);
  arcline_mask_over_baseline(dst, mask, 8, pixel, ground);
}

/// `read_cells` and `blend_mask` by what is read.
static inline void lay_cells(
    int32_t *cells, uint64_t *marks, int32_t n, uint32_t *dst, uint32_t pixel) {
  uint8_t levels[ARCLINE_NARROW];
  read_cells(cells, marks, n, levels);
  arcline_blend_mask_baseline(dst, levels, n, pixel);
}

/// `read_cells` and `mask_over` by what is read; `above` is the pixel over the ground.
static inline void cells_over(
    int32_t *cells, uint64_t *marks, int32_t n, uint32_t *dst, uint32_t pixel, uint32_t ground,
    uint32_t above) {
  (void)above;
  uint8_t levels[ARCLINE_NARROW];
  read_cells(cells, marks, n, levels);
  arcline_mask_over_baseline(dst, levels, n, pixel, ground);
}

#include "compose.h"
