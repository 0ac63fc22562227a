/// Slanted stripes clipped to a rounded rectangle; every stripe is an exact polygon.
///
/// A stripe is a parallelogram over the full height of the container: its lower edge begins at
/// `container.rect.minX + phase·period + k·period` for whole k, its upper edge lies `lean` farther
/// to the right.
public struct Stripes: Hashable, Sendable, Tessellatable {
  /// What the stripes are clipped to, including its cuts.
  public var container: RoundedRectangle
  /// The distance between the starts of two stripes, in pixels, > 0.
  public var period: Double
  /// The thickness of a stripe measured horizontally, in pixels, > 0; a whole period or more fills
  /// the container.
  public var thickness: Double
  /// How far the upper edge is shifted to the right, in pixels.
  public var lean: Double
  /// How far the pattern has moved to the right, in periods; only the fraction matters.
  public var phase: Double

  /// The greatest number of stripes; finer patterns are not drawn.
  public static let maximumCount = 20_000

  /// Makes stripes; with a period that is not positive nothing is drawn.
  public init(
    container: RoundedRectangle, period: Double, thickness: Double, lean: Double, phase: Double
  ) {
    self.container = container
    self.period = period
    self.thickness = thickness
    self.lean = lean
    self.phase = phase
  }

  /// A rectangle that contains the shape; empty when there is nothing to draw.
  public var bounds: Rect { container.bounds }

  /// Appends the triangles and the boundary; nothing for a shape without area.
  public func tessellate(into mesh: inout Mesh, tolerance: Tolerance) {
    forEachStripe(tolerance: tolerance) { mesh.addConvexPolygon($0) }
  }

  /// Calls `body` with the corners of every stripe that is left after clipping, clockwise.
  func forEachStripe(tolerance: Tolerance, _ body: ([Point]) -> Void) {
    forEachStripe(tolerance: tolerance, quad: { body($0.corners) }, polygon: body)
  }

  /// Calls `quad` for stripes that nothing or only the right cut clips, and `polygon` with the corners
  /// of the others.
  func forEachStripe(
    tolerance: Tolerance, quad: (ClippedQuad) -> Void, polygon: ([Point]) -> Void
  ) {
    let bounds = container.bounds
    guard !bounds.isEmpty, period > 0, thickness > 0, lean.isFinite, phase.isFinite else { return }
    guard (bounds.width + abs(lean)) / period < Double(Self.maximumCount) else { return }
    guard thickness < period else {
      return polygon(container.polygon(tolerance: tolerance).corners)
    }
    let rect = container.rect
    let origin = rect.minX + (phase - phase.rounded(.down)) * period
    // The first stripe whose right side can reach into the container.
    let reach = thickness + max(0, lean)
    let first = ((bounds.minX - reach - origin) / period).rounded(.down)
    // Between these the container is as high as its rectangle, so no corner clips anything.
    let straightStart = max(bounds.minX, rect.minX + container.effectiveRadius)
    let straightEnd = min(bounds.maxX, rect.maxX - container.effectiveRadius)
    let isCutStraight = container.cutMaxX <= rect.maxX - container.effectiveRadius
    let across = Vector(dx: thickness, dy: 0)
    var whole: ConvexPolygon?
    var stripe = ConvexPolygon()
    for index in 0..<Self.maximumCount {
      let x = origin + (first + Double(index)) * period
      guard x + min(0, lean) < bounds.maxX else { break }
      let bottom = Point(x: x, y: rect.maxY)
      let top = Point(x: x + lean, y: rect.minY)
      let isWhole = x + max(0, lean) + thickness <= straightEnd
      if x + min(0, lean) >= straightStart && (isWhole || isCutStraight) {
        var quadrangle = ClippedQuad(top, top + across, bottom + across, bottom)
        if !isWhole { quadrangle.clip(leftOf: container.cutMaxX) }
        quad(quadrangle)
        continue
      }
      let outer = whole ?? container.polygon(tolerance: tolerance)
      whole = outer
      stripe.assign(outer)
      stripe.clip(keeping: .left(from: top, to: bottom))
      stripe.clip(keeping: .left(from: bottom + across, to: top + across))
      polygon(stripe.corners)
    }
  }
}
