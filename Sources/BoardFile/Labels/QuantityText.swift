/// Numbers of one unit as short text, with prefixes for bytes.
///
/// Bytes are counted in thousands and have three digits; other numbers are whole when they are.
struct QuantityText {
  /// The unit with its prefix; empty without one.
  let unit: String
  private let divisor: Double
  private let isScaled: Bool
  private let separator: String

  private static let prefixes = ["", "k", "M", "G", "T", "P", "E"]
  /// Numbers beyond have no readable text.
  private static let most = 1e15

  /// Makes the form for numbers up to `greatest`.
  init(unit: String, greatest: Double, separator: String) {
    self.separator = separator
    let isBytes = unit == "B" || unit == "byte" || unit == "bytes"
    guard isBytes, greatest.isFinite else {
      (self.unit, divisor, isScaled) = (unit, 1, false)
      return
    }
    var divisor = 1.0
    var step = 0
    // 999.5 would be written with four digits.
    while greatest.magnitude / divisor >= 999.5, step < Self.prefixes.count - 1 {
      divisor *= 1000
      step += 1
    }
    self.unit = Self.prefixes[step] + "B"
    self.divisor = divisor
    isScaled = step > 0
  }

  /// The unit after a number of them a second.
  var rateUnit: String {
    switch unit {
    case "": "/s"
    case "frame", "frames": " fps"
    default: " \(unit)/s"
    }
  }

  /// A number without its unit; nil when it is unknown, not finite or too large to read.
  func text(_ number: Double?) -> String? {
    guard let number, number.isFinite, number.magnitude < Self.most * divisor else { return nil }
    let scaled = number / divisor
    if scaled.rounded() == scaled, !isScaled { return String(Int(scaled)) }
    let decimals =
      switch scaled.magnitude {
      case ..<9.995: 2
      case ..<99.95: 1
      default: 0
      }
    return Self.fixed(scaled, decimals: decimals, separator: separator)
  }

  /// A number with a fixed count of decimals, halves rounded away from zero.
  static func fixed(_ number: Double, decimals: Int, separator: String) -> String {
    let scale = [1, 10, 100][decimals]
    let units = Int((number.magnitude * Double(scale)).rounded())
    let sign = number < 0 && units > 0 ? "-" : ""
    guard decimals > 0 else { return sign + String(units) }
    let fraction = String(units % scale)
    let zeros = String(repeating: "0", count: decimals - fraction.count)
    return sign + String(units / scale) + separator + zeros + fraction
  }
}
