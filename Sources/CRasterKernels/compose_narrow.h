// Rows of few columns, as steps change them. Part of compose.h.
//
// They are put together layer by layer in a block of memory for some rows at once: to keep stretches of
// known colour apart costs more than it saves here, and a value that is read right after another width
// of it was written would wait for memory. Shapes whose runs are left behind are drawn from their edges.

#pragma clang assume_nonnull begin

/// A part of a row; `pixels` is that of column 0 in the block.
typedef struct strip {
  int32_t y, min_x, max_x;
  uint32_t *pixels;
} strip;

/// Strips in rows that follow each other. In the block they stand one behind the other, each with some
/// pixels more that are of no account, so that one colour is laid over all of them at once.
typedef struct strips {
  strip all[ARCLINE_NARROW_ROWS];
  arcline_span spans[ARCLINE_NARROW_ROWS];
  int32_t count, widest;
  /// Pixels of the block in use, a multiple of eight.
  int32_t used;
  uint32_t *block;
  arcline_rect area;
} strips;

INLINE bool is_narrow(const arcline_rect *rect) { return rect->max_x - rect->min_x <= ARCLINE_NARROW; }

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
  // One cell more than there are columns, in whole vectors.
  const int32_t stride = (group->widest + 8) & ~7;
  // All cells are read, so no marks are needed.
  uint64_t marks[ARCLINE_NARROW / 64 + 2] = {0};
  int32_t entering[ARCLINE_NARROW_ROWS + 1] = {0};
  const arcline_grid grid = {
      .area = group->area, .spans = group->spans, .cells = workspace->cells, .marks = marks,
      .stride = stride, .mark_stride = 0, .entering = entering};
  arcline_add_edges(&grid, &layer->coverage->edges);
  uint8_t *levels = workspace->narrow_levels;
  for (int32_t i = 0; i < group->count; i++) {
    const int32_t width = group->spans[i].max_x - group->spans[i].min_x + 1;
    const ptrdiff_t place = group->all[i].pixels + group->spans[i].min_x - group->block;
    read_cells(workspace->cells + i * stride, width, levels + place);
  }
  if (layer->kind == ARCLINE_LAYER_SOLID) {
    lay_whole_mask(group->block, levels, group->used, layer->pixel);
    return;
  }
  for (int32_t i = 0; i < group->count; i++) {
    const strip *s = group->all + i;
    int32_t min_x, max_x;
    if (!clip_strip(layer, s, &min_x, &max_x)) continue;
    const uint8_t *mask = levels + (s->pixels + min_x - group->block);
    if (layer->kind == ARCLINE_LAYER_ROWS && max_x == s->max_x) {
      // Behind its end the strip has pixels that are of no account.
      const int32_t n = (max_x - min_x + 7) & ~7;
      lay_whole_mask(s->pixels + min_x, mask, n, row_pixel(layer, s->y));
    } else if (layer->kind == ARCLINE_LAYER_ROWS) {
      lay_mask(s->pixels + min_x, mask, max_x - min_x, row_pixel(layer, s->y));
    } else {
      lay_own_colors(layer, workspace, s, min_x, max_x, mask, 0);
    }
  }
}

/// Lays some columns of a strip from runs.
TARGET INLINE void lay_strip_runs(
    const arcline_layer *layer, arcline_workspace *workspace, const strip *s, run_range range) {
  for (const arcline_run *run = range.run; run < range.last && run->x < range.max_x; run++) {
    const int32_t x = run->x > range.min_x ? run->x : range.min_x;
    const int32_t end = run->end < range.max_x ? run->end : range.max_x;
    const uint8_t *mask =
        run->mask >= 0 ? layer->coverage->mask + run->mask + (x - run->x) : NULL;
    const uint32_t coverage = (uint32_t)(-1 - run->mask);
    if (!has_row_pixel(layer)) {
      lay_own_colors(layer, workspace, s, x, end, mask, (uint8_t)coverage);
    } else if (mask) {
      lay_mask(s->pixels + x, mask, end - x, row_pixel(layer, s->y));
    } else {
      const uint32_t pixel = row_pixel(layer, s->y);
      FORM(blend_solid)(
          s->pixels + x, end - x, coverage == 255 ? pixel : arcline_scale(pixel, coverage));
    }
  }
}

/// Lays a shape from its runs.
TARGET static void lay_runs(
    const arcline_layer *layer, arcline_workspace *workspace, const strips *group) {
  // Mostly a shape covers all strips or none; what has to be done row by row is put off.
  run_range ranges[ARCLINE_NARROW_ROWS];
  int32_t rows[ARCLINE_NARROW_ROWS], count = 0, full = 0;
  for (int32_t i = 0; i < group->count; i++) {
    const strip *s = group->all + i;
    int32_t min_x, max_x;
    if (!clip_strip(layer, s, &min_x, &max_x)) continue;
    const run_range range = find_runs(layer->coverage, s->y, min_x, max_x);
    if (range.run == range.last || range.run->x >= max_x) continue;
    full += range.run->mask == -256 && range.run->x <= s->min_x && range.run->end >= s->max_x &&
            min_x == s->min_x && max_x == s->max_x;
    rows[count] = i;
    ranges[count++] = range;
  }
  if (full == group->count && layer->kind == ARCLINE_LAYER_SOLID) {
    FORM(blend_solid)(group->block, group->used, layer->pixel);
    return;
  }
  for (int32_t k = 0; k < count; k++) {
    lay_strip_runs(layer, workspace, group->all + rows[k], ranges[k]);
  }
}

/// Lays a glow, or a mask of its own.
TARGET static void lay_soft(
    const arcline_layer *layer, arcline_workspace *workspace, const strips *group) {
  for (int32_t i = 0; i < group->count; i++) {
    const strip *s = group->all + i;
    int32_t min_x, max_x;
    if (!clip_strip(layer, s, &min_x, &max_x)) continue;
    if (layer->glow.is_dithered) {
      shed_light(layer, workspace, s->pixels + min_x, s->y, min_x, max_x);
    } else if (layer->glow.values) {
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

/// Puts some strips together and writes them into the picture.
TARGET static void finish_strips(
    const arcline_plan *plan, const arcline_target *target, arcline_workspace *workspace,
    const strips *group) {
  FORM(fill)(group->block, group->used, plan->ground);
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
}

/// Takes rows of narrow rectangles into a group, beginning with row `y` of the rectangle `*done`, as
/// long as they follow each other and there is room. Returns the row to go on with.
static int32_t gather_strips(
    strips *group, const arcline_rect *rects, ptrdiff_t count, ptrdiff_t *done, int32_t y,
    uint32_t *block) {
  int32_t low = INT32_MAX, high = INT32_MIN, rows = 0, widest = 0;
  const int32_t first = y;
  int32_t used = 0;
  while (*done < count && is_narrow(rects + *done)) {
    const int32_t min_x = rects[*done].min_x, max_x = rects[*done].max_x;
    const int32_t max_y = rects[*done].max_y;
    // Room for whole vectors at the end.
    const int32_t room = (max_x - min_x + 15) & ~7;
    if (y != first + rows) break;
    if (y < max_y) {
      if (rows == ARCLINE_NARROW_ROWS || used + room > ARCLINE_NARROW_PIXELS) break;
      if (min_x < low) low = min_x;
      if (max_x > high) high = max_x;
      if (max_x - min_x > widest) widest = max_x - min_x;
    }
    for (; y < max_y && rows < ARCLINE_NARROW_ROWS && used + room <= ARCLINE_NARROW_PIXELS; y++) {
      group->spans[rows] = (arcline_span){min_x, max_x};
      group->all[rows++] = (strip){y, min_x, max_x, block + used - min_x};
      used += room;
    }
    if (y < max_y) break;
    if (++*done < count) y = rects[*done].min_y;
  }
  group->count = rows;
  group->widest = widest;
  group->used = used;
  group->block = block;
  group->area = (arcline_rect){low, first, high, first + rows};
  return y;
}

/// Composes narrow rectangles and returns how many of the first ones there were.
TARGET static ptrdiff_t compose_narrow(
    const arcline_plan *plan, const arcline_target *target, const arcline_rect *rects,
    ptrdiff_t count, arcline_workspace *workspace) {
  arcline_workspace_reserve_narrow(workspace);
  arcline_workspace_reserve(workspace, ARCLINE_NARROW, (int32_t)plan->count * 3);
  ptrdiff_t done = 0;
  strips group;
  for (int32_t y = rects[0].min_y; done < count && is_narrow(rects + done);) {
    y = gather_strips(&group, rects, count, &done, y, workspace->block);
    finish_strips(plan, target, workspace, &group);
  }
  return done;
}

#pragma clang assume_nonnull end
