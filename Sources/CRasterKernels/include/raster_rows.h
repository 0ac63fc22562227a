#ifndef ARCLINE_RASTER_ROWS_H
#define ARCLINE_RASTER_ROWS_H

#include "raster_kernels.h"

/// Shapes over many rows: one call draws all runs of a shape, so that a row costs no more than its
/// runs. The kernels do the work; see their contract for the arithmetic.

#pragma clang assume_nonnull begin

/// Neighbouring pixels of a row, in picture columns.
typedef struct arcline_run {
  /// First column, and the column after the last.
  int32_t x, end;
  /// Where the coverage of the pixels stands in the mask, or −1 − c when all have the coverage c.
  int32_t mask;
} arcline_run;

/// The runs of a shape in consecutive rows.
typedef struct arcline_coverage {
  const arcline_run *runs;
  /// For each row the index after its last run.
  const int32_t *row_ends;
  const uint8_t *mask;
  /// Index of the first row's first run.
  ptrdiff_t first;
  /// Number of rows.
  ptrdiff_t rows;
} arcline_coverage;

/// A rectangle of pixels in memory.
typedef struct arcline_target {
  /// The pixel of the first row in column `left`.
  uint32_t *pixels;
  /// Distance to the pixel below, in pixels.
  ptrdiff_t stride;
  /// The column of the first pixel; runs must not begin before it.
  int32_t left;
} arcline_target;

/// What a solid shape is drawn with.
typedef struct arcline_solid {
  /// The source of row i is `sources[i * step]`; a step of 0 gives one source for all rows.
  const uint32_t *sources;
  ptrdiff_t step;
  /// The result of laying the source over what is known to lie under the whole shape, for pixels of
  /// full coverage, when `has_result` says so.
  uint32_t result;
  bool has_result;
} arcline_solid;

/// Fills a rectangle with one pixel value.
void arcline_draw_ground(const arcline_target *target, ptrdiff_t width, ptrdiff_t rows, uint32_t pixel);

/// Lays one colour, or one a row, over the pixels.
void arcline_draw_solid(
    const arcline_target *target, const arcline_coverage *coverage, const arcline_solid *solid);

/// Lays a linear gradient that changes along the rows over the pixels. `line->base` holds for the
/// first row and grows by `row_step` for each further one. `scratch` has room for the longest run.
void arcline_draw_linear(
    const arcline_target *target, const arcline_coverage *coverage, const uint32_t *table,
    const arcline_linear *line, int64_t row_step, uint32_t *scratch);

/// Lays a conic gradient over the pixels; `y` is the first row's number in the picture.
void arcline_draw_conic(
    const arcline_target *target, const arcline_coverage *coverage, const uint32_t *table,
    const arcline_conic *conic, int32_t y, uint32_t *scratch);

/// Lays one colour over the pixels, weakened by a depth for each pixel besides the coverage.
/// `depths[0]` belongs to column `left` of the first row, and `depth_stride` leads to the next row.
/// `scratch` has room for the longest run.
void arcline_draw_depths(
    const arcline_target *target, const arcline_coverage *coverage, const uint8_t *depths,
    ptrdiff_t depth_stride, uint32_t pixel, uint32_t *scratch);

#pragma clang assume_nonnull end

#endif
