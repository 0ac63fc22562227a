// Layers over one row of a picture. Part of compose.h.

#pragma clang assume_nonnull begin

/// Runs of a row inside some of its columns.
typedef struct run_range {
  const arcline_run *run, *last;
  int32_t min_x, max_x;
} run_range;

INLINE run_range find_runs(
    const arcline_coverage *coverage, int32_t y, int32_t min_x, int32_t max_x) {
  arcline_row row = coverage->rows[y - coverage->area.min_y];
  const arcline_run *run = coverage->runs + row.first, *last = run + row.count;
  // Most rows have few runs; the others are searched by halves.
  while (last - run > 16) {
    const arcline_run *middle = run + (last - run) / 2;
    if (middle->end > min_x) break;
    run = middle;
  }
  while (run < last && run->end <= min_x) run++;
  return (run_range){run, last, min_x, max_x};
}

/// Lays runs in one colour as long as they lie in the stretch of known colour that the row has come to,
/// as most do: what is below them need not be looked for. Returns the first run that does not.
TARGET INLINE const arcline_run *lay_runs_over(
    row_state *r, const arcline_layer *layer, run_range range, uint32_t pixel) {
  const arcline_run *run = range.run;
  const segment s = r->old[r->at];
  const uint32_t ground = pixel_of(s);
  if (!ground || r->is_storing) return run;
  const int32_t last_column = end_of(s) - 8;
  // The ground under full coverage, once it is needed; it is never 0.
  uint32_t covered = 0;
  int32_t made = r->x;
  for (; run < range.last && run->x < range.max_x; run++) {
    const int32_t x = run->x > range.min_x ? run->x : range.min_x;
    const int32_t end = run->end < range.max_x ? run->end : range.max_x;
    if (end > end_of(s)) break;
    if (x > made) push(r, x, ground);
    if (run->mask == -256) {
      if (!covered) covered = arcline_over(pixel, ground);
      push(r, end, covered);
    } else if (run->mask < 0) {
      push(r, end, arcline_over(arcline_scale(pixel, (uint32_t)(-1 - run->mask)), ground));
    } else {
      const uint8_t *values = layer->coverage->mask + run->mask + (x - run->x);
      if (end - x < 8 && x <= last_column) {
        edge_over(r->pixels + x, values, end - x, pixel, ground);
      } else {
        FORM(mask_over)(r->pixels + x, values, end - x, pixel, ground);
      }
      push(r, end, 0);
    }
    made = end;
  }
  r->x = made;
  r->at += made == end_of(s);
  return run;
}

/// Lays runs in one colour.
TARGET INLINE void lay_solid_runs(
    row_state *r, const arcline_layer *layer, run_range range, uint32_t pixel) {
  for (;; range.run++) {
    range.run = lay_runs_over(r, layer, range, pixel);
    const arcline_run *run = range.run;
    if (run == range.last || run->x >= range.max_x) return;
    int32_t x = run->x > range.min_x ? run->x : range.min_x;
    int32_t end = run->end < range.max_x ? run->end : range.max_x;
    if (run->mask >= 0) {
      lay_masked(r, x, end, pixel, layer->coverage->mask + run->mask + (x - run->x));
    } else {
      lay_pixel(r, x, end, arcline_scale(pixel, (uint32_t)(-1 - run->mask)));
    }
  }
}

/// Lays a run of a gradient.
TARGET INLINE void lay_gradient(
    row_state *r, const arcline_layer *layer, int32_t x, int32_t end,
    const uint8_t *_Nullable mask, uint8_t coverage) {
  if (layer->is_opaque && !mask && coverage == 255) {
    keep_until(r, x);
    drop_until(r, end);
    if (layer == r->top && !r->is_storing) {
      push(r, end, TOP_COLORS);
      return;
    }
    look_up(layer, r->workspace, r->y, x, end, r->pixels + x);
    push(r, end, 0);
    return;
  }
  look_up(layer, r->workspace, r->y, x, end, r->workspace->colors);
  lay_colors(r, x, end, r->workspace->colors, mask, coverage);
}

/// Lays a run of a colour that has a depth for each pixel.
TARGET INLINE void lay_depths(
    row_state *r, const arcline_layer *layer, int32_t x, int32_t end,
    const uint8_t *_Nullable mask, uint8_t coverage) {
  const uint8_t *depths =
      layer->values + (r->y - layer->origin_y) * layer->values_stride + (x - layer->origin_x);
  if (!mask && coverage == 255) {
    lay_masked(r, x, end, layer->pixel, depths);
    return;
  }
  uint32_t *colors = r->workspace->colors;
  for (int32_t i = 0; i < end - x; i++) colors[i] = arcline_scale(layer->pixel, depths[i]);
  lay_colors(r, x, end, colors, mask, coverage);
}

/// Lays runs whose pixels have colours of their own.
TARGET INLINE void lay_coloured_runs(
    row_state *r, const arcline_layer *layer, run_range range) {
  for (const arcline_run *run = range.run; run < range.last && run->x < range.max_x; run++) {
    int32_t x = run->x > range.min_x ? run->x : range.min_x;
    int32_t end = run->end < range.max_x ? run->end : range.max_x;
    const uint8_t *mask =
        run->mask >= 0 ? layer->coverage->mask + run->mask + (x - run->x) : NULL;
    uint8_t coverage = (uint8_t)(-1 - run->mask);
    if (layer->kind == ARCLINE_LAYER_DEPTHS) {
      lay_depths(r, layer, x, end, mask, coverage);
    } else {
      lay_gradient(r, layer, x, end, mask, coverage);
    }
  }
}

/// Lays the light of a glow over columns [min_x, max_x) of a row, whose first pixel is `dst`.
TARGET static void shed_light(
    const arcline_layer *layer, const arcline_workspace *workspace, uint32_t *dst, int32_t y,
    int32_t min_x, int32_t max_x) {
  const int32_t n = max_x - min_x;
  uint16_t *light = workspace->light;
  arcline_mask_rows rows = arcline_glow_rows(&layer->glow, min_x, y);
  FORM(upsample_light)(light, n, &rows);
  if (has_row_pixel(layer)) {
    FORM(blend_light_solid)(dst, row_pixel(layer, y), light, n, min_x, y);
  } else {
    look_up(layer, workspace, y, min_x, max_x, workspace->colors);
    FORM(blend_light)(dst, workspace->colors, light, n, min_x, y);
  }
}

/// Lays a glow over columns [min_x, max_x).
TARGET INLINE void lay_glow(
    row_state *r, const arcline_layer *layer, int32_t min_x, int32_t max_x) {
  if (layer->glow.is_dithered) {
    keep_until(r, min_x);
    store_until(r, max_x);
    shed_light(layer, r->workspace, r->pixels + min_x, r->y, min_x, max_x);
    return;
  }
  uint8_t *levels = r->workspace->levels;
  arcline_mask_rows rows = arcline_glow_rows(&layer->glow, min_x, r->y);
  FORM(upsample_mask)(levels, max_x - min_x, &rows);
  if (has_row_pixel(layer)) {
    lay_masked(r, min_x, max_x, row_pixel(layer, r->y), levels);
  } else {
    lay_gradient(r, layer, min_x, max_x, levels, 0);
  }
}

/// Stretches of a row below which a glow is left out, at most.
#define MOST_HIDDEN 3

/// Fewer hidden pixels than this are not worth a second beginning.
#define LEAST_HIDDEN 32

/// Lays a glow over columns [min_x, max_x), but for those that its cover hides: much of the light of a
/// shape lies under the shape itself.
TARGET static void lay_seen_glow(
    row_state *r, const arcline_layer *layer, int32_t min_x, int32_t max_x) {
  const arcline_layer *cover = r->cover;
  int32_t x = min_x;
  if (cover && r->y >= cover->bounds.min_y && r->y < cover->bounds.max_y) {
    const run_range range = find_runs(cover->coverage, r->y, min_x, max_x);
    const arcline_run *run = range.run;
    for (int32_t hidden = 0; run < range.last && run->x < max_x && hidden < MOST_HIDDEN; run++) {
      if (run->mask != -256 || run->end - run->x < LEAST_HIDDEN) continue;
      if (run->x > x) lay_glow(r, layer, x, run->x);
      x = run->end;
      hidden++;
    }
  }
  if (x < max_x) lay_glow(r, layer, x, max_x);
}

/// Lays a layer over columns [min_x, max_x) of a row; of a shape with runs, `range` are those from there
/// on.
TARGET INLINE void lay_columns(
    row_state *r, const arcline_layer *layer, int32_t min_x, int32_t max_x, run_range range) {
  if (min_x >= max_x) return;
  if (layer->glow.values) {
    lay_seen_glow(r, layer, min_x, max_x);
    return;
  }
  if (r->reader) {
    lay_read(r, r->reader, min_x, max_x, row_pixel(layer, r->y));
    return;
  }
  if (layer->kind == ARCLINE_LAYER_MASK) {
    ptrdiff_t row = (r->y - layer->origin_y) * layer->values_stride;
    lay_masked(r, min_x, max_x, layer->pixel, layer->values + row + (min_x - layer->origin_x));
    return;
  }
  range.max_x = max_x;
  if (has_row_pixel(layer)) {
    lay_solid_runs(r, layer, range, row_pixel(layer, r->y));
  } else {
    lay_coloured_runs(r, layer, range);
  }
}

/// The same behind hidden pixels: a function of its own, because it is long and seldom needed.
TARGET static __attribute__((noinline)) void lay_rest(
    row_state *r, const arcline_layer *layer, int32_t min_x, int32_t max_x) {
  run_range range = {0};
  if (r->reader) {
    read_until(r->reader, min_x, max_x);
  } else if (layer->coverage) {
    range = find_runs(layer->coverage, r->y, min_x, max_x);
  }
  lay_columns(r, layer, min_x, max_x, range);
}

/// Makes the row that has been made the one that is.
INLINE void swap_rows(row_state *r) {
  r->new[r->new_count] = ROW_END;
  segment *made = r->new;
  r->new = (segment *)r->old;
  r->old = made;
  r->old_count = r->new_count;
}

/// Whether a layer leaves columns [min_x, max_x) of a row as they are; finds the runs that do not, and
/// how many there may be.
TARGET INLINE bool is_idle(
    const arcline_layer *layer, arcline_reader *_Nullable reader, int32_t y, int32_t min_x,
    int32_t max_x, run_range *range, int32_t *runs) {
  const arcline_rect *hidden = &layer->hidden;
  if (y >= hidden->min_y && y < hidden->max_y && hidden->min_x <= min_x &&
      hidden->max_x >= max_x) {
    return true;
  }
  if (reader) {
    const int32_t groups = read_until(reader, min_x, max_x);
    // A group, and what goes on behind it.
    *runs = groups + 1;
    return groups == 0 && arcline_level(reader->sum) == 0;
  }
  *runs = 1;
  if (!layer->coverage) return false;
  *range = find_runs(layer->coverage, y, min_x, max_x);
  *runs = (int32_t)(range->last - range->run);
  return range->run == range->last || range->run->x >= max_x;
}

/// Lays a layer over a row.
TARGET INLINE void lay_layer(row_state *r, const arcline_layer *layer) {
  int32_t min_x = layer->bounds.min_x > r->min_x ? layer->bounds.min_x : r->min_x;
  int32_t max_x = layer->bounds.max_x < r->max_x ? layer->bounds.max_x : r->max_x;
  if (min_x >= max_x || r->y < layer->bounds.min_y || r->y >= layer->bounds.max_y) return;
  run_range range = {0};
  int32_t runs;
  if (is_idle(layer, r->reader, r->y, min_x, max_x, &range, &runs)) return;
  // A run adds two segments at most, and the hidden pixels two more.
  r->is_storing = 2 * runs + 8 > SEGMENTS;
  if (r->old_count + 2 * runs + 8 > SEGMENTS) {
    settle(r);
    swap_rows(r);
  }
  r->new_count = r->at = 0;
  r->last = NO_PIXEL;
  r->x = r->min_x;
  const arcline_rect *hidden = &layer->hidden;
  int32_t gap_x = max_x, gap_end = max_x;
  if (r->y >= hidden->min_y && r->y < hidden->max_y && hidden->min_x < max_x &&
      hidden->max_x > min_x) {
    gap_x = hidden->min_x;
    gap_end = hidden->max_x > min_x ? hidden->max_x : min_x;
  }
  lay_columns(r, layer, min_x, gap_x, range);
  if (gap_end < max_x) lay_rest(r, layer, gap_end, max_x);
  keep_until(r, r->max_x);
  swap_rows(r);
}

#pragma clang assume_nonnull end
