import Geometry

/// Coordinates in 1/256 pixel, the precision of the rasterizer.
///
/// Rounding to a grid makes pictures independent of the last bits of the mathematical library, and
/// integer arithmetic makes them independent of how the picture is divided.
enum FixedPoint {
  /// The number of fraction bits.
  static let bits = 8
  /// One pixel.
  static let one = 1 << bits

  /// The nearest fixed-point number; beyond ±`IntRect.limit` pixels it is clamped.
  ///
  /// Adding 1.5·2⁵² leaves no room for a fraction, so the sum is rounded to an integer that stands
  /// in the low bits; the library's rounding is a call on processors without SSE 4.1.
  @inline(__always) static func round(_ value: Double) -> Int32 {
    let limit = Double(IntRect.limit)
    let shift = 6_755_399_441_055_744.0
    let sum = max(-limit, min(limit, value)) * Double(one) + shift
    return Int32(truncatingIfNeeded: Int64(bitPattern: sum.bitPattern))
  }

  /// The quotient rounded toward negative infinity; `divisor` must be positive.
  @inline(__always) static func floorDivide(_ dividend: Int, _ divisor: Int) -> Int {
    let quotient = dividend / divisor
    return dividend < 0 && quotient &* divisor != dividend ? quotient &- 1 : quotient
  }
}
