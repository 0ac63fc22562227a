/// Numbers of one unit as short text, with prefixes for bytes.
///
/// Bytes have three digits, with decimal prefixes or with binary ones, as their unit says; other
/// numbers are whole when they are.
struct QuantityText {
  /// The unit with its prefix; empty without one.
  let unit: String
  /// The numbers are divided by this.
  private let divisor: Double
  private let isScaled: Bool
  private let separator: String

  private static let prefixes = ["", "k", "M", "G", "T", "P", "E"]
  private static let binaryPrefixes = ["", "Ki", "Mi", "Gi", "Ti", "Pi", "Ei"]
  /// Numbers beyond have no readable text.
  private static let most = 1e15

  /// Makes the form for numbers up to `greatest`, in the unit.
  init(unit: String, greatest: Double, separator: String) {
    self.separator = separator
    guard let bytes = Self.bytes(unit), greatest.isFinite else {
      (self.unit, divisor, isScaled) = (unit, 1, false)
      return
    }
    let base = bytes.isBinary ? 1024.0 : 1000
    let prefixes = bytes.isBinary ? Self.binaryPrefixes : Self.prefixes
    let count = greatest.magnitude * bytes.factor
    var divisor = 1.0
    var step = 0
    // 999.5 would be written with four digits.
    while count / divisor >= 999.5, step < prefixes.count - 1 {
      divisor *= base
      step += 1
    }
    self.unit = prefixes[step] + "B"
    self.divisor = divisor / bytes.factor
    isScaled = step > 0
  }

  /// How many bytes a unit has, and which prefixes it is written with; nil when it counts no bytes.
  private static func bytes(_ unit: String) -> (factor: Double, isBinary: Bool)? {
    switch unit {
    case "B", "byte", "bytes": return (1, false)
    case "iB": return (1, true)
    case "KB": return (1000, false)
    default:
      for (list, base, isBinary) in [(prefixes, 1000.0, false), (binaryPrefixes, 1024, true)] {
        guard let step = list.dropFirst().firstIndex(where: { unit == $0 + "B" }) else { continue }
        return ((0..<step).reduce(1.0) { product, _ in product * base }, isBinary)
      }
      return nil
    }
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
