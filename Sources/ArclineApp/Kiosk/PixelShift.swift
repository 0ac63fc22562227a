/// Where the picture stands, moved a little so that nothing burns in: a pure function of the time.
///
/// Each minute it moves by a pixel on each axis, to and fro between bounds of different length, so
/// that it comes to stand everywhere between them and nowhere for longer than elsewhere.
nonisolated enum PixelShift {
  /// The time from one place to the next, in seconds.
  static let period: UInt64 = 60
  /// The longest way from the middle, in pixels, and in parts of a side.
  private static let most = 24
  private static let part = 0.015

  /// The longest way from the middle on an axis of so many pixels.
  static func reach(_ side: Int) -> Int { min(most, Int(Double(max(0, side)) * part)) }

  /// The place after so many periods, in pixels from the middle; none at the start.
  static func offset(after periods: UInt64, width: Int, height: Int) -> (x: Int, y: Int) {
    let across = 2 * reach(width)
    var down = 2 * reach(height)
    // Only lengths without a common divisor lead everywhere.
    while down > 1, greatestCommonDivisor(across, down) > 1 { down -= 1 }
    return (
      place(periods, length: across) - across / 2, place(periods, length: down) - down / 2
    )
  }

  /// The place on a way to and fro of a length, which starts in its middle.
  private static func place(_ periods: UInt64, length: Int) -> Int {
    guard length > 0 else { return 0 }
    let turn = UInt64(2 * length)
    let position = Int((periods % turn + UInt64(length / 2)) % turn)
    return position <= length ? position : 2 * length - position
  }

  private static func greatestCommonDivisor(_ a: Int, _ b: Int) -> Int {
    b == 0 ? a : greatestCommonDivisor(b, a % b)
  }
}
