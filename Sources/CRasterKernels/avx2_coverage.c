#include "avx2_vectors.h"

#if ARCLINE_HAS_AVX2

ARCLINE_AVX2 static inline __m256i levels(__m256i sums) {
  __m256i full = _mm256_set1_epi32((int)ARCLINE_FULL);
  __m256i m = _mm256_min_epu32(_mm256_abs_epi32(sums), full);
  __m256i scaled = _mm256_sub_epi32(_mm256_slli_epi32(m, 8), m);
  __m256i half = _mm256_set1_epi32((int)(ARCLINE_FULL / 2));
  return _mm256_srli_epi32(_mm256_add_epi32(scaled, half), 17);
}

/// Running sums of eight cells, continuing `*carry`, which gets the last sum in every lane. Only
/// one addition depends on the previous group.
ARCLINE_AVX2 static inline __m256i running_sums(__m256i cells, __m256i *carry) {
  __m256i s = _mm256_add_epi32(cells, _mm256_slli_si256(cells, 4));
  s = _mm256_add_epi32(s, _mm256_slli_si256(s, 8));
  __m256i ends = _mm256_shuffle_epi32(s, 0xFF);
  s = _mm256_add_epi32(s, _mm256_permute2x128_si256(ends, ends, 0x08));
  __m256i total = _mm256_permutevar8x32_epi32(s, _mm256_set1_epi32(7));
  s = _mm256_add_epi32(s, *carry);
  *carry = _mm256_add_epi32(*carry, total);
  return s;
}

ARCLINE_AVX2 static inline void accumulate32(int32_t *cells, __m256i *carry, uint8_t *cov) {
  __m256i a = load8(cells), b = load8(cells + 8), c = load8(cells + 16), d = load8(cells + 24);
  __m256i any = _mm256_or_si256(_mm256_or_si256(a, b), _mm256_or_si256(c, d));
  if (_mm256_testz_si256(any, any)) {
    __m256i same = levels(*carry);
    store8(cov, narrow4(same, same, same, same));
    return;
  }
  __m256i zero = _mm256_setzero_si256();
  for (int k = 0; k < 32; k += 8) store8(cells + k, zero);
  a = levels(running_sums(a, carry));
  b = levels(running_sums(b, carry));
  c = levels(running_sums(c, carry));
  d = levels(running_sums(d, carry));
  store8(cov, narrow4(a, b, c, d));
}

ARCLINE_AVX2 void arcline_accumulate_avx2(
    int32_t *cells, ptrdiff_t n, int32_t *carry, uint8_t *cov) {
  __m256i sum = _mm256_set1_epi32(*carry), zero = _mm256_setzero_si256();
  ptrdiff_t i = 0;
  for (; i + 32 <= n; i += 32) accumulate32(cells + i, &sum, cov + i);
  for (; i + 8 <= n; i += 8) {
    __m256i group = load8(cells + i);
    uint64_t bytes = narrow(levels(running_sums(group, &sum)));
    store8(cells + i, zero);
    memcpy(cov + i, &bytes, sizeof bytes);
  }
  if (i < n) {
    ptrdiff_t rest = n - i;
    __m256i lanes = _mm256_setr_epi32(0, 1, 2, 3, 4, 5, 6, 7);
    __m256i inside = _mm256_cmpgt_epi32(_mm256_set1_epi32((int)rest), lanes);
    // Cells past the end read as zero, so the last lane's sum is the row's.
    __m256i group = _mm256_maskload_epi32(cells + i, inside);
    store_first_bytes(cov + i, rest, narrow(levels(running_sums(group, &sum))));
    store_first((uint32_t *)(void *)(cells + i), rest, zero);
  }
  *carry = _mm256_cvtsi256_si32(sum);
}

#endif
