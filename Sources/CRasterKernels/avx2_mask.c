#include "avx2_vectors.h"

#if ARCLINE_HAS_AVX2

/// Below this many columns the portable form's start is cheaper.
#define VECTOR_MINIMUM 16

/// Eight mask columns, as `arcline_mask_column`.
ARCLINE_AVX2 static inline __m256i columns8(const uint16_t *row0, const uint16_t *row1, __m256i wy) {
  __m128i full = _mm_set1_epi16((short)ARCLINE_MASK_FULL);
  __m128i e0 = _mm_min_epu16(_mm_loadu_si128((const __m128i *)(const void *)row0), full);
  __m128i e1 = _mm_min_epu16(_mm_loadu_si128((const __m128i *)(const void *)row1), full);
  __m256i w0 = _mm256_cvtepu16_epi32(e0), w1 = _mm256_cvtepu16_epi32(e1);
  // row0·256 + (row1 − row0)·wy: the same sum with one product.
  __m256i change = _mm256_mullo_epi32(_mm256_sub_epi32(w1, w0), wy);
  __m256i sum = _mm256_add_epi32(_mm256_slli_epi32(w0, 8), change);
  return _mm256_srli_epi32(_mm256_add_epi32(sum, _mm256_set1_epi32(256)), 9);
}

/// Columns k + j and k + j + 1 in the halves of pairs[j], for j below `count`.
ARCLINE_AVX2 static inline void make_pairs(
    uint32_t *pairs, ptrdiff_t count, const arcline_mask_rows *rows, ptrdiff_t k) {
  if (count < 8) {
    uint32_t left = arcline_mask_column(rows, k);
    for (ptrdiff_t j = 0; j < count; j++) {
      uint32_t right = arcline_mask_column(rows, k + j + 1);
      pairs[j] = left | right << 16;
      left = right;
    }
    return;
  }
  const uint16_t *row0 = rows->row0 + k, *row1 = rows->row1 + k;
  __m256i wy = _mm256_set1_epi32(rows->wy);
  for (ptrdiff_t j = 0; j < count; j += 8) {
    ptrdiff_t at = j + 8 <= count ? j : count - 8;
    __m256i left = columns8(row0 + at, row1 + at, wy);
    __m256i right = columns8(row0 + at + 1, row1 + at + 1, wy);
    store8(pairs + at, _mm256_or_si256(left, _mm256_slli_epi32(right, 16)));
  }
}

/// Weights 256 − f and f of the two columns at eight positions (16.16).
ARCLINE_AVX2 static inline __m256i weights(__m256i x) {
  __m256i f = _mm256_and_si256(_mm256_srli_epi32(x, 8), _mm256_set1_epi32(255));
  __m256i both = _mm256_sub_epi32(_mm256_slli_epi32(f, 16), f);
  return _mm256_add_epi32(both, _mm256_set1_epi32(256));
}

/// Eight sums from the pairs at `p`, with 15 fraction bits. While magnifying, eight columns read eight
/// neighbouring pairs at most, which one permutation brings into place.
ARCLINE_AVX2 static inline __m256i sum8(const uint32_t *p, __m256i order, __m256i weight) {
  return _mm256_madd_epi16(_mm256_permutevar8x32_epi32(load8(p), order), weight);
}

/// Eight sums as levels.
ARCLINE_AVX2 static inline __m256i level8(__m256i sum) {
  return _mm256_srli_epi32(_mm256_add_epi32(sum, _mm256_set1_epi32(1 << 14)), 15);
}

ARCLINE_AVX2 static inline __m256i order_from(__m256i x, int32_t first) {
  return _mm256_sub_epi32(_mm256_srli_epi32(x, 16), _mm256_set1_epi32(first));
}

/// Steps of 1, 1/2, 1/4 and 1/8: eight columns further the fractions repeat, so the order and the
/// weights are made once. Returns how many columns it wrote, a multiple of 32.
ARCLINE_AVX2 static inline ptrdiff_t sample_periodic(
    uint8_t *out, ptrdiff_t count, const uint32_t *pairs, __m256i x, uint32_t step) {
  __m256i order = order_from(x, 0), weight = weights(x);
  ptrdiff_t jump = (ptrdiff_t)(step >> 13), i = 0;
  for (; i + 32 <= count; i += 32, pairs += 4 * jump) {
    __m256i a = level8(sum8(pairs, order, weight));
    __m256i b = level8(sum8(pairs + jump, order, weight));
    __m256i c = level8(sum8(pairs + 2 * jump, order, weight));
    __m256i d = level8(sum8(pairs + 3 * jump, order, weight));
    store8(out + i, narrow4(a, b, c, d));
  }
  return i;
}

/// Output columns that are made together: the pairs of mask columns that they read.
typedef struct chunk {
  // Eight more than a chunk's pairs: a vector may begin at the last one.
  uint32_t pairs[ARCLINE_MASK_CHUNK + 16];
  ptrdiff_t count;
  /// The place of the first column in the pairs, and the advance from column to column (16.16).
  uint32_t x, step;
  /// Offsets of eight columns from the first.
  __m256i offsets;
  /// Whether fractions repeat after eight columns.
  bool is_periodic;
} chunk;

/// Whether the vector code takes so many columns of a mask.
static inline bool is_for_vectors(const arcline_mask_rows *rows, ptrdiff_t n) {
  const uint32_t step = (uint32_t)rows->step;
  return step >= 1 && step <= 65536 && n >= VECTOR_MINIMUM;
}

/// Makes the pairs of the columns from `done` on, of `n` in all.
ARCLINE_AVX2 static inline void begin_chunk(
    chunk *c, const arcline_mask_rows *rows, ptrdiff_t done, ptrdiff_t n) {
  const uint32_t step = (uint32_t)rows->step, start = (uint32_t)rows->x0 + (uint32_t)done * step;
  c->count = n - done < ARCLINE_MASK_CHUNK ? n - done : ARCLINE_MASK_CHUNK;
  c->x = start & 65535;
  c->step = step;
  c->is_periodic = step >= 8192 && (step & (step - 1)) == 0;
  c->offsets = _mm256_mullo_epi32(
      _mm256_setr_epi32(0, 1, 2, 3, 4, 5, 6, 7), _mm256_set1_epi32((int)step));
  ptrdiff_t used = (ptrdiff_t)((c->x + (uint32_t)(c->count - 1) * step) >> 16) + 1;
  make_pairs(c->pairs, used, rows, (int32_t)start >> 16);
  store8(c->pairs + used, _mm256_setzero_si256());
}

/// The places of eight columns from column `i` of a chunk on (16.16).
ARCLINE_AVX2 static inline __m256i places(const chunk *c, ptrdiff_t i) {
  return _mm256_add_epi32(c->offsets, _mm256_set1_epi32((int)(c->x + (uint32_t)i * c->step)));
}

/// The sums of eight columns from column `i` of a chunk on.
ARCLINE_AVX2 static inline __m256i chunk_sum8(const chunk *c, ptrdiff_t i) {
  const __m256i here = places(c, i);
  const int32_t first = (int32_t)((c->x + (uint32_t)i * c->step) >> 16);
  return sum8(c->pairs + first, order_from(here, first), weights(here));
}

ARCLINE_AVX2 void arcline_upsample_mask_avx2(
    uint8_t *out, ptrdiff_t n, const arcline_mask_rows *rows) {
  if (!is_for_vectors(rows, n)) {
    arcline_upsample_mask_baseline(out, n, rows);
    return;
  }
  chunk c;
  for (ptrdiff_t done = 0; done < n; done += c.count, out += c.count) {
    begin_chunk(&c, rows, done, n);
    ptrdiff_t i = c.is_periodic ? sample_periodic(out, c.count, c.pairs, places(&c, 0), c.step) : 0;
    for (; i < c.count; i += 8) {
      uint64_t bytes = narrow(level8(chunk_sum8(&c, i)));
      if (i + 8 <= c.count) {
        memcpy(out + i, &bytes, sizeof bytes);
      } else {
        store_first_bytes(out + i, c.count - i, bytes);
      }
    }
  }
}

/// Eight outputs of a light.
ARCLINE_AVX2 static inline __m128i light8(__m256i sum) {
  __m256i values = _mm256_srli_epi32(_mm256_add_epi32(sum, _mm256_set1_epi32(1 << 6)), 7);
  __m256i packed = _mm256_packus_epi32(values, values);
  return _mm256_castsi256_si128(_mm256_permute4x64_epi64(packed, 0x08));
}

ARCLINE_AVX2 void arcline_upsample_light_avx2(
    uint16_t *out, ptrdiff_t n, const arcline_mask_rows *rows) {
  if (!is_for_vectors(rows, n)) {
    arcline_upsample_light_baseline(out, n, rows);
    return;
  }
  chunk c;
  for (ptrdiff_t done = 0; done < n; done += c.count, out += c.count) {
    begin_chunk(&c, rows, done, n);
    ptrdiff_t i = 0;
    if (c.is_periodic) {
      const __m256i order = order_from(places(&c, 0), 0), weight = weights(places(&c, 0));
      const uint32_t *from = c.pairs;
      for (; i + 8 <= c.count; i += 8, from += c.step >> 13) {
        _mm_storeu_si128((__m128i *)(void *)(out + i), light8(sum8(from, order, weight)));
      }
    }
    for (; i < c.count; i += 8) {
      uint16_t eight[8];
      _mm_storeu_si128((__m128i *)(void *)eight, light8(chunk_sum8(&c, i)));
      memcpy(out + i, eight, (size_t)(c.count - i < 8 ? c.count - i : 8) * sizeof(uint16_t));
    }
  }
}

#endif
