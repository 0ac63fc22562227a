import Glibc

/// The C library's functions that the module needs; the only file that imports them.
enum ElementaryFunctions {
  static func exponential(_ x: Double) -> Double { exp(x) }
}
