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

/// The picture's memory ahead of what is being written, by addresses. The processor fetches by itself
/// what follows in a page; the next page, and what is written after much arithmetic, it does not.
typedef struct fetching {
  /// The first line that has not been fetched, and the end of what is written by this thread; behind it
  /// another may write. Both 0 fetch nothing.
  uintptr_t next, end;
  /// The end of what may be fetched while layers are laid.
  uintptr_t farthest;
} fetching;

/// Fetches lines that will be written, up to `end` and at most `count`.
TARGET INLINE void fetch_lines(fetching *fetch, uintptr_t end, int32_t count) {
  if (end > fetch->end) end = fetch->end;
  if (fetch->next >= end) return;
  const uintptr_t most = fetch->next + 64 * (uintptr_t)count;
  const uintptr_t last = end < most ? end : most;
  uintptr_t line = fetch->next;
  for (; line + 64 < last; line += 128) {
    __builtin_prefetch((const void *)line, 1);
    __builtin_prefetch((const void *)(line + 64), 1);
  }
  if (line < last) {
    __builtin_prefetch((const void *)line, 1);
    line += 64;
  }
  fetch->next = line;
}

/// How far ahead memory is fetched always, in bytes: a page.
#define FETCH_AHEAD 4096

/// Fetches what is to be there when column `x` is written.
TARGET INLINE void fetch_ahead(fetching *fetch, const uint32_t *out, int32_t x) {
  fetch_lines(fetch, (uintptr_t)(out + x) + FETCH_AHEAD, INT32_MAX);
}

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
  /// What reads the layer that is being laid, when it is drawn from its edges.
  arcline_reader *_Nullable reader;
  /// The picture's memory that is fetched while the row is put together.
  fetching *fetch;
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

#pragma clang assume_nonnull end
