internal import Glibc

/// The normal distribution, for blurs in closed form.
enum ErrorFunction {
  /// The share of a normal distribution with the given standard deviation that lies below x.
  static func cumulative(_ x: Double, sigma: Double) -> Double {
    0.5 * (1 + erf(x / (sigma * 2.0.squareRoot())))
  }

  /// The density of a normal distribution at distance x from its mean.
  static func density(_ x: Double, sigma: Double) -> Double {
    exp(-x * x / (2 * sigma * sigma)) / (sigma * (2 * Double.pi).squareRoot())
  }
}
