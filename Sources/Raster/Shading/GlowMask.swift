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
  let factor: Int
  /// The mask value in the upper left corner, counted from the picture's origin.
  let origin: (x: Int, y: Int)
  /// Values in 1/256 level, row by row.
  let values: KernelArray<UInt16>
  let width: Int
  let height: Int

  /// Whether its levels would show as bands: they are some pixels wide where the light fades.
  var isDithered: Bool { factor >= 4 }

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
      (bounds, origin, values, width, height) = (.empty, (0, 0), KernelArray([]), 0, 0)
      return
    }
    bounds = reached
    origin = (cells.minX, cells.minY)
    width = cells.width
    height = cells.height
    var mask = Self.coverage(of: shape, in: cells, factor: factor)
    MaskKernels.blur(
      &mask, width: width, height: height,
      weights: Self.window(sigma: sigma / Double(factor), isMagnified: factor > 1))
    values = KernelArray(mask.map { UInt16(max(0, min(65_280, $0 * 256 + 0.5))) })
  }

  /// The coverage of the shape, 0…255, on the coarse grid.
  private static func coverage(of shape: Shape, in cells: IntRect, factor: Int) -> [Float] {
    var sink = ReducingSink(factor: Double(factor))
    shape.appendOutline(
      to: &sink, tolerance: Tolerance(pixels: Tolerance.standard.pixels * Double(factor)))
    let coverage = CoverageStore()
    coverage.setEdges(sink.edges)
    coverage.reset(to: cells)
    var converter = ScanConverter()
    converter.settle(coverage)
    return coverage.levels(in: cells).map { Float($0) }
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
