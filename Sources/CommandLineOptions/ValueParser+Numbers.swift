extension ValueParser<Int> {
  /// A whole number in a range.
  static func integer(in range: ClosedRange<Int>) -> Self {
    Self(allowed: "whole numbers from \(range.lowerBound) to \(range.upperBound)") {
      text throws(ValueProblem) in
      guard !text.isEmpty else { throw .empty }
      guard StrictNumber.isInteger(text) else { throw .malformed(kind: "a whole number") }
      guard let number = StrictNumber.integer(text), range.contains(number) else {
        throw .outOfRange
      }
      return number
    }
  }
}

extension ValueParser<Double> {
  /// A finite decimal number in a range.
  static func decimal(in range: ClosedRange<Double>) -> Self {
    let lower = StrictNumber.text(range.lowerBound)
    let upper = StrictNumber.text(range.upperBound)
    return Self(allowed: "numbers from \(lower) to \(upper)") { text throws(ValueProblem) in
      let number = try finiteDecimal(text)
      guard range.contains(number) else { throw .outOfRange }
      return number
    }
  }
}

extension ValueParser<Duration> {
  /// A time in seconds up to 31 days, to the nearest nanosecond.
  ///
  /// Zero is taken only when `includesZero` says so; a time that rounds to 0 counts as 0.
  static func seconds(includesZero: Bool) -> Self {
    Self(allowed: TimeLimit.words(includesZero: includesZero)) { text throws(ValueProblem) in
      let seconds = try finiteDecimal(text)
      guard (0...TimeLimit.longestSeconds).contains(seconds) else { throw .outOfRange }
      // 31 days are 2.7 · 10¹⁵ ns: below 2⁵³, so every nanosecond is exact in a double.
      let nanoseconds = Int64((seconds * 1e9).rounded())
      guard includesZero || nanoseconds > 0 else { throw .outOfRange }
      return .nanoseconds(nanoseconds)
    }
  }
}

extension ValueParser<Options.Size> {
  /// Width and height in pixels with an `x` between them.
  static var size: Self {
    let side = Options.Size.longestSide
    let millions = Options.Size.mostPixels / 1_000_000
    return Self(allowed: "WxH, each 1 to \(side), at most \(millions) million pixels") {
      text throws(ValueProblem) in
      guard !text.isEmpty else { throw .empty }
      let sides = text.utf8.split(separator: UInt8(ascii: "x"), omittingEmptySubsequences: false)
      guard sides.count == 2, sides.allSatisfy(isDigits) else { throw .malformed(kind: "a size") }
      // More digits than an Int holds are out of range, not malformed.
      guard let width = Int(Substring(sides[0])), let height = Int(Substring(sides[1])),
        let size = Options.Size(width: width, height: height)
      else { throw .outOfRange }
      return size
    }
  }

  private static func isDigits(_ bytes: Substring.UTF8View) -> Bool {
    !bytes.isEmpty && bytes.allSatisfy { $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }
  }
}

private func finiteDecimal(_ text: String) throws(ValueProblem) -> Double {
  guard !text.isEmpty else { throw .empty }
  guard let number = StrictNumber.decimal(text) else { throw .malformed(kind: "a number") }
  guard number.isFinite else { throw .outOfRange }
  return number
}
