internal import Raster

/// The hollow box that stands for a glyph no face has.
struct MissingGlyph {
  /// The width of the ink as a share of the em.
  private static let widthShare = 0.6
  /// The width of the strokes as a share of the em.
  private static let strokeShare = 1.0 / 16

  let width: Int
  let height: Int
  let stroke: Int

  /// Measures the box for an em size; it is as tall as the digits beside it.
  init(size: Int, digitHeight: Int) {
    width = max(1, Int((Double(size) * Self.widthShare).rounded()))
    height = max(1, digitHeight)
    stroke = max(1, Int((Double(size) * Self.strokeShare).rounded()))
  }

  /// The advance in pixels: a stroke of air on either side keeps neighbours apart.
  var advance: Int { width + 2 * stroke }

  /// The coverage of the box, standing on the baseline.
  var mask: CoverageMask {
    var coverage = [UInt8](repeating: 255, count: width * height)
    let inside = (x: stroke..<max(stroke, width - stroke), y: stroke..<max(stroke, height - stroke))
    for y in inside.y {
      for x in inside.x { coverage[y * width + x] = 0 }
    }
    return CoverageMask(
      width: width, height: height, offsetX: stroke, offsetY: -height, coverage: coverage)
  }
}
