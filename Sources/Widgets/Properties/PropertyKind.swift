/// What values a property takes.
public enum PropertyKind: Hashable, Sendable {
  /// A number in a range, in a unit that may be empty.
  case number(ClosedRange<Double>, unit: String)
  /// A length: pixels, or a percentage of the whole that is named, at most that many percent.
  case length(of: String, mostPercent: Double)
  /// On or off.
  case flag
  /// One of some names.
  case choice([String])
  /// A colour.
  case color
  /// Colours in order.
  case colors
  /// Words.
  case text
  /// A timing curve.
  case easing

  /// The greatest length in pixels.
  static let mostPixels = 10_000.0
  /// The greatest number of colours.
  static let mostColors = 32
  /// The greatest number of characters of a text.
  static let mostCharacters = 200
}

extension PropertyKind {
  /// The values in words, as in "0 to 360 degrees".
  public var allowed: String {
    switch self {
    case .number(let range, let unit):
      let ends = "\(PlainDecimal.text(range.lowerBound)) to \(PlainDecimal.text(range.upperBound))"
      return unit.isEmpty ? ends : "\(ends) \(unit)"
    case .length(let whole, let most):
      let pixels = PlainDecimal.text(Self.mostPixels)
      return "0 to \(pixels), in pixels, or 0% to \(PlainDecimal.text(most))% of \(whole)"
    case .flag: return "on, off"
    case .choice(let names): return names.joined(separator: ", ")
    case .color: return IndicatorColor.allowed
    case .colors:
      return "none, or 1 to \(Self.mostColors) colours with commas between them, each "
        + IndicatorColor.allowed
    case .text: return "up to \(Self.mostCharacters) characters without control characters"
    case .easing: return EasingText.allowed
    }
  }

  /// A word for the kind, as it stands in lists: NUMBER, LENGTH and so on.
  public var valueName: String {
    switch self {
    case .number: "NUMBER"
    case .length: "LENGTH"
    case .flag: "on|off"
    case .choice: "NAME"
    case .color: "COLOUR"
    case .colors: "COLOURS"
    case .text: "TEXT"
    case .easing: "CURVE"
    }
  }

  /// The kind in a word, in lower case.
  public var typeName: String {
    switch self {
    case .number: "number"
    case .length: "length"
    case .flag: "flag"
    case .choice: "choice"
    case .color: "colour"
    case .colors: "colours"
    case .text: "text"
    case .easing: "easing"
    }
  }

  /// Reads a value.
  func parse(_ text: String) throws(PropertyProblem) -> PropertyValue {
    switch self {
    case .number(let range, _): return .number(try Self.number(text, in: range))
    case .length(_, let most): return .length(try Self.length(text, mostPercent: most))
    case .flag:
      switch text {
      case "on": return .flag(true)
      case "off": return .flag(false)
      default: throw .malformed("on or off")
      }
    case .choice(let names):
      guard names.contains(text) else { throw .unknownName(text, among: names) }
      return .choice(text)
    case .color: return .color(try IndicatorColor(parsing: text))
    case .colors: return .colors(try Self.colors(text))
    case .text:
      let isPlain = text.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
      guard isPlain else { throw .malformed("plain text") }
      // What stands for bytes that are no UTF-8; nobody wants to show it.
      guard !text.unicodeScalars.contains("\u{FFFD}") else { throw .malformed("valid UTF-8") }
      guard text.count <= Self.mostCharacters else { throw .outOfRange }
      return .text(text)
    case .easing: return .easing(try EasingText.parse(text))
    }
  }

  private static func number(
    _ text: String, in range: ClosedRange<Double>
  ) throws(PropertyProblem) -> Double {
    guard let number = PlainDecimal.parse(text) else { throw .malformed("a number") }
    guard range.contains(number) else { throw .outOfRange }
    return number
  }

  private static func length(
    _ text: String, mostPercent: Double
  ) throws(PropertyProblem) -> Length {
    if text.utf8.last == UInt8(ascii: "%") {
      guard let percent = PlainDecimal.parse(String(text.dropLast())) else {
        throw .malformed("a length")
      }
      guard (0...mostPercent).contains(percent) else { throw .outOfRange }
      return .share(percent / 100)
    }
    let digits = text.hasSuffix("px") ? String(text.dropLast(2)) : text
    guard let pixels = PlainDecimal.parse(digits) else { throw .malformed("a length") }
    guard (0...mostPixels).contains(pixels) else { throw .outOfRange }
    return .pixels(pixels)
  }

  private static func colors(_ text: String) throws(PropertyProblem) -> [IndicatorColor] {
    guard text != "none" else { return [] }
    let words = text.split(separator: ",", omittingEmptySubsequences: false)
    guard words.count <= mostColors else { throw .outOfRange }
    var colors: [IndicatorColor] = []
    for word in words { colors.append(try IndicatorColor(parsing: String(word))) }
    return colors
  }
}
