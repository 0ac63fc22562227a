#ifndef ARCLINE_RASTER_BLUR_H
#define ARCLINE_RASTER_BLUR_H

#include <stddef.h>
#include <stdint.h>

#pragma clang assume_nonnull begin

/// Blurs a mask of `width` × `height` values in both directions with a symmetric window.
///
/// `weights[0]` is the weight of the middle, `weights[r]` that of the values r away on either side,
/// up to `radius`; beyond the mask everything is 0. `scratch` has as many values as the mask. Sums
/// are taken in a fixed order, so the result is the same on every processor.
void arcline_blur(
    float *mask, float *scratch, ptrdiff_t width, ptrdiff_t height, const float *weights,
    ptrdiff_t radius);

/// The sum of `count` rows of `n` values, each times its weight, in the rows' order.
void arcline_mix_rows(
    float *sum, const float *rows, ptrdiff_t n, const float *weights, ptrdiff_t count);

#pragma clang assume_nonnull end

#endif
