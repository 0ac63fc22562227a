import CRasterKernels
import Testing

/// The kernels of one instruction set, called on parts of arrays.
struct Kernels: Sendable, CustomTestStringConvertible {
  let level: arcline_kernel_level
  let testDescription: String

  static let baseline = Kernels(level: ARCLINE_KERNELS_BASELINE, testDescription: "baseline")

  /// Absent where the processor or the build lacks the instruction set.
  static let avx2: Kernels? =
    unsafe arcline_kernels_forms(ARCLINE_KERNELS_AVX2) == nil
    ? nil : Kernels(level: ARCLINE_KERNELS_AVX2, testDescription: "AVX2")

  static let available = [baseline] + [avx2].compactMap(\.self)

  var forms: arcline_kernel_forms {
    guard let forms = unsafe arcline_kernels_forms(level) else {
      preconditionFailure("tests run only the levels this processor has")
    }
    return unsafe forms.pointee
  }
}

extension Kernels {
  /// A kernel that writes one pixel value over a run.
  enum Filling: CaseIterable {
    case plain, streaming
  }

  func fill(
    _ row: inout [UInt32], _ run: Range<Int>, with pixel: UInt32, _ filling: Filling = .plain
  ) {
    unsafe row.withUnsafeMutableBufferPointer { row in
      guard let start = row.baseAddress else { return }
      let first = unsafe start + run.lowerBound
      switch filling {
      case .plain: unsafe forms.fill(first, run.count, pixel)
      case .streaming: unsafe forms.fill_stream(first, run.count, pixel)
      }
    }
    arcline_stream_end()
  }

  /// Passes `count` as it is, to show what a count below one does.
  func fillUnchecked(_ row: inout [UInt32], count: Int, with pixel: UInt32) {
    unsafe row.withUnsafeMutableBufferPointer { row in
      guard let start = row.baseAddress else { return }
      unsafe forms.fill(start, count, pixel)
      unsafe forms.fill_stream(start, count, pixel)
      unsafe forms.blend_solid(start, count, pixel)
    }
  }

  func copy(
    _ source: [UInt32], to row: inout [UInt32], at offset: Int, _ filling: Filling = .plain
  ) {
    unsafe row.withUnsafeMutableBufferPointer { row in
      unsafe source.withUnsafeBufferPointer { source in
        guard let start = row.baseAddress, let from = source.baseAddress else { return }
        let first = unsafe start + offset
        switch filling {
        case .plain: unsafe forms.copy(first, from, source.count)
        case .streaming: unsafe forms.copy_stream(first, from, source.count)
        }
      }
    }
    arcline_stream_end()
  }
}
