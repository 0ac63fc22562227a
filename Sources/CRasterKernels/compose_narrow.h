// Rows of few columns, as steps change them. Part of compose.h.
//
// They are put together layer by layer in a block of memory for some rows at once: to keep stretches of
// known colour apart costs more than it saves here, and a value that is read right after another width
// of it was written would wait for memory. Shapes whose runs are left behind are drawn from their edges.

#pragma clang assume_nonnull begin

/// Columns of a vector of levels.
#define LEVELS 32

/// A part of a row; `pixels` is that of column 0 in the block.
typedef struct strip {
  int32_t y, min_x, max_x;
  uint32_t *pixels;
} strip;

/// Strips in rows that follow each other.
typedef struct strips {
  strip all[ARCLINE_NARROW_ROWS];
  arcline_span spans[ARCLINE_NARROW_ROWS];
  int32_t count;
  /// Pixels of the block in use.
  ptrdiff_t used;
  arcline_rect area;
} strips;

INLINE bool is_narrow(const arcline_rect *rect) { return rect->max_x - rect->min_x <= ARCLINE_NARROW; }

/// Lays one colour over a part of a strip.
TARGET INLINE void lay_level(uint32_t *dst, int32_t n, uint32_t pixel) {
  if (pixel >> 24 == 255) {
    FORM(fill)(dst, n, pixel);
  } else {
    FORM(blend_solid)(dst, n, pixel);
  }
}

/// Lays one colour under a mask. Up to the eighth pixel those behind are written as they were.
TARGET INLINE void lay_mask(uint32_t *dst, const uint8_t *mask, int32_t n, uint32_t pixel) {
  if (n < 8) {
    edge(dst, mask, n, pixel);
  } else {
    FORM(blend_mask)(dst, mask, n, pixel);
  }
}

/// Lays pixels' own colours over columns [x, end) of a strip, with one coverage or under a mask.
TARGET INLINE void lay_own_colors(
    const arcline_layer *layer, arcline_workspace *workspace, const strip *s, int32_t x, int32_t end,
    const uint8_t *_Nullable mask, uint8_t coverage) {
  uint32_t *dst = s->pixels + x, *colors = workspace->colors;
  if (layer->kind == ARCLINE_LAYER_DEPTHS) {
    const uint8_t *depths = layer->values +
        (s->y - layer->origin_y) * layer->values_stride + (x - layer->origin_x);
    if (!mask && coverage == 255) {
      lay_mask(dst, depths, end - x, layer->pixel);
      return;
    }
    for (int32_t i = 0; i < end - x; i++) colors[i] = arcline_scale(layer->pixel, depths[i]);
  } else {
    const bool is_plain = layer->is_opaque && !mask && coverage == 255;
    look_up(layer, workspace, s->y, x, end, is_plain ? dst : colors);
    if (is_plain) return;
  }
  if (mask) {
    FORM(blend_pixels_mask)(dst, colors, mask, end - x);
  } else {
    FORM(blend_pixels)(dst, colors, end - x, coverage);
  }
}

/// The one colour that a layer has in a row.
INLINE uint32_t row_pixel(const arcline_layer *layer, int32_t y) {
  return layer->kind == ARCLINE_LAYER_ROWS ? layer->colors[y - layer->origin_y] : layer->pixel;
}

INLINE bool has_row_pixel(const arcline_layer *layer) {
  return layer->kind == ARCLINE_LAYER_SOLID || layer->kind == ARCLINE_LAYER_ROWS;
}

/// The part of a strip that a layer can change; false when there is none.
INLINE bool clip_strip(
    const arcline_layer *layer, const strip *s, int32_t *min_x, int32_t *max_x) {
  const arcline_rect *bounds = &layer->bounds, *hidden = &layer->hidden;
  *min_x = bounds->min_x > s->min_x ? bounds->min_x : s->min_x;
  *max_x = bounds->max_x < s->max_x ? bounds->max_x : s->max_x;
  if (*min_x >= *max_x || s->y < bounds->min_y || s->y >= bounds->max_y) return false;
  return s->y < hidden->min_y || s->y >= hidden->max_y || hidden->min_x > *min_x ||
         hidden->max_x < *max_x;
}

/// Lays a layer under a mask that stands for all columns of a strip; its first value is column min_x's.
TARGET INLINE void lay_strip_mask(
    const arcline_layer *layer, arcline_workspace *workspace, const strip *s, int32_t min_x,
    int32_t max_x, const uint8_t *mask) {
  if (has_row_pixel(layer)) {
    lay_mask(s->pixels + min_x, mask, max_x - min_x, row_pixel(layer, s->y));
  } else {
    lay_own_colors(layer, workspace, s, min_x, max_x, mask, 0);
  }
}

/// Lays a shape whose runs are left behind: from its edges.
TARGET static void lay_edges(
    const arcline_layer *layer, arcline_workspace *workspace, const strips *group) {
  int32_t widest = 0;
  for (int32_t i = 0; i < group->count; i++) {
    const int32_t n = group->all[i].max_x - group->all[i].min_x;
    if (n > widest) widest = n;
  }
  const ptrdiff_t stride = (widest + LEVELS) / LEVELS * LEVELS;
  // All cells are read, so no marks are needed.
  uint64_t marks[ARCLINE_NARROW / 64 + 2] = {0};
  const arcline_grid grid = {
      .area = group->area, .spans = group->spans, .cells = workspace->cells, .marks = marks,
      .stride = stride, .mark_stride = 0};
  arcline_add_edges(&grid, &layer->coverage->edges);
  for (int32_t i = 0; i < group->count; i++) {
    read_cells(
        workspace->cells + i * stride, group->all[i].max_x - group->all[i].min_x + 1,
        workspace->narrow_levels + i * stride);
  }
  for (int32_t i = 0; i < group->count; i++) {
    const strip *s = group->all + i;
    int32_t min_x, max_x;
    if (!clip_strip(layer, s, &min_x, &max_x)) continue;
    const uint8_t *mask = workspace->narrow_levels + i * stride + (min_x - s->min_x);
    lay_strip_mask(layer, workspace, s, min_x, max_x, mask);
  }
}

/// Lays a shape from its runs.
TARGET static void lay_runs(
    const arcline_layer *layer, arcline_workspace *workspace, const strips *group) {
  for (int32_t i = 0; i < group->count; i++) {
    const strip *s = group->all + i;
    int32_t min_x, max_x;
    if (!clip_strip(layer, s, &min_x, &max_x)) continue;
    const run_range range = find_runs(layer->coverage, s->y, min_x, max_x);
    for (const arcline_run *run = range.run; run < range.last && run->x < max_x; run++) {
      const int32_t x = run->x > min_x ? run->x : min_x, end = run->end < max_x ? run->end : max_x;
      const uint8_t *mask =
          run->mask >= 0 ? layer->coverage->mask + run->mask + (x - run->x) : NULL;
      const uint32_t coverage = (uint32_t)(-1 - run->mask);
      if (!has_row_pixel(layer)) {
        lay_own_colors(layer, workspace, s, x, end, mask, (uint8_t)coverage);
      } else if (mask) {
        lay_mask(s->pixels + x, mask, end - x, row_pixel(layer, s->y));
      } else {
        const uint32_t pixel = row_pixel(layer, s->y);
        lay_level(s->pixels + x, end - x, coverage == 255 ? pixel : arcline_scale(pixel, coverage));
      }
    }
  }
}

/// Lays a glow, or a mask of its own.
TARGET static void lay_soft(
    const arcline_layer *layer, arcline_workspace *workspace, const strips *group) {
  for (int32_t i = 0; i < group->count; i++) {
    const strip *s = group->all + i;
    int32_t min_x, max_x;
    if (!clip_strip(layer, s, &min_x, &max_x)) continue;
    if (layer->glow.values) {
      const arcline_mask_rows rows = arcline_glow_rows(&layer->glow, min_x, s->y);
      FORM(upsample_mask)(workspace->levels, max_x - min_x, &rows);
      lay_strip_mask(layer, workspace, s, min_x, max_x, workspace->levels);
    } else {
      const ptrdiff_t row = (s->y - layer->origin_y) * layer->values_stride;
      lay_mask(
          s->pixels + min_x, layer->values + row + (min_x - layer->origin_x), max_x - min_x,
          layer->pixel);
    }
  }
}

INLINE void begin_strips(strips *group) {
  group->count = 0;
  group->used = 0;
}

/// Puts some strips together and writes them into the picture.
TARGET static void finish_strips(
    const arcline_plan *plan, const arcline_target *target, arcline_workspace *workspace,
    strips *group) {
  if (group->count == 0) return;
  for (int32_t i = 0; i < group->count; i++) {
    const strip *s = group->all + i;
    uint32_t *dst = s->pixels + s->min_x;
    for (int32_t n = s->max_x - s->min_x; n > 0; n -= 8, dst += 8) fill8(dst, plan->ground);
  }
  arcline_workspace_reserve(workspace, ARCLINE_NARROW, (int32_t)plan->count * 3);
  const selection layers = find_layers(plan, &group->area, workspace);
  for (int32_t i = 0; i < layers.count; i++) {
    const arcline_layer *layer = plan->layers + layers.indices[i];
    if (!layer->coverage) {
      lay_soft(layer, workspace, group);
    } else if (meets(&layer->coverage->stale, &group->area)) {
      lay_edges(layer, workspace, group);
    } else {
      lay_runs(layer, workspace, group);
    }
  }
  for (int32_t i = 0; i < group->count; i++) {
    const strip *s = group->all + i;
    FORM(copy)(
        target->pixels + (ptrdiff_t)s->y * target->stride + s->min_x, s->pixels + s->min_x,
        s->max_x - s->min_x);
  }
  begin_strips(group);
}

/// Composes narrow rectangles and returns how many of the first ones there were.
TARGET static ptrdiff_t compose_narrow(
    const arcline_plan *plan, const arcline_target *target, const arcline_rect *rects,
    ptrdiff_t count, arcline_workspace *workspace) {
  strips group;
  begin_strips(&group);
  arcline_workspace_reserve_narrow(workspace);
  ptrdiff_t done = 0;
  for (; done < count && is_narrow(rects + done); done++) {
    const arcline_rect rect = rects[done];
    // Room for whole vectors at the end.
    const ptrdiff_t room = (rect.max_x - rect.min_x + 15) & ~7;
    if (group.count > 0 && group.area.max_y != rect.min_y) {
      finish_strips(plan, target, workspace, &group);
    }
    for (int32_t y = rect.min_y; y < rect.max_y; y++) {
      if (group.count == ARCLINE_NARROW_ROWS || group.used + room > ARCLINE_NARROW_PIXELS) {
        finish_strips(plan, target, workspace, &group);
      }
      const arcline_rect row = {rect.min_x, y, rect.max_x, y + 1};
      group.area = group.count == 0 ? row : united(group.area, row);
      group.spans[group.count] = (arcline_span){rect.min_x, rect.max_x};
      group.all[group.count++] =
          (strip){y, rect.min_x, rect.max_x, workspace->block + group.used - rect.min_x};
      group.used += room;
    }
  }
  finish_strips(plan, target, workspace, &group);
  return done;
}

#pragma clang assume_nonnull end
