// One row of a picture. Included once for each instruction set, with
//   FORM(name)  the kernel of that name
//   TARGET      what marks functions that may use the instructions
//   edge, edge_over  short runs under a mask
//   fill8, copy8     eight pixels

#pragma clang assume_nonnull begin

/// All parts of a row's loop are one function, so that its state stays in registers.
#define INLINE static inline __attribute__((always_inline))

/// A stretch of a row up to a column: in the low half the column after its last, in the high half
/// its one value, or 0 when it stands in memory. Values are opaque as the ground is, so none is 0.
typedef uint64_t segment;

static inline segment known(int32_t end, uint32_t pixel) {
  return (uint64_t)pixel << 32 | (uint32_t)end;
}

static inline int32_t end_of(segment s) { return (int32_t)(uint32_t)s; }
static inline uint32_t pixel_of(segment s) { return (uint32_t)(s >> 32); }

/// Segments of a row at most; what is beyond goes into memory.
#define SEGMENTS 192

typedef struct row_state {
  /// Pixel of column 0 of the row in the workspace, where all that stands in memory stands until the
  /// row is done: reading what was just written to the picture would wait for the picture's memory.
  uint32_t *pixels;
  /// Pixel of column 0 of the row in the picture.
  uint32_t *out;
  /// The columns in question.
  int32_t y, min_x, max_x;
  /// The row as it is, and the row that is being made.
  const segment *old;
  segment *new;
  int32_t old_count, new_count;
  /// The place in the old row that the new one has come to, and its column.
  int32_t at, x;
  /// The value of the new row's last segment.
  uint32_t last;
  /// Whether known values are stored at once, because there are too many for the segments.
  bool is_storing;
  /// The layer above which there is none.
  const arcline_layer *_Nullable top;
  /// A shape above the glow that is being laid, which hides what is below it.
  const arcline_layer *_Nullable cover;
  arcline_workspace *workspace;
} row_state;

/// No segment's value: neither opaque nor 0.
#define NO_PIXEL 1

/// The value of a stretch whose pixels are the uppermost layer's own colours. They are looked up when
/// the row is written, straight into the picture.
#define TOP_COLORS 2

/// Stands behind the last segment of a row, so that no loop looks for the row's end.
#define ROW_END known(INT32_MAX, NO_PIXEL)

/// Adds a stretch to the row that is being made. A neighbour of the same kind and value is only made
/// longer, without a branch that would often be guessed wrong.
INLINE void push(row_state *r, int32_t end, uint32_t pixel) {
  r->new_count += pixel != r->last;
  r->new[r->new_count - 1] = known(end, pixel);
  r->last = pixel;
}

/// Takes over the row as it is up to column `x`, which must not lie beyond its end.
INLINE void keep_until(row_state *r, int32_t x) {
  segment s = r->old[r->at];
  for (; end_of(s) <= x; s = r->old[++r->at]) {
    push(r, end_of(s), pixel_of(s));
    r->x = end_of(s);
  }
  if (r->x < x) push(r, x, pixel_of(s));
  r->x = x;
}

/// Passes over the row as it is up to column `x`.
INLINE void drop_until(row_state *r, int32_t x) {
  while (end_of(r->old[r->at]) <= x) r->at++;
  r->x = x;
}

TARGET INLINE void store_known(const row_state *r, int32_t x, int32_t end, uint32_t pixel) {
  if (pixel) FORM(fill)(r->pixels + x, end - x, pixel);
}

/// Puts everything into the workspace's row.
TARGET static void settle(row_state *r) {
  int32_t x = r->min_x;
  for (int32_t i = 0; i < r->old_count; i++) {
    segment s = r->old[i];
    store_known(r, x, end_of(s), pixel_of(s));
    x = end_of(s);
  }
  r->new_count = 0;
  r->last = NO_PIXEL;
  push(r, r->max_x, 0);
}

/// Entries that columns [x, end) have in one of a gradient's tables.
TARGET INLINE void look_up_table(
    const arcline_layer *layer, const uint32_t *table, int32_t y, int32_t x, int32_t end,
    uint32_t *out) {
  if (layer->kind == ARCLINE_LAYER_TURNS) {
    const uint16_t *turns =
        layer->turns + (y - layer->origin_y) * layer->values_stride + (x - layer->origin_x);
    FORM(lookup_turns)(out, end - x, table, &layer->arc, turns);
  } else if (layer->kind == ARCLINE_LAYER_CONIC) {
    FORM(lookup_conic)(out, end - x, table, &layer->conic, x, y);
  } else {
    arcline_linear line = layer->line;
    line.base = (int64_t)((uint64_t)line.base + (uint64_t)layer->row_step * (uint64_t)(int64_t)y);
    FORM(lookup_linear)(out, end - x, table, &line, x);
  }
}

/// Raises the channels whose fraction is above the threshold of their pixel.
TARGET static __attribute__((noinline)) void dither(
    uint32_t *pixels, const uint32_t *fractions, int32_t n, int32_t x, int32_t y) {
  // Twice in a row, so that a block may begin at any column of the pattern.
  uint8_t thresholds[64];
  for (int32_t i = 0; i < 64; i++) {
    thresholds[i] = arcline_dither_thresholds[y & 7][(x + i / 4) & 7];
  }
  uint8_t *channels = (uint8_t *)pixels;
  const uint8_t *parts = (const uint8_t *)fractions;
  const int32_t count = 4 * n;
  int32_t i = 0;
  for (; i + 32 <= count; i += 32) {
    for (int32_t k = 0; k < 32; k++) {
      channels[i + k] = (uint8_t)(channels[i + k] + (parts[i + k] > thresholds[k]));
    }
  }
  for (int32_t k = 0; i + k < count; k++) {
    channels[i + k] = (uint8_t)(channels[i + k] + (parts[i + k] > thresholds[k]));
  }
}

/// Colours that a layer's gradient has in columns [x, end).
TARGET INLINE void look_up(
    const arcline_layer *layer, const arcline_workspace *workspace, int32_t y, int32_t x,
    int32_t end, uint32_t *out) {
  look_up_table(layer, layer->colors, y, x, end, out);
  if (!layer->fractions) return;
  look_up_table(layer, layer->fractions, y, x, end, workspace->fractions);
  dither(out, workspace->fractions, end - x, x - layer->dither_x, y - layer->dither_y);
}

/// Writes the row into the picture, each pixel once and from left to right.
TARGET INLINE void finish(const row_state *r, bool is_streamed) {
  int32_t x = r->min_x;
  for (int32_t i = 0; i < r->old_count; i++) {
    segment s = r->old[i];
    int32_t end = end_of(s);
    uint32_t *dst = r->out + x;
    const uint32_t *src = r->pixels + x;
    if (pixel_of(s) == TOP_COLORS) {
      look_up(r->top, r->workspace, r->y, x, end, dst);
    } else if (is_streamed) {
      if (pixel_of(s)) {
        FORM(fill_stream)(dst, end - x, pixel_of(s));
      } else {
        FORM(copy_stream)(dst, src, end - x);
      }
    } else if (end - x <= 8 && x + 8 <= r->max_x) {
      // What is written beyond the end is written again by what follows.
      if (pixel_of(s)) {
        fill8(dst, pixel_of(s));
      } else {
        copy8(dst, src);
      }
    } else if (pixel_of(s)) {
      FORM(fill)(dst, end - x, pixel_of(s));
    } else {
      FORM(copy)(dst, src, end - x);
    }
    x = end;
  }
}

/// Lays one colour over columns [x, end).
TARGET INLINE void lay_pixel(row_state *r, int32_t x, int32_t end, uint32_t pixel) {
  if (pixel == 0) return;
  keep_until(r, x);
  if (pixel >> 24 == 255 && !r->is_storing) {
    drop_until(r, end);
    push(r, end, pixel);
    return;
  }
  while (r->x < end) {
    segment s = r->old[r->at];
    int32_t from = r->x, to = end_of(s) < end ? end_of(s) : end;
    r->at += to == end_of(s);
    r->x = to;
    if (pixel_of(s) && !r->is_storing) {
      push(r, to, arcline_over(pixel, pixel_of(s)));
    } else {
      store_known(r, from, to, pixel_of(s));
      FORM(blend_solid)(r->pixels + from, to - from, pixel);
      push(r, to, 0);
    }
  }
}

/// Lays one colour over columns [x, end) under a mask whose first value belongs to column x.
TARGET INLINE void lay_masked(
    row_state *r, int32_t x, int32_t end, uint32_t pixel, const uint8_t *mask) {
  keep_until(r, x);
  while (r->x < end) {
    segment s = r->old[r->at];
    int32_t from = r->x, to = end_of(s) < end ? end_of(s) : end;
    r->at += to == end_of(s);
    r->x = to;
    uint32_t *dst = r->pixels + from;
    const uint8_t *values = mask + (from - x);
    int32_t n = to - from;
    // Pixels up to the eighth that have a known value may be written, for it is stored at the end.
    if (n < 8 && pixel_of(s) && from + 8 <= end_of(s)) {
      edge_over(dst, values, n, pixel, pixel_of(s));
    } else if (n < 8 && !pixel_of(s)) {
      edge(dst, values, n, pixel);
    } else if (pixel_of(s)) {
      FORM(mask_over)(dst, values, n, pixel, pixel_of(s));
    } else {
      FORM(blend_mask)(dst, values, n, pixel);
    }
    push(r, to, 0);
  }
}

/// Passes over the row as it is up to column `end` and has all of it in memory.
TARGET INLINE void store_until(row_state *r, int32_t end) {
  while (r->x < end) {
    segment s = r->old[r->at];
    int32_t from = r->x, to = end_of(s) < end ? end_of(s) : end;
    r->at += to == end_of(s);
    r->x = to;
    store_known(r, from, to, pixel_of(s));
  }
  push(r, end, 0);
}

/// Lays colours over columns [x, end), with one coverage or under a mask.
TARGET INLINE void lay_colors(
    row_state *r, int32_t x, int32_t end, const uint32_t *colors, const uint8_t *_Nullable mask,
    uint8_t coverage) {
  keep_until(r, x);
  store_until(r, end);
  if (mask) {
    FORM(blend_pixels_mask)(r->pixels + x, colors, mask, end - x);
  } else {
    FORM(blend_pixels)(r->pixels + x, colors, end - x, coverage);
  }
}

/// Whether a layer has one colour in a row.
INLINE bool has_row_pixel(const arcline_layer *layer) {
  return layer->kind == ARCLINE_LAYER_SOLID || layer->kind == ARCLINE_LAYER_ROWS;
}

/// The one colour that a layer has in a row.
INLINE uint32_t row_pixel(const arcline_layer *layer, int32_t y) {
  return layer->kind == ARCLINE_LAYER_ROWS ? layer->colors[y - layer->origin_y] : layer->pixel;
}

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

/// Lays runs in one colour.
TARGET INLINE void lay_solid_runs(
    row_state *r, const arcline_layer *layer, run_range range, uint32_t pixel) {
  for (const arcline_run *run = range.run; run < range.last && run->x < range.max_x; run++) {
    int32_t x = run->x > range.min_x ? run->x : range.min_x;
    int32_t end = run->end < range.max_x ? run->end : range.max_x;
    if (run->mask >= 0) {
      lay_masked(r, x, end, pixel, layer->coverage->mask + run->mask + (x - run->x));
    } else if (run->mask == -256) {
      lay_pixel(r, x, end, pixel);
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

/// Lays a layer over columns [min_x, max_x) of a row.
TARGET INLINE void lay_columns(
    row_state *r, const arcline_layer *layer, int32_t min_x, int32_t max_x) {
  if (min_x >= max_x) return;
  if (layer->glow.values) {
    lay_seen_glow(r, layer, min_x, max_x);
    return;
  }
  if (layer->kind == ARCLINE_LAYER_MASK) {
    ptrdiff_t row = (r->y - layer->origin_y) * layer->values_stride;
    lay_masked(r, min_x, max_x, layer->pixel, layer->values + row + (min_x - layer->origin_x));
    return;
  }
  run_range range = find_runs(layer->coverage, r->y, min_x, max_x);
  if (has_row_pixel(layer)) {
    lay_solid_runs(r, layer, range, row_pixel(layer, r->y));
  } else {
    lay_coloured_runs(r, layer, range);
  }
}

/// The same behind hidden pixels: a function of its own, because it is long and seldom needed.
TARGET static __attribute__((noinline)) void lay_rest(
    row_state *r, const arcline_layer *layer, int32_t min_x, int32_t max_x) {
  lay_columns(r, layer, min_x, max_x);
}

/// Makes the row that has been made the one that is.
INLINE void swap_rows(row_state *r) {
  r->new[r->new_count] = ROW_END;
  segment *made = r->new;
  r->new = (segment *)r->old;
  r->old = made;
  r->old_count = r->new_count;
}

/// Whether a layer leaves columns [min_x, max_x) of a row as they are.
INLINE bool is_idle(
    const arcline_layer *layer, int32_t y, int32_t min_x, int32_t max_x, int32_t *runs) {
  const arcline_rect *hidden = &layer->hidden;
  if (y >= hidden->min_y && y < hidden->max_y && hidden->min_x <= min_x &&
      hidden->max_x >= max_x) {
    return true;
  }
  *runs = 1;
  if (!layer->coverage) return false;
  run_range range = find_runs(layer->coverage, y, min_x, max_x);
  *runs = (int32_t)(range.last - range.run);
  return range.run == range.last || range.run->x >= max_x;
}

/// Lays a layer over a row.
TARGET INLINE void lay_layer(row_state *r, const arcline_layer *layer) {
  int32_t min_x = layer->bounds.min_x > r->min_x ? layer->bounds.min_x : r->min_x;
  int32_t max_x = layer->bounds.max_x < r->max_x ? layer->bounds.max_x : r->max_x;
  if (min_x >= max_x || r->y < layer->bounds.min_y || r->y >= layer->bounds.max_y) return;
  int32_t runs;
  if (is_idle(layer, r->y, min_x, max_x, &runs)) return;
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
  lay_columns(r, layer, min_x, gap_x);
  if (gap_end < max_x) lay_rest(r, layer, gap_end, max_x);
  keep_until(r, r->max_x);
  swap_rows(r);
}

#pragma clang assume_nonnull end
