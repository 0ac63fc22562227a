/// Amounts: how much there is of something in all.
extension ValueParser<Double> {
  /// The largest amount: 10¹⁸, far beyond any count of bytes.
  private static let largestAmount = 1e18

  /// A number above 0, with a unit of size or as a time.
  ///
  /// A time such as `1:03:20` is in seconds. Units of size follow the convention of the GNU tools: a
  /// letter alone, or with `iB`, means a power of 1024, and with `B` one of 1000.
  static var amount: Self {
    Self(allowed: "numbers above 0, up to 1e18, also as 1.5GiB or 1:03:20") {
      text throws(ValueProblem) in
      guard !text.isEmpty else { throw .empty }
      guard let number = clockTime(text) ?? size(text) else {
        throw .malformed(kind: "an amount")
      }
      guard number > 0, number <= largestAmount else { throw .outOfRange }
      return number
    }
  }

  /// Hours, minutes and seconds, or minutes and seconds, with colons between them.
  private static func clockTime(_ text: String) -> Double? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard (2...3).contains(parts.count) else { return nil }
    var seconds = 0.0
    for (index, part) in parts.enumerated() {
      let isLast = index == parts.count - 1
      guard part.utf8.first.map(isDigit) == true, isLast || part.utf8.allSatisfy(isDigit),
        let value = StrictNumber.decimal(String(part)), index == 0 || value < 60
      else { return nil }
      seconds = seconds * 60 + value
    }
    return seconds
  }

  private static func size(_ text: String) -> Double? {
    let units = ["K", "M", "G", "T", "P"]
    var number = text
    var base = 1000.0
    if number.hasSuffix("iB") {
      number.removeLast(2)
      base = 1024
    } else if number.hasSuffix("B") {
      number.removeLast()
    } else {
      base = 1024
    }
    guard let power = units.firstIndex(where: { number.uppercased().hasSuffix($0) }) else {
      // A number without a unit; `5B` is 5, and `iB` alone is no unit.
      return text.hasSuffix("iB") ? nil : StrictNumber.decimal(number)
    }
    number.removeLast()
    return StrictNumber.decimal(number).map { value in
      (0...power).reduce(value) { size, _ in size * base }
    }
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }
}
