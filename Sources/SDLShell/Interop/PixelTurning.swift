internal import Geometry
internal import Raster

/// Copies pixels from a picture to their turned places.
enum PixelTurning {
  /// The side of the blocks in which pixels are moved, so that the rows of both pictures stay in the
  /// processor's cache.
  private static let side = 32

  /// Copies the pixels of a rectangle of the target, which must be inside both pictures.
  static func copy(
    _ source: Span<UInt32>, of sourceLayout: PixelLayout, by rotation: Rotation,
    to target: inout MutableSpan<UInt32>, _ layout: PixelLayout, _ rect: IntRect
  ) {
    guard !rect.isEmpty else { return }
    let steps = rotation.source(width: sourceLayout.width, height: sourceLayout.height)
    // Both corners of a rectangle bound all that is between them.
    let corners = [
      (rect.minX, rect.minY), (rect.maxX - 1, rect.minY), (rect.minX, rect.maxY - 1),
      (rect.maxX - 1, rect.maxY - 1),
    ]
    precondition(
      layout.bounds.contains(rect) && target.count >= layout.stride * layout.height
        && corners.allSatisfy { x, y in
          source.indices.contains(steps.start + x * steps.column + y * steps.row)
        }, "pixels outside a picture")
    unsafe source.withUnsafeBufferPointer { source in
      unsafe target.withUnsafeMutableBufferPointer { target in
        for top in stride(from: rect.minY, to: rect.maxY, by: side) {
          for left in stride(from: rect.minX, to: rect.maxX, by: side) {
            let right = min(rect.maxX, left + side)
            for y in top..<min(rect.maxY, top + side) {
              var from = steps.start + left * steps.column + y * steps.row
              var to = y * layout.stride + left
              for _ in left..<right {
                unsafe target[to] = source[from]
                from += steps.column
                to += 1
              }
            }
          }
        }
      }
    }
  }
}
