extension Property {
  /// The value in a look as a person reads it: with its unit, as in "90°" or "0.45 s", and at most two
  /// decimals.
  public func reading(in look: Look) -> String {
    guard let value = value(in: look) else { return "" }
    switch (kind, value) {
    case (_, .automatic): return "auto"
    case (.number(_, let unit), .number(let number)):
      let sign = ["degrees": "°", "seconds": " s", "pixels": " px", "turns": " turns", "": ""]
      return Self.short(number) + (sign[unit] ?? " \(unit)")
    case (_, .length(.pixels(let count))): return Self.short(count) + " px"
    case (_, .length(.share(let share))): return Self.short(share * 100) + "%"
    case (.text, .text(let words)): return words.isEmpty ? "(empty)" : words
    default: return value.text
    }
  }

  private static func short(_ number: Double) -> String {
    PlainDecimal.text((number * 100).rounded() / 100)
  }
}
