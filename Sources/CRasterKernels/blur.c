#include "raster_blur.h"

#include <string.h>

#pragma STDC FP_CONTRACT OFF

/// out[i] += weight * in[i]; no order is involved, so the compiler may use vectors.
static void add_scaled(float *restrict out, const float *restrict in, ptrdiff_t n, float weight) {
  for (ptrdiff_t i = 0; i < n; i++) out[i] += weight * in[i];
}

static void scale(float *restrict out, const float *restrict in, ptrdiff_t n, float weight) {
  for (ptrdiff_t i = 0; i < n; i++) out[i] = weight * in[i];
}

/// One row along itself: every shift of the row is added with its weight.
static void blur_row(
    float *out, const float *in, ptrdiff_t n, const float *weights, ptrdiff_t radius) {
  scale(out, in, n, weights[0]);
  for (ptrdiff_t r = 1; r <= radius && r < n; r++) {
    add_scaled(out + r, in, n - r, weights[r]);
    add_scaled(out, in + r, n - r, weights[r]);
  }
}

void arcline_blur(
    float *mask, float *scratch, ptrdiff_t width, ptrdiff_t height, const float *weights,
    ptrdiff_t radius) {
  for (ptrdiff_t y = 0; y < height; y++) {
    blur_row(scratch + y * width, mask + y * width, width, weights, radius);
  }
  for (ptrdiff_t y = 0; y < height; y++) {
    float *out = mask + y * width;
    scale(out, scratch + y * width, width, weights[0]);
    for (ptrdiff_t r = 1; r <= radius; r++) {
      if (y >= r) add_scaled(out, scratch + (y - r) * width, width, weights[r]);
      if (y + r < height) add_scaled(out, scratch + (y + r) * width, width, weights[r]);
    }
  }
}

void arcline_mix_rows(
    float *sum, const float *rows, ptrdiff_t n, const float *weights, ptrdiff_t count) {
  for (ptrdiff_t i = 0; i < n; i++) sum[i] = 0;
  for (ptrdiff_t k = 0; k < count; k++) {
    if (weights[k] != 0) add_scaled(sum, rows + k * n, n, weights[k]);
  }
}
