#include "raster_rows.h"

#include "pixel_math.h"

void arcline_draw_ground(
    const arcline_target *target, ptrdiff_t width, ptrdiff_t rows, uint32_t pixel) {
  const arcline_kernel_forms *k = arcline_kernels();
  uint32_t *row = target->pixels;
  for (ptrdiff_t i = 0; i < rows; i++, row += target->stride) k->fill(row, width, pixel);
}

void arcline_draw_solid(
    const arcline_target *target, const arcline_coverage *coverage, const arcline_solid *solid) {
  const arcline_kernel_forms *k = arcline_kernels();
  const arcline_run *run = coverage->runs + coverage->first;
  uint32_t *row = target->pixels;
  for (ptrdiff_t i = 0; i < coverage->rows; i++, row += target->stride) {
    const arcline_run *end = coverage->runs + coverage->row_ends[i];
    uint32_t source = solid->sources[i * solid->step];
    for (; run < end; run++) {
      uint32_t *dst = row + (run->x - target->left);
      ptrdiff_t n = run->end - run->x;
      if (run->mask >= 0) {
        k->blend_mask(dst, coverage->mask + run->mask, n, source);
      } else if (run->mask == -256) {
        if (solid->has_result) {
          k->fill(dst, n, solid->result);
        } else {
          k->blend_solid(dst, n, source);
        }
      } else {
        k->blend_solid(dst, n, arcline_scale(source, (uint32_t)(-1 - run->mask)));
      }
    }
  }
}

/// Lays sources that were just worked out for a run over it.
static inline void draw_run(
    const arcline_kernel_forms *k, uint32_t *dst, const uint32_t *sources, const arcline_run *run,
    const uint8_t *mask) {
  ptrdiff_t n = run->end - run->x;
  if (run->mask >= 0) {
    k->blend_pixels_mask(dst, sources, mask + run->mask, n);
  } else {
    k->blend_pixels(dst, sources, n, (uint8_t)(-1 - run->mask));
  }
}

void arcline_draw_linear(
    const arcline_target *target, const arcline_coverage *coverage, const uint32_t *table,
    const arcline_linear *line, int64_t row_step, uint32_t *scratch) {
  const arcline_kernel_forms *k = arcline_kernels();
  const arcline_run *run = coverage->runs + coverage->first;
  arcline_linear position = *line;
  uint32_t *row = target->pixels;
  for (ptrdiff_t i = 0; i < coverage->rows; i++, row += target->stride) {
    const arcline_run *end = coverage->runs + coverage->row_ends[i];
    for (; run < end; run++) {
      k->lookup_linear(scratch, run->end - run->x, table, &position, run->x);
      draw_run(k, row + (run->x - target->left), scratch, run, coverage->mask);
    }
    position.base = (int64_t)((uint64_t)position.base + (uint64_t)row_step);
  }
}

void arcline_draw_conic(
    const arcline_target *target, const arcline_coverage *coverage, const uint32_t *table,
    const arcline_conic *conic, int32_t y, uint32_t *scratch) {
  const arcline_kernel_forms *k = arcline_kernels();
  const arcline_run *run = coverage->runs + coverage->first;
  uint32_t *row = target->pixels;
  for (ptrdiff_t i = 0; i < coverage->rows; i++, row += target->stride) {
    const arcline_run *end = coverage->runs + coverage->row_ends[i];
    for (; run < end; run++) {
      k->lookup_conic(scratch, run->end - run->x, table, conic, run->x, y + (int32_t)i);
      draw_run(k, row + (run->x - target->left), scratch, run, coverage->mask);
    }
  }
}

void arcline_draw_depths(
    const arcline_target *target, const arcline_coverage *coverage, const uint8_t *depths,
    ptrdiff_t depth_stride, uint32_t pixel, uint32_t *scratch) {
  const arcline_kernel_forms *k = arcline_kernels();
  const arcline_run *run = coverage->runs + coverage->first;
  uint32_t *row = target->pixels;
  for (ptrdiff_t i = 0; i < coverage->rows; i++, row += target->stride, depths += depth_stride) {
    const arcline_run *end = coverage->runs + coverage->row_ends[i];
    for (; run < end; run++) {
      ptrdiff_t offset = run->x - target->left;
      ptrdiff_t n = run->end - run->x;
      if (run->mask == -256) {
        k->blend_mask(row + offset, depths + offset, n, pixel);
      } else {
        for (ptrdiff_t x = 0; x < n; x++) scratch[x] = arcline_scale(pixel, depths[offset + x]);
        draw_run(k, row + offset, scratch, run, coverage->mask);
      }
    }
  }
}
