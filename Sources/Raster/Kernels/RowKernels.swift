import CRasterKernels
import Geometry

/// The C kernels on Swift's memory: the only place in the rasterizer that deals in pointers.
///
/// Every function checks that what it hands over lies inside the spans; the kernels themselves write
/// nothing but the runs they are given.
enum RowKernels {
  /// Fills a rectangle of a picture with one pixel value.
  static func fill(
    _ rect: IntRect, with pixel: UInt32, in pixels: inout MutableSpan<UInt32>, frame: PixelFrame
  ) {
    guard !rect.isEmpty else { return }
    unsafe withTarget(rect, in: &pixels, frame: frame) { target in
      unsafe arcline_draw_ground(&target, rect.width, rect.height, pixel)
    }
  }

  /// Lays a shape over the pixels of a rectangle.
  ///
  /// `interior` is what full coverage gives, if the pixels under the whole shape are known.
  static func draw(
    _ part: borrowing CoveragePart, with shader: Shader, interior: UInt32?, scratch: inout [UInt32],
    in pixels: inout MutableSpan<UInt32>, frame: PixelFrame
  ) {
    let area = part.area
    guard !area.isEmpty else { return }
    grow(&scratch, to: area.width)
    unsafe withTarget(area, in: &pixels, frame: frame) { target in
      unsafe part.withCoverage { coverage in
        switch shader {
        case .solid(let pixel):
          unsafe drawSolid(&target, &coverage, [pixel], from: 0, step: 0, interior: interior)
        case .rows(let rows, let firstRow):
          unsafe drawSolid(
            &target, &coverage, rows, from: area.minY - firstRow, step: 1, interior: nil)
        case .linear(let table, let placement):
          var line = placement.line
          line.base &+= placement.rowStep &* Int64(area.minY)
          unsafe scratch.withUnsafeMutableBufferPointer { room in
            guard let room = room.baseAddress else { return }
            unsafe arcline_draw_linear(
              &target, &coverage, table.pixels, &line, placement.rowStep, room)
          }
        case .conic(let table, var conic):
          unsafe scratch.withUnsafeMutableBufferPointer { room in
            guard let room = room.baseAddress else { return }
            unsafe arcline_draw_conic(
              &target, &coverage, table.pixels, &conic, Int32(area.minY), room)
          }
        case .shadow: preconditionFailure("a shadow is drawn row by row")
        }
      }
    }
  }

  /// Lays one pixel value, weakened by a depth for each pixel, over the pixels of a rectangle.
  ///
  /// The depths are those of the pixels of `depthArea`, row by row.
  static func draw(
    _ part: CoveragePart, pixel: UInt32, depths: [UInt8], of depthArea: IntRect,
    scratch: inout [UInt32], in pixels: inout MutableSpan<UInt32>, frame: PixelFrame
  ) {
    let area = part.area
    guard !area.isEmpty else { return }
    precondition(depthArea.contains(area) && depths.count == depthArea.area)
    grow(&scratch, to: area.width)
    let start = (area.minY - depthArea.minY) * depthArea.width + area.minX - depthArea.minX
    unsafe withTarget(area, in: &pixels, frame: frame) { target in
      unsafe part.withCoverage { coverage in
        unsafe depths.withUnsafeBufferPointer { depths in
          unsafe scratch.withUnsafeMutableBufferPointer { room in
            guard let depths = depths.baseAddress, let room = room.baseAddress else { return }
            unsafe arcline_draw_depths(
              &target, &coverage, depths + start, depthArea.width, pixel, room)
          }
        }
      }
    }
  }

  /// Lays one pixel value, weakened by a coverage for each pixel, over a part of a row.
  static func blend(
    _ pixel: UInt32, mask: Span<UInt8>, from maskStart: Int, over range: Range<Int>,
    of pixels: inout MutableSpan<UInt32>
  ) {
    precondition(maskStart >= 0 && maskStart + range.count <= mask.count)
    precondition(range.lowerBound >= 0 && range.upperBound <= pixels.count)
    unsafe pixels.withUnsafeMutableBufferPointer { buffer in
      unsafe mask.withUnsafeBufferPointer { mask in
        guard let row = buffer.baseAddress, let mask = mask.baseAddress else { return }
        unsafe arcline_blend_mask(
          row + range.lowerBound, mask + maskStart, range.count, pixel)
      }
    }
  }

  /// Copies a range of pixels past the caches.
  static func copyStreaming(
    _ source: Span<UInt32>, from start: Int, over range: Range<Int>,
    of pixels: inout MutableSpan<UInt32>
  ) {
    precondition(start >= 0 && start + range.count <= source.count)
    precondition(range.lowerBound >= 0 && range.upperBound <= pixels.count)
    unsafe pixels.withUnsafeMutableBufferPointer { buffer in
      unsafe source.withUnsafeBufferPointer { source in
        guard let row = buffer.baseAddress, let source = source.baseAddress else { return }
        unsafe arcline_copy_stream(row + range.lowerBound, source + start, range.count)
      }
    }
  }

  /// Makes pixels that were stored past the caches visible to other readers.
  static func endStreaming() { arcline_stream_end() }

  /// Samples one row of a low-resolution mask.
  static func magnify(_ rows: MaskRows, into coverage: inout [UInt8], count: Int) {
    precondition(coverage.count >= count && rows.covers(count))
    unsafe rows.values.withUnsafeBufferPointer { values in
      unsafe coverage.withUnsafeMutableBufferPointer { out in
        guard let values = values.baseAddress, let out = out.baseAddress else { return }
        var description = unsafe arcline_mask_rows(
          row0: values + rows.upper * rows.width, row1: values + rows.lower * rows.width,
          wy: Int32(rows.weight), x0: Int32(rows.start), step: Int32(rows.step))
        unsafe arcline_upsample_mask(out, count, &description)
      }
    }
  }

  /// Blurs a mask with a symmetric window.
  static func blur(_ mask: inout [Float], width: Int, height: Int, weights: [Float]) {
    precondition(mask.count == width * height && !weights.isEmpty)
    var scratch = [Float](repeating: 0, count: mask.count)
    unsafe mask.withUnsafeMutableBufferPointer { mask in
      unsafe scratch.withUnsafeMutableBufferPointer { scratch in
        guard let mask = mask.baseAddress, let scratch = scratch.baseAddress else { return }
        unsafe arcline_blur(mask, scratch, width, height, weights, weights.count - 1)
      }
    }
  }

  private static func grow(_ scratch: inout [UInt32], to count: Int) {
    if scratch.count < count {
      scratch.append(contentsOf: repeatElement(0, count: count - scratch.count))
    }
  }

  private static func drawSolid(
    _ target: inout arcline_target, _ coverage: inout arcline_coverage, _ sources: [UInt32],
    from start: Int, step: Int, interior: UInt32?
  ) {
    let lastRow = unsafe coverage.rows - 1
    precondition(start >= 0 && start + lastRow * step < sources.count)
    unsafe sources.withUnsafeBufferPointer { sources in
      guard let first = sources.baseAddress else { return }
      var solid = unsafe arcline_solid(
        sources: first + start, step: step, result: interior ?? 0, has_result: interior != nil)
      unsafe arcline_draw_solid(&target, &coverage, &solid)
    }
  }

  private static func withTarget(
    _ rect: IntRect, in pixels: inout MutableSpan<UInt32>, frame: PixelFrame,
    _ body: (inout arcline_target) -> Void
  ) {
    precondition(frame.bounds.contains(rect) && frame.count <= pixels.count)
    unsafe pixels.withUnsafeMutableBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return }
      var target = unsafe arcline_target(
        pixels: base + frame.index(x: rect.minX, y: rect.minY), stride: frame.stride,
        left: Int32(rect.minX))
      unsafe body(&target)
    }
  }
}
