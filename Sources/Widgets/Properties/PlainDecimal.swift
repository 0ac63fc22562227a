/// Decimal numbers as properties take and show them.
enum PlainDecimal {
  /// A finite number in plain notation: a sign, ASCII digits and at most one point; nil for others.
  ///
  /// Exponents, `nan`, `inf` and hexadecimal notation are no numbers here.
  static func parse(_ text: String) -> Double? {
    var digits = 0
    var points = 0
    for (index, byte) in text.utf8.enumerated() {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): digits += 1
      case UInt8(ascii: "."): points += 1
      case UInt8(ascii: "-"), UInt8(ascii: "+"): if index > 0 { return nil }
      default: return nil
      }
    }
    guard digits > 0, points <= 1, let number = Double(text), number.isFinite else { return nil }
    // Adding zero turns −0 into 0.
    return number + 0
  }

  /// A number with at most six decimals, without trailing zeros.
  static func text(_ number: Double) -> String {
    let millionths = (number * 1e6).rounded()
    guard abs(millionths) < 9e15 else { return "\(number)" }
    let whole = Int(abs(millionths))
    let sign = millionths < 0 ? "-" : ""
    var fraction = String(1_000_000 + whole % 1_000_000).dropFirst()
    while fraction.last == "0" { fraction.removeLast() }
    return "\(sign)\(whole / 1_000_000)" + (fraction.isEmpty ? "" : ".\(fraction)")
  }
}
