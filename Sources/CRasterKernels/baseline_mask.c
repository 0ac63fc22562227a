#include "forms.h"

void arcline_upsample_mask_baseline(uint8_t *out, ptrdiff_t n, const arcline_mask_rows *rows) {
  uint32_t x = (uint32_t)rows->x0, step = (uint32_t)rows->step;
  // Neighbouring outputs share their two columns while magnifying.
  int32_t known = 0;
  uint32_t left = 0, right = 0;
  for (ptrdiff_t i = 0; i < n; i++, x += step) {
    int32_t k = (int32_t)x >> 16;
    uint32_t f = x >> 8 & 255;
    if (i == 0 || k != known) {
      left = i != 0 && k == known + 1 ? right : arcline_mask_column(rows, k);
      right = arcline_mask_column(rows, (ptrdiff_t)k + 1);
      known = k;
    }
    out[i] = (uint8_t)((left * (256 - f) + right * f + (1u << 14)) >> 15);
  }
}
