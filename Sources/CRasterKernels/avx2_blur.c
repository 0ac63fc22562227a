#include "avx2_vectors.h"

#if ARCLINE_HAS_AVX2

#define FORM(name) arcline_##name##_avx2
#define TARGET ARCLINE_AVX2

#include "blur_rows.h"

#endif
