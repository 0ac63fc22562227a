// Areas of a picture, and the layers in them. Part of compose.h.

#pragma clang assume_nonnull begin

static inline bool meets(const arcline_rect *a, const arcline_rect *b) {
  return a->min_x < b->max_x && b->min_x < a->max_x && a->min_y < b->max_y && b->min_y < a->max_y;
}

static inline bool contains(const arcline_rect *a, const arcline_rect *b) {
  return a->min_x <= b->min_x && a->max_x >= b->max_x && a->min_y <= b->min_y && a->max_y >= b->max_y;
}

static inline arcline_rect united(arcline_rect a, arcline_rect b) {
  return (arcline_rect){
      a.min_x < b.min_x ? a.min_x : b.min_x, a.min_y < b.min_y ? a.min_y : b.min_y,
      a.max_x > b.max_x ? a.max_x : b.max_x, a.max_y > b.max_y ? a.max_y : b.max_y};
}

/// Some layers of a plan, lowest first.
typedef struct selection {
  const int32_t *indices;
  int32_t count;
} selection;

/// Whether the runs of a layer's shape are those of its edges everywhere.
static inline bool has_settled(const arcline_layer *layer) {
  return layer->coverage->stale.min_x >= layer->coverage->stale.max_x;
}

/// Readers of some of the layers, lowest first.
typedef struct readers {
  arcline_reader *_Nullable first;
  int32_t count;
} readers;

#pragma clang assume_nonnull end
