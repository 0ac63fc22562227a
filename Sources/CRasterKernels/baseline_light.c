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

/// Lays a colour under a light over a pixel at (x, y).
static inline uint32_t lit(uint32_t src, uint32_t dst, uint32_t light, int32_t x, int32_t y) {
  uint32_t rest = 65280 - part(src >> 24, light), pixel = 0;
  uint32_t threshold = arcline_dither_thresholds[y & 7][x & 7];
  for (int shift = 0; shift < 32; shift += 8) {
    uint32_t sum = part(src >> shift & 255, light) + part(dst >> shift & 255, rest) + threshold;
    pixel |= (sum >> 8) << shift;
  }
  return pixel;
}

void arcline_blend_light_baseline(
    uint32_t *dst, const uint32_t *src, const uint16_t *light, ptrdiff_t n, int32_t x, int32_t y) {
  for (int32_t i = 0; i < n; i++) dst[i] = lit(src[i], dst[i], light[i], x + i, y);
}

void arcline_blend_light_solid_baseline(
    uint32_t *dst, uint32_t pixel, const uint16_t *light, ptrdiff_t n, int32_t x, int32_t y) {
  for (int32_t i = 0; i < n; i++) dst[i] = lit(pixel, dst[i], light[i], x + i, y);
}
