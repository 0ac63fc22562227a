#include "dither.h"
#include "forms.h"

void arcline_upsample_light_baseline(uint16_t *out, ptrdiff_t n, const arcline_mask_rows *rows) {
  uint32_t x = (uint32_t)rows->x0, step = (uint32_t)rows->step;
  for (ptrdiff_t i = 0; i < n; i++, x += step) {
    int32_t k = (int32_t)x >> 16;
    uint32_t f = x >> 8 & 255;
    uint32_t left = arcline_mask_column(rows, k), right = arcline_mask_column(rows, (ptrdiff_t)k + 1);
    out[i] = (uint16_t)((left * (256 - f) + right * f + (1u << 6)) >> 7);
  }
}

static inline uint32_t part(uint32_t value, uint32_t factor) { return (257 * value * factor) >> 16; }

void arcline_blend_light_baseline(
    uint32_t *dst, const uint32_t *src, const uint16_t *light, ptrdiff_t n, int32_t x, int32_t y) {
  for (ptrdiff_t i = 0; i < n; i++) {
    uint32_t l = light[i], rest = 65280 - part(src[i] >> 24, l), pixel = 0;
    uint32_t threshold = arcline_dither_thresholds[y & 7][(x + i) & 7];
    for (int shift = 0; shift < 32; shift += 8) {
      uint32_t sum = part(src[i] >> shift & 255, l) + part(dst[i] >> shift & 255, rest) + threshold;
      pixel |= (sum >> 8) << shift;
    }
    dst[i] = pixel;
  }
}
