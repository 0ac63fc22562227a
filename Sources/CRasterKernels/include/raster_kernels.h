#ifndef ARCLINE_RASTER_KERNELS_H
#define ARCLINE_RASTER_KERNELS_H

#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// Inner loops of the rasterizer over one row of pixels.
///
/// A pixel is premultiplied 0xAARRGGBB in native byte order. `n` counts pixels; zero or less does
/// nothing. Pointers need only the alignment of their element, ranges of one call must not overlap,
/// and nothing outside `[0, n)` is written. All arithmetic is exact, so every form and every split
/// of a row gives the same pixels:
///
///     div255(x·a)  = (t + (t >> 8)) >> 8 with t = x·a + 128     = x·a / 255 rounded to nearest
///     scale(p, a)  = div255(c·a) for each of the four channels c of p
///     over(s, d)   = s + scale(d, 255 − alpha(s)) for each channel
///
/// A channel above its pixel's alpha is outside the contract: the sum is then taken modulo 256
/// inside that channel and never spills into its neighbour.

#pragma clang assume_nonnull begin

/// The instruction sets a kernel may be built for, in rising order.
typedef enum arcline_kernel_level {
  /// Portable C, for any processor.
  ARCLINE_KERNELS_BASELINE = 0,
  /// 256-bit integer vectors; present only in x86-64 builds.
  ARCLINE_KERNELS_AVX2 = 1,
} arcline_kernel_level;

/// A conic gradient along an arc, seen from pixel centres.
///
/// The table is entered at `scale · clamp(u, 0, sweep)` rounded to nearest and limited to
/// `[0, last]`, where u is the turn from the arc's start, folded into `[−lead, 1 − lead)`.
typedef struct arcline_conic {
  /// Centre in pixels, y down.
  float cx, cy;
  /// Angle of the arc's start in turns, clockwise from twelve o'clock; magnitude below 1000.
  float start;
  /// +1 when the arc runs clockwise, −1 counter-clockwise.
  float direction;
  /// How far before the start still belongs to the start cap, in turns, 0 to 1.
  float lead;
  /// Length of the arc in turns; what lies beyond takes the last colour.
  float sweep;
  /// Table entries per turn: `last / sweep` when the table covers the arc.
  float scale;
  /// Index of the table's last entry, 0 to 2²³.
  int32_t last;
} arcline_conic;

/// A conic gradient over pixels whose angles are known, in 1/65 536 turn; sums wrap at a whole turn.
///
/// The table is entered at `(clamp(u, 0, sweep)·scale + 2¹⁵) / 2¹⁶`, limited to `last`, where u is
/// the turn from the arc's start, folded into `[−lead, 65 536 − lead)`.
typedef struct arcline_turns {
  /// Angle of the arc's start, 0 to 65 535.
  uint32_t start;
  /// +1 when the arc runs clockwise, −1 counter-clockwise.
  int32_t direction;
  /// How far before the start still belongs to the start cap, 0 to 65 535.
  uint32_t lead;
  /// Length of the arc, 0 to 65 536.
  uint32_t sweep;
  /// Table entries for 65 536 of u in 16.16 fixed point, so that `sweep·scale` stays below 2³¹.
  uint32_t scale;
  /// Index of the table's last entry.
  uint32_t last;
} arcline_turns;

/// One row of a low-resolution coverage mask between two mask rows.
///
/// Entries are 8.8 fixed point, 0 to 65280 (= 255.0); larger ones count as 65280.
typedef struct arcline_mask_rows {
  /// The rows above and below the output row; may be the same.
  const uint16_t *row0, *row1;
  /// Weight of `row1`, 0 to 256.
  int32_t wy;
  /// Sample position of the first output column in mask entries, 16.16 fixed point.
  int32_t x0;
  /// Advance per output column, 16.16; the fast form covers 1 to 65536 (magnification).
  int32_t step;
} arcline_mask_rows;

/// A linear gradient's table position as a function of the absolute column.
typedef struct arcline_linear {
  /// Advance per column in table entries, 32.32 fixed point.
  int64_t step;
  /// Position at column 0, 32.32 fixed point; add one half to round to nearest.
  int64_t base;
  /// Index of the table's last entry; not negative.
  int32_t last;
} arcline_linear;

struct arcline_plan;
struct arcline_record;
struct arcline_rect;
struct arcline_target;
struct arcline_workspace;

/// One function for each kernel, all of one instruction set. The inline functions below tell what
/// each does.
typedef struct arcline_kernel_forms {
  void (*_Nonnull fill)(uint32_t *dst, ptrdiff_t n, uint32_t pixel);
  void (*_Nonnull fill_stream)(uint32_t *dst, ptrdiff_t n, uint32_t pixel);
  void (*_Nonnull copy)(uint32_t *dst, const uint32_t *src, ptrdiff_t n);
  void (*_Nonnull copy_stream)(uint32_t *dst, const uint32_t *src, ptrdiff_t n);
  void (*_Nonnull blend_solid)(uint32_t *dst, ptrdiff_t n, uint32_t src);
  void (*_Nonnull blend_mask)(uint32_t *dst, const uint8_t *cov, ptrdiff_t n, uint32_t src);
  void (*_Nonnull mask_over)(
      uint32_t *dst, const uint8_t *cov, ptrdiff_t n, uint32_t src, uint32_t ground);
  void (*_Nonnull blend_pixels)(
      uint32_t *dst, const uint32_t *src, ptrdiff_t n, uint8_t coverage);
  void (*_Nonnull blend_pixels_mask)(
      uint32_t *dst, const uint32_t *src, const uint8_t *cov, ptrdiff_t n);
  void (*_Nonnull lookup_linear)(
      uint32_t *out, ptrdiff_t n, const uint32_t *table, const arcline_linear *line, int32_t x0);
  void (*_Nonnull lookup_conic)(
      uint32_t *out, ptrdiff_t n, const uint32_t *table, const arcline_conic *conic, int32_t x0,
      int32_t y);
  void (*_Nonnull lookup_turns)(
      uint32_t *out, ptrdiff_t n, const uint32_t *table, const arcline_turns *arc,
      const uint16_t *turns);
  void (*_Nonnull upsample_mask)(uint8_t *out, ptrdiff_t n, const arcline_mask_rows *rows);
  void (*_Nonnull upsample_light)(uint16_t *out, ptrdiff_t n, const arcline_mask_rows *rows);
  void (*_Nonnull blend_light)(
      uint32_t *dst, const uint32_t *src, const uint16_t *light, ptrdiff_t n, int32_t x, int32_t y);
  void (*_Nonnull blur)(
      float *mask, float *scratch, ptrdiff_t width, ptrdiff_t height, const float *weights,
      ptrdiff_t radius);
  void (*_Nonnull blend_light_solid)(
      uint32_t *dst, uint32_t pixel, const uint16_t *light, ptrdiff_t n, int32_t x, int32_t y);
  void (*_Nonnull compose)(
      const struct arcline_plan *plan, const struct arcline_target *target,
      const struct arcline_rect *rects, ptrdiff_t count,
      const struct arcline_record *_Nullable record, struct arcline_workspace *workspace);
  void (*_Nonnull settle)(
      const struct arcline_plan *plan, struct arcline_record *record,
      const struct arcline_rect *rows, struct arcline_workspace *workspace);
} arcline_kernel_forms;

/// The forms now in use. Read by the inline functions; changed only by `arcline_kernels_select`.
extern _Atomic(const arcline_kernel_forms *_Nonnull) arcline_kernels_active;

/// The forms built for `level`, or null where this build or this processor lacks it.
const arcline_kernel_forms *_Nullable arcline_kernels_forms(arcline_kernel_level level);

/// Uses `level` from now on and returns true, or changes nothing and returns false where it is
/// missing. The highest level the processor has is chosen before main; any thread may call this.
bool arcline_kernels_select(arcline_kernel_level level);

/// The level in use.
arcline_kernel_level arcline_kernels_level(void);

/// Orders earlier streaming stores before later stores. Call once after the last `*_stream` of a
/// frame, before another thread or a device reads the pixels.
void arcline_stream_end(void);

static inline const arcline_kernel_forms *arcline_kernels(void) {
  return atomic_load_explicit(&arcline_kernels_active, memory_order_acquire);
}

/// dst[i] = pixel.
static inline void arcline_fill(uint32_t *dst, ptrdiff_t n, uint32_t pixel) {
  arcline_kernels()->fill(dst, n, pixel);
}

/// `arcline_fill` past the caches, for targets larger than the last cache level. Ranges under 64
/// pixels and unaligned ends are stored plainly. See `arcline_stream_end`.
static inline void arcline_fill_stream(uint32_t *dst, ptrdiff_t n, uint32_t pixel) {
  arcline_kernels()->fill_stream(dst, n, pixel);
}

/// dst[i] = src[i].
static inline void arcline_copy(uint32_t *dst, const uint32_t *src, ptrdiff_t n) {
  arcline_kernels()->copy(dst, src, n);
}

/// `arcline_copy` whose stores pass the caches, as for `arcline_fill_stream`.
static inline void arcline_copy_stream(uint32_t *dst, const uint32_t *src, ptrdiff_t n) {
  arcline_kernels()->copy_stream(dst, src, n);
}

/// dst[i] = over(src, dst[i]). Opaque sources are stored; source 0 does nothing.
static inline void arcline_blend_solid(uint32_t *dst, ptrdiff_t n, uint32_t src) {
  arcline_kernels()->blend_solid(dst, n, src);
}

/// dst[i] = over(scale(src, cov[i]), dst[i]).
static inline void arcline_blend_mask(
    uint32_t *dst, const uint8_t *cov, ptrdiff_t n, uint32_t src) {
  arcline_kernels()->blend_mask(dst, cov, n, src);
}

/// dst[i] = over(scale(src, cov[i]), ground).
static inline void arcline_mask_over(
    uint32_t *dst, const uint8_t *cov, ptrdiff_t n, uint32_t src, uint32_t ground) {
  arcline_kernels()->mask_over(dst, cov, n, src, ground);
}

/// dst[i] = over(scale(src[i], coverage), dst[i]).
static inline void arcline_blend_pixels(
    uint32_t *dst, const uint32_t *src, ptrdiff_t n, uint8_t coverage) {
  arcline_kernels()->blend_pixels(dst, src, n, coverage);
}

/// dst[i] = over(scale(src[i], cov[i]), dst[i]).
static inline void arcline_blend_pixels_mask(
    uint32_t *dst, const uint32_t *src, const uint8_t *cov, ptrdiff_t n) {
  arcline_kernels()->blend_pixels_mask(dst, src, cov, n);
}

/// out[i] = table[clamp(floor((x0 + i)·step + base), 0, last)], for columns x0 + i.
///
/// The position depends only on the column, not on where the run starts. At 32 fraction bits the
/// error of a rounded step over 16384 columns is below 2⁻¹⁸ entries. Positions must stay within
/// ±2³¹ entries over the run; beyond, they wrap (the table is never left).
static inline void arcline_lookup_linear(
    uint32_t *out, ptrdiff_t n, const uint32_t *table, const arcline_linear *line, int32_t x0) {
  arcline_kernels()->lookup_linear(out, n, table, line, x0);
}

/// out[i] = the conic table's entry for the pixel centre (x0 + i + ½, y + ½).
///
/// The angle is within 5·10⁻⁷ turn of the true one for coordinates up to 2²². The centre itself
/// gives entry 0, and so does every pixel where a parameter is not finite or out of range.
static inline void arcline_lookup_conic(
    uint32_t *out, ptrdiff_t n, const uint32_t *table, const arcline_conic *conic, int32_t x0,
    int32_t y) {
  arcline_kernels()->lookup_conic(out, n, table, conic, x0, y);
}

/// out[i] = the table's entry for a pixel seen from the centre at turns[i].
static inline void arcline_lookup_turns(
    uint32_t *out, ptrdiff_t n, const uint32_t *table, const arcline_turns *arc,
    const uint16_t *turns) {
  arcline_kernels()->lookup_turns(out, n, table, arc, turns);
}

/// out[i] = bilinear sample of the mask at x0 + i·step, rounded to nearest 8-bit coverage.
///
/// With k and f the integer and the upper 8 fraction bits of the position, the value is
/// (c(k)·(256 − f) + c(k + 1)·f + 2¹⁴) / 2¹⁵, where c, the column between the rows, is
/// (row0·(256 − wy) + row1·wy + 2⁸) / 2⁹ in 8.7 fixed point; both are exact integer divisions.
/// Entries from the first k to the last k + 1 must be readable in both rows, whatever the weights.
static inline void arcline_upsample_mask(
    uint8_t *out, ptrdiff_t n, const arcline_mask_rows *rows) {
  arcline_kernels()->upsample_mask(out, n, rows);
}

/// `arcline_upsample_mask` in 8.8 fixed point: (c(k)·(256 − f) + c(k + 1)·f + 2⁶) / 2⁷.
static inline void arcline_upsample_light(
    uint16_t *out, ptrdiff_t n, const arcline_mask_rows *rows) {
  arcline_kernels()->upsample_light(out, n, rows);
}

/// Lays src[i], weakened by light[i] in 8.8 fixed point, 65280 at most, over opaque pixels, and
/// dithers what comes of it: a 256th of a level counts. (x, y) is the first pixel's place.
///
/// With p(v, f) = (257·v·f) / 2¹⁶ each channel becomes (p(s, l) + p(d, 65280 − p(a, l)) + t) / 2⁸,
/// where t is the threshold of the pixel's place in Bayer's matrix of order 8, 2…254.
static inline void arcline_blend_light(
    uint32_t *dst, const uint32_t *src, const uint16_t *light, ptrdiff_t n, int32_t x, int32_t y) {
  arcline_kernels()->blend_light(dst, src, light, n, x, y);
}

/// Blurs a mask of `width` × `height` values in both directions with a symmetric window.
///
/// `weights[0]` is the weight of the middle, `weights[r]` that of the values r away on either side,
/// up to `radius`; beyond the mask everything is 0. `scratch` has `arcline_blur_scratch` zeros. Sums are
/// taken in a fixed order, so the result is the same on every processor.
static inline void arcline_blur(
    float *mask, float *scratch, ptrdiff_t width, ptrdiff_t height, const float *weights,
    ptrdiff_t radius) {
  arcline_kernels()->blur(mask, scratch, width, height, weights, radius);
}

/// `arcline_blend_light` of one colour.
static inline void arcline_blend_light_solid(
    uint32_t *dst, uint32_t pixel, const uint16_t *light, ptrdiff_t n, int32_t x, int32_t y) {
  arcline_kernels()->blend_light_solid(dst, pixel, light, n, x, y);
}

#pragma clang assume_nonnull end

#endif
