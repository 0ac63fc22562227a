#ifndef ARCLINE_FORMS_H
#define ARCLINE_FORMS_H

#include "raster_kernels.h"

#if defined(__x86_64__)
#define ARCLINE_HAS_AVX2 1
/// Marks a function that may use 256-bit vectors although the file is built for any x86-64.
/// Processors with AVX2 that cannot fetch for writing take the instruction for none.
#define ARCLINE_AVX2 __attribute__((target("avx2,prfchw")))
#else
#define ARCLINE_HAS_AVX2 0
#endif

/// Below this many pixels a streaming store is not worth leaving the caches for.
#define ARCLINE_STREAM_MINIMUM 64

/// A full pixel of the coverage accumulator.
#define ARCLINE_FULL 131072u

/// The coverage of a running sum of cells: 0…255, rounded to nearest. The sum's sign is the direction
/// of winding. Areas wound more than once are full (nonzero rule).
static inline int32_t arcline_level(int32_t sum) {
  uint32_t area = sum < 0 ? 0u - (uint32_t)sum : (uint32_t)sum;
  if (area > ARCLINE_FULL) area = ARCLINE_FULL;
  return (int32_t)((area * 255u + ARCLINE_FULL / 2) >> 17);
}

/// Entries of a mask are limited to 255.0 in 8.8 fixed point, so that no sum leaves 32 bits.
#define ARCLINE_MASK_FULL 65280u

/// Output columns of a mask made per scratch row.
#define ARCLINE_MASK_CHUNK 512

// Coefficients of atan(q) / 2π ≈ q·(A0 + A1·q² + … + A5·q¹⁰) on [0, 1], equal-ripple fit, error
// 2.7·10⁻⁷ turn before rounding to float and 2.8·10⁻⁷ after.
#define ARCLINE_ATAN_A0 0x1.45f120p-3f
#define ARCLINE_ATAN_A1 (-0x1.b1ac38p-5f)
#define ARCLINE_ATAN_A2 0x1.f8accp-6f
#define ARCLINE_ATAN_A3 (-0x1.2f97ccp-6f)
#define ARCLINE_ATAN_A4 0x1.1290cep-7f
#define ARCLINE_ATAN_A5 (-0x1.e8f074p-10f)

/// 1.5·2²³: adding and subtracting it rounds a float below 2²² to the nearest integer.
#define ARCLINE_ROUNDER 12582912.0f

/// The parameters, or ones that read entry 0 only where one is not finite or would leave the table.
static inline arcline_conic arcline_conic_checked(const arcline_conic *conic) {
  arcline_conic c = *conic;
  float sum = ((c.cx + c.cy) + (c.start + c.direction)) + ((c.lead + c.sweep) + c.scale);
  // What is not finite is not equal to itself after subtraction.
  bool inside = c.scale >= 0 && c.last >= 0 && c.last <= 1 << 23;
  if (sum - sum == 0 && inside) return c;
  return (arcline_conic){.direction = 1};
}

/// The gradient's table index at column `x`.
static inline int32_t arcline_linear_index(const arcline_linear *line, int64_t x) {
  int64_t position = (int64_t)((uint64_t)x * (uint64_t)line->step + (uint64_t)line->base);
  int32_t index = (int32_t)(position >> 32);
  if (index > line->last) index = line->last;
  return index > 0 ? index : 0;
}

/// Coverage of a mask entry between the two rows, 8.7 fixed point: a signed 16-bit factor.
static inline uint32_t arcline_mask_column(const arcline_mask_rows *rows, ptrdiff_t k) {
  uint32_t wy = (uint32_t)rows->wy, e0 = rows->row0[k], e1 = rows->row1[k];
  e0 = e0 < ARCLINE_MASK_FULL ? e0 : ARCLINE_MASK_FULL;
  e1 = e1 < ARCLINE_MASK_FULL ? e1 : ARCLINE_MASK_FULL;
  return (e0 * (256 - wy) + e1 * wy + 256) >> 9;
}

/// The gradient's table index for a pixel at an angle.
static inline uint32_t arcline_turns_index(const arcline_turns *arc, uint32_t turn) {
  uint32_t u = ((turn - arc->start) * (uint32_t)arc->direction + arc->lead) & 0xFFFF;
  u = u > arc->lead ? u - arc->lead : 0;
  u = u < arc->sweep ? u : arc->sweep;
  uint32_t index = (u * arc->scale + 0x8000) >> 16;
  return index < arc->last ? index : arc->last;
}

#define ARCLINE_DECLARE_FORMS(form)                                                              \
  void arcline_fill_##form(uint32_t *dst, ptrdiff_t n, uint32_t pixel);                          \
  void arcline_fill_stream_##form(uint32_t *dst, ptrdiff_t n, uint32_t pixel);                   \
  void arcline_copy_##form(uint32_t *dst, const uint32_t *src, ptrdiff_t n);                     \
  void arcline_copy_stream_##form(uint32_t *dst, const uint32_t *src, ptrdiff_t n);              \
  void arcline_blend_solid_##form(uint32_t *dst, ptrdiff_t n, uint32_t src);                     \
  void arcline_blend_mask_##form(                                                                \
      uint32_t *dst, const uint8_t *cov, ptrdiff_t n, uint32_t src);                             \
  void arcline_mask_over_##form(                                                                 \
      uint32_t *dst, const uint8_t *cov, ptrdiff_t n, uint32_t src, uint32_t ground);            \
  void arcline_blend_pixels_##form(                                                              \
      uint32_t *dst, const uint32_t *src, ptrdiff_t n, uint8_t coverage);                        \
  void arcline_blend_pixels_mask_##form(                                                         \
      uint32_t *dst, const uint32_t *src, const uint8_t *cov, ptrdiff_t n);                      \
  void arcline_lookup_linear_##form(                                                             \
      uint32_t *out, ptrdiff_t n, const uint32_t *table, const arcline_linear *line,             \
      int32_t x0);                                                                               \
  void arcline_lookup_conic_##form(                                                              \
      uint32_t *out, ptrdiff_t n, const uint32_t *table, const arcline_conic *conic, int32_t x0, \
      int32_t y);                                                                                \
  void arcline_lookup_turns_##form(                                                              \
      uint32_t *out, ptrdiff_t n, const uint32_t *table, const arcline_turns *arc,               \
      const uint16_t *turns);                                                                    \
  void arcline_upsample_mask_##form(uint8_t *out, ptrdiff_t n, const arcline_mask_rows *rows);   \
  void arcline_upsample_light_##form(uint16_t *out, ptrdiff_t n, const arcline_mask_rows *rows); \
  void arcline_blend_light_##form(                                                               \
      uint32_t *dst, const uint32_t *src, const uint16_t *light, ptrdiff_t n, int32_t x,         \
      int32_t y);                                                                                \
  void arcline_blur_##form(                                                                      \
      float *mask, float *scratch, ptrdiff_t width, ptrdiff_t height, const float *weights,      \
      ptrdiff_t radius);                                                                         \
  void arcline_blend_light_solid_##form(                                                         \
      uint32_t *dst, uint32_t pixel, const uint16_t *light, ptrdiff_t n, int32_t x, int32_t y);  \
  void arcline_compose_##form(                                                                   \
      const struct arcline_plan *plan, const struct arcline_target *target,                      \
      const struct arcline_rect *rects, ptrdiff_t count,                                            \
      const struct arcline_record *record, struct arcline_workspace *workspace);                  \
  void arcline_settle_##form(                                                                    \
      const struct arcline_plan *plan, struct arcline_record *record,                            \
      const struct arcline_rect *rows, struct arcline_workspace *workspace)

ARCLINE_DECLARE_FORMS(baseline);
#if ARCLINE_HAS_AVX2
ARCLINE_DECLARE_FORMS(avx2);
#endif

#endif
