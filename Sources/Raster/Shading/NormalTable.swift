/// The normal distribution from a table, for where it is asked for thousands of times.
enum NormalTable {
  private static let perUnit = 256.0
  private static let reach = 6

  /// Values from 0 to `reach` standard deviations, and one more.
  private static let values = (0...reach * Int(perUnit) + 1).map {
    ErrorFunction.cumulative(Double($0) / perUnit, sigma: 1)
  }

  /// The share of the standard normal distribution that lies below x, within 5·10⁻⁷ of it.
  ///
  /// Between two values it is a straight line, which leaves the curve by at most φ′/8 of the square of
  /// their distance.
  static func cumulative(_ x: Double) -> Double {
    let distance = abs(x)
    guard distance < Double(reach) else { return x < 0 ? 0 : 1 }
    let place = distance * perUnit
    let index = Int(place)
    let upper = values[index] + (values[index + 1] - values[index]) * (place - Double(index))
    return x < 0 ? 1 - upper : upper
  }
}
