public import Geometry

/// What a shape is filled with.
public enum Paint: Hashable, Sendable {
  /// One colour everywhere.
  case solid(Color)
  /// Colours that change along a line.
  case linear(LinearGradient)
  /// Colours that change along an arc.
  case conic(ConicGradient)
  /// A shadow that falls into a rounded rectangle from its own edge.
  case innerShadow(InnerShadow)

  /// Whether nothing shines through it anywhere.
  public var isOpaque: Bool {
    switch self {
    case .solid(let color): color.alpha == 1
    case .linear(let gradient): gradient.ramp.isOpaque
    case .conic(let gradient): gradient.ramp.isOpaque
    case .innerShadow: false
    }
  }
}

/// Colours between two points; beyond them the end colours go on.
public struct LinearGradient: Hashable, Sendable {
  /// Where the first colour is, in pixels.
  public let start: Point
  /// Where the last colour is, in pixels.
  public let end: Point
  /// The colours along the line.
  public let ramp: ColorRamp

  /// Makes a gradient; stops are sorted, and without any the gradient is clear.
  public init(
    from start: Point, to end: Point, stops: [GradientStop], space: GradientSpace = .oklab
  ) {
    self.start = start
    self.end = end
    ramp = ColorRamp(stops, space: space)
  }

  /// Makes a gradient with colours that are there already.
  public init(from start: Point, to end: Point, ramp: ColorRamp) {
    self.start = start
    self.end = end
    self.ramp = ramp
  }

  /// The colour at place `t`; the end colours outside 0…1.
  public func color(at t: Double) -> Color { ramp.color(at: t) }
}
