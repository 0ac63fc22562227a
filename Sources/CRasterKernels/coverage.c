#include "raster_coverage.h"

#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

#include "forms.h"

/// Parts of a row's loop, so that its state stays in registers.
#define INLINE static inline __attribute__((always_inline))

/// A stretch of equal pixels shorter than this between two edges stays in the mask: one run is
/// cheaper than three.
#define SHORT_STRETCH 8

/// Vector code reads masks in whole vectors, so that many values beyond the last are readable.
#define MASK_PADDING 64

static inline int32_t smaller(int32_t a, int32_t b) { return a < b ? a : b; }
static inline int32_t larger(int32_t a, int32_t b) { return a > b ? a : b; }

/// As the language's own arrays do, a program without memory stops.
static void *grown(void *memory, size_t count, size_t size) {
  void *result = realloc(memory, count * size);
  if (!result) abort();
  return result;
}

static int32_t room_for(int32_t needed, int32_t room) {
  return larger(needed, room + room / 2 + 64);
}

static inline void reserve(arcline_coverage *c, int32_t runs, int32_t mask) {
  if (c->run_room < runs) {
    c->run_room = room_for(runs, c->run_room);
    c->runs = grown(c->runs, (size_t)c->run_room, sizeof(arcline_run));
  }
  if (c->mask_room < mask) {
    c->mask_room = room_for(mask, c->mask_room);
    c->mask = grown(c->mask, (size_t)c->mask_room + MASK_PADDING, 1);
  }
}

void arcline_coverage_reset(arcline_coverage *c, arcline_rect area) {
  int32_t rows = larger(0, area.max_y - area.min_y);
  if (c->row_room < rows) {
    c->row_room = rows;
    c->rows = grown(c->rows, (size_t)rows, sizeof(arcline_row));
  }
  if (rows > 0) memset(c->rows, 0, (size_t)rows * sizeof(arcline_row));
  c->area = area;
  c->run_count = c->mask_count = c->live_runs = c->live_mask = 0;
}

void arcline_coverage_extend(arcline_coverage *c, arcline_rect area) {
  int32_t rows = larger(0, area.max_y - area.min_y), old = larger(0, c->area.max_y - c->area.min_y);
  if (c->row_room < rows) {
    c->row_room = rows;
    c->rows = grown(c->rows, (size_t)rows, sizeof(arcline_row));
  }
  if (old > 0) {
    int32_t above = c->area.min_y - area.min_y;
    memmove(c->rows + above, c->rows, (size_t)old * sizeof(arcline_row));
    memset(c->rows, 0, (size_t)above * sizeof(arcline_row));
    memset(c->rows + above + old, 0, (size_t)(rows - above - old) * sizeof(arcline_row));
  } else if (rows > 0) {
    memset(c->rows, 0, (size_t)rows * sizeof(arcline_row));
  }
  c->area = area;
}

void arcline_coverage_free(arcline_coverage *c) {
  free(c->lines);
  free(c->arcs);
  free(c->rows);
  free(c->runs);
  free(c->mask);
  *c = (arcline_coverage){0};
}

/// Drops what no row refers to, when it is more than half.
static void compact(arcline_coverage *c) {
  if (c->run_count <= 2 * c->live_runs + 1024 && c->mask_count <= 2 * c->live_mask + 8192) return;
  // Behind what is in use there is room for as much again, so the memory does not grow for good.
  reserve(c, c->run_count + c->live_runs, c->mask_count + c->live_mask);
  arcline_run *runs = c->runs + c->run_count;
  uint8_t *mask = c->mask + c->mask_count;
  int32_t run_count = 0, mask_count = 0, rows = c->area.max_y - c->area.min_y;
  for (int32_t i = 0; i < rows; i++) {
    const arcline_run *old = c->runs + c->rows[i].first;
    c->rows[i].first = run_count;
    for (int32_t k = 0; k < c->rows[i].count; k++) {
      arcline_run run = old[k];
      if (run.mask >= 0) {
        int32_t n = run.end - run.x;
        memcpy(mask + mask_count, c->mask + run.mask, (size_t)n);
        run.mask = mask_count;
        mask_count += n;
      }
      runs[run_count + k] = run;
    }
    run_count += c->rows[i].room;
  }
  memmove(c->runs, runs, (size_t)run_count * sizeof(arcline_run));
  memmove(c->mask, mask, (size_t)mask_count);
  c->run_count = c->live_runs = run_count;
  c->mask_count = c->live_mask = mask_count;
}

/// The row that is being put together at the end of the runs and the mask, for which there is room. It
/// holds on to their places: a value that is written might be a part of the coverage to the compiler.
typedef struct builder {
  arcline_run *runs;
  uint8_t *mask;
  /// How many of both are in use, and where the row begins.
  int32_t run_count, mask_count, first_run;
} builder;

INLINE arcline_run *last_run(const builder *b, int32_t x) {
  if (b->run_count == b->first_run) return NULL;
  arcline_run *last = b->runs + b->run_count - 1;
  return last->end == x ? last : NULL;
}

/// Whether the values of a run of the mask are the last ones in use.
INLINE bool is_open(const builder *b, const arcline_run *run) {
  return run->mask >= 0 && run->mask + (run->end - run->x) == b->mask_count;
}

INLINE void add_level(builder *b, int32_t x, int32_t end, int32_t level) {
  if (level == 0 || x >= end) return;
  arcline_run *last = last_run(b, x);
  if (last && last->mask == -1 - level) {
    last->end = end;
    return;
  }
  b->runs[b->run_count++] = (arcline_run){x, end, -1 - level};
}

/// Adds values that stand at the end of the mask already, `count` of them.
INLINE void add_mask(builder *b, int32_t x, int32_t count) {
  if (count <= 0) return;
  arcline_run *last = last_run(b, x);
  if (last && is_open(b, last)) {
    last->end += count;
  } else {
    b->runs[b->run_count++] = (arcline_run){x, x + count, b->mask_count};
  }
  b->mask_count += count;
}

/// Adds a part of the old row.
static void add_old(
    builder *b, const arcline_run *run, const arcline_run *end, int32_t x, int32_t max_x) {
  for (; run < end; run++) {
    int32_t from = larger(run->x, x), to = smaller(run->end, max_x);
    if (from >= to) continue;
    if (run->mask < 0) {
      add_level(b, from, to, -1 - run->mask);
    } else {
      memcpy(b->mask + b->mask_count, b->mask + run->mask + (from - run->x), (size_t)(to - from));
      add_mask(b, from, to - from);
    }
  }
}

/// Reads and clears a row of cells.
INLINE void add_cells(builder *b, const arcline_grid *grid, ptrdiff_t row) {
  int32_t *cells = grid->cells + row * grid->stride;
  uint64_t *marks = grid->marks + row * grid->mark_stride;
  const int32_t min_x = grid->area.min_x, width = grid->area.max_x - min_x;
  int32_t sum = 0, level = 0, column = 0;
  // Values at the end of the mask that belong to no run yet.
  int32_t pending = 0;
  for (ptrdiff_t word = 0; word < grid->mark_stride; word++) {
    uint64_t set = marks[word];
    if (set == 0) continue;
    marks[word] = 0;
    for (; set != 0; set &= set - 1) {
      int32_t changed = (int32_t)(word << 6) + __builtin_ctzll(set);
      int32_t change = cells[changed];
      cells[changed] = 0;
      if (changed >= width) break;
      int32_t gap = changed - column;
      if (gap > 0) {
        if (pending > 0 && gap < SHORT_STRETCH) {
          memset(b->mask + b->mask_count + pending, level, (size_t)gap);
          pending += gap;
        } else {
          add_mask(b, min_x + column - pending, pending);
          pending = 0;
          add_level(b, min_x + column, min_x + changed, level);
        }
      }
      sum += change;
      level = arcline_level(sum);
      b->mask[b->mask_count + pending++] = (uint8_t)level;
      column = changed + 1;
    }
  }
  add_mask(b, min_x + column - pending, pending);
  // The last coverage goes on to the right end: the shape may go on beyond the area.
  add_level(b, min_x + column, min_x + width, level);
}

static int32_t mask_values(const arcline_run *run, const arcline_run *end) {
  int32_t count = 0;
  for (; run < end; run++) count += run->mask >= 0 ? run->end - run->x : 0;
  return count;
}

/// Room that a row gets beyond what it needs: most steps add a run or two.
static inline int32_t room_of(int32_t count) { return count + count / 4 + 2; }

static inline void copy_runs(arcline_run *to, const arcline_run *from, int32_t count) {
  // Mostly a few; the library's copy would take longer to find out.
  for (int32_t i = 0; i < count; i++) to[i] = from[i];
}

/// Puts the runs made last, `count` of them, in the place of a row's runs [from, to).
static inline void splice(
    arcline_coverage *c, arcline_row *row, int32_t from, int32_t to, int32_t count) {
  const int32_t made = c->run_count, total = row->count - (to - from) + count;
  arcline_run *runs = c->runs;
  if (total > row->room) {
    // Another place, behind the runs made last; when there was none those are in place already.
    int32_t first = row->count == 0 ? made : made + count;
    if (row->count > 0) {
      copy_runs(runs + first, runs + row->first, from);
      copy_runs(runs + first + from, runs + made, count);
      copy_runs(runs + first + from + count, runs + row->first + to, row->count - to);
    }
    c->live_runs += room_of(total) - row->room;
    *row = (arcline_row){first, total, room_of(total)};
    c->run_count = first + row->room;
    return;
  }
  arcline_run *old = runs + row->first;
  const int32_t rest = row->count - to;
  if (rest > 0 && from + count != to) {
    memmove(old + from + count, old + to, (size_t)rest * sizeof(arcline_run));
  }
  copy_runs(old + from, runs + made, count);
  row->count = total;
}

/// Takes over a row of cells.
static inline void take_row(arcline_coverage *c, const arcline_grid *grid, int32_t y) {
  const arcline_span within = {grid->area.min_x, grid->area.max_x};
  arcline_row *row = c->rows + (y - c->area.min_y);
  // Every pixel of the cells may become a run, and a longer row may have to move behind them.
  const int32_t width = within.max_x - within.min_x;
  reserve(c, c->run_count + width + 4 + room_of(row->count + width + 4), 0);
  const arcline_run *old = c->runs + row->first;
  // What touches the cells at either side is made anew with them, so that runs do not break up. A row
  // mostly changes near its end.
  int32_t to = row->count;
  while (to > 0 && old[to - 1].x > within.max_x) to--;
  int32_t from = to;
  while (from > 0 && old[from - 1].end >= within.min_x) from--;
  int32_t outside = 0;
  if (from < to) {
    outside = larger(0, within.min_x - old[from].x) + larger(0, old[to - 1].end - within.max_x);
  }
  reserve(c, 0, c->mask_count + 2 * width + outside);
  builder b = {c->runs, c->mask, c->run_count, c->mask_count, c->run_count};
  const int32_t mask_start = c->mask_count;
  // Beside the cells it is copied, for its own address would keep it out of the registers.
  if (outside > 0) {
    builder left = b;
    add_old(&left, old + from, old + to, c->area.min_x, within.min_x);
    b = left;
  }
  add_cells(&b, grid, y - grid->area.min_y);
  if (outside > 0) {
    builder right = b;
    add_old(&right, old + from, old + to, within.max_x, c->area.max_x);
    b = right;
  }
  c->mask_count = b.mask_count;
  const int32_t count = b.run_count - b.first_run;
  c->live_mask += c->mask_count - mask_start - mask_values(old + from, old + to);
  splice(c, row, from, to, count);
}

void arcline_coverage_take(arcline_coverage *c, const arcline_grid *grid) {
  for (int32_t y = grid->area.min_y; y < grid->area.max_y; y++) take_row(c, grid, y);
  compact(c);
}

void arcline_coverage_levels(
    const arcline_coverage *c, int32_t y, arcline_span span, uint8_t *levels) {
  if (span.min_x >= span.max_x) return;
  memset(levels, 0, (size_t)(span.max_x - span.min_x));
  const arcline_row row = c->rows[y - c->area.min_y];
  const arcline_run *end = c->runs + row.first + row.count;
  for (const arcline_run *run = end - row.count; run < end; run++) {
    const int32_t from = larger(run->x, span.min_x), to = smaller(run->end, span.max_x);
    if (from >= to) continue;
    uint8_t *out = levels + (from - span.min_x);
    if (run->mask < 0) {
      memset(out, -1 - run->mask, (size_t)(to - from));
    } else {
      memcpy(out, c->mask + run->mask + (from - run->x), (size_t)(to - from));
    }
  }
}
