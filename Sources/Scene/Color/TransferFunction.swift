internal import Glibc

/// The curve between nonlinear sRGB components and linear light (IEC 61966-2-1).
enum TransferFunction {
  /// Linear light, 0…1, from a nonlinear component.
  static func linear(_ component: Double) -> Double {
    component <= 0.04045 ? component / 12.92 : pow((component + 0.055) / 1.055, 2.4)
  }

  /// The nonlinear component from linear light.
  static func encoded(_ light: Double) -> Double {
    light <= 0.0031308 ? light * 12.92 : 1.055 * pow(light, 1 / 2.4) - 0.055
  }

  /// The real cube root.
  static func cubeRoot(_ value: Double) -> Double { cbrt(value) }
}
