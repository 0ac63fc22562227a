#ifndef ARCLINE_EDGES_H
#define ARCLINE_EDGES_H

#include <math.h>
#include <stdbool.h>

#include "raster_coverage.h"

// Sums of products must be rounded twice, as on processors without a fused form.
#pragma STDC FP_CONTRACT OFF

#define BITS 8
#define ONE (1 << BITS)

/// A quotient rounded toward negative infinity, and what remains, at least 0.
typedef struct floored {
  int64_t quotient, remainder;
} floored;

/// Divides by a positive number; the quotient must be below 2⁵¹.
///
/// The quotient of reals, which takes a third of the time of the integers' one, is off by one at most.
static inline floored floor_divide(int64_t dividend, int64_t divisor) {
  int64_t quotient = (int64_t)((double)dividend / (double)divisor);
  int64_t remainder = dividend - quotient * divisor;
  const int64_t below = remainder < 0, above = remainder >= divisor;
  quotient += above - below;
  remainder += (below - above) * divisor;
  return (floored){quotient, remainder};
}

/// The nearest integer, for magnitudes below 2⁵¹: the sum has no room for a fraction.
static inline int64_t nearest(double value) {
  const double shift = 6755399441055744.0;
  return (int64_t)((value + shift) - shift);
}

static inline int32_t clamped(int64_t value, int32_t low, int32_t high) {
  return value < low ? low : value > high ? high : (int32_t)value;
}

static inline int32_t smaller(int32_t a, int32_t b) { return a < b ? a : b; }
static inline int32_t larger(int32_t a, int32_t b) { return a > b ? a : b; }

/// The place of a circular edge at a height.
static inline int32_t arc_place(const arcline_arc_edge *arc, int32_t y) {
  double dy = y - arc->center_y, square = arc->squared_radius - dy * dy;
  int64_t x = nearest(arc->center_x + arc->side * sqrt(square > 0 ? square : 0));
  // Never beyond the ends, whose rounding may differ in the last bit.
  return clamped(x, smaller(arc->x0, arc->x1), larger(arc->x0, arc->x1));
}

#endif
