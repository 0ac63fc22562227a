extension UInt64 {
  /// The sum, held at the largest value instead of overflowing.
  func addingSaturated(_ other: UInt64) -> UInt64 {
    let (sum, overflow) = addingReportingOverflow(other)
    return overflow ? .max : sum
  }

  /// The difference, held at 0 instead of overflowing.
  func subtractingSaturated(_ other: UInt64) -> UInt64 {
    self > other ? self - other : 0
  }

  /// The product, held at the largest value instead of overflowing.
  func multipliedSaturated(_ other: UInt64) -> UInt64 {
    let (product, overflow) = multipliedReportingOverflow(by: other)
    return overflow ? .max : product
  }

  /// How far apart two values are.
  func distance(from other: UInt64) -> UInt64 {
    self > other ? self - other : other - self
  }

  /// The greatest common divisor by Euclid's algorithm; the other operand when one is zero.
  func greatestCommonDivisor(_ other: UInt64) -> UInt64 {
    var (a, b) = (self, other)
    while b != 0 { (a, b) = (b, a % b) }
    return a
  }
}
