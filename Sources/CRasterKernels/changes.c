// What becomes of a shape's pixels when its edges change.

#include <stdlib.h>
#include <string.h>

#include "edges.h"

static void *room_for(void *memory, ptrdiff_t *room, ptrdiff_t count, size_t size) {
  if (count <= *room) return memory;
  *room = count + count / 2;
  free(memory);
  void *result = malloc((size_t)*room * size);
  // As the language's own arrays do, a program without memory stops.
  if (!result) abort();
  return result;
}

void arcline_coverage_set_edges(arcline_coverage *c, const arcline_edges *edges) {
  c->lines = room_for(c->lines, &c->line_room, edges->line_count, sizeof(arcline_line_edge));
  c->arcs = room_for(c->arcs, &c->arc_room, edges->arc_count, sizeof(arcline_arc_edge));
  if (edges->line_count > 0) {
    memcpy(c->lines, edges->lines, (size_t)edges->line_count * sizeof(arcline_line_edge));
  }
  if (edges->arc_count > 0) {
    memcpy(c->arcs, edges->arcs, (size_t)edges->arc_count * sizeof(arcline_arc_edge));
  }
  c->edges = (arcline_edges){c->lines, c->arcs, edges->line_count, edges->arc_count};
}

static inline bool is_same_line(const arcline_line_edge *a, const arcline_line_edge *b) {
  return a->x0 == b->x0 && a->y0 == b->y0 && a->x1 == b->x1 && a->y1 == b->y1 &&
         a->winding == b->winding;
}

/// Whether both are parts of the same quarter of the same circle.
static inline bool is_same_quarter(const arcline_arc_edge *a, const arcline_arc_edge *b) {
  return a->center_x == b->center_x && a->center_y == b->center_y &&
         a->squared_radius == b->squared_radius && a->winding == b->winding &&
         a->side == b->side && a->half == b->half;
}

static inline bool is_same_arc(const arcline_arc_edge *a, const arcline_arc_edge *b) {
  return is_same_quarter(a, b) && a->x0 == b->x0 && a->y0 == b->y0 && a->x1 == b->x1 &&
         a->y1 == b->y1;
}

/// The least rectangle around points in fixed point.
typedef struct box {
  int32_t min_x, min_y, max_x, max_y;
} box;

static inline void add_point(box *b, int32_t x, int32_t y) {
  b->min_x = smaller(b->min_x, x);
  b->max_x = larger(b->max_x, x);
  b->min_y = smaller(b->min_y, y);
  b->max_y = larger(b->max_y, y);
}

/// The whole pixels, and one more on every side: a row takes its places from the edges' ends too.
static inline arcline_rect pixels_of(const box *b) {
  if (b->min_x > b->max_x) return (arcline_rect){0, 0, 0, 0};
  return (arcline_rect){
      (b->min_x >> BITS) - 1, (b->min_y >> BITS) - 1, ((b->max_x - 1) >> BITS) + 2,
      ((b->max_y - 1) >> BITS) + 2};
}

static const box no_box = {INT32_MAX, INT32_MAX, INT32_MIN, INT32_MIN};

/// Rows in which columns are marked; `rows` belongs to row 0.
typedef struct marker {
  arcline_span *rows;
  int32_t min_y, max_y;
} marker;

static inline void mark(arcline_span *row, int32_t low, int32_t high) {
  if (low < row->min_x) row->min_x = low;
  if (high > row->max_x) row->max_x = high;
}

/// Marks the columns that an edge passes through, row by row, with one more on either side.
static inline void mark_between(arcline_span *row, int32_t x, int32_t next_x) {
  mark(row, (smaller(x, next_x) >> BITS) - 1, (larger(x, next_x) >> BITS) + 2);
}

/// Bits of a place below those of fixed point.
#define PLACE_BITS 24

static void mark_line(const marker *m, const arcline_line_edge *e) {
  const int32_t first = larger(e->y0 >> BITS, m->min_y);
  const int32_t last = smaller((e->y1 - 1) >> BITS, m->max_y - 1);
  if (first > last) return;
  // In 1/2³² pixel; the error of a row's advance stays far below the column that is added.
  const double advance = ((double)e->x1 - e->x0) / ((double)e->y1 - e->y0);
  const int64_t slope = (int64_t)(advance * (1 << PLACE_BITS));
  const int32_t low = smaller(e->x0, e->x1), high = larger(e->x0, e->x1);
  int32_t y = larger(e->y0, first * ONE);
  int64_t place = (int64_t)e->x0 * (1 << PLACE_BITS) + ((int64_t)y - e->y0) * slope;
  int32_t x = clamped(place >> PLACE_BITS, low, high);
  // What it is made of is read once: a row that is marked might be a part of it to the compiler.
  const int32_t end_y = e->y1;
  arcline_span *rows = m->rows;
  for (int32_t row = first; row <= last; row++) {
    const int32_t next_y = smaller(end_y, (row + 1) * ONE);
    place += (next_y - y) * slope;
    const int32_t next_x = clamped(place >> PLACE_BITS, low, high);
    mark_between(rows + row, x, next_x);
    x = next_x;
    y = next_y;
  }
}

static void mark_arc(const marker *m, const arcline_arc_edge *edge) {
  const arcline_arc_edge copy = *edge, *e = &copy;
  arcline_span *rows = m->rows;
  const int32_t first = larger(e->y0 >> BITS, m->min_y);
  const int32_t last = smaller((e->y1 - 1) >> BITS, m->max_y - 1);
  if (first > last) return;
  int32_t y = larger(e->y0, first * ONE), x = y == e->y0 ? e->x0 : arc_place(e, y);
  for (int32_t row = first; row <= last; row++) {
    const int32_t next_y = smaller(e->y1, (row + 1) * ONE);
    const int32_t next_x = next_y == e->y1 ? e->x1 : arc_place(e, next_y);
    mark_between(rows + row, x, next_x);
    x = next_x;
  }
}

static void mark_rect(const marker *m, arcline_rect rect) {
  const int32_t last = smaller(rect.max_y, m->max_y);
  for (int32_t row = larger(rect.min_y, m->min_y); row < last; row++) {
    mark(m->rows + row, rect.min_x, rect.max_x);
  }
}

/// What two lists have in common at their beginnings, and where the rest of each ends.
typedef struct middle {
  ptrdiff_t first, old_end, new_end;
} middle;

static middle lines_middle(const arcline_edges *old, const arcline_edges *new) {
  const ptrdiff_t common =
      old->line_count < new->line_count ? old->line_count : new->line_count;
  const arcline_line_edge *old_end = old->lines + old->line_count;
  const arcline_line_edge *new_end = new->lines + new->line_count;
  ptrdiff_t first = 0, last = 0;
  while (first < common && is_same_line(old->lines + first, new->lines + first)) first++;
  while (last < common - first && is_same_line(old_end - last - 1, new_end - last - 1)) last++;
  return (middle){first, old->line_count - last, new->line_count - last};
}

static middle arcs_middle(const arcline_edges *old, const arcline_edges *new) {
  const ptrdiff_t common = old->arc_count < new->arc_count ? old->arc_count : new->arc_count;
  const arcline_arc_edge *old_end = old->arcs + old->arc_count;
  const arcline_arc_edge *new_end = new->arcs + new->arc_count;
  ptrdiff_t first = 0, last = 0;
  while (first < common && is_same_arc(old->arcs + first, new->arcs + first)) first++;
  while (last < common - first && is_same_arc(old_end - last - 1, new_end - last - 1)) last++;
  return (middle){first, old->arc_count - last, new->arc_count - last};
}

/// A quarter occurs once in an outline, and outlines have few of them; longer lists are not searched.
#define MOST_QUARTERS 24

/// What only one of two lists of edges has: lines as they stand in the lists, arcs, and the places of
/// ends where parts of the same quarter differ in those only.
typedef struct difference {
  const arcline_edges *old, *new;
  middle lines, arcs;
  /// Whether the arcs have been sorted out; else all in the middle differ.
  bool is_sorted;
  const arcline_arc_edge *single[2 * MOST_QUARTERS];
  int32_t single_count;
  box ends[2 * MOST_QUARTERS];
  int32_t end_count;
} difference;

/// The arc of `arcs` on the same quarter that overlaps another one; null when there is none.
static const arcline_arc_edge *match(
    const arcline_arc_edge *arc, const arcline_arc_edge *arcs, ptrdiff_t count) {
  for (ptrdiff_t i = 0; i < count; i++) {
    if (is_same_quarter(arcs + i, arc)) {
      return arcs[i].y1 <= arc->y0 || arc->y1 <= arcs[i].y0 ? NULL : arcs + i;
    }
  }
  return NULL;
}

/// Notes the places of two ends that are not the same.
static void add_ends(difference *d, int32_t x0, int32_t y0, int32_t x1, int32_t y1) {
  if (x0 == x1 && y0 == y1) return;
  box *ends = d->ends + d->end_count++;
  *ends = no_box;
  add_point(ends, x0, y0);
  add_point(ends, x1, y1);
}

static void find_difference(difference *d, const arcline_edges *old, const arcline_edges *new) {
  d->old = old;
  d->new = new;
  d->lines = lines_middle(old, new);
  d->arcs = arcs_middle(old, new);
  d->single_count = d->end_count = 0;
  const ptrdiff_t first = d->arcs.first;
  const ptrdiff_t old_count = d->arcs.old_end - first, new_count = d->arcs.new_end - first;
  d->is_sorted = old_count <= MOST_QUARTERS && new_count <= MOST_QUARTERS;
  if (!d->is_sorted) return;
  const arcline_arc_edge *old_arcs = old->arcs + first, *new_arcs = new->arcs + first;
  for (ptrdiff_t i = 0; i < old_count; i++) {
    const arcline_arc_edge *a = old_arcs + i, *b = match(a, new_arcs, new_count);
    if (!b) {
      d->single[d->single_count++] = a;
    } else {
      add_ends(d, a->x0, a->y0, b->x0, b->y0);
      add_ends(d, a->x1, a->y1, b->x1, b->y1);
    }
  }
  for (ptrdiff_t i = 0; i < new_count; i++) {
    if (!match(new_arcs + i, old_arcs, old_count)) d->single[d->single_count++] = new_arcs + i;
  }
}

static void add_lines(box *all, const arcline_line_edge *edges, ptrdiff_t count) {
  for (ptrdiff_t i = 0; i < count; i++) {
    add_point(all, edges[i].x0, edges[i].y0);
    add_point(all, edges[i].x1, edges[i].y1);
  }
}

static void add_arc(box *all, const arcline_arc_edge *edge) {
  add_point(all, edge->x0, edge->y0);
  add_point(all, edge->x1, edge->y1);
}

static arcline_rect changed_area(const difference *d) {
  box all = no_box;
  add_lines(&all, d->old->lines + d->lines.first, d->lines.old_end - d->lines.first);
  add_lines(&all, d->new->lines + d->lines.first, d->lines.new_end - d->lines.first);
  for (int32_t i = 0; i < d->single_count; i++) add_arc(&all, d->single[i]);
  for (int32_t i = 0; i < d->end_count; i++) {
    add_point(&all, d->ends[i].min_x, d->ends[i].min_y);
    add_point(&all, d->ends[i].max_x, d->ends[i].max_y);
  }
  if (!d->is_sorted) {
    for (ptrdiff_t i = d->arcs.first; i < d->arcs.old_end; i++) add_arc(&all, d->old->arcs + i);
    for (ptrdiff_t i = d->arcs.first; i < d->arcs.new_end; i++) add_arc(&all, d->new->arcs + i);
  }
  return pixels_of(&all);
}

/// From so many lines on, those between others are left out.
#define MANY_LINES 8

/// Marks lines, but for those that lie within `inner`, where all is marked.
static void mark_lines(
    const marker *m, const arcline_line_edge *edges, ptrdiff_t count, const box *inner) {
  for (ptrdiff_t i = 0; i < count; i++) {
    const arcline_line_edge *e = edges + i;
    if (smaller(e->x0, e->x1) >= inner->min_x && larger(e->x0, e->x1) <= inner->max_x &&
        e->y0 >= inner->min_y && e->y1 <= inner->max_y) {
      continue;
    }
    mark_line(m, e);
  }
}

/// Marks the leftmost and the rightmost of the longest lines, and returns where all between them is
/// marked.
static box mark_outermost(const marker *m, const arcline_line_edge *edges, ptrdiff_t count) {
  int32_t height = 0;
  for (ptrdiff_t i = 0; i < count; i++) height = larger(height, edges[i].y1 - edges[i].y0);
  const arcline_line_edge *left = NULL, *right = NULL;
  for (ptrdiff_t i = 0; i < count; i++) {
    const arcline_line_edge *e = edges + i;
    if (e->y1 - e->y0 < height) continue;
    if (!left || (int64_t)e->x0 + e->x1 < (int64_t)left->x0 + left->x1) left = e;
    if (!right || (int64_t)e->x0 + e->x1 > (int64_t)right->x0 + right->x1) right = e;
  }
  mark_line(m, left);
  mark_line(m, right);
  // A column less on either side, because an edge marks one more than it passes through.
  return (box){
      larger(left->x0, left->x1) + ONE, larger(left->y0, right->y0),
      smaller(right->x0, right->x1) - ONE, smaller(left->y1, right->y1)};
}

static void mark_changed_lines(const difference *d, const marker *m) {
  const arcline_line_edge *old = d->old->lines + d->lines.first;
  const arcline_line_edge *new = d->new->lines + d->lines.first;
  const ptrdiff_t old_count = d->lines.old_end - d->lines.first;
  const ptrdiff_t new_count = d->lines.new_end - d->lines.first;
  // Stripes that move change from their first to their last: what lies between is marked by these.
  box inner = {INT32_MAX, INT32_MAX, INT32_MIN, INT32_MIN};
  if (new_count >= MANY_LINES) inner = mark_outermost(m, new, new_count);
  mark_lines(m, old, old_count, &inner);
  mark_lines(m, new, new_count, &inner);
}

static void mark_changes(const difference *d, const marker *m) {
  mark_changed_lines(d, m);
  for (int32_t i = 0; i < d->single_count; i++) mark_arc(m, d->single[i]);
  for (int32_t i = 0; i < d->end_count; i++) mark_rect(m, pixels_of(d->ends + i));
  if (!d->is_sorted) {
    for (ptrdiff_t i = d->arcs.first; i < d->arcs.old_end; i++) mark_arc(m, d->old->arcs + i);
    for (ptrdiff_t i = d->arcs.first; i < d->arcs.new_end; i++) mark_arc(m, d->new->arcs + i);
  }
}

static inline bool is_empty(arcline_rect r) { return r.min_x >= r.max_x || r.min_y >= r.max_y; }

static arcline_rect intersection(arcline_rect a, arcline_rect b) {
  return (arcline_rect){
      larger(a.min_x, b.min_x), larger(a.min_y, b.min_y), smaller(a.max_x, b.max_x),
      smaller(a.max_y, b.max_y)};
}

static arcline_rect united(arcline_rect a, arcline_rect b) {
  if (is_empty(a)) return b;
  return (arcline_rect){
      smaller(a.min_x, b.min_x), smaller(a.min_y, b.min_y), larger(a.max_x, b.max_x),
      larger(a.max_y, b.max_y)};
}

arcline_rect arcline_coverage_change(
    arcline_coverage *c, const arcline_edges *edges, arcline_rect canvas, arcline_span *rows) {
  difference d;
  find_difference(&d, &c->edges, edges);
  arcline_rect area = intersection(changed_area(&d), canvas);
  if (is_empty(area)) {
    area = (arcline_rect){0, 0, 0, 0};
  } else {
    const int32_t height = area.max_y - area.min_y;
    for (int32_t i = 0; i < height; i++) rows[i] = (arcline_span){INT32_MAX, INT32_MIN};
    const marker m = {rows - area.min_y, area.min_y, area.max_y};
    mark_changes(&d, &m);
    for (int32_t i = 0; i < height; i++) {
      rows[i].min_x = larger(rows[i].min_x, area.min_x);
      rows[i].max_x = smaller(rows[i].max_x, area.max_x);
      if (rows[i].min_x >= rows[i].max_x) rows[i] = (arcline_span){0, 0};
    }
    c->stale = united(c->stale, area);
  }
  arcline_coverage_set_edges(c, edges);
  return area;
}

/// Columns between two spans that may be drawn for nothing.
#define MOST_BETWEEN 8

bool arcline_rows_unite(
    arcline_span *rows, arcline_rect *area, const arcline_span *others, arcline_rect other_area) {
  const int32_t first = larger(area->min_y, other_area.min_y);
  const int32_t last = smaller(area->max_y, other_area.max_y);
  // Rows of which neither has any would have to be named.
  if (first > last) return false;
  for (int32_t y = first; y < last; y++) {
    const arcline_span a = rows[y - area->min_y], b = others[y - other_area.min_y];
    if (a.min_x == a.max_x || b.min_x == b.max_x) continue;
    if (larger(a.min_x, b.min_x) - smaller(a.max_x, b.max_x) > MOST_BETWEEN) return false;
  }
  const arcline_rect all = united(*area, other_area);
  if (all.min_y < area->min_y) {
    memmove(
        rows + (area->min_y - all.min_y), rows,
        (size_t)(area->max_y - area->min_y) * sizeof(arcline_span));
  }
  for (int32_t y = all.min_y; y < all.max_y; y++) {
    arcline_span *row = rows + (y - all.min_y);
    if (y < area->min_y || y >= area->max_y) *row = (arcline_span){0, 0};
    if (y < other_area.min_y || y >= other_area.max_y) continue;
    const arcline_span b = others[y - other_area.min_y];
    if (b.min_x == b.max_x) continue;
    if (row->min_x == row->max_x) {
      *row = b;
    } else {
      *row = (arcline_span){smaller(row->min_x, b.min_x), larger(row->max_x, b.max_x)};
    }
  }
  *area = all;
  return true;
}

ptrdiff_t arcline_rows_to_rects(
    const arcline_span *rows, ptrdiff_t count, int32_t first_row, arcline_rect *rects,
    arcline_span *around) {
  int32_t low = INT32_MAX, high = INT32_MIN;
  ptrdiff_t made = 0;
  for (ptrdiff_t i = 0; i < count;) {
    const int32_t min_x = rows[i].min_x, max_x = rows[i].max_x;
    const ptrdiff_t first = i++;
    while (i < count && rows[i].min_x == min_x && rows[i].max_x == max_x) i++;
    if (min_x >= max_x) continue;
    low = smaller(low, min_x);
    high = larger(high, max_x);
    rects[made++] =
        (arcline_rect){min_x, first_row + (int32_t)first, max_x, first_row + (int32_t)i};
  }
  *around = low < high ? (arcline_span){low, high} : (arcline_span){0, 0};
  return made;
}
