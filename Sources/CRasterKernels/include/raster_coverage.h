#ifndef ARCLINE_RASTER_COVERAGE_H
#define ARCLINE_RASTER_COVERAGE_H

#include <stddef.h>
#include <stdint.h>

/// From edges to coverage: signed area in cells, and runs of coverage that are kept row by row.
///
/// Coordinates of edges are in 1/256 pixel, of rectangles in pixels, all within ±2³⁰.

#pragma clang assume_nonnull begin

/// Pixels of a picture, half-open.
typedef struct arcline_rect {
  int32_t min_x, min_y, max_x, max_y;
} arcline_rect;

/// A straight edge that runs downward.
typedef struct arcline_line_edge {
  /// Upper end; lower end, y1 > y0.
  int32_t x0, y0, x1, y1;
  /// −1 when the boundary runs downward here, 1 when it runs upward.
  int32_t winding;
} arcline_line_edge;

/// A part of a circle that runs downward within a quarter turn.
///
/// It follows the true circle: heights and places at the sides of pixels come from one square root
/// each, which every processor rounds alike, and only the result is rounded to fixed point. Within a
/// pixel it is its chord, which leaves the circle by at most 1/(4·radius) pixel.
typedef struct arcline_arc_edge {
  /// Centre and square of the radius in fixed point, not rounded.
  double center_x, center_y, squared_radius;
  /// Upper end; lower end, y1 > y0.
  int32_t x0, y0, x1, y1;
  /// −1 when the boundary runs downward here, 1 when it runs upward.
  int32_t winding;
  /// 1 right of the centre, −1 left of it.
  int16_t side;
  /// 1 below the centre, −1 above it.
  int16_t half;
} arcline_arc_edge;

/// The cells of an area of pixels.
///
/// A cell holds the change of coverage from the pixel on its left, in units of 1/131 072 pixel
/// (fixed-point height × twice the fixed-point width). The running sum over a row is the exact
/// coverage of the outline after rounding: the method of FreeType's and font-rs' rasterizers, kept
/// in integers so that sums do not depend on their order. One bit a cell says where changes are, so
/// that reading a row costs as much as it has edges.
typedef struct arcline_grid {
  arcline_rect area;
  /// One cell for each pixel of a row and one for what goes on beyond the last; all zero at first.
  int32_t *cells;
  /// One bit for each cell, in whole words to a row.
  uint64_t *marks;
  ptrdiff_t stride, mark_stride;
} arcline_grid;

/// Adds straight edges to the cells. What lies outside the area changes only what is inside, and the
/// same numbers arise for every area: where an edge crosses a row depends on the edge alone.
void arcline_add_lines(const arcline_grid *grid, const arcline_line_edge *edges, ptrdiff_t count);

/// Adds circular edges to the cells.
void arcline_add_arcs(const arcline_grid *grid, const arcline_arc_edge *edges, ptrdiff_t count);

/// Neighbouring pixels of a row.
typedef struct arcline_run {
  /// First column, and the column after the last.
  int32_t x, end;
  /// Where the coverage of the pixels stands in the mask, or −1 − c when all have the coverage c.
  int32_t mask;
} arcline_run;

/// Where the runs of a row stand, and how many there is room for.
typedef struct arcline_row {
  int32_t first, count, room;
} arcline_row;

/// The coverage of a shape in an area, as runs from left to right in every row. Pixels without
/// coverage have no run.
typedef struct arcline_coverage {
  arcline_rect area;
  arcline_row *_Nullable rows;
  arcline_run *_Nullable runs;
  uint8_t *_Nullable mask;
  /// Rows, runs and mask values that there is room for.
  int32_t row_room, run_room, mask_room;
  /// Runs and mask values in use, and how many of them belong to rows.
  int32_t run_count, mask_count, live_runs, live_mask;
} arcline_coverage;

/// Columns of a row; none when min_x = max_x.
typedef struct arcline_span {
  int32_t min_x, max_x;
} arcline_span;

/// Makes the coverage empty, of another area. The memory is kept.
void arcline_coverage_reset(arcline_coverage *coverage, arcline_rect area);

/// Makes the area larger, by pixels without coverage. The new area must contain the old one.
void arcline_coverage_extend(arcline_coverage *coverage, arcline_rect area);

/// Gives the memory back.
void arcline_coverage_free(arcline_coverage *coverage);

/// Takes over the cells' coverage for the cells' area, which must lie inside the coverage's, and
/// clears the cells. `changes` gets for each row of cells the columns in which the coverage differs
/// from what it was.
void arcline_coverage_take(
    arcline_coverage *coverage, const arcline_grid *grid, arcline_span *changes);

/// Writes the coverage of a part of row `y` into `levels`.
void arcline_coverage_levels(
    const arcline_coverage *coverage, int32_t y, arcline_span span, uint8_t *levels);

#pragma clang assume_nonnull end

#endif
