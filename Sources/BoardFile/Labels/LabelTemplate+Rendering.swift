extension LabelTemplate {
  /// The text for what is known; empty when nothing of it is.
  ///
  /// Line breaks in messages become spaces.
  public func text(for values: LabelValues, style: NumberStyle = NumberStyle()) -> String {
    let texts = LabelTexts(values: values, style: style)
    var line = LabelLine()
    for piece in pieces {
      guard let parts = Self.parts(of: piece, texts), !parts.allSatisfy(\.text.isEmpty) else {
        continue
      }
      if !line.parts.isEmpty { line.parts.append(LabelLine.Part(Self.separator)) }
      line.parts += parts
    }
    return line.text
  }

  /// The parts of a piece; nil when something in it is unknown without which it says nothing.
  private static func parts(of piece: [Part], _ texts: LabelTexts) -> [LabelLine.Part]? {
    var parts: [LabelLine.Part] = []
    var words = ""
    var filled: Set<LabelField> = []
    // After an unknown end its unit is not told once more.
    var lacksEnd = false
    for part in piece {
      switch part {
      case .words(let next): words += next
      case .field(.max) where filled.contains(.value) && texts.text(of: .max) == nil:
        (words, lacksEnd) = ("", true)
      case .field(.unit) where lacksEnd && filled.contains(.unit): words = ""
      case .field(let name):
        guard let field = texts.text(of: name) else { return nil }
        parts += [LabelLine.Part(words), LabelLine.Part(field, isValue: true)]
        words = ""
        filled.insert(name)
      }
    }
    return parts + [LabelLine.Part(words)]
  }
}

/// The texts of all fields for what is known of a job.
struct LabelTexts {
  let values: LabelValues
  let style: NumberStyle

  /// The text of a field; nil when it is unknown or says nothing.
  func text(of name: LabelField) -> String? {
    switch name {
    case .percent: values.percent.map(style.percentage)
    case .value: quantity.text(values.value)
    case .max: quantity.text(values.max)
    case .unit: quantity.unit.isEmpty ? nil : quantity.unit
    case .rate: rate
    case .eta: values.remaining.flatMap(DurationText.coarse)
    case .elapsed: values.elapsed.flatMap(DurationText.fine)
    case .age: values.age.flatMap(DurationText.fine)
    case .message: Self.oneLine(values.message)
    case .state: values.state?.words
    case .id: Self.oneLine(values.id)
    case .jobs: values.counts.map { String($0.total) }
    case .running: values.counts.map { String($0.underWay) }
    case .waiting, .unknown, .paused, .stalled, .done, .failed, .cancelled, .ended:
      JobState(rawValue: name.rawValue).flatMap { state in
        values.counts.map { String($0[state]) }
      }
    }
  }

  /// Value and end share a unit, so that `1.31 of 2.90 GB` reads as one.
  private var quantity: QuantityText {
    QuantityText(
      unit: values.unit ?? "", greatest: values.max ?? values.value ?? 0,
      separator: style.decimalSeparator)
  }

  private var rate: String? {
    guard let rate = values.rate else { return nil }
    let quantity = QuantityText(
      unit: values.unit ?? "", greatest: rate, separator: style.decimalSeparator)
    return quantity.text(rate).map { $0 + quantity.rateUnit }
  }

  private static func oneLine(_ text: String?) -> String? {
    guard let text else { return nil }
    let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
    return line.isEmpty ? nil : line
  }
}
