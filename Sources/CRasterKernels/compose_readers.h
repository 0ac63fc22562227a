// Shapes whose runs are left behind, in rows of many columns: drawn from their edges. Part of compose.h.
//
// A shape that moves from drawing to drawing would have its runs made only to be read once. Its cells
// are read instead, row by row and from left to right, in groups of eight; between groups that edges
// have marked the coverage stays the same.

#pragma clang assume_nonnull begin

/// Whether a layer is drawn from its edges inside an area.
INLINE bool is_read(const arcline_layer *layer, const arcline_rect *area) {
  return layer->coverage && has_row_pixel(layer) && meets(&layer->coverage->stale, area);
}

/// Makes the cells of the layers that are drawn from edges inside an area of few rows. The readers stand
/// in the order of the layers.
TARGET static readers make_readers(
    const arcline_plan *plan, selection layers, const arcline_rect *area,
    arcline_workspace *workspace) {
  const int32_t rows = area->max_y - area->min_y;
  int32_t count = 0;
  ptrdiff_t cells = 0, marks = 0;
  for (int32_t i = 0; i < layers.count; i++) {
    const arcline_layer *layer = plan->layers + layers.indices[i];
    if (!is_read(layer, area)) continue;
    const arcline_rect *b = &layer->bounds;
    // Whole groups begin where a record's blocks do.
    const int32_t min_x = (b->min_x > area->min_x ? b->min_x : area->min_x) & ~7;
    const int32_t max_x = b->max_x < area->max_x ? b->max_x : area->max_x;
    if (min_x >= max_x) continue;
    // One cell more than there are columns, in whole groups.
    const ptrdiff_t stride = (max_x - min_x + 8) & ~7, mark_stride = (stride + 63) >> 6;
    arcline_workspace_reserve_readers(
        workspace, count + 1, cells + stride * rows, marks + mark_stride * rows);
    workspace->readers[count++] = (arcline_reader){
        .layer = layer, .stride = stride, .mark_stride = mark_stride, .first_cell = cells,
        .first_mark = marks, .min_x = min_x, .max_x = max_x};
    cells += stride * rows;
    marks += mark_stride * rows;
  }
  for (int32_t i = 0; i < count; i++) {
    arcline_reader *reader = workspace->readers + i;
    const arcline_grid grid = {
        .area = {reader->min_x, area->min_y, reader->max_x, area->max_y},
        .cells = workspace->reader_cells + reader->first_cell,
        .marks = workspace->reader_marks + reader->first_mark, .stride = reader->stride,
        .mark_stride = reader->mark_stride};
    arcline_add_edges(&grid, &reader->layer->coverage->edges);
  }
  return (readers){workspace->readers, count};
}

/// Begins the row that is so many rows below the first one.
INLINE void begin_reading(readers all, const arcline_workspace *workspace, int32_t row) {
  for (int32_t i = 0; i < all.count; i++) {
    arcline_reader *reader = all.first + i;
    reader->cells = workspace->reader_cells + reader->first_cell + reader->stride * row;
    reader->marks = workspace->reader_marks + reader->first_mark + reader->mark_stride * row;
    reader->next = reader->sum = reader->marked = 0;
  }
}

/// Clears what was not read of the row.
static inline void end_reading(readers all) {
  for (int32_t i = 0; i < all.count; i++) {
    const arcline_reader *reader = all.first + i;
    for (ptrdiff_t word = reader->next >> 3; word < reader->mark_stride; word++) {
      for (uint64_t set = reader->marks[word]; set != 0; set &= set - 1) {
        reader->cells[(word << 6) + __builtin_ctzll(set)] = 0;
      }
      reader->marks[word] = 0;
    }
  }
}

/// The first marked group from `group` on; `end` when there is none before.
INLINE int32_t marked_group(const arcline_reader *reader, int32_t group, int32_t end) {
  while (group < end) {
    const uint64_t set = reader->marks[group >> 3] >> (8 * (group & 7));
    if (set != 0) {
      group += __builtin_ctzll(set) >> 3;
      return group < end ? group : end;
    }
    group = (group | 7) + 1;
  }
  return end;
}

/// Reads a marked group.
TARGET INLINE void read_marked(arcline_reader *reader, int32_t group) {
  reader->levels = read_group(reader->cells + 8 * group, &reader->sum);
  reader->marks[group >> 3] &= ~(UINT64_C(255) << (8 * (group & 7)));
  reader->next = group + 1;
}

/// Reads on up to column `x` and counts the marked groups from there to `max_x`; a group that `x` lies
/// in may have been read in part.
TARGET INLINE int32_t read_until(arcline_reader *reader, int32_t x, int32_t max_x) {
  const int32_t first = (x - reader->min_x) >> 3, end = ((max_x - 1 - reader->min_x) >> 3) + 1;
  int32_t group = reader->next;
  while ((group = marked_group(reader, group, first)) < first) read_marked(reader, group++);
  int32_t count = reader->next == first + 1;
  for (int32_t word = first >> 3; word << 3 < end; word++) {
    uint64_t set = reader->marks[word];
    if (word == first >> 3) set &= ~UINT64_C(0) << (8 * (first & 7));
    // One bit for each byte that is not 0.
    set |= set >> 4;
    set |= set >> 2;
    set |= set >> 1;
    count += __builtin_popcountll(set & UINT64_C(0x0101010101010101));
  }
  reader->marked = count;
  return count;
}

/// Lays up to eight columns under coverage.
TARGET INLINE void lay_group(
    row_state *r, int32_t x, int32_t end, uint32_t pixel, uint64_t levels) {
  if (levels == 0) return;
  keep_until(r, x);
  const segment s = r->old[r->at];
  // Pixels up to the eighth that have a known value may be written, for it is stored at the end.
  if (pixel_of(s) && !r->is_storing && x + 8 <= end_of(s)) {
    group_over(r->pixels + x, levels, pixel, pixel_of(s));
    r->x = end;
    r->at += end == end_of(s);
    push(r, end, 0);
  } else {
    memcpy(r->workspace->levels, &levels, sizeof levels);
    lay_masked(r, x, end, pixel, r->workspace->levels);
  }
}

/// Lays whole groups over one ground: into memory, for to keep so many stretches apart costs more.
TARGET static void lay_groups(
    const row_state *r, arcline_reader *reader, int32_t group, int32_t end, uint32_t pixel,
    uint32_t ground) {
  uint32_t *dst = r->pixels + reader->min_x;
  const uint32_t covered = arcline_over(pixel, ground);
  for (;;) {
    const uint32_t level = (uint32_t)arcline_level(reader->sum);
    const uint32_t value = level == 0     ? ground
                           : level == 255 ? covered
                                          : arcline_over(arcline_scale(pixel, level), ground);
    const int32_t marked = marked_group(reader, group, end);
    for (; group < marked; group++) fill8(dst + 8 * group, value);
    if (group == end) return;
    read_marked(reader, group);
    group_over(dst + 8 * group, reader->levels, pixel, ground);
    group++;
  }
}

/// Marked groups from which on whole groups are laid at once.
#define MANY_GROUPS 4

/// Lays a layer's one colour over columns [x, max_x), up to which has been read.
TARGET INLINE void lay_read(
    row_state *r, arcline_reader *reader, int32_t x, int32_t max_x, uint32_t pixel) {
  int32_t group = (x - reader->min_x) >> 3;
  const int32_t last = (max_x - 1 - reader->min_x) >> 3;
  while (x < max_x) {
    if (reader->next != group + 1) {
      if (reader->marked >= MANY_GROUPS && x == reader->min_x + 8 * group) {
        keep_until(r, x);
        const segment s = r->old[r->at];
        const int32_t whole = ((max_x < end_of(s) ? max_x : end_of(s)) - reader->min_x) >> 3;
        if (pixel_of(s) && !r->is_storing && whole - group >= MANY_GROUPS) {
          lay_groups(r, reader, group, whole, pixel, pixel_of(s));
          r->x = x = reader->min_x + 8 * whole;
          r->at += x == end_of(s);
          push(r, x, 0);
          group = whole;
          continue;
        }
      }
      const int32_t marked = marked_group(reader, group, last + 1);
      if (marked > group) {
        const int32_t marked_x = reader->min_x + 8 * marked;
        const int32_t end = marked_x < max_x ? marked_x : max_x;
        const uint32_t level = (uint32_t)arcline_level(reader->sum);
        if (level > 0) lay_pixel(r, x, end, arcline_scale(pixel, level));
        x = end;
        group = marked;
        continue;
      }
      read_marked(reader, group);
    }
    const int32_t group_x = reader->min_x + 8 * group;
    const int32_t end = group_x + 8 < max_x ? group_x + 8 : max_x;
    uint64_t levels = reader->levels >> (8 * (x - group_x));
    if (end - x < 8) levels &= ~(~UINT64_C(0) << (8 * (end - x)));
    lay_group(r, x, end, pixel, levels);
    x = end;
    group++;
  }
}

#pragma clang assume_nonnull end
