extension PropertyKind {
  /// How far one small step goes, in the unit of the value; nil for kinds without a scale.
  ///
  /// Degrees go by 5, seconds by 0.05, turns by a quarter, pixels by 1; other numbers by about a
  /// twentieth of their range, and shares of a whole by about a two-hundredth, in percent.
  public func step(of value: PropertyValue) -> Double? {
    switch self {
    case .number(let range, let unit):
      switch unit {
      case "degrees": 5
      case "seconds": 0.05
      case "turns": 0.25
      case "pixels": 1
      default: Self.roundStep((range.upperBound - range.lowerBound) / 20)
      }
    case .length(_, let most):
      if case .length(.pixels) = value { 1 } else { Self.roundStep(most / 200) }
    case .flag, .choice, .color, .colors, .text, .easing: nil
    }
  }

  /// What the values of a kind without a scale go through.
  var names: [String] {
    switch self {
    case .number, .length: []
    case .flag: ["off", "on"]
    case .choice(let names): names
    case .color: PaletteColor.allCases.map(\.rawValue)
    case .colors: Self.palettes
    case .text: Self.sampleWords
    case .easing: EasingText.names
    }
  }

  /// Single colours, then colours that make gradients without a grey middle.
  private static let palettes =
    ["blue", "teal", "green", "amber", "red", "violet", "pink", "cyan", "text"] + [
      "cyan,blue,violet,pink", "blue,teal", "teal,green", "amber,red", "violet,pink",
      "green,amber,red",
    ]

  private static let sampleWords = ["Copying", "3 of 7"]

  /// The value some steps away as text; a value of nil is the automatic one.
  func text(
    _ steps: Int, from value: PropertyValue?, standard: PropertyValue, takesAutomatic: Bool
  ) -> String {
    // Where a scale is entered from below, its unit is that of the standard.
    let unit = value ?? (standard == .automatic ? .length(.share(0)) : standard)
    guard let step = step(of: unit), let scale = scale(of: unit) else { return "auto" }
    guard let value else {
      return steps < 0
        ? "auto" : scale.text(Self.moved(scale.range.lowerBound, by: steps - 1, step, scale.range))
    }
    let number = scale.number(value)
    let reach = number + Double(steps) * step
    if takesAutomatic, reach < scale.range.lowerBound - step * 1e-6 { return "auto" }
    return scale.text(Self.moved(number, by: steps, step, scale.range))
  }

  /// The multiple of the step that many of them away, within the range.
  private static func moved(
    _ number: Double, by steps: Int, _ step: Double, _ range: ClosedRange<Double>
  ) -> Double {
    guard steps != 0 else { return number }
    let place = number / step
    let nearest = place.rounded()
    // Between two multiples, the first step leads to the next of them.
    let base =
      abs(place - nearest) < 1e-6 ? nearest : place.rounded(steps > 0 ? .down : .up)
    return max(range.lowerBound, min(range.upperBound, (base + Double(steps)) * step))
  }

  /// The greatest of 1, 2, 5, 10, 20 … and 0.5, 0.2, 0.1 … that is not above a number.
  private static func roundStep(_ most: Double) -> Double {
    var size = 1e-6
    while size * 10 <= most * (1 + 1e-9), size < 1e12 { size *= 10 }
    let factor = [5.0, 2, 1].first { $0 * size <= most * (1 + 1e-9) } ?? 1
    return factor * size
  }
}

/// A scale on which values are numbers.
private struct PropertyScale {
  let range: ClosedRange<Double>
  let isPercent: Bool
  let isLength: Bool

  func number(_ value: PropertyValue) -> Double {
    switch value {
    case .number(let number): number
    case .length(.pixels(let count)): count
    case .length(.share(let share)): share * 100
    case .automatic, .flag, .choice, .color, .colors, .text, .easing: range.lowerBound
    }
  }

  func text(_ number: Double) -> String {
    PlainDecimal.text(number) + (isLength ? isPercent ? "%" : "px" : "")
  }
}

extension PropertyKind {
  private func scale(of value: PropertyValue) -> PropertyScale? {
    switch self {
    case .number(let range, _):
      return PropertyScale(range: range, isPercent: false, isLength: false)
    case .length(_, let most):
      if case .length(.pixels) = value {
        return PropertyScale(range: 0...Self.mostPixels, isPercent: false, isLength: true)
      }
      return PropertyScale(range: 0...most, isPercent: true, isLength: true)
    case .flag, .choice, .color, .colors, .text, .easing: return nil
    }
  }
}
