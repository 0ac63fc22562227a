#include "edges.h"

/// What an edge's loop is made of is part of it, and the grid a copy of its own, so that what it says
/// stays in registers: to the compiler every cell that is written might be a part of the grid.
#define INLINE static inline __attribute__((always_inline))

/// The columns of a row of cells.
INLINE arcline_span columns_of(const arcline_grid *grid, ptrdiff_t row) {
  return grid->spans ? grid->spans[row] : (arcline_span){grid->area.min_x, grid->area.max_x};
}

/// Adds a piece left of a row's columns: it enters at the first one.
INLINE void enter(const arcline_grid *grid, ptrdiff_t row, int32_t height) {
  grid->cells[row * grid->stride] += height * (2 * ONE);
  grid->marks[row * grid->mark_stride] |= 1;
}

/// Adds a piece within one pixel of a row's columns: its height, and the sum of its ends' distances from the left.
INLINE void deposit(
    const arcline_grid *grid, ptrdiff_t row, ptrdiff_t index, int32_t height, int32_t offsets) {
  int32_t next = height * offsets;
  int32_t *cell = grid->cells + row * grid->stride + index;
  cell[0] += height * (2 * ONE) - next;
  cell[1] += next;
  uint64_t *marks = grid->marks + row * grid->mark_stride + (index >> 6);
  ptrdiff_t bit = index & 63;
  marks[0] |= UINT64_C(3) << bit;
  if (bit == 63) marks[1] |= 1;
}

/// The sum of two places' distances from the left side of a column.
INLINE int32_t offsets(int32_t column, int32_t x, int32_t next_x) {
  return (x - column * ONE) + (next_x - column * ONE);
}

/// A piece of an edge within one row, from left to right.
typedef struct piece {
  int32_t left_x, left_y, right_x, right_y;
} piece;

/// Where a straight piece passes the sides of columns, one after another: the quotient rounded down and
/// its remainder are carried on, because a division for each would cost more than all the rest.
typedef struct slope {
  int32_t y, whole;
  /// In parts of `parts`, the piece's width.
  int64_t remainder, part, parts;
} slope;

/// The slope of a piece that passes a side at `x`, and perhaps others up to its end.
INLINE slope slope_at(const piece *p, int32_t x) {
  const int64_t height = p->right_y - p->left_y, parts = (int64_t)p->right_x - p->left_x;
  const floored y = floor_divide(((int64_t)x - p->left_x) * height, parts);
  slope result = {p->left_y + (int32_t)y.quotient, 0, y.remainder, 0, parts};
  if (x + ONE >= p->right_x) return result;
  const floored step = floor_divide(ONE * height, parts);
  result.whole = (int32_t)step.quotient;
  result.part = step.remainder;
  return result;
}

/// Goes on to the next side.
INLINE void advance(slope *s) {
  s->remainder += s->part;
  const bool is_whole = s->remainder >= s->parts;
  s->y += s->whole + is_whole;
  s->remainder -= is_whole ? s->parts : 0;
}

INLINE int32_t arc_height(const arcline_arc_edge *arc, const piece *p, int32_t x) {
  double dx = x - arc->center_x, square = arc->squared_radius - dx * dx;
  int64_t y = nearest(arc->center_y + arc->half * sqrt(square > 0 ? square : 0));
  return clamped(y, smaller(p->left_y, p->right_y), larger(p->left_y, p->right_y));
}

/// Adds a piece within one row that crosses several columns. `arc` is null for a straight one.
INLINE void cross(
    const arcline_grid *grid, ptrdiff_t row, arcline_span within,
    const arcline_arc_edge *_Nullable arc, piece p, int32_t winding) {
  int32_t column = p.left_x >> BITS, x = p.left_x, y = p.left_y;
  const int32_t last = (p.right_x - 1) >> BITS, end = smaller(last, within.max_x - 1);
  // The first side that it passes and that matters.
  const int32_t first_side = larger(column + 1, within.min_x) * ONE;
  slope line = {0};
  if (!arc && first_side < p.right_x) line = slope_at(&p, first_side);
  if (column < within.min_x) {
    x = smaller(p.right_x, first_side);
    const int32_t side_y = x == p.right_x ? p.right_y : arc ? arc_height(arc, &p, x) : line.y;
    if (!arc) advance(&line);
    enter(grid, row, winding * (side_y - y));
    y = side_y;
    column = within.min_x;
  }
  for (; column <= end; column++) {
    int32_t next_x = p.right_x, next_y = p.right_y;
    if (column != last) {
      next_x = (column + 1) * ONE;
      next_y = arc ? arc_height(arc, &p, next_x) : line.y;
      if (!arc) advance(&line);
    }
    deposit(
        grid, row, column - within.min_x, winding * (next_y - y), offsets(column, x, next_x));
    x = next_x;
    y = next_y;
  }
}

/// Adds a piece within one row.
INLINE void add_piece(
    const arcline_grid *grid, ptrdiff_t row, const arcline_arc_edge *_Nullable arc, int32_t x,
    int32_t y, int32_t next_x, int32_t next_y, int32_t winding) {
  const arcline_span within = columns_of(grid, row);
  const int32_t column = smaller(x, next_x) >> BITS, right = larger(x, next_x);
  if (column >= within.max_x) return;
  if (right >> BITS < within.min_x) {
    enter(grid, row, winding * (next_y - y));
  } else if (x == next_x || column == (right - 1) >> BITS) {
    if (column < within.min_x) {
      enter(grid, row, winding * (next_y - y));
    } else {
      deposit(
          grid, row, column - within.min_x, winding * (next_y - y), offsets(column, x, next_x));
    }
  } else {
    // Walking from left to right reverses a piece that runs to the left.
    const bool runs_right = x < next_x;
    const piece p =
        runs_right ? (piece){x, y, next_x, next_y} : (piece){next_x, next_y, x, y};
    cross(grid, row, within, arc, p, runs_right ? winding : -winding);
  }
}

/// The rows of an edge that lie in the area, and where the edge begins in the first of them.
typedef struct stretch {
  int32_t first, last, y;
} stretch;

/// Adds an edge left of the area between two heights, measured from the area's top: all of a row but
/// for the parts above the edge's upper and below its lower end.
INLINE void enter_rows(const arcline_grid *grid, int32_t y, int32_t end, int32_t winding) {
  int32_t *change = grid->entering;
  const int32_t upper = y & (ONE - 1), lower = end & (ONE - 1);
  change[y >> BITS] += winding * (ONE - upper);
  change[(y >> BITS) + 1] += winding * upper;
  change[end >> BITS] += winding * (lower - ONE);
  if (lower > 0) change[(end >> BITS) + 1] -= winding * lower;
}

/// False when the edge changes nothing, or has been added because it lies left of the area.
INLINE bool clip(
    const arcline_grid *grid, int32_t x0, int32_t y0, int32_t x1, int32_t y1, int32_t winding,
    stretch *rows) {
  const arcline_rect area = grid->area;
  rows->first = larger(area.min_y, y0 >> BITS);
  rows->last = smaller(area.max_y - 1, (y1 - 1) >> BITS);
  // Right of the area there is nothing left to change.
  if (rows->first > rows->last || smaller(x0, x1) >> BITS >= area.max_x) return false;
  rows->y = larger(y0, rows->first * ONE);
  if (larger(x0, x1) >> BITS >= area.min_x) return true;
  if (grid->entering) {
    const int32_t top = area.min_y * ONE;
    enter_rows(grid, rows->y - top, smaller(y1, area.max_y * ONE) - top, winding);
    return false;
  }
  int32_t y = rows->y;
  for (int32_t row = rows->first; row <= rows->last; row++) {
    int32_t next = smaller(y1, (row + 1) * ONE);
    enter(grid, row - area.min_y, winding * (next - y));
    y = next;
  }
  return false;
}

static void add_lines(
    const arcline_grid *shared, const arcline_line_edge *edges, ptrdiff_t count) {
  const arcline_grid copy = *shared, *grid = &copy;
  for (ptrdiff_t i = 0; i < count; i++) {
    const arcline_line_edge e = edges[i];
    stretch rows;
    if (!clip(grid, e.x0, e.y0, e.x1, e.y1, e.winding, &rows)) continue;
    // The place at a height is rounded down; from row to row quotient and remainder are carried on.
    int64_t dx = (int64_t)e.x1 - e.x0, dy = (int64_t)e.y1 - e.y0;
    int32_t y = rows.y;
    int64_t x = e.x0 + floor_divide(((int64_t)y - e.y0) * dx, dy).quotient, remainder = 0;
    int64_t whole = 0, part = 0;
    bool is_carried = false;
    for (int32_t row = rows.first; row <= rows.last; row++) {
      int32_t next_y = (row + 1) * ONE;
      int64_t next_x = e.x1;
      if (next_y >= e.y1) {
        next_y = e.y1;
      } else if (dx == 0) {
        next_x = e.x0;
      } else if (is_carried) {
        next_x = x + whole;
        remainder += part;
        if (remainder >= dy) {
          next_x++;
          remainder -= dy;
        }
      } else {
        const floored place = floor_divide(((int64_t)next_y - e.y0) * dx, dy);
        const floored step = floor_divide(ONE * dx, dy);
        next_x = e.x0 + place.quotient;
        remainder = place.remainder;
        whole = step.quotient;
        part = step.remainder;
        is_carried = true;
      }
      add_piece(
          grid, row - grid->area.min_y, NULL, (int32_t)x, y, (int32_t)next_x, next_y, e.winding);
      x = next_x;
      y = next_y;
    }
  }
}

static void add_arcs(
    const arcline_grid *shared, const arcline_arc_edge *edges, ptrdiff_t count) {
  const arcline_grid copy = *shared, *grid = &copy;
  for (ptrdiff_t i = 0; i < count; i++) {
    const arcline_arc_edge edge = edges[i], *e = &edge;
    stretch rows;
    if (!clip(grid, e->x0, e->y0, e->x1, e->y1, e->winding, &rows)) continue;
    int32_t y = rows.y, x = y == e->y0 ? e->x0 : arc_place(e, y);
    for (int32_t row = rows.first; row <= rows.last; row++) {
      int32_t next_y = (row + 1) * ONE, next_x;
      if (next_y >= e->y1) {
        next_y = e->y1;
        next_x = e->x1;
      } else {
        next_x = arc_place(e, next_y);
      }
      add_piece(grid, row - grid->area.min_y, e, x, y, next_x, next_y, e->winding);
      x = next_x;
      y = next_y;
    }
  }
}

void arcline_add_edges(const arcline_grid *grid, const arcline_edges *edges) {
  add_lines(grid, edges->lines, edges->line_count);
  add_arcs(grid, edges->arcs, edges->arc_count);
  if (!grid->entering) return;
  int32_t height = 0;
  for (int32_t row = 0; row < grid->area.max_y - grid->area.min_y; row++) {
    height += grid->entering[row];
    if (height != 0) enter(grid, row, height);
  }
}
