#include "forms.h"

#include <stdlib.h>
#include <string.h>

#if ARCLINE_HAS_AVX2
#include <immintrin.h>
#endif

#define ARCLINE_FORMS(form)                                     \
  {                                                             \
    .fill = arcline_fill_##form,                                \
    .fill_stream = arcline_fill_stream_##form,                  \
    .copy = arcline_copy_##form,                                \
    .copy_stream = arcline_copy_stream_##form,                  \
    .blend_solid = arcline_blend_solid_##form,                  \
    .blend_mask = arcline_blend_mask_##form,                    \
    .mask_over = arcline_mask_over_##form,                      \
    .blend_pixels = arcline_blend_pixels_##form,                \
    .blend_pixels_mask = arcline_blend_pixels_mask_##form,      \
    .lookup_linear = arcline_lookup_linear_##form,              \
    .lookup_conic = arcline_lookup_conic_##form,                \
    .lookup_turns = arcline_lookup_turns_##form,                \
    .upsample_mask = arcline_upsample_mask_##form,              \
    .upsample_light = arcline_upsample_light_##form,            \
    .blend_light = arcline_blend_light_##form,                  \
    .blur = arcline_blur_##form,                                \
    .blend_light_solid = arcline_blend_light_solid_##form,      \
    .compose = arcline_compose_##form,                          \
    .settle = arcline_settle_##form,                            \
  }

static const arcline_kernel_forms baseline_forms = ARCLINE_FORMS(baseline);
#if ARCLINE_HAS_AVX2
static const arcline_kernel_forms avx2_forms = ARCLINE_FORMS(avx2);
#endif

// A working value from the first instruction on; the constructor only raises it.
_Atomic(const arcline_kernel_forms *) arcline_kernels_active = &baseline_forms;

const arcline_kernel_forms *arcline_kernels_forms(arcline_kernel_level level) {
  switch (level) {
  case ARCLINE_KERNELS_BASELINE:
    return &baseline_forms;
  case ARCLINE_KERNELS_AVX2:
#if ARCLINE_HAS_AVX2
    if (__builtin_cpu_supports("avx2")) return &avx2_forms;
#endif
    return NULL;
  }
  return NULL;
}

bool arcline_kernels_select(arcline_kernel_level level) {
  const arcline_kernel_forms *forms = arcline_kernels_forms(level);
  if (!forms) return false;
  atomic_store_explicit(&arcline_kernels_active, forms, memory_order_release);
  return true;
}

arcline_kernel_level arcline_kernels_level(void) {
  return arcline_kernels() == &baseline_forms ? ARCLINE_KERNELS_BASELINE : ARCLINE_KERNELS_AVX2;
}

void arcline_stream_end(void) {
#if ARCLINE_HAS_AVX2
  _mm_sfence();
#else
  atomic_thread_fence(memory_order_release);
#endif
}

__attribute__((constructor)) static void choose_highest_level(void) {
#if ARCLINE_HAS_AVX2
  // Constructors of other images may not have run yet, so the processor is asked here.
  __builtin_cpu_init();
  // For comparing the two, and for a processor whose vectors are in doubt.
  const char *wanted = getenv("ARCLINE_KERNELS");
  if (wanted && strcmp(wanted, "baseline") == 0) return;
  arcline_kernels_select(ARCLINE_KERNELS_AVX2);
#endif
}
