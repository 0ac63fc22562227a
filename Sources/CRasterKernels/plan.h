#ifndef ARCLINE_PLAN_H
#define ARCLINE_PLAN_H

#include "dither.h"
#include "raster_plan.h"

/// Makes room for rows of `width` pixels and for `active` layer numbers.
void arcline_workspace_reserve(arcline_workspace *workspace, int32_t width, int32_t active);

/// Layers to a chunk.
#define ARCLINE_CHUNK 16

/// Finds out where the chunks of a plan's layers lie, so that few of many layers are looked at.
void arcline_workspace_survey(arcline_workspace *workspace, const arcline_plan *plan);

/// Rows and pixels of narrow rectangles that are put together at once.
#define ARCLINE_NARROW_ROWS 64
#define ARCLINE_NARROW_PIXELS 4096

/// Makes room for narrow rows.
void arcline_workspace_reserve_narrow(arcline_workspace *workspace);

/// Makes room for `count` readers, and for all their cells and marks. Those readers there are stay.
void arcline_workspace_reserve_readers(
    arcline_workspace *workspace, int32_t count, ptrdiff_t cells, ptrdiff_t marks);

/// The number of blocks to a row.
int32_t arcline_record_blocks(const arcline_record *record);

/// Room for so many words of a cell.
uint32_t *arcline_record_place(arcline_record *record, arcline_cell *cell, int32_t words);

/// Where to sample a low-resolution mask for the row's pixels from column `x` on.
static inline arcline_mask_rows arcline_glow_rows(const arcline_glow *glow, int32_t x, int32_t y) {
  // A mask value stands for the middle of its square of pixels.
  int64_t one = 1 << 16, k = glow->factor;
  int64_t top = (2 * (y - glow->origin_y * k) + 1 - k) * one / (2 * k);
  int64_t start = (2 * (x - glow->origin_x * k) + 1 - k) * one / (2 * k);
  int64_t upper = top >> 16;
  if (upper > glow->height - 1) upper = glow->height - 1;
  if (upper < 0) upper = 0;
  int64_t lower = upper + 1 < glow->height ? upper + 1 : upper;
  return (arcline_mask_rows){
      .row0 = glow->values + upper * glow->width,
      .row1 = glow->values + lower * glow->width,
      .wy = (int32_t)(top >> 8 & 255),
      .x0 = (int32_t)start,
      .step = (int32_t)(one / k)};
}

#endif
