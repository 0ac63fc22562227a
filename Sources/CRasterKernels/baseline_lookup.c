#include "forms.h"

#pragma STDC FP_CONTRACT OFF

/// Pixels whose indices are computed before any is looked up, so that the arithmetic is vector code.
#define BLOCK 8

void arcline_lookup_linear_baseline(
    uint32_t *out, ptrdiff_t n, const uint32_t *table, const arcline_linear *line, int32_t x0) {
  if (n <= 0) return;
  int32_t first = arcline_linear_index(line, x0);
  if (first == arcline_linear_index(line, x0 + n - 1)) {
    arcline_fill_baseline(out, n, table[first]);
    return;
  }
  for (ptrdiff_t i = 0; i < n; i++) out[i] = table[arcline_linear_index(line, x0 + i)];
}

static inline float larger(float a, float b) { return a > b ? a : b; }

static inline float smaller(float a, float b) { return a < b ? a : b; }

/// Turns clockwise from twelve o'clock of the offset (dx, dy), y down; not a number at (0, 0).
static inline float turn(float dx, float dy) {
  float ax = dx < 0 ? -dx : dx, ay = dy < 0 ? -dy : dy;
  float q = smaller(ax, ay) / larger(ax, ay);
  float z = q * q;
  // Pairs of terms rather than one chain: the same operations, fewer of them in sequence.
  float z2 = z * z;
  float p01 = ARCLINE_ATAN_A1 * z + ARCLINE_ATAN_A0;
  float p23 = ARCLINE_ATAN_A3 * z + ARCLINE_ATAN_A2;
  float p45 = ARCLINE_ATAN_A5 * z + ARCLINE_ATAN_A4;
  float p = (p45 * z2 + p23) * z2 + p01;
  p = p * q;
  p = ax > ay ? 0.25f - p : p;
  p = dy > 0 ? 0.5f - p : p;
  return dx < 0 ? 1.0f - p : p;
}

static inline int32_t conic_index(const arcline_conic *conic, float dx, float dy) {
  float u = (turn(dx, dy) - conic->start) * conic->direction;
  float v = u + conic->lead;
  float whole = (v + ARCLINE_ROUNDER) - ARCLINE_ROUNDER;
  whole = whole > v ? whole - 1.0f : whole;
  u = u - whole;
  // What is not a number fails the comparison and becomes 0.
  u = larger(smaller(conic->sweep, u), 0.0f);
  return (int32_t)smaller(u * conic->scale + 0.5f, (float)conic->last);
}

void arcline_lookup_conic_baseline(
    uint32_t *out, ptrdiff_t n, const uint32_t *table, const arcline_conic *conic, int32_t x0,
    int32_t y) {
  const arcline_conic local = arcline_conic_checked(conic);
  float dy = ((float)y + 0.5f) - local.cy;
  uint32_t x = (uint32_t)x0;
  for (ptrdiff_t i = 0; i < n; i += BLOCK, x += BLOCK) {
    int32_t index[BLOCK];
    for (int k = 0; k < BLOCK; k++) {
      float dx = ((float)(int32_t)(x + (uint32_t)k) + 0.5f) - local.cx;
      index[k] = conic_index(&local, dx, dy);
    }
    int count = n - i < BLOCK ? (int)(n - i) : BLOCK;
    for (int k = 0; k < count; k++) out[i + k] = table[index[k]];
  }
}

void arcline_lookup_turns_baseline(
    uint32_t *out, ptrdiff_t n, const uint32_t *table, const arcline_turns *arc,
    const uint16_t *turns) {
  const arcline_turns local = *arc;
  for (ptrdiff_t i = 0; i < n; i++) out[i] = table[arcline_turns_index(&local, turns[i])];
}
