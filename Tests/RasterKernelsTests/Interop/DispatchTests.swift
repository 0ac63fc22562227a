import CRasterKernels
import Testing

/// The choice is one for the whole process, so these tests take turns; the others name their forms.
@Suite(.serialized) struct DispatchTests {
  @Test func `The highest level the processor has is chosen before main`() {
    #expect(arcline_kernels_level() == Kernels.available.last?.level)
  }

  @Test(arguments: Kernels.available)
  func `A selected level is used until the next selection`(kernels: Kernels) {
    let before = arcline_kernels_level()
    defer { arcline_kernels_select(before) }
    #expect(arcline_kernels_select(kernels.level))
    #expect(arcline_kernels_level() == kernels.level)
  }

  @Test func `An unknown level is refused and changes nothing`() {
    let before = arcline_kernels_level()
    #expect(!arcline_kernels_select(arcline_kernel_level(rawValue: 77)))
    #expect(arcline_kernels_level() == before)
  }

  @Test(
    .enabled(if: Kernels.avx2 == nil, "this processor has AVX2"))
  func `A missing level is refused`() {
    #expect(!arcline_kernels_select(ARCLINE_KERNELS_AVX2))
  }

  @Test(arguments: Kernels.available)
  func `The inline functions draw the same picture at every level`(kernels: Kernels) {
    let before = arcline_kernels_level()
    defer { arcline_kernels_select(before) }
    arcline_kernels_select(ARCLINE_KERNELS_BASELINE)
    let expected = picture()
    arcline_kernels_select(kernels.level)
    #expect(picture() == expected)
    #expect(Set(expected).count > 100)
  }

  /// Rows of 200 pixels from each inline function in turn, on top of each other.
  private func picture() -> [UInt32] {
    let count = 200
    var (rows, source) = ([UInt32](), Random(seed: 5).premultiplied(count))
    var row = [UInt32](repeating: 0xFF20_4060, count: count)
    var coverage = source.indices.map { UInt8(truncatingIfNeeded: $0 * 37) }
    var line = arcline_linear(step: 3 << 31, base: 1 << 31, last: 99)
    var conic = arcline_conic(
      cx: 70, cy: 3, start: 0.1, direction: 1, lead: 0.2, sweep: 0.7, scale: 140, last: 98)
    let mask = source.indices.map { UInt16($0 * 300) }
    unsafe arcline_blend_mask(&row, coverage, count, 0xC040_8020)
    rows += row
    unsafe mask.withUnsafeBufferPointer { mask in
      guard let start = mask.baseAddress else { return }
      var low = unsafe arcline_mask_rows(
        row0: start, row1: start + 5, wy: 90, x0: 77, step: 8192)
      unsafe arcline_upsample_mask(&coverage, count, &low)
    }
    unsafe arcline_blend_pixels_mask(&row, source, coverage, count)
    rows += row
    unsafe arcline_blend_pixels(&row, source, count, 77)
    unsafe arcline_blend_solid(&row, count / 2, 0x8010_2030)
    rows += row
    let table = source
    unsafe arcline_lookup_linear(&source, count, table, &line, -20)
    unsafe arcline_copy(&row, source, count)
    rows += row
    unsafe arcline_lookup_conic(&source, count, table, &conic, 4, 9)
    unsafe arcline_copy_stream(&row, source, count)
    arcline_stream_end()
    rows += row
    unsafe arcline_fill(&row, count, 0xFF11_2233)
    unsafe arcline_fill_stream(&row, count / 2, 0xFF33_2211)
    arcline_stream_end()
    return rows + row
  }
}
