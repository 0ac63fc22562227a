import Glibc

/// The C library's functions under names that cannot be mistaken for others.
enum ElementaryFunctions {
  /// The logarithm to base 10.
  static func log10(_ x: Double) -> Double { Glibc.log10(x) }

  /// 10 to the power `x`.
  static func exp10(_ x: Double) -> Double { Glibc.pow(10, x) }
}
