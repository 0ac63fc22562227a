#ifndef ARCLINE_RASTER_PLAN_H
#define ARCLINE_RASTER_PLAN_H

#include "raster_coverage.h"
#include "raster_kernels.h"

/// Whole pictures: layers over a ground, composed row by row so that a pixel is mostly written once.
///
/// Along a row, stretches whose value is known to be one colour stay numbers until all layers are
/// through; only edges, gradients and what lies on them touch memory before. The pixels are those of
/// laying layer after layer over the ground with the kernels' arithmetic.

#pragma clang assume_nonnull begin

/// Rectangles of so many columns at most are composed from edges where coverage is not up to date.
#define ARCLINE_NARROW 256

/// What a layer is coloured by.
typedef enum arcline_layer_kind {
  /// `pixel` where there is coverage.
  ARCLINE_LAYER_SOLID,
  /// A colour for each row: `colors[y − min_y of origin]`.
  ARCLINE_LAYER_ROWS,
  /// A linear gradient that changes along the rows.
  ARCLINE_LAYER_LINEAR,
  /// A conic gradient.
  ARCLINE_LAYER_CONIC,
  /// A conic gradient over pixels whose angles are known.
  ARCLINE_LAYER_TURNS,
  /// `pixel`, weakened by a depth for each pixel besides the coverage.
  ARCLINE_LAYER_DEPTHS,
  /// `pixel` under a mask of its own, without coverage.
  ARCLINE_LAYER_MASK,
} arcline_layer_kind;

/// A low-resolution mask of 8.8 fixed-point values.
typedef struct arcline_glow {
  const uint16_t *values;
  int32_t width, height;
  /// Picture pixels to a value, a power of two; the value's column and row at the upper left.
  int32_t factor, origin_x, origin_y;
  /// Whether its levels would show as bands and are dithered.
  bool is_dithered;
} arcline_glow;

/// One step of a plan.
typedef struct arcline_layer {
  arcline_layer_kind kind;
  /// The pixels it can change.
  arcline_rect bounds;
  /// Pixels that a layer above covers completely.
  arcline_rect hidden;
  /// Pixels that the shape covers completely, and pixels in its hole; mostly not all of them.
  arcline_rect solid, hollow;
  /// Where the shape covers how much; null for masks, and for glows, whose coverage is a low-resolution
  /// mask. Its area must contain the bounds.
  const arcline_coverage *_Nullable coverage;
  uint32_t pixel;
  /// Whether all colours are opaque.
  bool is_opaque;
  /// Colours of rows or a gradient's table.
  const uint32_t *_Nullable colors;
  /// What the colours of a gradient's table, rounded down then, leave out: of each channel 256ths of a
  /// level. Null when the colours are rounded to the nearest level.
  const uint32_t *_Nullable fractions;
  /// The pixel at which the pattern of thresholds begins by which fractions become levels.
  int32_t dither_x, dither_y;
  /// Depths or a mask, row by row, `values_stride` to a row, from `origin` on.
  const uint8_t *_Nullable values;
  ptrdiff_t values_stride;
  /// Angles of pixels, likewise.
  const uint16_t *_Nullable turns;
  /// The pixel the first row colour, depth, mask value or angle belongs to.
  int32_t origin_x, origin_y;
  arcline_linear line;
  /// What a row adds to `line.base`, which holds for row 0.
  int64_t row_step;
  arcline_conic conic;
  arcline_turns arc;
  arcline_glow glow;
} arcline_layer;

/// A picture to be composed.
typedef struct arcline_plan {
  uint32_t ground;
  const arcline_layer *_Nullable layers;
  ptrdiff_t count;
} arcline_plan;

/// The memory of a picture.
typedef struct arcline_target {
  /// The pixel in column 0 of row 0.
  uint32_t *pixels;
  /// Distance to the pixel below, in pixels.
  ptrdiff_t stride;
  /// Whether pixels are stored past the caches.
  bool is_streamed;
} arcline_target;

/// Reads the coverage of a layer from cells, row by row and from left to right.
typedef struct arcline_reader {
  const arcline_layer *layer;
  /// Where its cells and marks begin in the workspace, and how many belong to a row.
  ptrdiff_t first_cell, first_mark, stride, mark_stride;
  /// The columns of the cells.
  int32_t min_x, max_x;
  /// The row that is being read.
  int32_t *cells;
  uint64_t *marks;
  /// The first group of eight cells that has not been read, and the sum of all cells before it.
  int32_t next, sum;
  /// How many marked groups the columns have that are being laid.
  int32_t marked;
  /// The coverage in the group read last.
  uint64_t levels;
} arcline_reader;

/// Memory that composing needs besides, kept from call to call; all zero at first. Every thread
/// has its own.
typedef struct arcline_workspace {
  uint32_t *_Nullable colors;
  uint32_t *_Nullable row;
  uint32_t *_Nullable fractions;
  uint8_t *_Nullable levels;
  uint16_t *_Nullable light;
  int32_t width;
  int32_t *_Nullable active;
  int32_t active_room;
  /// For each so many layers of the plan a rectangle that contains their bounds.
  arcline_rect *_Nullable chunks;
  ptrdiff_t chunk_room;
  /// For rows of few columns: their pixels, and a layer's cells, their marks, and levels.
  uint32_t *_Nullable block;
  int32_t *_Nullable cells;
  uint64_t *_Nullable marks;
  uint8_t *_Nullable narrow_levels;
  /// For shapes that are drawn from edges in rows of many columns.
  arcline_reader *_Nullable readers;
  int32_t reader_room;
  int32_t *_Nullable reader_cells;
  uint64_t *_Nullable reader_marks;
  ptrdiff_t reader_cell_room, reader_mark_room;
} arcline_workspace;

/// What is to be known of many rectangles.
typedef struct arcline_survey {
  /// Their pixels in all; where they overlap these count twice.
  int64_t area;
  /// Whether one of them is more than a few short rows.
  bool has_large;
} arcline_survey;

/// Rows of a narrow rectangle that are still few.
#define ARCLINE_FEW_ROWS 32

/// Looks through rectangles that are not empty.
arcline_survey arcline_survey_rects(const arcline_rect *rects, ptrdiff_t count);

/// A block of a row in a record.
typedef struct arcline_cell {
  /// Where its words stand, and how many there is room for.
  int32_t first, room;
  /// The number of its stretches; negative while the block is not kept, because it changes from one
  /// whole drawing to the next or has too much detail.
  int32_t count;
} arcline_cell;

/// A picture kept as stretches: a column to end at and a colour, or the pixels themselves.
///
/// What did not change since the last time the whole picture was drawn is written out from here
/// instead of being put together from its layers. All zero is a record of nothing.
typedef struct arcline_record {
  int32_t width, height;
  /// Columns to a block; a row has 64 blocks at most.
  int32_t block, shift;
  /// How often the picture has changed since it was last drawn whole. After so many changes none is
  /// expected soon, and the record is given up rather than kept up.
  int32_t changes;
  /// For each row the blocks that have changed, and those that are not kept.
  uint64_t *_Nullable stale;
  uint64_t *_Nullable loose;
  arcline_cell *_Nullable cells;
  /// The cells' words: two for each stretch, then the pixels of those without a colour, in order.
  uint32_t *_Nullable words;
  int32_t word_room, word_count, live_words;
} arcline_record;

/// Makes the record one of a picture that is not known yet.
void arcline_record_reset(arcline_record *record, int32_t width, int32_t height);

/// Notes that the picture has changed inside rectangles; what lies outside it is ignored.
void arcline_record_touch(arcline_record *record, const arcline_rect *rects, ptrdiff_t count);

/// Gives the memory back.
void arcline_record_free(arcline_record *record);

/// Brings the record up to date with the plan inside a rectangle of whole rows.
void arcline_settle(
    const arcline_plan *plan, arcline_record *record, arcline_rect rows,
    arcline_workspace *workspace);

/// Composes the plan inside rectangles, which must lie inside the target and may overlap. Whole rows
/// are taken from the record, if there is one that was brought up to date there. In rectangles that
/// are not narrow the coverage must be up to date of all layers that have more than one colour in a row.
void arcline_compose(
    const arcline_plan *plan, const arcline_target *target, const arcline_rect *rects,
    ptrdiff_t count, const arcline_record *_Nullable record, arcline_workspace *workspace);

/// From this many bytes on a picture does not stay in the processor's caches from frame to frame, and
/// storing past them is faster.
size_t arcline_stream_minimum(void);

/// A second thread that composes rows beside the caller's.
typedef struct arcline_team arcline_team;

/// Starts the thread; null when the system gives none or has one processor only.
arcline_team *_Nullable arcline_team_start(void);

/// Composes as `arcline_compose` does; a single rectangle in strips of rows that both threads take in
/// turn. Without a team the caller's thread does it all.
void arcline_team_compose(
    arcline_team *_Nullable team, const arcline_plan *plan, const arcline_target *target,
    const arcline_rect *rects, ptrdiff_t count, const arcline_record *_Nullable record,
    arcline_workspace *workspace);

/// Ends the thread and gives its memory back.
void arcline_team_stop(arcline_team *team);

/// Gives the memory back.
void arcline_workspace_free(arcline_workspace *workspace);

#pragma clang assume_nonnull end

#endif
