#include "forms.h"

static inline uint8_t level(uint32_t sum) {
  uint32_t magnitude = sum > INT32_MAX ? 0u - sum : sum;
  if (magnitude > ARCLINE_FULL) magnitude = ARCLINE_FULL;
  return (uint8_t)((magnitude * 255 + ARCLINE_FULL / 2) / ARCLINE_FULL);
}

void arcline_accumulate_baseline(int32_t *cells, ptrdiff_t n, int32_t *carry, uint8_t *cov) {
  uint32_t sum = (uint32_t)*carry;
  ptrdiff_t i = 0;
  while (i < n) {
    // Most cells of a wide shape are zero: eight at a time then share one level.
    while (i + 8 <= n) {
      int32_t any = 0;
      for (int k = 0; k < 8; k++) any |= cells[i + k];
      if (any) break;
      uint8_t same = level(sum);
      for (int k = 0; k < 8; k++) cov[i + k] = same;
      i += 8;
    }
    uint32_t sums[8];
    int count = n - i < 8 ? (int)(n - i) : 8;
    for (int k = 0; k < count; k++) {
      sum += (uint32_t)cells[i + k];
      sums[k] = sum;
      cells[i + k] = 0;
    }
    for (int k = 0; k < count; k++) cov[i + k] = level(sums[k]);
    i += count;
  }
  *carry = (int32_t)sum;
}

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
