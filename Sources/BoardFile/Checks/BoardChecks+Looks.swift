extension BoardChecks {
  static func checkLook(
    of widget: BoardWidget, in board: Board, at path: String, _ reading: inout BoardReading
  ) {
    let looks = reading.catalogue.looks
    let name = board.look(of: widget)
    // Without a look the widget may be shown in any: then any of their properties will do.
    let chosen = name.map { name in looks.filter { $0.name == name } } ?? looks
    for setting in widget.properties {
      let property = chosen.lazy.flatMap(\.properties).first { $0.name == setting.name }
      let place = "\(path).properties.\(setting.name)"
      guard let property else {
        let names = unique(chosen.flatMap(\.properties).map(\.name))
        let owner = name.map { "the look \(Quote.text($0)) has no property" }
        reading.list.error(
          reading.keyPlace(place),
          "\(owner ?? "there is no property") \(Quote.text(setting.name)); "
            + NameAdvice.text(setting.name, names, reading.catalogue.nearest))
        continue
      }
      if let problem = property.problem(with: setting.text, reading.catalogue.nearest) {
        reading.list.error(reading.place(place), "\(setting.name) \(problem)")
      }
    }
  }

  /// What is set for all widgets must be of use for one of them at least.
  static func checkDefaults(_ board: Board, _ reading: inout BoardReading) {
    let names = Set(board.widgets.map { board.look(of: $0) })
    let looks = reading.catalogue.looks.filter { names.contains(nil) || names.contains($0.name) }
    let properties = looks.flatMap(\.properties)
    for setting in board.defaults.properties {
      let place = "defaults.properties.\(setting.name)"
      let same = properties.filter { $0.name == setting.name }
      guard !same.isEmpty else {
        reading.list.error(
          reading.keyPlace(place),
          "no look of this board has a property \(Quote.text(setting.name)); "
            + NameAdvice.text(
              setting.name, unique(properties.map(\.name)), reading.catalogue.nearest))
        continue
      }
      let problems = same.compactMap { $0.problem(with: setting.text, reading.catalogue.nearest) }
      if problems.count == same.count, let problem = problems.first {
        reading.list.error(reading.place(place), "\(setting.name) \(problem)")
      }
    }
  }

  private static func unique(_ names: [String]) -> [String] {
    var seen: Set<String> = []
    return names.filter { seen.insert($0).inserted }
  }
}

extension LookProperty {
  /// What is wrong with a value, to follow the property's name; nil when nothing is.
  func problem(with text: String, _ nearest: NearestNameFinder) -> String? {
    if takesAutomatic && text == "auto" { return nil }
    return kindProblem(with: text, nearest) ?? problem(text)
  }

  /// The greatest length in pixels.
  private static let mostPixels = 10_000.0

  private func kindProblem(with text: String, _ nearest: NearestNameFinder) -> String? {
    let taken: Bool
    switch kind {
    case .number(let range, _): taken = Self.number(text).map(range.contains) ?? false
    case .length(_, let most): taken = Self.isLength(text, mostPercent: most)
    case .flag: taken = text == "on" || text == "off"
    case .choice(let names):
      if names.contains(text) { return nil }
      let all = takesAutomatic ? ["auto"] + names : names
      return "cannot be \(Quote.text(text)); " + NameAdvice.text(text, all, nearest)
    case .text, .list: taken = true
    }
    return taken ? nil : "takes \(allowed), not \(Quote.text(text))"
  }

  /// What is allowed, in words.
  var allowed: String {
    let words =
      switch kind {
      case .number(let range, let unit):
        KindWords.number(range, unit: unit)
      case .length(let whole, let most):
        "pixels from 0 to \(PlainNumberText.text(Self.mostPixels)), or text such as \"5%\" of "
          + "\(whole) up to \(PlainNumberText.text(most))%"
      case .flag: "true or false"
      case .choice(let names): Quote.choices(names.map(Quote.text))
      case .text(let allowed), .list(let allowed): allowed
      }
    return takesAutomatic ? "\"auto\", or \(words)" : words
  }

  private static func isLength(_ text: String, mostPercent: Double) -> Bool {
    if text.hasSuffix("%") {
      return number(String(text.dropLast())).map((0...mostPercent).contains) ?? false
    }
    let digits = text.hasSuffix("px") ? String(text.dropLast(2)) : text
    return number(digits).map((0...mostPixels).contains) ?? false
  }

  /// A plain decimal number; nil for everything else that the standard library takes for one.
  private static func number(_ text: String) -> Double? {
    let isPlain = text.utf8.allSatisfy {
      (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) || "+-.eE".utf8.contains($0)
    }
    return isPlain ? Double(text).flatMap { $0.isFinite ? $0 : nil } : nil
  }
}
