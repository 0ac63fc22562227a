public import Geometry

/// A shape described by a distance instead of by corners: the oracle for the tessellation.
///
/// `distance` is negative inside, zero on the boundary, and never farther from zero than the true
/// distance to the boundary. So its sign tells membership, and a pixel whose centre is more than
/// half a diagonal away is full or empty for certain.
public struct ReferenceShape: Sendable {
  /// The bound of the distance at a point, negative inside.
  public let distance: @Sendable (Point) -> Double

  /// Makes a shape from its distance.
  init(_ distance: @escaping @Sendable (Point) -> Double) {
    self.distance = distance
  }

  /// Whether a point belongs to the shape.
  public func contains(_ point: Point) -> Bool { distance(point) < 0 }

  /// The description of any shape of a display list.
  public init(_ shape: Shape) {
    switch shape {
    case .rectangle(let rect): self = .box(rect, radius: 0)
    case .roundedRectangle(let shape): self = .rounded(shape)
    case .stripes(let shape): self = .stripes(shape)
    case .circle(let shape): self = .disc(shape.center, shape.radius)
    case .sector(let shape): self = .sector(shape)
    case .arc(let shape): self = .arc(shape)
    case .stroke(let shape): self = .stroke(shape)
    case .border(let shape): self = .border(shape)
    case .barPart(let shape): self = .barPart(shape)
    }
  }

  /// A rounded rectangle without the one that lies a width inside it.
  static func border(_ shape: Border) -> ReferenceShape {
    guard shape.width > 0 else { return .nothing }
    let outer = shape.shape
    let hole = rounded(
      RoundedRectangle(
        outer.rect.inset(by: shape.width),
        cornerRadius: max(0, outer.effectiveRadius - shape.width),
        cutMinX: outer.cutMinX + shape.width, cutMaxX: outer.cutMaxX - shape.width))
    return rounded(outer).intersection(ReferenceShape { -hole.distance($0) })
  }

  /// A part of a bar in exchanged coordinates, and what it is clipped to.
  static func barPart(_ shape: BarPart) -> ReferenceShape {
    let form: ReferenceShape
    switch shape.form {
    case .roundedRectangle(let rectangle): form = .rounded(rectangle)
    case .stripes(let pattern): form = .stripes(pattern)
    case .border(let rim): form = .border(rim)
    }
    let lying = shape.clip.map { form.intersection(.rounded($0)) } ?? form
    return shape.isUpright ? ReferenceShape { lying.distance($0.transposed) } : lying
  }

  /// No points at all.
  static let nothing = ReferenceShape { _ in .infinity }

  /// The points of both shapes.
  func intersection(_ other: ReferenceShape) -> ReferenceShape {
    ReferenceShape { max(distance($0), other.distance($0)) }
  }

  /// The points of either shape.
  func union(_ other: ReferenceShape) -> ReferenceShape {
    ReferenceShape { min(distance($0), other.distance($0)) }
  }

  /// The points within a radius of a centre.
  static func disc(_ center: Point, _ radius: Double) -> ReferenceShape {
    guard radius > 0 else { return .nothing }
    return ReferenceShape { ($0 - center).length - radius }
  }

  /// The points on the left of a directed line through a point, as seen along it on the screen.
  static func leftHalf(of point: Point, along direction: Vector) -> ReferenceShape {
    ReferenceShape { direction.cross($0 - point) }
  }

  /// A rectangle with round corners.
  static func box(_ rect: Rect, radius: Double) -> ReferenceShape {
    guard !rect.isEmpty else { return .nothing }
    let center = rect.center
    let halfWidth = rect.width / 2 - radius
    let halfHeight = rect.height / 2 - radius
    return ReferenceShape { point in
      let x = abs(point.x - center.x) - halfWidth
      let y = abs(point.y - center.y) - halfHeight
      let outside = Vector(dx: max(0, x), dy: max(0, y)).length
      return outside + min(0, max(x, y)) - radius
    }
  }

  /// A rounded rectangle with its cuts.
  static func rounded(_ shape: RoundedRectangle) -> ReferenceShape {
    let radius = max(0, min(shape.cornerRadius, shape.rect.width / 2, shape.rect.height / 2))
    let (low, high) = (shape.cutMinX, shape.cutMaxX)
    return box(shape.rect, radius: radius).intersection(
      ReferenceShape { max(low - $0.x, $0.x - high) })
  }

  /// Slanted stripes by the remainder of the place across them.
  static func stripes(_ shape: Stripes) -> ReferenceShape {
    let rect = shape.container.rect
    let (period, thickness, lean) = (shape.period, shape.thickness, shape.lean)
    // Horizontal distances shrink to distances across the stripe.
    let shrink = rect.height / Vector(dx: lean, dy: rect.height).length
    let pattern = ReferenceShape { point in
      let shift = shape.phase * period + lean * (rect.maxY - point.y) / rect.height
      let turns = (point.x - rect.minX - shift) / period
      let place = (turns - turns.rounded(.down)) * period
      if thickness >= period { return -.infinity }
      if place < thickness { return -min(place, thickness - place) * shrink }
      return min(place - thickness, period - place) * shrink
    }
    return rounded(shape.container).intersection(pattern)
  }
}
