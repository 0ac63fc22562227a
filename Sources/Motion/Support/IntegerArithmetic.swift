extension UInt64 {
  /// The sum, held at the largest value instead of overflowing.
  func addingSaturated(_ other: UInt64) -> UInt64 {
    let (sum, overflow) = addingReportingOverflow(other)
    return overflow ? .max : sum
  }

  /// The greatest common divisor by Euclid's algorithm; the other operand when one is zero.
  func greatestCommonDivisor(_ other: UInt64) -> UInt64 {
    var (a, b) = (self, other)
    while b != 0 { (a, b) = (b, a % b) }
    return a
  }
}

extension UInt128 {
  /// The value as 64 bits, held at the largest value that fits.
  var clampedTo64: UInt64 { UInt64(clamping: self) }

  /// The nearest Double; the library's conversion from 128 bits is many times slower than from 64.
  var nearestDouble: Double { UInt64(exactly: self).map { Double($0) } ?? Double(self) }
}

extension Int128 {
  /// The nearest Double; the library's conversion from 128 bits is many times slower than from 64.
  var nearestDouble: Double { Int64(exactly: self).map { Double($0) } ?? Double(self) }
}
