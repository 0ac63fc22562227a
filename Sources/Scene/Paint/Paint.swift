public import Geometry

/// What a shape is filled with.
public enum Paint: Hashable, Sendable {
  /// One colour everywhere.
  case solid(Color)
  /// Colours that change along a line.
  case linear(LinearGradient)
  /// A shadow that falls into a rounded rectangle from its own edge.
  case innerShadow(InnerShadow)
}

/// A colour at a place of a gradient.
public struct GradientStop: Hashable, Sendable {
  /// The place, 0 at the start and 1 at the end.
  public let location: Double
  /// The colour at that place.
  public let color: Color

  /// Makes a stop; the location is clamped to 0…1, and a number that is not finite becomes 0.
  public init(at location: Double, _ color: Color) {
    self.location = location > 0 ? min(1, location) : 0
    self.color = color
  }
}

/// The space in which the colours between two stops are found.
public enum GradientSpace: Hashable, Sendable {
  /// Nonlinear sRGB components, as most drawing systems have it.
  case srgb
  /// OKLab: no mixture of two colours turns grey.
  case oklab
}

/// Colours between two points; beyond them the end colours go on.
public struct LinearGradient: Hashable, Sendable {
  /// Where the first colour is, in pixels.
  public let start: Point
  /// Where the last colour is, in pixels.
  public let end: Point
  /// The stops in ascending order of location, at least one.
  public let stops: [GradientStop]
  /// How colours between stops are found.
  public let space: GradientSpace

  /// Makes a gradient; stops are sorted, and without any the gradient is clear.
  public init(
    from start: Point, to end: Point, stops: [GradientStop], space: GradientSpace = .oklab
  ) {
    self.start = start
    self.end = end
    // A stable order keeps two stops at one place apart: a hard edge.
    let ordered = stops.enumerated().sorted {
      ($0.element.location, $0.offset) < ($1.element.location, $1.offset)
    }
    self.stops = stops.isEmpty ? [GradientStop(at: 0, .clear)] : ordered.map(\.element)
    self.space = space
  }

  /// The colour at place `t`; the end colours outside 0…1.
  public func color(at t: Double) -> Color {
    guard let upper = stops.firstIndex(where: { $0.location > t }) else {
      return stops[stops.count - 1].color
    }
    guard upper > 0 else { return stops[0].color }
    let low = stops[upper - 1]
    let high = stops[upper]
    let fraction = (t - low.location) / (high.location - low.location)
    switch space {
    case .oklab: return low.color.mixed(with: high.color, at: fraction)
    case .srgb:
      func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * fraction }
      return Color(
        red: mix(low.color.red, high.color.red), green: mix(low.color.green, high.color.green),
        blue: mix(low.color.blue, high.color.blue), alpha: mix(low.color.alpha, high.color.alpha))
    }
  }
}

/// A blurred shadow inside a rounded rectangle, as if its rim stood above its ground.
///
/// The shadow is one minus the shape's Gaussian blur, moved by the offset; it is meant to fill the
/// same shape.
public struct InnerShadow: Hashable, Sendable {
  /// The shape whose rim casts the shadow; its cuts are ignored.
  public var shape: RoundedRectangle
  /// How far the shadow is moved, in pixels.
  public var offset: Vector
  /// The standard deviation of the blur in pixels, > 0; drawing systems call twice this "blur".
  public var sigma: Double
  /// The shadow's colour where it is deepest.
  public var color: Color

  /// Makes an inner shadow.
  public init(shape: RoundedRectangle, offset: Vector, sigma: Double, color: Color) {
    self.shape = shape
    self.offset = offset
    self.sigma = sigma
    self.color = color
  }
}
