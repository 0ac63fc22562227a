#ifndef ARCLINE_RASTER_BLUR_H
#define ARCLINE_RASTER_BLUR_H

#include <stddef.h>
#include <stdint.h>

#pragma clang assume_nonnull begin

/// The number of values that blurring a mask needs beside it.
ptrdiff_t arcline_blur_scratch(ptrdiff_t width, ptrdiff_t height, ptrdiff_t radius);

/// The sum of `count` rows of `n` values, each times its weight, in the rows' order.
void arcline_mix_rows(
    float *sum, const float *rows, ptrdiff_t n, const float *weights, ptrdiff_t count);

#pragma clang assume_nonnull end

#endif
