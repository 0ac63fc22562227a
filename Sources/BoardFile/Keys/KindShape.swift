/// What values a key takes: the one description behind messages, the reference and the schema.
indirect enum KindShape: Hashable, Sendable {
  /// Text up to a number of characters.
  case text(longest: Int)
  /// A label template.
  case template
  /// The tag of a language, or a locale of the system.
  case language
  /// One of some names.
  case choice([String])
  /// One of the names that the catalogue has.
  case catalogue(CatalogueNames)
  /// A number in a range, in a unit that may be empty.
  case number(ClosedRange<Double>, unit: String)
  /// A number above 0 and at most so much, in a unit that may be empty.
  case positive(Double, unit: String)
  /// Seconds above 0, up to the longest time of the catalogue.
  case time
  /// A number above 0 and at most so much, or text that the catalogue reads as one.
  case amount(Double)
  /// A whole number in a range.
  case integer(ClosedRange<Int>)
  /// True or false.
  case flag
  /// Values of one shape, so many of them.
  case list(KindShape, count: ClosedRange<Int>)
  /// An object with the keys of a table.
  case object(String)
  /// Values by names; any name when the list is empty.
  case map(KindShape, names: [String])
  /// Properties of looks.
  case properties
  /// One of several shapes.
  case either([KindShape])

  /// The lists of names in the catalogue.
  enum CatalogueNames: String, Hashable, Sendable {
    case looks, themes, formats

    /// The names.
    func names(in catalogue: BoardCatalogue) -> [String] {
      switch self {
      case .looks: catalogue.looks.map(\.name)
      case .themes: catalogue.themes
      case .formats: catalogue.formats
      }
    }
  }

  /// The greatest amount.
  static let mostAmount = 1e18
  /// The most characters of an amount in text.
  static let longestAmount = 40

  /// What is allowed, in words.
  func words(_ catalogue: BoardCatalogue) -> String {
    switch self {
    case .text(let longest): return "text of at most \(longest) characters"
    case .template: return "text with names in braces"
    case .language:
      return "a language such as \"de\" or \"pt-BR\", or a locale such as \"de_CH.UTF-8\""
    case .choice(let names): return Quote.choices(names.map(Quote.text))
    case .catalogue(let list):
      return Quote.choices(list.names(in: catalogue).map(Quote.text))
    case .number(let range, let unit): return KindWords.number(range, unit: unit)
    case .positive(let most, let unit):
      let words = "a number above 0 and up to \(PlainNumberText.text(most))"
      return unit.isEmpty ? words : "\(words) \(unit)"
    case .time: return catalogue.timeWords
    case .amount(let most):
      return "a number above 0 and up to \(PlainNumberText.text(most)), or text such as \"1.5GiB\" "
        + "or \"1:03:20\""
    case .integer(let range):
      return "a whole number from \(range.lowerBound) to \(range.upperBound)"
    case .flag: return "true or false"
    case .list(let item, let count):
      return "a list of \(count.lowerBound) to \(count.upperBound), each \(item.words(catalogue))"
    case .object(let name): return "an object with the keys of \(name)"
    case .map(let value, let names):
      let keys = names.isEmpty ? "names" : "the names \(names.joined(separator: ", "))"
      return "an object with \(keys), each \(value.words(catalogue))"
    case .properties: return "an object with properties of the look"
    case .either(let shapes):
      return shapes.map { $0.words(catalogue) }.joined(separator: "; or ")
    }
  }
}

/// Words for values that several kinds share.
enum KindWords {
  /// A range of numbers.
  static func number(_ range: ClosedRange<Double>, unit: String) -> String {
    let ends =
      "a number from \(PlainNumberText.text(range.lowerBound)) to "
      + PlainNumberText.text(range.upperBound)
    return unit.isEmpty ? ends : "\(ends) \(unit)"
  }
}
