#include "forms.h"

#define FORM(name) arcline_##name##_baseline
#define TARGET

#include "blur_rows.h"

ptrdiff_t arcline_blur_scratch(ptrdiff_t width, ptrdiff_t height, ptrdiff_t radius) {
  return whole_blocks(width) * (1 + height + 2 * radius) + 2 * radius;
}

void arcline_mix_rows(
    float *sum, const float *rows, ptrdiff_t n, const float *weights, ptrdiff_t count) {
  for (ptrdiff_t i = 0; i < n; i++) sum[i] = 0;
  for (ptrdiff_t k = 0; k < count; k++) {
    const float weight = weights[k];
    const float *row = rows + k * n;
    if (weight == 0) continue;
    // No order is involved, so the compiler may use vectors.
    for (ptrdiff_t i = 0; i < n; i++) sum[i] += weight * row[i];
  }
}
