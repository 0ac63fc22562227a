import Glibc

/// The C library's functions that the module needs; the only file that imports them.
enum ElementaryFunctions {
  static func exponential(_ x: Double) -> Double { exp(x) }

  /// `exp(x) - 1` without the cancellation near zero.
  static func exponentialMinusOne(_ x: Double) -> Double { expm1(x) }

  static func sine(_ x: Double) -> Double { sin(x) }

  static func cosine(_ x: Double) -> Double { cos(x) }
}
