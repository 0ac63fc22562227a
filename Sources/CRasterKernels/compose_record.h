// Rows that are kept in a record. Part of compose.h.

#pragma clang assume_nonnull begin

/// Whole drawings after which a block with too much detail is tried again.
#define DETAIL_PAUSE 64

/// Puts the colours of the uppermost layer into the workspace's row with the others.
TARGET static void look_up_top(row_state *r, segment *segments) {
  int32_t x = r->min_x;
  for (int32_t i = 0; i < r->old_count; i++) {
    int32_t end = end_of(segments[i]);
    if (pixel_of(segments[i]) == TOP_COLORS) {
      look_up(r->top, r->workspace, r->y, x, end, r->pixels + x);
      segments[i] = known(end, 0);
    }
    x = end;
  }
}

/// Keeps a woven row in a cell; not when its words would be as many as its pixels. Returns whether.
static bool keep(const row_state *r, arcline_record *record, arcline_cell *cell) {
  int32_t words = 2 * r->old_count, x = r->min_x;
  for (int32_t i = 0; i < r->old_count; i++) {
    segment s = r->old[i];
    if (!pixel_of(s)) words += end_of(s) - x;
    x = end_of(s);
  }
  if (words > r->max_x - r->min_x) {
    cell->count = -DETAIL_PAUSE;
    return false;
  }
  uint32_t *stretches = arcline_record_place(record, cell, words);
  uint32_t *pixels = stretches + 2 * r->old_count;
  x = r->min_x;
  for (int32_t i = 0; i < r->old_count; i++) {
    segment s = r->old[i];
    *stretches++ = (uint32_t)end_of(s);
    *stretches++ = pixel_of(s);
    for (; x < end_of(s) && !pixel_of(s); x++) *pixels++ = r->pixels[x];
    x = end_of(s);
  }
  cell->count = r->old_count;
  return true;
}

/// The layers of an area that can change something in some of its columns.
static selection narrowed(
    const arcline_plan *plan, selection layers, int32_t min_x, int32_t max_x, int32_t *room) {
  selection result = {room, 0};
  for (int32_t i = 0; i < layers.count; i++) {
    const arcline_rect *b = &plan->layers[layers.indices[i]].bounds;
    if (b->min_x < max_x && b->max_x > min_x) room[result.count++] = layers.indices[i];
  }
  return result;
}

/// Notes for the blocks of some rows what happened to them since they were drawn last. What has
/// changed is not kept, for it may change again; what has not may be. Returns the blocks to be kept.
static uint64_t sort_blocks(arcline_record *record, int32_t min_y, int32_t max_y, uint64_t all) {
  const int32_t blocks = arcline_record_blocks(record);
  uint64_t wanted = 0;
  for (int32_t y = min_y; y < max_y; y++) {
    arcline_cell *cells = record->cells + (ptrdiff_t)y * blocks;
    uint64_t stale = record->stale[y] & all;
    uint64_t rest = record->loose[y] & ~stale;
    record->loose[y] |= stale;
    record->stale[y] = 0;
    for (; stale != 0; stale &= stale - 1) {
      arcline_cell *cell = cells + __builtin_ctzll(stale);
      if (cell->count >= -1) cell->count = -1;
    }
    for (; rest != 0; rest &= rest - 1) {
      int index = __builtin_ctzll(rest);
      if (++cells[index].count == 0) wanted |= UINT64_C(1) << index;
    }
  }
  return wanted;
}

TARGET void FORM(settle)(
    const arcline_plan *plan, arcline_record *record, const arcline_rect *rows,
    arcline_workspace *workspace) {
  const int32_t blocks = arcline_record_blocks(record);
  const uint64_t all = UINT64_MAX >> (64 - blocks);
  record->changes = 0;
  arcline_workspace_survey(workspace, plan);
  arcline_workspace_reserve(workspace, record->width, (int32_t)plan->count * 3);
  for (int32_t y = rows->min_y; y < rows->max_y; y += GROUP_ROWS) {
    arcline_rect group = {0, y, record->width, y + GROUP_ROWS};
    if (group.max_y > rows->max_y) group.max_y = rows->max_y;
    uint64_t wanted = sort_blocks(record, y, group.max_y, all);
    if (wanted == 0) continue;
    selection layers = find_layers(plan, &group, workspace);
    // Making room may move the numbers, so they are looked for again.
    arcline_workspace_reserve(workspace, record->width, layers.count * (blocks + 1) + (int32_t)plan->count);
    layers = find_layers(plan, &group, workspace);
    selection inside[64];
    int32_t *room = workspace->active + layers.count;
    for (uint64_t rest = wanted; rest != 0; rest &= rest - 1) {
      const int32_t index = __builtin_ctzll(rest);
      const int32_t min_x = index * record->block, max_x = min_x + record->block;
      inside[index] = narrowed(plan, layers, min_x, max_x, room);
      room += inside[index].count;
    }
    // Row by row, so that the words stand in the order in which they are read.
    const readers all = make_readers(plan, layers, &group, workspace);
    for (int32_t i = y; i < group.max_y; i++) {
      begin_reading(all, workspace, i - y);
      for (uint64_t rest = wanted & record->loose[i]; rest != 0; rest &= rest - 1) {
        const int32_t index = __builtin_ctzll(rest);
        arcline_cell *cell = record->cells + (ptrdiff_t)i * blocks + index;
        if (cell->count != 0) continue;
        const int32_t min_x = index * record->block, end = min_x + record->block;
        segment first[SEGMENTS + 1], second[SEGMENTS + 1];
        fetching none = {0};
        row_state r = {
            .pixels = workspace->row - min_x, .y = i, .min_x = min_x,
            .max_x = end < record->width ? end : record->width, .workspace = workspace,
            .fetch = &none};
        weave(&r, plan, inside[index], all, first, second);
        look_up_top(&r, (segment *)r.old);
        if (keep(&r, record, cell)) record->loose[i] &= ~(UINT64_C(1) << index);
      }
      end_reading(all);
    }
  }
}

/// A row that is being written, and the stretch of one colour that has not been written yet.
typedef struct writer {
  uint32_t *out;
  int32_t x, end, limit;
  uint32_t pixel;
  bool is_streamed;
} writer;

TARGET INLINE void flush(writer *w) {
  int32_t n = w->end - w->x;
  uint32_t *dst = w->out + w->x;
  if (n <= 0) return;
  if (w->is_streamed) {
    FORM(fill_stream)(dst, n, w->pixel);
  } else if (n <= 8 && w->x + 8 <= w->limit) {
    // What is written beyond the end is written again by what follows.
    fill8(dst, w->pixel);
  } else {
    FORM(fill)(dst, n, w->pixel);
  }
  w->x = w->end;
}

TARGET INLINE void write_pixels(writer *w, const uint32_t *pixels, int32_t end) {
  flush(w);
  int32_t n = end - w->x;
  uint32_t *dst = w->out + w->x;
  if (w->is_streamed) {
    FORM(copy_stream)(dst, pixels, n);
  } else if (n <= 8 && w->x + 8 <= w->limit) {
    copy8(dst, pixels);
  } else {
    FORM(copy)(dst, pixels, n);
  }
  w->x = w->end = end;
}

/// Writes a cell from the record.
TARGET INLINE void write_cell(writer *w, const arcline_record *record, const arcline_cell *cell) {
  const uint32_t *stretch = record->words + cell->first;
  const uint32_t *pixels = stretch + 2 * cell->count, *last = pixels;
  for (; stretch < last; stretch += 2) {
    int32_t end = (int32_t)stretch[0];
    if (stretch[1] == 0) {
      int32_t n = end - w->end;
      write_pixels(w, pixels, end);
      pixels += n;
    } else {
      if (stretch[1] != w->pixel) flush(w);
      w->pixel = stretch[1];
      w->end = end;
    }
  }
}

/// How far behind the beginning of a row memory may be fetched while layers are laid, in bytes.
#define FETCH_FARTHEST 32768

/// What is to be fetched while whole rows are written.
static fetching begin_fetching(
    const arcline_target *target, const arcline_rect *rows, int32_t width) {
  // Where much lies between rows, what follows is not what is written next.
  if (target->is_streamed || target->stride - width >= 64) return (fetching){0};
  return (fetching){
      (uintptr_t)(target->pixels + rows->min_y * target->stride),
      (uintptr_t)(target->pixels + (rows->max_y - 1) * target->stride + width), 0};
}

/// Writes whole rows from the record, and composes the blocks that are not kept.
TARGET static void write_rows(
    const arcline_plan *plan, const arcline_target *target, const arcline_rect *area,
    selection layers, const arcline_record *record, fetching *fetch,
    arcline_workspace *workspace) {
  const int32_t blocks = arcline_record_blocks(record);
  // The layers of the loose blocks last met; mostly those of the next row are the same.
  int32_t known_first = -1, known_last = -1;
  selection inside = {0};
  const readers all = make_readers(plan, layers, area, workspace);
  for (int32_t y = area->min_y; y < area->max_y; y++) {
    const arcline_cell *cells = record->cells + (ptrdiff_t)y * blocks;
    const uint64_t loose = record->loose[y];
    writer w = {
        .out = target->pixels + (ptrdiff_t)y * target->stride, .limit = record->width,
        .is_streamed = target->is_streamed};
    begin_reading(all, workspace, y - area->min_y);
    fetch->farthest = (uintptr_t)w.out + FETCH_FARTHEST;
    for (int32_t i = 0; i < blocks;) {
      if (!(loose >> i & 1)) {
        fetch_ahead(fetch, w.out, (i + 1) * record->block);
        // The words of a cell ahead, which no processor could guess.
        if (i + 4 < blocks) __builtin_prefetch(record->words + cells[i + 4].first);
        write_cell(&w, record, cells + i++);
        continue;
      }
      flush(&w);
      const int32_t first = i;
      while (i < blocks && (loose >> i & 1)) i++;
      int32_t end = i * record->block < record->width ? i * record->block : record->width;
      if (first != known_first || i != known_last) {
        inside = narrowed(plan, layers, w.x, end, workspace->active + layers.count);
        known_first = first;
        known_last = i;
      }
      compose_columns(
          plan, inside, all, workspace, w.out, y, w.x, end, w.is_streamed, fetch);
      w.x = w.end = end;
    }
    flush(&w);
    end_reading(all);
  }
}

#pragma clang assume_nonnull end
