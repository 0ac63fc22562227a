import CRasterKernels

/// Kernels over whole masks.
enum MaskKernels {
  /// Blurs a mask with a symmetric window.
  static func blur(_ mask: inout [Float], width: Int, height: Int, weights: [Float]) {
    precondition(mask.count == width * height && !weights.isEmpty)
    let size = arcline_blur_scratch(width, height, weights.count - 1)
    var scratch = [Float](repeating: 0, count: size)
    unsafe mask.withUnsafeMutableBufferPointer { mask in
      unsafe scratch.withUnsafeMutableBufferPointer { scratch in
        guard let mask = mask.baseAddress, let scratch = scratch.baseAddress else { return }
        unsafe arcline_blur(mask, scratch, width, height, weights, weights.count - 1)
      }
    }
  }

  /// Adds up rows of equal length by their weights; there must be as many weights as rows.
  static func mix(_ rows: [Float], _ weights: [Float], into sum: inout [Float]) {
    precondition(rows.count == sum.count * weights.count)
    unsafe arcline_mix_rows(&sum, rows, sum.count, weights, weights.count)
  }
}
