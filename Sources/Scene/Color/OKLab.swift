/// A colour in OKLab, a space in which equal steps look equal and mixtures keep their chroma.
///
/// Source: Björn Ottosson, "A perceptual color space for image processing" (2020).
public struct OKLab: Hashable, Sendable, BitwiseCopyable {
  /// Perceived lightness: 0 is black, 1 is white.
  public var lightness: Double
  /// From green (negative) to red.
  public var a: Double
  /// From blue (negative) to yellow.
  public var b: Double
  /// The opacity, 0…1.
  public var alpha: Double

  /// Converts a colour.
  public init(_ color: Color) {
    let r = TransferFunction.linear(color.red)
    let g = TransferFunction.linear(color.green)
    let b = TransferFunction.linear(color.blue)
    let l = TransferFunction.cubeRoot(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
    let m = TransferFunction.cubeRoot(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
    let s = TransferFunction.cubeRoot(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
    lightness = 0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s
    a = 1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s
    self.b = 0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s
    alpha = color.alpha
  }

  /// The sRGB colour; components outside the gamut are clamped.
  public var color: Color {
    let l = cube(lightness + 0.3963377774 * a + 0.2158037573 * b)
    let m = cube(lightness - 0.1055613458 * a - 0.0638541728 * b)
    let s = cube(lightness - 0.0894841775 * a - 1.2914855480 * b)
    return Color(
      red: TransferFunction.encoded(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
      green: TransferFunction.encoded(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
      blue: TransferFunction.encoded(-0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s),
      alpha: alpha)
  }

  /// The colour at fraction `t` of the way to another, component by component.
  public func interpolated(to other: OKLab, at t: Double) -> OKLab {
    var result = self
    result.lightness += (other.lightness - lightness) * t
    result.a += (other.a - a) * t
    result.b += (other.b - b) * t
    result.alpha += (other.alpha - alpha) * t
    return result
  }

  private func cube(_ value: Double) -> Double { value * value * value }
}

extension Color {
  /// The colour at fraction `t` of the way to another through OKLab; exactly self at 0, other at 1.
  public func mixed(with other: Color, at t: Double) -> Color {
    if !(t > 0) { return self }
    if t >= 1 { return other }
    return OKLab(self).interpolated(to: OKLab(other), at: t).color
  }
}
