// Blurring a mask. Included once for each instruction set, with
//   FORM(name)  the kernel of that name
//   TARGET      what marks functions that may use the instructions
// Sums are taken in the same order by all, and products are not joined with sums, so all give the same.

#include <string.h>

#include "raster_blur.h"

#pragma STDC FP_CONTRACT OFF
#pragma clang assume_nonnull begin

typedef float eight __attribute__((vector_size(32)));

/// Values that are summed up side by side, so that their sums stay in registers.
#define BLOCK 32

static inline ptrdiff_t whole_blocks(ptrdiff_t width) { return (width + BLOCK - 1) / BLOCK * BLOCK; }

/// The windows' sums around `BLOCK` neighbouring values; `step` parts the values of one window.
TARGET static inline void sum_block(
    float *out, const float *middle, ptrdiff_t step, const float *weights, ptrdiff_t radius) {
  eight sums[BLOCK / 8];
  memcpy(sums, middle, sizeof sums);
  for (int k = 0; k < BLOCK / 8; k++) sums[k] *= weights[0];
  const float *before = middle, *behind = middle;
  for (ptrdiff_t r = 1; r <= radius; r++) {
    before -= step;
    behind += step;
    eight a[BLOCK / 8], b[BLOCK / 8];
    memcpy(a, before, sizeof a);
    memcpy(b, behind, sizeof b);
    for (int k = 0; k < BLOCK / 8; k++) sums[k] += weights[r] * (a[k] + b[k]);
  }
  memcpy(out, sums, sizeof sums);
}

TARGET void FORM(blur)(
    float *mask, float *scratch, ptrdiff_t width, ptrdiff_t height, const float *weights,
    ptrdiff_t radius) {
  const ptrdiff_t stride = whole_blocks(width);
  // A row between zeros, and behind it all rows between rows of zeros.
  float *row = scratch + radius, *rows = scratch + stride + 2 * radius + radius * stride;
  for (ptrdiff_t y = 0; y < height; y++) {
    memcpy(row, mask + y * width, (size_t)width * sizeof(float));
    for (ptrdiff_t x = 0; x < width; x += BLOCK) {
      sum_block(rows + y * stride + x, row + x, 1, weights, radius);
    }
  }
  for (ptrdiff_t y = 0; y < height; y++) {
    for (ptrdiff_t x = 0; x < width; x += BLOCK) {
      float sums[BLOCK];
      const ptrdiff_t rest = width - x < BLOCK ? width - x : BLOCK;
      sum_block(sums, rows + y * stride + x, stride, weights, radius);
      memcpy(mask + y * width + x, sums, (size_t)rest * sizeof(float));
    }
  }
}

#pragma clang assume_nonnull end
