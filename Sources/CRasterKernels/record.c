#include <stdlib.h>
#include <string.h>

#include "plan.h"

/// A block has 256 columns at least: a shorter stretch is hardly cheaper to write.
#define LEAST_SHIFT 8

static void *renewed(void *memory, size_t count, size_t size) {
  free(memory);
  void *result = calloc(count > 0 ? count : 1, size);
  // As the language's own arrays do, a program without memory stops.
  if (!result) abort();
  return result;
}

int32_t arcline_record_blocks(const arcline_record *r) {
  return r->block > 0 ? (r->width + r->block - 1) / r->block : 0;
}

/// Changes after which no whole drawing is expected soon.
#define MOST_CHANGES 16

/// Takes every block for changed.
static void give_up(arcline_record *r) {
  memset(r->stale, 0xFF, (size_t)r->height * sizeof(uint64_t));
  r->changes = MOST_CHANGES;
}

void arcline_record_reset(arcline_record *r, int32_t width, int32_t height) {
  r->width = width;
  r->height = height;
  // A power of two, so that a column's block is found by a shift.
  r->shift = LEAST_SHIFT;
  while (64 << r->shift < width) r->shift++;
  r->block = 1 << r->shift;
  r->word_count = r->live_words = 0;
  r->stale = renewed(r->stale, (size_t)height, sizeof(uint64_t));
  r->loose = renewed(r->loose, (size_t)height, sizeof(uint64_t));
  give_up(r);
  r->cells = renewed(
      r->cells, (size_t)height * (size_t)arcline_record_blocks(r), sizeof(arcline_cell));
}

void arcline_record_free(arcline_record *r) {
  free(r->stale);
  free(r->loose);
  free(r->cells);
  free(r->words);
  *r = (arcline_record){0};
}

void arcline_record_touch(arcline_record *r, const arcline_rect *rects, ptrdiff_t count) {
  if (!r->stale || r->changes == MOST_CHANGES) return;
  if (++r->changes == MOST_CHANGES) {
    give_up(r);
    return;
  }
  for (ptrdiff_t i = 0; i < count; i++) {
    arcline_rect rect = rects[i];
    int32_t min_x = rect.min_x > 0 ? rect.min_x : 0, min_y = rect.min_y > 0 ? rect.min_y : 0;
    int32_t max_x = rect.max_x < r->width ? rect.max_x : r->width;
    int32_t max_y = rect.max_y < r->height ? rect.max_y : r->height;
    if (min_x >= max_x) continue;
    int32_t low = min_x >> r->shift, high = (max_x - 1) >> r->shift;
    uint64_t blocks = (UINT64_MAX << low) & (UINT64_MAX >> (63 - high));
    for (int32_t y = min_y; y < max_y; y++) r->stale[y] |= blocks;
  }
}

/// Drops words that belong to no cell, when they are more than half.
static void compact(arcline_record *r) {
  if (r->word_count <= 2 * r->live_words + 65536) return;
  uint32_t *words = malloc((size_t)r->word_room * sizeof(uint32_t));
  if (!words) abort();
  int32_t count = 0;
  size_t cells = (size_t)r->height * (size_t)arcline_record_blocks(r);
  for (size_t i = 0; i < cells; i++) {
    arcline_cell *cell = r->cells + i;
    if (cell->room == 0) continue;
    memcpy(words + count, r->words + cell->first, (size_t)cell->room * sizeof(uint32_t));
    cell->first = count;
    count += cell->room;
  }
  free(r->words);
  r->words = words;
  r->word_count = r->live_words = count;
}

uint32_t *arcline_record_place(arcline_record *r, arcline_cell *cell, int32_t words) {
  if (words > cell->room) {
    // Most changes add a stretch or a few pixels.
    int32_t room = words + words / 4 + 8;
    r->live_words += room - cell->room;
    cell->room = 0;
    compact(r);
    if (r->word_count + room > r->word_room) {
      r->word_room = r->word_room + r->word_room / 2 + room + 4096;
      r->words = realloc(r->words, (size_t)r->word_room * sizeof(uint32_t));
      if (!r->words) abort();
    }
    cell->first = r->word_count;
    cell->room = room;
    r->word_count += room;
  }
  return r->words + cell->first;
}
