/// Numbers in the one notation the command line takes.
///
/// A sign, ASCII digits with at most one point, and an exponent for decimals. `nan`, `inf`,
/// hexadecimal notation, `_`, spaces and decimal commas are no numbers here, although the
/// standard library reads some of them.
enum StrictNumber {
  /// Reads a whole number; nil when the text is none or does not fit.
  static func integer(_ text: String) -> Int? {
    var bytes = text.utf8[...]
    skipSign(&bytes)
    guard skipDigits(&bytes) > 0, bytes.isEmpty else { return nil }
    return Int(text)
  }

  /// Whether the text is a whole number, of any length.
  static func isInteger(_ text: String) -> Bool {
    var bytes = text.utf8[...]
    skipSign(&bytes)
    return skipDigits(&bytes) > 0 && bytes.isEmpty
  }

  /// Reads a decimal number; nil when the text is none, infinite when it is too large.
  static func decimal(_ text: String) -> Double? {
    var bytes = text.utf8[...]
    skipSign(&bytes)
    let whole = skipDigits(&bytes)
    if bytes.first == UInt8(ascii: ".") {
      bytes.removeFirst()
      guard skipDigits(&bytes) > 0 else { return nil }
    } else if whole == 0 {
      return nil
    }
    if let mark = bytes.first, mark | 0x20 == UInt8(ascii: "e") {
      bytes.removeFirst()
      skipSign(&bytes)
      guard skipDigits(&bytes) > 0 else { return nil }
    }
    guard bytes.isEmpty, let number = Double(text) else { return nil }
    // Adding zero turns −0 into 0, so that equal values compare and print alike.
    return number + 0
  }

  /// The shortest plain spelling of a bound, without a fraction when it is whole.
  static func text(_ number: Double) -> String {
    // Whole numbers below 2⁵³ are exact, so the conversion cannot trap or round.
    let isPlain = number.rounded() == number && number.magnitude < 9_007_199_254_740_992
    return isPlain ? String(Int(number)) : String(number)
  }

  private static func skipSign(_ bytes: inout Substring.UTF8View) {
    if bytes.first == UInt8(ascii: "-") || bytes.first == UInt8(ascii: "+") {
      bytes.removeFirst()
    }
  }

  private static func skipDigits(_ bytes: inout Substring.UTF8View) -> Int {
    let rest = bytes.drop { $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }
    defer { bytes = rest }
    return bytes.count - rest.count
  }
}
