/// A straight (not premultiplied) colour in the sRGB space.
///
/// Components are nonlinear, as in image files and style sheets, and stay within 0…1; numbers that
/// are not finite become 0.
public struct Color: Hashable, Sendable, BitwiseCopyable {
  /// The red component, 0…1.
  public let red: Double
  /// The green component, 0…1.
  public let green: Double
  /// The blue component, 0…1.
  public let blue: Double
  /// The opacity: 0 is invisible, 1 is opaque.
  public let alpha: Double

  /// Makes a colour; components are clamped to 0…1.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = Self.clamp(red)
    self.green = Self.clamp(green)
    self.blue = Self.clamp(blue)
    self.alpha = Self.clamp(alpha)
  }

  /// Makes a colour from 0xRRGGBB and an opacity.
  public init(hex: UInt32, alpha: Double = 1) {
    self.init(
      red: Double(hex >> 16 & 0xFF) / 255, green: Double(hex >> 8 & 0xFF) / 255,
      blue: Double(hex & 0xFF) / 255, alpha: alpha)
  }

  /// Opaque black.
  public static let black = Color(hex: 0x000000)
  /// Opaque white.
  public static let white = Color(hex: 0xFFFFFF)
  /// Nothing.
  public static let clear = Color(hex: 0x000000, alpha: 0)

  /// The same colour with its opacity multiplied by a factor in 0…1.
  public func opacity(_ factor: Double) -> Color {
    Color(red: red, green: green, blue: blue, alpha: alpha * Self.clamp(factor))
  }

  /// The same colour without transparency.
  public var opaque: Color { Color(red: red, green: green, blue: blue) }

  /// This colour laid over an opaque one (source-over); the result is opaque.
  public func composited(over backdrop: Color) -> Color {
    func mix(_ top: Double, _ bottom: Double) -> Double { bottom + (top - bottom) * alpha }
    return Color(
      red: mix(red, backdrop.red), green: mix(green, backdrop.green),
      blue: mix(blue, backdrop.blue))
  }

  private static func clamp(_ value: Double) -> Double {
    value > 0 ? min(1, value) : 0
  }
}
