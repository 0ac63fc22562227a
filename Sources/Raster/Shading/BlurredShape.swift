import Geometry
import Scene

/// The Gaussian blur of a rounded rectangle.
///
/// Across a row the blur of a span is a difference of two normal distributions. Down the rows it is
/// their weighted sum: in closed form over the straight part, whose spans are all the same, and by the
/// midpoint rule over the corners, which are alike above and below.
struct BlurredShape {
  private let rect: Rect
  private let radius: Double
  private let sigma: Double
  /// The height of a sample of the corners.
  private let step: Double
  /// How far each sample's span is moved inward on either side, from the outer edge on.
  private let insets: [Double]

  /// More samples of a corner would take longer than they are worth.
  private static let mostSamples = 2048
  /// A sharper edge would show steps, because a pixel is asked for in its middle only.
  private static let leastSigma = 0.15

  init(_ shadow: InnerShadow) {
    let shape = shadow.shape.rect
    rect = Rect(
      minX: shape.minX + shadow.offset.dx, minY: shape.minY + shadow.offset.dy,
      maxX: shape.maxX + shadow.offset.dx, maxY: shape.maxY + shadow.offset.dy)
    let radius = shadow.shape.effectiveRadius
    // Corners bend within their radius, so a step is short against both lengths.
    let sharpest = max(Self.leastSigma, 6 * radius / Double(Self.mostSamples))
    let sigma = shadow.sigma.isFinite ? max(sharpest, shadow.sigma) : sharpest
    let longest = min(sigma / 6, max(radius / 24, sigma / 24))
    let count = min(Self.mostSamples, Int((radius / longest).rounded(.up)))
    let step = count > 0 ? radius / Double(count) : 0
    insets = (0..<count).map { index in
      let beyond = radius - (Double(index) + 0.5) * step
      return radius - (radius * radius - beyond * beyond).squareRoot()
    }
    (self.radius, self.sigma, self.step) = (radius, sigma, step)
  }

  /// One minus the blurred shape in places, 0…255, row by row.
  ///
  /// `columns` are places along a row; rows are whole pixels, asked for in their middle.
  func depths(columns: [Double], firstRow: Int, rows: Int) -> [UInt8] {
    // The straight part's span, then those of the samples.
    var spans: [Float] = []
    spans.reserveCapacity(columns.count * (insets.count + 1))
    for inset in [0] + insets {
      for x in columns {
        spans.append(
          Float(
            normal(x - rect.minX - inset) - normal(x - rect.maxX + inset)))
      }
    }
    var weights = [Float](repeating: 0, count: insets.count + 1)
    var depths: [UInt8] = []
    depths.reserveCapacity(columns.count * rows)
    var row = [Float](repeating: 0, count: columns.count)
    for y in firstRow..<firstRow + rows {
      setWeights(&weights, atY: Double(y) + 0.5)
      MaskKernels.mix(spans, weights, into: &row)
      for value in row { depths.append(UInt8(((1 - max(0, min(1, value))) * 255).rounded())) }
    }
    return depths
  }

  private func setWeights(_ weights: inout [Float], atY y: Double) {
    weights[0] = Float(normal(rect.maxY - radius - y) - normal(rect.minY + radius - y))
    for index in insets.indices {
      let depth = (Double(index) + 0.5) * step
      weights[index + 1] = Float(
        step * (density(rect.minY + depth - y) + density(rect.maxY - depth - y)))
    }
  }

  /// The share of the window that lies below a distance.
  private func normal(_ distance: Double) -> Double { NormalTable.cumulative(distance / sigma) }

  private func density(_ distance: Double) -> Double {
    // Beyond this less than a hundredth of a level is left, all together.
    abs(distance) > 4.5 * sigma ? 0 : ErrorFunction.density(distance, sigma: sigma)
  }
}
