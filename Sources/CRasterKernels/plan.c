#include "plan.h"

#include <stdatomic.h>
#include <stdlib.h>
#include <unistd.h>

/// Vector code writes whole vectors, so that much may be written beyond the last.
#define PADDING 64

static void *renewed(void *memory, size_t size) {
  free(memory);
  void *result = calloc(1, size);
  // As the language's own arrays do, a program without memory stops.
  if (!result) abort();
  return result;
}

void arcline_workspace_reserve(arcline_workspace *w, int32_t width, int32_t active) {
  if (w->width < width) {
    size_t count = (size_t)width + PADDING;
    w->colors = renewed(w->colors, count * sizeof(uint32_t));
    w->row = renewed(w->row, count * sizeof(uint32_t));
    w->fractions = renewed(w->fractions, count * sizeof(uint32_t));
    w->levels = renewed(w->levels, count);
    w->light = renewed(w->light, count * sizeof(uint16_t));
    w->width = width;
  }
  if (w->active_room < active) {
    w->active_room = active + active / 2;
    w->active = renewed(w->active, (size_t)w->active_room * sizeof(int32_t));
  }
}

void arcline_workspace_survey(arcline_workspace *w, const arcline_plan *plan) {
  const ptrdiff_t count = (plan->count + ARCLINE_CHUNK - 1) / ARCLINE_CHUNK;
  if (w->chunk_room < count) {
    w->chunk_room = count;
    w->chunks = renewed(w->chunks, (size_t)count * sizeof(arcline_rect));
  }
  for (ptrdiff_t chunk = 0; chunk < count; chunk++) {
    arcline_rect around = {INT32_MAX, INT32_MAX, INT32_MIN, INT32_MIN};
    const ptrdiff_t first = chunk * ARCLINE_CHUNK;
    const ptrdiff_t last = first + ARCLINE_CHUNK < plan->count ? first + ARCLINE_CHUNK : plan->count;
    for (ptrdiff_t i = first; i < last; i++) {
      const arcline_rect *b = &plan->layers[i].bounds;
      if (b->min_x >= b->max_x || b->min_y >= b->max_y) continue;
      around.min_x = b->min_x < around.min_x ? b->min_x : around.min_x;
      around.min_y = b->min_y < around.min_y ? b->min_y : around.min_y;
      around.max_x = b->max_x > around.max_x ? b->max_x : around.max_x;
      around.max_y = b->max_y > around.max_y ? b->max_y : around.max_y;
    }
    w->chunks[chunk] = around;
  }
}

void arcline_workspace_reserve_narrow(arcline_workspace *w) {
  if (w->block) return;
  const size_t cells = ARCLINE_NARROW_ROWS * (ARCLINE_NARROW + PADDING);
  w->block = renewed(NULL, (ARCLINE_NARROW_PIXELS + ARCLINE_NARROW + PADDING) * sizeof(uint32_t));
  w->cells = renewed(NULL, cells * sizeof(int32_t));
  w->marks = renewed(NULL, ARCLINE_NARROW_ROWS * (ARCLINE_NARROW / 64 + 1) * sizeof(uint64_t));
  w->narrow_levels = renewed(NULL, ARCLINE_NARROW + PADDING);
}

void arcline_workspace_reserve_readers(
    arcline_workspace *w, int32_t count, ptrdiff_t cells, ptrdiff_t marks) {
  if (w->reader_room < count) {
    w->reader_room = 2 * count;
    w->readers = realloc(w->readers, (size_t)w->reader_room * sizeof(arcline_reader));
    if (!w->readers) abort();
  }
  // All are 0 while room is made.
  if (w->reader_cell_room < cells) {
    w->reader_cell_room = cells;
    w->reader_cells = renewed(w->reader_cells, (size_t)cells * sizeof(int32_t));
  }
  if (w->reader_mark_room < marks) {
    w->reader_mark_room = marks;
    w->reader_marks = renewed(w->reader_marks, (size_t)marks * sizeof(uint64_t));
  }
}

void arcline_workspace_free(arcline_workspace *w) {
  free(w->block);
  free(w->cells);
  free(w->marks);
  free(w->narrow_levels);
  free(w->readers);
  free(w->reader_cells);
  free(w->reader_marks);
  free(w->colors);
  free(w->row);
  free(w->fractions);
  free(w->levels);
  free(w->light);
  free(w->active);
  free(w->chunks);
  *w = (arcline_workspace){0};
}

arcline_survey arcline_survey_rects(const arcline_rect *rects, ptrdiff_t count) {
  int64_t area = 0;
  int32_t widest = 0, tallest = 0;
  for (ptrdiff_t i = 0; i < count; i++) {
    const int32_t width = rects[i].max_x - rects[i].min_x, height = rects[i].max_y - rects[i].min_y;
    area += (int64_t)width * height;
    widest = width > widest ? width : widest;
    tallest = height > tallest ? height : tallest;
  }
  return (arcline_survey){area, widest > ARCLINE_NARROW || tallest > ARCLINE_FEW_ROWS};
}

void arcline_compose(
    const arcline_plan *plan, const arcline_target *target, const arcline_rect *rects,
    ptrdiff_t count, const arcline_record *record, arcline_workspace *workspace) {
  arcline_kernels()->compose(plan, target, rects, count, record, workspace);
}

void arcline_settle(
    const arcline_plan *plan, arcline_record *record, arcline_rect rows,
    arcline_workspace *workspace) {
  arcline_kernels()->settle(plan, record, &rows, workspace);
}

size_t arcline_stream_minimum(void) {
  static _Atomic size_t minimum;
  size_t known = atomic_load_explicit(&minimum, memory_order_relaxed);
  if (known > 0) return known;
  long cache = sysconf(_SC_LEVEL3_CACHE_SIZE);
  // Three quarters of the last cache level, as C libraries have it; 16 MB where it is unknown.
  size_t size = cache > 0 ? (size_t)cache / 4 * 3 : (size_t)16 << 20;
  atomic_store_explicit(&minimum, size, memory_order_relaxed);
  return size;
}
