#ifndef ARCLINE_PIXEL_MATH_H
#define ARCLINE_PIXEL_MATH_H

#include <stdint.h>

/// Two channels of a pixel, 16 bits each: no product of two bytes plus rounding leaves its lane.
#define ARCLINE_EVEN 0x00FF00FFu

/// The four channels of `p` times `a`/255, each rounded to nearest.
static inline uint32_t arcline_scale(uint32_t p, uint32_t a) {
  uint32_t even = (p & ARCLINE_EVEN) * a + 0x00800080u;
  uint32_t odd = ((p >> 8) & ARCLINE_EVEN) * a + 0x00800080u;
  even = ((even + ((even >> 8) & ARCLINE_EVEN)) >> 8) & ARCLINE_EVEN;
  odd = (odd + ((odd >> 8) & ARCLINE_EVEN)) & ~ARCLINE_EVEN;
  return even | odd;
}

/// Adds channel by channel, modulo 256 in each.
static inline uint32_t arcline_add(uint32_t a, uint32_t b) {
  return ((a & 0x7F7F7F7Fu) + (b & 0x7F7F7F7Fu)) ^ ((a ^ b) & 0x80808080u);
}

/// Source-over of premultiplied pixels.
static inline uint32_t arcline_over(uint32_t s, uint32_t d) {
  return arcline_add(s, arcline_scale(d, 255 - (s >> 24)));
}

#endif
