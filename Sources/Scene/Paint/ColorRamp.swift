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

/// Colours along a stretch from 0 to 1.
public struct ColorRamp: Hashable, Sendable {
  /// The stops in ascending order of location, at least one.
  public let stops: [GradientStop]
  /// How colours between stops are found.
  public let space: GradientSpace

  /// Makes a ramp; stops are sorted, and without any it is clear.
  public init(_ stops: [GradientStop], space: GradientSpace = .oklab) {
    // A stable order keeps two stops at one place apart: a hard edge.
    let ordered = stops.enumerated().sorted {
      ($0.element.location, $0.offset) < ($1.element.location, $1.offset)
    }
    self.stops = stops.isEmpty ? [GradientStop(at: 0, .clear)] : ordered.map(\.element)
    self.space = space
  }

  /// Whether every colour is opaque.
  public var isOpaque: Bool { stops.allSatisfy { $0.color.alpha == 1 } }

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
