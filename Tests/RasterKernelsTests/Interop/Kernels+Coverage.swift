import CRasterKernels

extension Kernels {
  func blendSolid(_ row: inout [UInt32], _ run: Range<Int>, _ source: UInt32) {
    unsafe row.withUnsafeMutableBufferPointer { row in
      guard let start = row.baseAddress else { return }
      unsafe forms.blend_solid(start + run.lowerBound, run.count, source)
    }
  }

  /// Blends one pixel through all of `mask`, which starts at `offset` of the row.
  func blendMask(_ row: inout [UInt32], at offset: Int, _ source: UInt32, mask: [UInt8]) {
    unsafe row.withUnsafeMutableBufferPointer { row in
      unsafe mask.withUnsafeBufferPointer { mask in
        guard let start = row.baseAddress, let cov = mask.baseAddress else { return }
        unsafe forms.blend_mask(start + offset, cov, mask.count, source)
      }
    }
  }

  /// Lays one pixel through all of `mask` over a ground, from `offset` of the row on.
  func maskOver(
    _ row: inout [UInt32], at offset: Int, _ source: UInt32, mask: [UInt8], ground: UInt32
  ) {
    unsafe row.withUnsafeMutableBufferPointer { row in
      unsafe mask.withUnsafeBufferPointer { mask in
        guard let start = row.baseAddress, let cov = mask.baseAddress else { return }
        unsafe forms.mask_over(start + offset, cov, mask.count, source, ground)
      }
    }
  }

  func blendPixels(_ row: inout [UInt32], at offset: Int, _ source: [UInt32], coverage: UInt8) {
    unsafe row.withUnsafeMutableBufferPointer { row in
      unsafe source.withUnsafeBufferPointer { source in
        guard let start = row.baseAddress, let from = source.baseAddress else { return }
        unsafe forms.blend_pixels(start + offset, from, source.count, coverage)
      }
    }
  }

  /// `source` and `mask` are equally long.
  func blendPixels(_ row: inout [UInt32], at offset: Int, _ source: [UInt32], mask: [UInt8]) {
    unsafe row.withUnsafeMutableBufferPointer { row in
      unsafe source.withUnsafeBufferPointer { source in
        unsafe mask.withUnsafeBufferPointer { mask in
          guard let start = row.baseAddress, let from = source.baseAddress,
            let cov = mask.baseAddress
          else { return }
          unsafe forms.blend_pixels_mask(start + offset, from, cov, source.count)
        }
      }
    }
  }

  func upsample(_ mask: MaskRows, into out: inout [UInt8], _ run: Range<Int>) {
    unsafe out.withUnsafeMutableBufferPointer { out in
      guard let start = out.baseAddress else { return }
      unsafe mask.withKernelRows {
        unsafe forms.upsample_mask(start + run.lowerBound, run.count, $0)
      }
    }
  }

  func upsample(_ mask: MaskRows, into out: inout [UInt16], _ run: Range<Int>) {
    unsafe out.withUnsafeMutableBufferPointer { out in
      guard let start = out.baseAddress else { return }
      unsafe mask.withKernelRows {
        unsafe forms.upsample_light(start + run.lowerBound, run.count, $0)
      }
    }
  }

  /// `source` and `light` are equally long; the first pixel stands at (x, y).
  func blendLight(
    _ row: inout [UInt32], at offset: Int, _ source: [UInt32], light: [UInt16], x: Int32, y: Int32
  ) {
    unsafe row.withUnsafeMutableBufferPointer { row in
      unsafe source.withUnsafeBufferPointer { source in
        unsafe light.withUnsafeBufferPointer { light in
          guard let start = row.baseAddress, let from = source.baseAddress,
            let values = light.baseAddress
          else { return }
          unsafe forms.blend_light(start + offset, from, values, source.count, x, y)
        }
      }
    }
  }
}

extension Kernels {
  /// The same in one colour.
  func blendLight(
    _ row: inout [UInt32], at offset: Int, solid pixel: UInt32, light: [UInt16], x: Int32, y: Int32
  ) {
    unsafe row.withUnsafeMutableBufferPointer { row in
      unsafe light.withUnsafeBufferPointer { light in
        guard let start = row.baseAddress, let values = light.baseAddress else { return }
        unsafe forms.blend_light_solid(start + offset, pixel, values, light.count, x, y)
      }
    }
  }

  /// Blurs a mask with a symmetric window.
  func blur(_ mask: inout [Float], width: Int, height: Int, weights: [Float]) {
    let radius = weights.count - 1
    var scratch = [Float](repeating: 0, count: arcline_blur_scratch(width, height, radius))
    unsafe mask.withUnsafeMutableBufferPointer { mask in
      unsafe scratch.withUnsafeMutableBufferPointer { scratch in
        guard let start = mask.baseAddress, let room = scratch.baseAddress else { return }
        unsafe forms.blur(start, room, width, height, weights, radius)
      }
    }
  }
}

extension MaskRows {
  /// Calls `body` with the rows as the kernels know them.
  func withKernelRows(_ body: (UnsafePointer<arcline_mask_rows>) -> Void) {
    unsafe row0.withUnsafeBufferPointer { row0 in
      unsafe row1.withUnsafeBufferPointer { row1 in
        guard let first = row0.baseAddress, let second = row1.baseAddress else { return }
        var rows = unsafe arcline_mask_rows(
          row0: first, row1: second, wy: wy, x0: x0, step: step)
        unsafe body(&rows)
      }
    }
  }
}
