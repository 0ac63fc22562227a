// Composing a plan. Included once for each instruction set; see compose_rows.h.

#include <stdlib.h>

#include "compose_rows.h"
#include "compose_areas.h"
#include "compose_readers.h"
#include "compose_layers.h"

#pragma clang assume_nonnull begin

/// Rows whose layers are looked for together.
#define GROUP_ROWS 32

/// Rectangles whose layers are looked for together.
#define GROUP_RECTS 64

/// A row is cut into independent columns at multiples of a 64th of its width.
#define CUTS 64

/// The first layer from `index` on that can change something inside an area; past the last when there
/// is none.
INLINE ptrdiff_t next_layer(
    const arcline_plan *plan, const arcline_rect *area, const arcline_workspace *workspace,
    ptrdiff_t index) {
  while (index < plan->count) {
    if (index % ARCLINE_CHUNK == 0 && !meets(workspace->chunks + index / ARCLINE_CHUNK, area)) {
      index += ARCLINE_CHUNK;
    } else if (!meets(&plan->layers[index].bounds, area)) {
      index++;
    } else {
      return index;
    }
  }
  return plan->count;
}

/// The layers that can change something inside an area.
static selection find_layers(
    const arcline_plan *plan, const arcline_rect *area, arcline_workspace *workspace) {
  int32_t count = 0;
  for (ptrdiff_t i = 0; (i = next_layer(plan, area, workspace, i)) < plan->count; i++) {
    workspace->active[count++] = (int32_t)i;
  }
  return (selection){workspace->active, count};
}

/// Layers above a glow among which one that hides it is looked for: its shape and the shape's track.
#define COVERS 3

/// The first opaque shape of the layers from `first` on; null when there is none.
static const arcline_layer *_Nullable find_cover(
    const arcline_plan *plan, selection layers, int32_t first) {
  for (int32_t i = first; i < layers.count && i < first + COVERS; i++) {
    const arcline_layer *layer = plan->layers + layers.indices[i];
    if (layer->is_opaque && layer->coverage && has_settled(layer)) return layer;
  }
  return NULL;
}

/// Lines of memory that are fetched after each layer: no more than the processor waits for at once.
#define FETCH_LINES 12

/// Puts columns of a row together in `r`; the row's memory is the workspace's.
TARGET INLINE void weave(
    row_state *r, const arcline_plan *plan, selection layers, readers all, segment *first,
    segment *second) {
  r->old = first;
  r->old_count = 1;
  r->new = second;
  first[0] = known(r->max_x, plan->ground);
  first[1] = ROW_END;
  r->top = layers.count > 0 ? plan->layers + layers.indices[layers.count - 1] : NULL;
  for (int32_t i = 0; i < layers.count; i++) {
    const arcline_layer *layer = plan->layers + layers.indices[i];
    while (all.count > 0 && all.first->layer < layer) all = (readers){all.first + 1, all.count - 1};
    r->reader = all.count > 0 && all.first->layer == layer ? all.first : NULL;
    if (layer->glow.values) r->cover = find_cover(plan, layers, i + 1);
    lay_layer(r, layer);
    fetch_lines(r->fetch, r->fetch->farthest, FETCH_LINES);
  }
}

/// Composes columns [min_x, max_x) of a row; `out` is the row's pixel of column 0.
TARGET static void compose_columns(
    const arcline_plan *plan, selection layers, readers all, arcline_workspace *workspace,
    uint32_t *out, int32_t y, int32_t min_x, int32_t max_x, bool is_streamed, fetching *fetch) {
  segment first[SEGMENTS + 1], second[SEGMENTS + 1];
  row_state r = {
      .pixels = workspace->row - min_x, .out = out, .y = y, .min_x = min_x, .max_x = max_x,
      .workspace = workspace, .fetch = fetch};
  weave(&r, plan, layers, all, first, second);
  fetch_ahead(fetch, out, max_x);
  finish(&r, is_streamed);
}

/// Columns of a group of rows that share no layer.
typedef struct column {
  int32_t min_x, max_x;
  selection layers;
} column;

/// Cuts an area into columns so that no layer crosses a cut.
static int32_t cut(
    const arcline_plan *plan, selection layers, const arcline_rect *area,
    arcline_workspace *workspace, column *columns) {
  const int32_t width = (area->max_x - area->min_x + CUTS - 1) / CUTS;
  uint64_t crossed = 0;
  int32_t *places = workspace->active + layers.count;
  for (int32_t i = 0; i < layers.count; i++) {
    const arcline_rect *b = &plan->layers[layers.indices[i]].bounds;
    int32_t low = b->min_x > area->min_x ? (b->min_x - area->min_x) / width : 0;
    int32_t high = ((b->max_x < area->max_x ? b->max_x : area->max_x) - 1 - area->min_x) / width;
    // Bit k stands for the cut before column k.
    if (high > low) crossed |= (UINT64_MAX << (low + 1)) & (UINT64_MAX >> (63 - high));
    places[i] = low;
  }
  int32_t count = 0, sorted = 0;
  int32_t *out = places + layers.count;
  for (int32_t k = 0; k < CUTS && area->min_x + k * width < area->max_x;) {
    int32_t next = k + 1;
    while (next < CUTS && (crossed >> next & 1)) next++;
    int32_t min_x = area->min_x + k * width, max_x = area->min_x + next * width;
    column *c = columns + count++;
    *c = (column){min_x, max_x < area->max_x ? max_x : area->max_x, {out + sorted, 0}};
    for (int32_t i = 0; i < layers.count; i++) {
      if (places[i] >= k && places[i] < next) out[sorted + c->layers.count++] = layers.indices[i];
    }
    sorted += c->layers.count;
    // Neighbours without layers are one.
    if (count > 1 && c->layers.count == 0 && c[-1].layers.count == 0) {
      c[-1].max_x = c->max_x;
      count--;
    }
    k = next;
  }
  return count;
}

/// Composes a rectangle of few rows.
TARGET static void compose_rows(
    const arcline_plan *plan, const arcline_target *target, const arcline_rect *area,
    selection layers, arcline_workspace *workspace) {
  column columns[CUTS];
  columns[0] = (column){area->min_x, area->max_x, layers};
  int32_t count = 1;
  if (layers.count > 4 && area->max_y - area->min_y > 4) {
    count = cut(plan, layers, area, workspace, columns);
  }
  // Of few columns the processor fetches enough by itself.
  fetching none = {0};
  const readers all = make_readers(plan, layers, area, workspace);
  for (int32_t y = area->min_y; y < area->max_y; y++) {
    begin_reading(all, workspace, y - area->min_y);
    uint32_t *row = target->pixels + (ptrdiff_t)y * target->stride;
    for (int32_t i = 0; i < count; i++) {
      compose_columns(
          plan, columns[i].layers, all, workspace, row, y, columns[i].min_x, columns[i].max_x,
          target->is_streamed, &none);
    }
    end_reading(all);
  }
}

#pragma clang assume_nonnull end

#include "compose_record.h"
#include "compose_strips.h"
#include "compose_narrow.h"

#pragma clang assume_nonnull begin

TARGET void FORM(compose)(
    const arcline_plan *plan, const arcline_target *target, const arcline_rect *rects,
    ptrdiff_t count, const arcline_record *_Nullable record, arcline_workspace *workspace) {
  arcline_workspace_survey(workspace, plan);
  for (ptrdiff_t i = 0; i < count;) {
    if (is_narrow(rects + i)) {
      i += compose_narrow(plan, target, rects + i, count - i, workspace);
      continue;
    }
    arcline_rect area = rects[i];
    ptrdiff_t end = i + 1;
    for (; end < count && end - i < GROUP_RECTS; end++) {
      arcline_rect both = united(area, rects[end]);
      if (is_narrow(rects + end)) break;
      if (both.max_y - both.min_y > GROUP_ROWS) break;
      area = both;
    }
    arcline_workspace_reserve(workspace, area.max_x - area.min_x, (int32_t)plan->count * 3);
    if (end - i > 1) {
      selection layers = find_layers(plan, &area, workspace);
      for (; i < end; i++) compose_rows(plan, target, rects + i, layers, workspace);
      continue;
    }
    const bool is_recorded = record && area.min_x == 0 && area.max_x == record->width;
    fetching fetch = {0};
    if (is_recorded) fetch = begin_fetching(target, &area, record->width);
    for (int32_t y = area.min_y; y < area.max_y; y += GROUP_ROWS) {
      arcline_rect rows = area;
      rows.min_y = y;
      if (rows.max_y > y + GROUP_ROWS) rows.max_y = y + GROUP_ROWS;
      selection layers = find_layers(plan, &rows, workspace);
      if (is_recorded) {
        write_rows(plan, target, &rows, layers, record, &fetch, workspace);
      } else {
        compose_rows(plan, target, &rows, layers, workspace);
      }
    }
    i = end;
  }
}

#pragma clang assume_nonnull end
