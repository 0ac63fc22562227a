// Rows of few columns, as steps change them, put together layer by layer. Part of compose.h.
//
// They stand in a block of memory for some rows at once: to keep stretches of known colour apart costs
// more than it saves here, and a value that is read right after another width of it was written would
// wait for memory. Only while every row has one colour, the colours stand for the block. Shapes whose
// runs are left behind are drawn from their edges.

#pragma clang assume_nonnull begin

/// Parts of rows that follow each other, the first one the area's first row. In the block they stand
/// one behind the other, each in whole vectors, so that one colour is laid over all of them at once;
/// pixels behind the end of a part are of no account.
typedef struct strips {
  arcline_span spans[ARCLINE_NARROW_ROWS];
  /// Where the first pixel of each stands in the block.
  int32_t starts[ARCLINE_NARROW_ROWS];
  /// The one colour of each that is plain; what is in the block is then of no account.
  uint32_t colors[ARCLINE_NARROW_ROWS];
  bool is_plain[ARCLINE_NARROW_ROWS];
  /// How many there are, and how many of them are plain.
  int32_t count, plain_count;
  /// Columns of the widest one.
  int32_t widest;
  /// Pixels of the block in use, a multiple of eight.
  int32_t used;
  uint32_t *block;
  arcline_rect area;
} strips;

/// A strip's pixel of column 0.
INLINE uint32_t *strip_pixels(const strips *group, int32_t i) {
  return group->block + group->starts[i] - group->spans[i].min_x;
}

/// Pixels that a strip takes up in the block.
INLINE int32_t strip_room(const strips *group, int32_t i) {
  return (group->spans[i].max_x - group->spans[i].min_x + 7) & ~7;
}

/// Writes the one colour of a strip into the block.
TARGET INLINE void store_color(strips *group, int32_t i) {
  if (!group->is_plain[i]) return;
  group->is_plain[i] = false;
  group->plain_count--;
  uint32_t *pixels = group->block + group->starts[i];
  for (int32_t k = 0; k < strip_room(group, i); k += 8) fill8(pixels + k, group->colors[i]);
}

/// Lays one colour under a mask. Up to the eighth pixel those behind are written as they were.
TARGET INLINE void lay_mask(uint32_t *dst, const uint8_t *mask, int32_t n, uint32_t pixel) {
  if (n < 8) {
    edge(dst, mask, n, pixel);
  } else {
    FORM(blend_mask)(dst, mask, n, pixel);
  }
}

/// Lays pixels' own colours over columns [x, end) of row `y`, with one coverage or under a mask.
TARGET INLINE void lay_own_colors(
    const arcline_layer *layer, arcline_workspace *workspace, uint32_t *dst, int32_t y, int32_t x,
    int32_t end, const uint8_t *_Nullable mask, uint8_t coverage) {
  uint32_t *colors = workspace->colors;
  if (layer->kind == ARCLINE_LAYER_DEPTHS) {
    const uint8_t *depths =
        layer->values + (y - layer->origin_y) * layer->values_stride + (x - layer->origin_x);
    if (!mask && coverage == 255) {
      lay_mask(dst, depths, end - x, layer->pixel);
      return;
    }
    for (int32_t i = 0; i < end - x; i++) colors[i] = arcline_scale(layer->pixel, depths[i]);
  } else {
    const bool is_plain = layer->is_opaque && !mask && coverage == 255;
    look_up(layer, workspace, y, x, end, is_plain ? dst : colors);
    if (is_plain) return;
  }
  if (mask) {
    FORM(blend_pixels_mask)(dst, colors, mask, end - x);
  } else {
    FORM(blend_pixels)(dst, colors, end - x, coverage);
  }
}

/// Lays a layer over columns [x, end) of a strip, with one coverage or under a mask.
TARGET INLINE void lay_piece(
    const arcline_layer *layer, arcline_workspace *workspace, strips *group, int32_t i, int32_t x,
    int32_t end, const uint8_t *_Nullable mask, uint8_t coverage) {
  const int32_t y = group->area.min_y + i;
  store_color(group, i);
  uint32_t *dst = strip_pixels(group, i) + x;
  if (!has_row_pixel(layer)) {
    lay_own_colors(layer, workspace, dst, y, x, end, mask, coverage);
  } else if (mask) {
    lay_mask(dst, mask, end - x, row_pixel(layer, y));
  } else {
    const uint32_t pixel = row_pixel(layer, y);
    FORM(blend_solid)(dst, end - x, coverage == 255 ? pixel : arcline_scale(pixel, coverage));
  }
}

/// The part of a strip that a layer can change; false when there is none.
INLINE bool clip_strip(
    const arcline_layer *layer, const strips *group, int32_t i, arcline_span *part) {
  const arcline_rect *bounds = &layer->bounds, *hidden = &layer->hidden;
  const arcline_span span = group->spans[i];
  const int32_t y = group->area.min_y + i;
  part->min_x = bounds->min_x > span.min_x ? bounds->min_x : span.min_x;
  part->max_x = bounds->max_x < span.max_x ? bounds->max_x : span.max_x;
  if (part->min_x >= part->max_x || y < bounds->min_y || y >= bounds->max_y) return false;
  return y < hidden->min_y || y >= hidden->max_y || hidden->min_x > part->min_x ||
         hidden->max_x < part->max_x;
}

/// Lays a shape whose runs are left behind: from its edges.
TARGET static void lay_edges(
    const arcline_layer *layer, arcline_workspace *workspace, strips *group) {
  // One cell more than there are columns, in whole vectors.
  const int32_t stride = (group->widest + 8) & ~7, mark_stride = (group->widest >> 6) + 1;
  int32_t entering[ARCLINE_NARROW_ROWS + 1];
  for (int32_t i = 0; i <= group->count; i++) entering[i] = 0;
  const arcline_grid grid = {
      .area = group->area, .spans = group->spans, .cells = workspace->cells,
      .marks = workspace->marks, .stride = stride, .mark_stride = mark_stride,
      .entering = entering};
  arcline_add_edges(&grid, &layer->coverage->edges);
  // Outside its bounds a shape has no coverage, but perhaps no colour for a row either.
  const bool is_even = layer->kind == ARCLINE_LAYER_SOLID ||
                       (layer->kind == ARCLINE_LAYER_ROWS && contains(&layer->bounds, &group->area));
  // Rows alike in colour are looked for, because most follow such a one.
  uint32_t above = 0, last_pixel = 0, last_ground = 0;
  for (int32_t i = 0; i < group->count; i++) {
    int32_t *cells = workspace->cells + i * stride;
    uint64_t *marks = workspace->marks + i * mark_stride;
    const int32_t width = group->spans[i].max_x - group->spans[i].min_x;
    if (is_even) {
      const uint32_t pixel = row_pixel(layer, group->area.min_y + i);
      uint32_t *dst = group->block + group->starts[i];
      if (group->is_plain[i]) {
        const uint32_t ground = group->colors[i];
        if (pixel != last_pixel || ground != last_ground) above = arcline_over(pixel, ground);
        last_pixel = pixel;
        last_ground = ground;
        cells_over(cells, marks, width, dst, pixel, ground, above);
        group->is_plain[i] = false;
      } else {
        lay_cells(cells, marks, width, dst, pixel);
      }
    } else {
      uint8_t *levels = workspace->narrow_levels;
      read_cells(cells, marks, width, levels);
      arcline_span part;
      if (!clip_strip(layer, group, i, &part)) continue;
      const uint8_t *mask = levels + (part.min_x - group->spans[i].min_x);
      lay_piece(layer, workspace, group, i, part.min_x, part.max_x, mask, 0);
    }
  }
  if (is_even) group->plain_count = 0;
}

/// Lays some columns of a strip from runs.
TARGET INLINE void lay_strip_runs(
    const arcline_layer *layer, arcline_workspace *workspace, strips *group, int32_t i,
    run_range range) {
  for (const arcline_run *run = range.run; run < range.last && run->x < range.max_x; run++) {
    const int32_t x = run->x > range.min_x ? run->x : range.min_x;
    const int32_t end = run->end < range.max_x ? run->end : range.max_x;
    const uint8_t *mask =
        run->mask >= 0 ? layer->coverage->mask + run->mask + (x - run->x) : NULL;
    lay_piece(layer, workspace, group, i, x, end, mask, (uint8_t)(-1 - run->mask));
  }
}

/// Lays one colour over all of a strip.
TARGET INLINE void lay_strip(strips *group, int32_t i, uint32_t pixel) {
  if (group->is_plain[i]) {
    group->colors[i] = arcline_over(pixel, group->colors[i]);
  } else {
    FORM(blend_solid)(group->block + group->starts[i], strip_room(group, i), pixel);
  }
}

/// Lays a layer with one colour in a row that covers all strips.
TARGET static void lay_whole(const arcline_layer *layer, strips *group) {
  const bool is_solid = layer->kind == ARCLINE_LAYER_SOLID;
  const uint32_t *colors =
      is_solid ? NULL : layer->colors + (group->area.min_y - layer->origin_y);
  if (is_solid ? layer->pixel >> 24 == 255 : layer->is_opaque) {
    // What stood there does not matter.
    for (int32_t i = 0; i < group->count; i++) {
      group->colors[i] = is_solid ? layer->pixel : colors[i];
      group->is_plain[i] = true;
    }
    group->plain_count = group->count;
  } else if (group->plain_count < group->count) {
    for (int32_t i = 0; i < group->count; i++) {
      lay_strip(group, i, is_solid ? layer->pixel : colors[i]);
    }
  } else if (is_solid) {
    FORM(blend_solid)(group->colors, group->count, layer->pixel);
  } else {
    FORM(blend_pixels)(group->colors, colors, group->count, 255);
  }
}

/// Lays a shape from its runs.
TARGET static void lay_runs(
    const arcline_layer *layer, arcline_workspace *workspace, strips *group) {
  const bool is_even = has_row_pixel(layer);
  for (int32_t i = 0; i < group->count; i++) {
    arcline_span part;
    if (!clip_strip(layer, group, i, &part)) continue;
    const int32_t y = group->area.min_y + i;
    const run_range range = find_runs(layer->coverage, y, part.min_x, part.max_x);
    const arcline_run *run = range.run;
    if (run == range.last || run->x >= part.max_x) continue;
    const arcline_span span = group->spans[i];
    if (is_even && run->mask == -256 && run->x <= span.min_x && run->end >= span.max_x &&
        part.min_x == span.min_x && part.max_x == span.max_x) {
      lay_strip(group, i, row_pixel(layer, y));
    } else {
      lay_strip_runs(layer, workspace, group, i, range);
    }
  }
}

/// Lays a glow, or a mask of its own.
TARGET static void lay_soft(
    const arcline_layer *layer, arcline_workspace *workspace, strips *group) {
  for (int32_t i = 0; i < group->count; i++) {
    const int32_t y = group->area.min_y + i;
    arcline_span part;
    if (!clip_strip(layer, group, i, &part)) continue;
    store_color(group, i);
    uint32_t *dst = strip_pixels(group, i) + part.min_x;
    if (layer->glow.is_dithered) {
      shed_light(layer, workspace, dst, y, part.min_x, part.max_x);
    } else if (layer->glow.values) {
      const arcline_mask_rows rows = arcline_glow_rows(&layer->glow, part.min_x, y);
      FORM(upsample_mask)(workspace->levels, part.max_x - part.min_x, &rows);
      lay_piece(layer, workspace, group, i, part.min_x, part.max_x, workspace->levels, 0);
    } else {
      const ptrdiff_t row = (y - layer->origin_y) * layer->values_stride;
      lay_mask(
          dst, layer->values + row + (part.min_x - layer->origin_x), part.max_x - part.min_x,
          layer->pixel);
    }
  }
}

/// Lays a layer over strips.
TARGET static void lay_over_strips(
    const arcline_layer *layer, arcline_workspace *workspace, strips *group) {
  if (contains(&layer->hidden, &group->area) || contains(&layer->hollow, &group->area)) return;
  if (!layer->coverage) {
    lay_soft(layer, workspace, group);
  } else if (
      has_row_pixel(layer) && contains(&layer->solid, &group->area) &&
      contains(&layer->bounds, &group->area)) {
    lay_whole(layer, group);
  } else if (meets(&layer->coverage->stale, &group->area)) {
    lay_edges(layer, workspace, group);
  } else {
    lay_runs(layer, workspace, group);
  }
}

#pragma clang assume_nonnull end
