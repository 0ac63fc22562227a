#include <string.h>

#include "forms.h"
#include "pixel_math.h"

/// Pixels to a vector. The types are the compiler's portable ones: any processor with 128-bit
/// vectors gets vector code, the others an equivalent in scalar code.
#define LANES 4

/// Pixels tested together for coverage that is all nothing or all full.
#define GROUP 8

typedef uint32_t pixels __attribute__((vector_size(16)));
typedef uint16_t halves __attribute__((vector_size(16)));
typedef uint8_t bytes __attribute__((vector_size(16)));

static inline pixels load(const uint32_t *p) {
  pixels v;
  memcpy(&v, p, sizeof v);
  return v;
}

static inline void store(uint32_t *p, pixels v) { memcpy(p, &v, sizeof v); }

static inline pixels repeat(uint32_t value) { return (pixels){value, value, value, value}; }

/// A factor of 0 to 255 in both 16-bit halves of its pixel.
static inline halves both(pixels values) { return (halves)(values | values << 16); }

static inline halves coverage_factor(const uint8_t *cov) {
  return both((pixels){cov[0], cov[1], cov[2], cov[3]});
}

static inline halves divide255(halves product) {
  halves t = product + 128;
  return (t + (t >> 8)) >> 8;
}

static inline pixels scale(pixels p, halves a) {
  halves even = divide255(((halves)p & 255) * a), odd = divide255(((halves)p >> 8) * a);
  return (pixels)(even | odd << 8);
}

static inline void over_inverse(uint32_t *dst, pixels s, halves inverse) {
  store(dst, (pixels)((bytes)s + (bytes)scale(load(dst), inverse)));
}

static inline void over(uint32_t *dst, pixels s) {
  over_inverse(dst, s, both(255 - (s >> 24)));
}

static inline uint64_t load_group(const uint8_t *cov) {
  uint64_t c;
  memcpy(&c, cov, sizeof c);
  return c;
}

void arcline_blend_solid_baseline(uint32_t *dst, ptrdiff_t n, uint32_t src) {
  uint32_t alpha = src >> 24;
  if (src == 0) return;
  if (alpha == 255) {
    arcline_fill_baseline(dst, n, src);
    return;
  }
  pixels s = repeat(src);
  halves inverse = both(repeat(255 - alpha));
  ptrdiff_t i = 0;
  for (; i + LANES <= n; i += LANES) over_inverse(dst + i, s, inverse);
  for (; i < n; i++) dst[i] = arcline_over(src, dst[i]);
}

void arcline_blend_mask_baseline(uint32_t *dst, const uint8_t *cov, ptrdiff_t n, uint32_t src) {
  if (src == 0) return;
  pixels s = repeat(src);
  halves inverse = both(255 - (s >> 24));
  bool opaque = src >> 24 == 255;
  ptrdiff_t i = 0;
  for (; i + GROUP <= n; i += GROUP) {
    uint64_t c = load_group(cov + i);
    if (c == 0) continue;
    for (ptrdiff_t k = i; k < i + GROUP; k += LANES) {
      if (c != UINT64_MAX) {
        over(dst + k, scale(s, coverage_factor(cov + k)));
      } else if (opaque) {
        store(dst + k, s);
      } else {
        over_inverse(dst + k, s, inverse);
      }
    }
  }
  for (; i < n; i++) dst[i] = arcline_over(arcline_scale(src, cov[i]), dst[i]);
}

void arcline_mask_over_baseline(
    uint32_t *dst, const uint8_t *cov, ptrdiff_t n, uint32_t src, uint32_t ground) {
  pixels s = repeat(src), g = repeat(ground);
  ptrdiff_t i = 0;
  for (; i + LANES <= n; i += LANES) {
    store(dst + i, g);
    over(dst + i, scale(s, coverage_factor(cov + i)));
  }
  for (; i < n; i++) dst[i] = arcline_over(arcline_scale(src, cov[i]), ground);
}

void arcline_blend_pixels_baseline(
    uint32_t *dst, const uint32_t *src, ptrdiff_t n, uint8_t coverage) {
  if (coverage == 0) return;
  halves a = both(repeat(coverage));
  ptrdiff_t i = 0;
  if (coverage == 255) {
    for (; i + LANES <= n; i += LANES) over(dst + i, load(src + i));
  } else {
    for (; i + LANES <= n; i += LANES) over(dst + i, scale(load(src + i), a));
  }
  for (; i < n; i++) dst[i] = arcline_over(arcline_scale(src[i], coverage), dst[i]);
}

void arcline_blend_pixels_mask_baseline(
    uint32_t *dst, const uint32_t *src, const uint8_t *cov, ptrdiff_t n) {
  ptrdiff_t i = 0;
  for (; i + GROUP <= n; i += GROUP) {
    uint64_t c = load_group(cov + i);
    if (c == 0) continue;
    for (ptrdiff_t k = i; k < i + GROUP; k += LANES) {
      pixels s = load(src + k);
      over(dst + k, c == UINT64_MAX ? s : scale(s, coverage_factor(cov + k)));
    }
  }
  for (; i < n; i++) dst[i] = arcline_over(arcline_scale(src[i], cov[i]), dst[i]);
}
