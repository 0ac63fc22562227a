#ifndef ARCLINE_RASTER_COVERAGE_H
#define ARCLINE_RASTER_COVERAGE_H

#include <stdbool.h>
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

/// Columns of a row; none when min_x = max_x.
typedef struct arcline_span {
  int32_t min_x, max_x;
} arcline_span;

/// The edges of a shape.
typedef struct arcline_edges {
  const arcline_line_edge *_Nullable lines;
  const arcline_arc_edge *_Nullable arcs;
  ptrdiff_t line_count, arc_count;
} arcline_edges;

/// The cells of an area of pixels.
///
/// A cell holds the change of coverage from the pixel on its left, in units of 1/131 072 pixel
/// (fixed-point height × twice the fixed-point width). The running sum over a row is the exact
/// coverage of the outline after rounding: the method of FreeType's and font-rs' rasterizers, kept
/// in integers so that sums do not depend on their order. One bit a cell says where changes are, so
/// that reading a row costs as much as it has edges.
typedef struct arcline_grid {
  arcline_rect area;
  /// For each row the columns that its cells stand for, inside the area; null when those are all.
  const arcline_span *_Nullable spans;
  /// One cell for each pixel of a row and one for what goes on beyond the last; all zero at first.
  int32_t *cells;
  /// One bit for each cell, in whole words to a row.
  uint64_t *marks;
  ptrdiff_t stride, mark_stride;
  /// What edges left of the area add to the rows' first cells, as a change from row to row, while edges
  /// are added: one number for each row and one more, all zero at first. Null does without.
  int32_t *_Nullable entering;
} arcline_grid;

/// Adds a shape's edges to the cells. What lies outside the area changes only what is inside, and the
/// same numbers arise for every area: where an edge crosses a row depends on the edge alone.
void arcline_add_edges(const arcline_grid *grid, const arcline_edges *edges);

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
///
/// While a shape moves its runs are left behind: a row of few columns is drawn from the edges at once,
/// and only where more is drawn the runs are brought up to date first.
typedef struct arcline_coverage {
  arcline_rect area;
  arcline_row *_Nullable rows;
  arcline_run *_Nullable runs;
  uint8_t *_Nullable mask;
  /// Rows, runs and mask values that there is room for.
  int32_t row_room, run_room, mask_room;
  /// Runs and mask values in use, and how many of them belong to rows.
  int32_t run_count, mask_count, live_runs, live_mask;
  /// The shape's edges, and the pixels in which runs may not follow them.
  arcline_edges edges;
  arcline_rect stale;
  /// The memory of the edges, and what there is room for.
  arcline_line_edge *_Nullable lines;
  arcline_arc_edge *_Nullable arcs;
  ptrdiff_t line_room, arc_room;
} arcline_coverage;

/// Makes the coverage empty, of another area. The memory is kept.
void arcline_coverage_reset(arcline_coverage *coverage, arcline_rect area);

/// Makes the area larger, by pixels without coverage. The new area must contain the old one.
void arcline_coverage_extend(arcline_coverage *coverage, arcline_rect area);

/// Gives the memory back.
void arcline_coverage_free(arcline_coverage *coverage);

/// Gives the shape other edges without looking at what changes.
void arcline_coverage_set_edges(arcline_coverage *coverage, const arcline_edges *edges);

/// Gives the shape other edges and returns a rectangle of pixels inside `canvas` outside which its
/// coverage stays the same. `rows`, which has room for all rows of the canvas, gets for each row of
/// the rectangle the columns in which it may differ.
///
/// What belongs to one shape and not to the other is bounded by the edges that only one of them has.
/// Edges keep their order from step to step, so those lie between what the lists have in common at
/// their beginnings and at their ends.
arcline_rect arcline_coverage_change(
    arcline_coverage *coverage, const arcline_edges *edges, arcline_rect canvas,
    arcline_span *rows);

/// Adds the columns of rows to those of others, row by row, when that hardly adds any between them;
/// else it changes nothing and returns false. The spans belong to the rows of the rectangles, which are
/// not empty; `rows` has room for those of both.
bool arcline_rows_unite(
    arcline_span *rows, arcline_rect *area, const arcline_span *others, arcline_rect other_area);

/// Turns the columns of `count` rows, the first one row `first_row`, into rectangles of rows alike, in
/// their order; `rects` has room for one a row. Returns how many there are, and in `around` the least
/// columns that contain them all.
ptrdiff_t arcline_rows_to_rects(
    const arcline_span *rows, ptrdiff_t count, int32_t first_row, arcline_rect *rects,
    arcline_span *around);

/// Takes over the cells' coverage for the cells' area, which must lie inside the coverage's and have
/// no columns of its own for each row, and clears the cells.
void arcline_coverage_take(arcline_coverage *coverage, const arcline_grid *grid);

/// Writes the coverage of a part of row `y` into `levels`.
void arcline_coverage_levels(
    const arcline_coverage *coverage, int32_t y, arcline_span span, uint8_t *levels);

#pragma clang assume_nonnull end

#endif
