public import Scene

/// A colour of an indicator: one of the theme's by its name, or a fixed one.
public struct IndicatorColor: Hashable, Sendable {
  private enum Base: Hashable, Sendable {
    case palette(PaletteColor)
    case fixed(Color)
  }

  private let base: Base
  private let opacity: Double

  /// A named colour, its opacity multiplied by a factor in 0…1.
  public static func palette(_ name: PaletteColor, opacity: Double = 1) -> IndicatorColor {
    IndicatorColor(base: .palette(name), opacity: opacity > 0 ? min(1, opacity) : 0)
  }

  /// The same colour in every theme.
  public static func fixed(_ color: Color) -> IndicatorColor {
    IndicatorColor(base: .fixed(color), opacity: 1)
  }

  /// The colour in a theme.
  public func color(in theme: Theme) -> Color {
    switch base {
    case .palette(let name): theme.color(of: name).opacity(opacity)
    case .fixed(let color): color
    }
  }
}

// MARK: - Text

extension IndicatorColor {
  /// What colours look like as text.
  static let allowed =
    "#RGB, #RRGGBB, #RRGGBBAA, or a name with an opacity if wanted, as in blue@30%"

  private static let names = PaletteColor.allCases.map(\.rawValue)

  /// Reads a colour.
  init(parsing text: String) throws(PropertyProblem) {
    if text.utf8.first == UInt8(ascii: "#") {
      guard let color = Self.hexadecimal(text.utf8.dropFirst()) else {
        throw .malformed("a colour")
      }
      self = .fixed(color)
      return
    }
    let parts = text.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
    let word = String(parts.first ?? "")
    guard let name = PaletteColor(rawValue: word) else {
      throw .unknownName(word, among: Self.names)
    }
    guard parts.count == 2 else {
      self = .palette(name)
      return
    }
    guard parts[1].utf8.last == UInt8(ascii: "%"),
      let percent = PlainDecimal.parse(String(parts[1].dropLast()))
    else { throw .malformed("a colour with an opacity such as blue@30%") }
    guard (0...100).contains(percent) else { throw .outOfRange }
    self = .palette(name, opacity: percent / 100)
  }

  /// The colour as text that reads back as the same one, to the nearest of 256 levels.
  var text: String {
    switch base {
    case .palette(let name):
      return opacity == 1 ? name.rawValue : "\(name.rawValue)@\(PlainDecimal.text(opacity * 100))%"
    case .fixed(let color):
      let parts = [color.red, color.green, color.blue] + (color.alpha < 1 ? [color.alpha] : [])
      return parts.reduce(into: "#") { text, part in
        let digits = String(Int((part * 255).rounded()), radix: 16, uppercase: true)
        text += digits.utf8.count < 2 ? "0\(digits)" : digits
      }
    }
  }

  private static func hexadecimal(_ digits: Substring.UTF8View) -> Color? {
    let values = digits.prefix(9).compactMap { Character(Unicode.Scalar($0)).hexDigitValue }
    guard values.count == digits.count else { return nil }
    let bytes: [Int]
    switch values.count {
    case 3: bytes = values.map { $0 * 17 }
    case 6, 8:
      bytes = stride(from: 0, to: values.count, by: 2).map { values[$0] * 16 + values[$0 + 1] }
    default: return nil
    }
    let parts = bytes.map { Double($0) / 255 }
    return Color(
      red: parts[0], green: parts[1], blue: parts[2], alpha: parts.count > 3 ? parts[3] : 1)
  }
}

extension IndicatorColor: PropertyRepresentable {
  init?(_ value: PropertyValue) {
    guard case .color(let color) = value else { return nil }
    self = color
  }

  var propertyValue: PropertyValue { .color(self) }
}

extension [IndicatorColor]: PropertyRepresentable {
  init?(_ value: PropertyValue) {
    guard case .colors(let colors) = value else { return nil }
    self = colors
  }

  var propertyValue: PropertyValue { .colors(self) }
}
