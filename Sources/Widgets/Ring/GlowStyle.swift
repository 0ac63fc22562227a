import Geometry
import Scene

/// How a glow follows the value.
public enum GlowMode: String, CaseIterable, Hashable, Sendable, PropertyChoice {
  /// It grows with the value.
  case forward
  /// It shrinks as the value grows.
  case reverse
  /// It is the same at every value.
  case constant
  /// There is none.
  case none
}

/// The light around a filled arc, in the arc's own colours.
public struct GlowStyle: Hashable, Sendable {
  /// How it follows the value.
  public var mode = GlowMode.none
  /// How much of the radius is used, 0…1.
  public var amount = 1.0
  /// The blur radius, twice the standard deviation, at its greatest; a share is one of the diameter.
  public var radius = Length.share(0.0675)
  /// The opacity of the light, 0…1; nil is what suits the theme: light on light is a shade.
  public var opacity: Double?

  /// Makes no glow.
  public init() {}

  /// The opacity of the light in a theme, 0…1.
  func strength(in theme: Theme) -> Double {
    max(0, min(1, opacity ?? (theme.isLight ? 0.4 : 0.85)))
  }

  /// The blur radius at a value in device pixels, for a diameter in device pixels; 0 is no glow.
  func blur(at value: Double, diameter: Double, scale: Double) -> Double {
    let share =
      switch mode {
      case .forward: value
      case .reverse: 1 - value
      case .constant: 1.0
      case .none: 0.0
      }
    return share * greatestBlur(diameter: diameter, scale: scale)
  }

  /// How far light is seen, as a multiple of the blur radius: three standard deviations.
  static let reach = 1.5

  /// The blur radius at the value at which it is greatest, in device pixels.
  func greatestBlur(diameter: Double, scale: Double) -> Double {
    mode == .none
      ? 0 : max(0, min(1, amount)) * radius.resolved(of: diameter, scale: scale)
  }
}
