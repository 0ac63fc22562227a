#include "avx2_vectors.h"

#if ARCLINE_HAS_AVX2

#pragma STDC FP_CONTRACT OFF

ARCLINE_AVX2 static inline __m256i gather(const uint32_t *table, __m256i index) {
  return _mm256_i32gather_epi32((const int *)(const void *)table, index, 4);
}

/// Integer parts of 32.32 positions: pixels 0, 1, 4, 5 in `a`, 2, 3, 6, 7 in `b`.
ARCLINE_AVX2 static inline __m256i whole_parts(__m256i a, __m256i b) {
  return _mm256_castps_si256(
      _mm256_shuffle_ps(_mm256_castsi256_ps(a), _mm256_castsi256_ps(b), 0xDD));
}

ARCLINE_AVX2 static inline __m256i linear8(
    const uint32_t *table, __m256i a, __m256i b, __m256i last) {
  __m256i index = _mm256_min_epi32(whole_parts(a, b), last);
  return gather(table, _mm256_max_epi32(index, _mm256_setzero_si256()));
}

ARCLINE_AVX2 void arcline_lookup_linear_avx2(
    uint32_t *out, ptrdiff_t n, const uint32_t *table, const arcline_linear *line, int32_t x0) {
  if (n <= 0) return;
  int32_t first = arcline_linear_index(line, x0);
  if (first == arcline_linear_index(line, x0 + n - 1)) {
    arcline_fill_avx2(out, n, table[first]);
    return;
  }
  uint64_t step = (uint64_t)line->step;
  uint64_t start = (uint64_t)(int64_t)x0 * step + (uint64_t)line->base;
  __m256i last = _mm256_set1_epi32(line->last);
  __m256i near = _mm256_setr_epi64x(
      0, (long long)step, (long long)(4 * step), (long long)(5 * step));
  __m256i far = _mm256_add_epi64(near, _mm256_set1_epi64x((long long)(2 * step)));
  __m256i origin = _mm256_set1_epi64x((long long)start);
  __m256i a = _mm256_add_epi64(near, origin), b = _mm256_add_epi64(far, origin);
  if (n < 8) {
    store_first(out, n, linear8(table, a, b, last));
    return;
  }
  __m256i advance = _mm256_set1_epi64x((long long)(8 * step));
  for (ptrdiff_t i = 0; i + 8 < n; i += 8) {
    store8(out + i, linear8(table, a, b, last));
    a = _mm256_add_epi64(a, advance);
    b = _mm256_add_epi64(b, advance);
  }
  origin = _mm256_set1_epi64x((long long)(start + (uint64_t)(n - 8) * step));
  a = _mm256_add_epi64(near, origin);
  b = _mm256_add_epi64(far, origin);
  store8(out + n - 8, linear8(table, a, b, last));
}

/// `a·z + b`, rounded after each operation as the portable form does.
ARCLINE_AVX2 static inline __m256 step(__m256 a, __m256 z, __m256 b) {
  return _mm256_add_ps(_mm256_mul_ps(a, z), b);
}

ARCLINE_AVX2 static inline __m256 pair(float a, __m256 z, float b) {
  return step(_mm256_set1_ps(a), z, _mm256_set1_ps(b));
}

/// A conic gradient's parameters, one to a vector, for the pixels of one row.
typedef struct conic_row {
  __m256 cx, start, direction, lead, sweep, scale, last;
  /// |dy|, and what turns an angle of the upper half into one of the row's half.
  __m256 ay, flip, half_turn;
} conic_row;

ARCLINE_AVX2 static inline conic_row make_row(const arcline_conic *conic, int32_t y) {
  const arcline_conic c = arcline_conic_checked(conic);
  float dy = ((float)y + 0.5f) - c.cy;
  return (conic_row){
      .cx = _mm256_set1_ps(c.cx),
      .start = _mm256_set1_ps(c.start),
      .direction = _mm256_set1_ps(c.direction),
      .lead = _mm256_set1_ps(c.lead),
      .sweep = _mm256_set1_ps(c.sweep),
      .scale = _mm256_set1_ps(c.scale),
      .last = _mm256_set1_ps((float)c.last),
      .ay = _mm256_set1_ps(dy < 0 ? -dy : dy),
      .flip = _mm256_set1_ps(dy > 0 ? -0.0f : 0.0f),
      .half_turn = _mm256_set1_ps(dy > 0 ? 0.5f : 0.0f),
  };
}

/// The portable form's `turn` on eight offsets, operation by operation.
ARCLINE_AVX2 static inline __m256 turns(const conic_row *row, __m256 dx) {
  __m256 ax = _mm256_andnot_ps(_mm256_set1_ps(-0.0f), dx), ay = row->ay;
  __m256 q = _mm256_div_ps(_mm256_min_ps(ax, ay), _mm256_max_ps(ax, ay));
  __m256 z = _mm256_mul_ps(q, q), z2 = _mm256_mul_ps(z, z);
  __m256 p01 = pair(ARCLINE_ATAN_A1, z, ARCLINE_ATAN_A0);
  __m256 p23 = pair(ARCLINE_ATAN_A3, z, ARCLINE_ATAN_A2);
  __m256 p45 = pair(ARCLINE_ATAN_A5, z, ARCLINE_ATAN_A4);
  __m256 p = _mm256_mul_ps(step(step(p45, z2, p23), z2, p01), q);
  __m256 flat = _mm256_cmp_ps(ax, ay, _CMP_GT_OQ);
  p = _mm256_blendv_ps(p, _mm256_sub_ps(_mm256_set1_ps(0.25f), p), flat);
  p = _mm256_add_ps(_mm256_xor_ps(p, row->flip), row->half_turn);
  // The blend looks at the sign only; a difference that vanishes is +0, so dx is never −0.
  return _mm256_blendv_ps(p, _mm256_sub_ps(_mm256_set1_ps(1.0f), p), dx);
}

ARCLINE_AVX2 static inline __m256i conic8(const conic_row *row, __m256i x) {
  __m256 half = _mm256_set1_ps(0.5f);
  __m256 dx = _mm256_sub_ps(_mm256_add_ps(_mm256_cvtepi32_ps(x), half), row->cx);
  __m256 u = _mm256_mul_ps(_mm256_sub_ps(turns(row, dx), row->start), row->direction);
  u = _mm256_sub_ps(u, _mm256_floor_ps(_mm256_add_ps(u, row->lead)));
  // The second operand wins when one is not a number.
  u = _mm256_max_ps(_mm256_min_ps(row->sweep, u), _mm256_setzero_ps());
  __m256 position = _mm256_add_ps(_mm256_mul_ps(u, row->scale), half);
  return _mm256_cvttps_epi32(_mm256_min_ps(position, row->last));
}

ARCLINE_AVX2 void arcline_lookup_conic_avx2(
    uint32_t *out, ptrdiff_t n, const uint32_t *table, const arcline_conic *conic, int32_t x0,
    int32_t y) {
  if (n <= 0) return;
  conic_row row = make_row(conic, y);
  __m256i lanes = _mm256_setr_epi32(0, 1, 2, 3, 4, 5, 6, 7);
  __m256i x = _mm256_add_epi32(lanes, _mm256_set1_epi32(x0));
  if (n < 8) {
    store_first(out, n, gather(table, conic8(&row, x)));
    return;
  }
  ptrdiff_t i = 0;
  for (; i + 16 < n; i += 16) {
    // Two independent chains: one alone waits for its own results.
    __m256i a = conic8(&row, x), b = conic8(&row, _mm256_add_epi32(x, _mm256_set1_epi32(8)));
    store8(out + i, gather(table, a));
    store8(out + i + 8, gather(table, b));
    x = _mm256_add_epi32(x, _mm256_set1_epi32(16));
  }
  if (i + 8 < n) store8(out + i, gather(table, conic8(&row, x)));
  uint32_t end = (uint32_t)x0 + (uint32_t)(n - 8);
  x = _mm256_add_epi32(lanes, _mm256_set1_epi32((int)end));
  store8(out + n - 8, gather(table, conic8(&row, x)));
}

/// What `arcline_turns_index` takes from an arc, in vectors: the pixels that are written might be parts of
/// the arc to the compiler, which would read it again for every eight.
typedef struct turns_arc {
  __m256i shift, direction, lead, sweep, scale, last;
} turns_arc;

ARCLINE_AVX2 static inline turns_arc make_turns(const arcline_turns *arc) {
  // Before the turn is folded, lead and start only shift it.
  const uint32_t shift = arc->lead - (arc->direction < 0 ? 0 - arc->start : arc->start);
  return (turns_arc){
      _mm256_set1_epi32((int)shift),      _mm256_set1_epi32(arc->direction),
      _mm256_set1_epi32((int)arc->lead),  _mm256_set1_epi32((int)arc->sweep),
      _mm256_set1_epi32((int)arc->scale), _mm256_set1_epi32((int)arc->last)};
}

/// `arcline_turns_index` of eight pixels.
ARCLINE_AVX2 static inline __m256i turns8(const turns_arc *arc, const uint16_t *turns) {
  __m256i turn = _mm256_cvtepu16_epi32(_mm_loadu_si128((const __m128i *)(const void *)turns));
  __m256i u = _mm256_add_epi32(_mm256_sign_epi32(turn, arc->direction), arc->shift);
  u = _mm256_sub_epi32(_mm256_and_si256(u, _mm256_set1_epi32(0xFFFF)), arc->lead);
  u = _mm256_max_epi32(u, _mm256_setzero_si256());
  u = _mm256_min_epi32(u, arc->sweep);
  __m256i index = _mm256_mullo_epi32(u, arc->scale);
  index = _mm256_srli_epi32(_mm256_add_epi32(index, _mm256_set1_epi32(0x8000)), 16);
  return _mm256_min_epi32(index, arc->last);
}

ARCLINE_AVX2 void arcline_lookup_turns_avx2(
    uint32_t *out, ptrdiff_t n, const uint32_t *table, const arcline_turns *arc,
    const uint16_t *turns) {
  if (n < 8) {
    for (ptrdiff_t i = 0; i < n; i++) out[i] = table[arcline_turns_index(arc, turns[i])];
    return;
  }
  const turns_arc a = make_turns(arc);
  for (ptrdiff_t i = 0; i + 8 < n; i += 8) {
    store8(out + i, gather(table, turns8(&a, turns + i)));
  }
  store8(out + n - 8, gather(table, turns8(&a, turns + n - 8)));
}

#endif
