import Geometry
import Scene

/// The blurred coverage of a shape at a fraction of the picture's resolution.
///
/// A blur has no fine detail: drawn at 1/k of the size with σ/k of at least 4 and magnified
/// bilinearly it differs from the full-size Gaussian by less than a level.
struct GlowMask {
  /// The pixels the glow can reach.
  let bounds: IntRect
  /// Picture pixels to a mask value, a power of two.
  private let factor: Int
  /// The mask value in the upper left corner, counted from the picture's origin.
  private let origin: (x: Int, y: Int)
  /// Values in 1/256 level.
  private let values: [UInt16]
  private let width: Int
  private let height: Int

  /// Beyond this many standard deviations nothing is visible.
  private static let reach = 3.75
  /// The least standard deviation in mask values.
  private static let leastSigma = 4.0
  /// Wider blurs than this, in pixels, are drawn as this.
  private static let greatestSigma = 512.0
  /// The greatest number of mask values; larger shapes do not glow.
  private static let mostValues = 1 << 23

  init(_ shape: Shape, sigma wanted: Double) {
    let sigma = wanted.isFinite ? max(0.05, min(Self.greatestSigma, wanted)) : 0.05
    var factor = 1
    while sigma / Double(2 * factor) >= Self.leastSigma { factor *= 2 }
    self.factor = factor
    let shapeBounds = shape.bounds
    let reached = IntRect(covering: shapeBounds.inset(by: -Self.reach * sigma))
    // Whole mask values on a grid fixed to the picture, with room for interpolation on all sides.
    let cells = IntRect(
      minX: FixedPoint.floorDivide(reached.minX, factor) - 1,
      minY: FixedPoint.floorDivide(reached.minY, factor) - 1,
      maxX: FixedPoint.floorDivide(reached.maxX, factor) + 3,
      maxY: FixedPoint.floorDivide(reached.maxY, factor) + 3)
    guard !shapeBounds.isEmpty, cells.area <= Self.mostValues else {
      (bounds, origin, values, width, height) = (.empty, (0, 0), [], 0, 0)
      return
    }
    bounds = reached
    origin = (cells.minX, cells.minY)
    width = cells.width
    height = cells.height
    var mask = Self.coverage(of: shape, in: cells, factor: factor)
    RowKernels.blur(
      &mask, width: width, height: height,
      weights: Self.window(sigma: sigma / Double(factor), isMagnified: factor > 1))
    values = mask.map { UInt16(max(0, min(65_280, $0 * 256 + 0.5))) }
  }

  /// Works out the coverage of a part of row y into the beginning of `coverage`.
  func read(row y: Int, from x: Int, count: Int, into coverage: inout [UInt8]) {
    let one = 1 << 16
    // A mask value stands for the middle of its square of pixels.
    let top = (2 * (y - origin.y * factor) + 1 - factor) * one / (2 * factor)
    let start = (2 * (x - origin.x * factor) + 1 - factor) * one / (2 * factor)
    let upper = max(0, min(height - 1, top >> 16))
    RowKernels.magnify(
      MaskRows(
        values: values, width: width, upper: upper, lower: min(height - 1, upper + 1),
        weight: (top >> 8) & 255, start: start, step: one / factor),
      into: &coverage, count: count)
  }

  /// The coverage of the shape, 0…255, on the coarse grid.
  private static func coverage(of shape: Shape, in cells: IntRect, factor: Int) -> [Float] {
    var sink = ReducingSink(factor: Double(factor))
    shape.appendOutline(
      to: &sink, tolerance: Tolerance(pixels: Tolerance.standard.pixels * Double(factor)))
    var accumulator = CoverageAccumulator()
    var coverage = Coverage()
    accumulator.convert(sink.edges, in: cells, to: &coverage)
    return coverage.levels.map { Float($0) }
  }

  /// The right half of a Gaussian window whose values add up to 1 over both halves.
  ///
  /// Coverage has blurred the shape by a pixel already, with a variance of 1/12, and interpolation
  /// between coarse values adds 1/6 on average; the window makes up for both.
  private static func window(sigma: Double, isMagnified: Bool) -> [Float] {
    let known = 1.0 / 12 + (isMagnified ? 1.0 / 6 : 0)
    let own = max(0.01, sigma * sigma - known).squareRoot()
    let radius = Int((reach * own).rounded(.up))
    let weights = (0...radius).map { ErrorFunction.density(Double($0), sigma: own) }
    let sum = weights.dropFirst().reduce(weights[0]) { $0 + 2 * $1 }
    return weights.map { Float($0 / sum) }
  }
}

/// Two rows of a mask and where to sample between them.
struct MaskRows {
  /// All values of the mask, row by row.
  let values: [UInt16]
  /// Values in a row.
  let width: Int
  /// The numbers of the rows above and below.
  let upper, lower: Int
  /// The weight of the lower row, 0…256.
  let weight: Int
  /// The place of the first sample and the distance to the next, in 1/65 536 value.
  let start, step: Int

  /// Whether so many samples lie inside the mask.
  func covers(_ count: Int) -> Bool {
    start >= 0 && (start + (count - 1) * step) >> 16 + 1 < width
      && max(upper, lower) < values.count / width
  }
}

/// Collects a shape's edges at a fraction of its size.
private struct ReducingSink: OutlineSink {
  let factor: Double
  private(set) var edges = EdgeList()

  init(factor: Double) {
    self.factor = factor
  }

  mutating func addLine(from start: Point, to end: Point) {
    edges.addLine(from: reduced(start), to: reduced(end))
  }

  mutating func addArc(_ arc: QuarterArc) {
    edges.addArc(
      QuarterArc(
        center: reduced(arc.center), radius: arc.radius / factor, start: reduced(arc.start),
        end: reduced(arc.end), isRight: arc.isRight, isBelow: arc.isBelow))
  }

  private func reduced(_ point: Point) -> Point {
    Point(x: point.x / factor, y: point.y / factor)
  }
}
