/// Cuts arguments into words and options, without judging either.
struct ArgumentScanner {
  /// An option as it was typed.
  struct Occurrence: Equatable {
    /// The name in the table.
    let name: String
    /// How it was typed, with dashes and without a value.
    let spelling: String
    let isNegated: Bool
    var value: String?
  }

  /// One meaning of one or two arguments.
  enum Item: Equatable {
    case word(String)
    /// A word after `--`.
    case operand(String)
    /// A `--` with nothing after it.
    case bareTerminator
    case option(Occurrence)
    /// Something that begins with a dash and is in no table.
    case unknown(String)
  }

  private let byName: [String: OptionSpec]
  private let byLetter: [String: OptionSpec]

  init(table: OptionTable) {
    let specs = table.specs
    // Rows that share a name agree in all that matters here, so the first stands for them.
    byName = Dictionary(specs.map { ($0.name, $0) }) { first, _ in first }
    let lettered = specs.compactMap { spec in spec.short.map { ("-\($0)", spec) } }
    byLetter = Dictionary(lettered) { first, _ in first }
  }

  /// Cuts arguments into items, in their order.
  ///
  /// An option that takes a value takes the next argument, unless that begins with `--` or is a
  /// known letter: a forgotten value must not swallow the option after it.
  func items(in arguments: [String]) -> [Item] {
    var items: [Item] = []
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        items += rest.isEmpty ? [.bareTerminator] : rest.map(Item.operand)
        return items
      }
      guard var occurrence = occurrence(argument) else {
        items.append(isOptionLike(argument) ? .unknown(argument) : .word(argument))
        continue
      }
      let takesValue = byName[occurrence.name]?.valueName != nil && !occurrence.isNegated
      if takesValue, occurrence.value == nil, let next = rest.first, canBeValue(next) {
        occurrence.value = next
        rest.removeFirst()
      }
      items.append(.option(occurrence))
      let takesPair = byName[occurrence.name]?.action.takesPair == true
      if takesPair, occurrence.value != nil, let next = rest.first, canBeValue(next),
        Mode(rawValue: next) == nil
      {
        occurrence.value = next
        rest.removeFirst()
        items.append(.option(occurrence))
      }
    }
    return items
  }

  /// The option whose letter begins an argument such as `-oFILE`, as it should be typed.
  func joinedLetter(in argument: String) -> String? {
    let start = String(argument.unicodeScalars.prefix(2))
    return byLetter[start] == nil || start == argument ? nil : start
  }

  private func occurrence(_ argument: String) -> Occurrence? {
    if let spec = byLetter[argument] {
      return Occurrence(name: spec.name, spelling: argument, isNegated: false)
    }
    // Scalars, not characters: a combining mark after a dash or `=` must not hide it.
    guard argument.utf8.starts(with: "--".utf8) else { return nil }
    let scalars = argument.unicodeScalars
    let end = scalars.firstIndex(of: "=") ?? scalars.endIndex
    let spelling = String(scalars[..<end])
    let value = end == scalars.endIndex ? nil : String(scalars[end...].dropFirst())
    let name = String(scalars[..<end].dropFirst(2))
    if byName[name] != nil {
      return Occurrence(name: name, spelling: spelling, isNegated: false, value: value)
    }
    let positive = String(name.dropFirst(3))
    guard name.hasPrefix("no-"), byName[positive]?.isNegatable == true else { return nil }
    return Occurrence(name: positive, spelling: spelling, isNegated: true, value: value)
  }

  private func canBeValue(_ argument: String) -> Bool {
    !argument.utf8.starts(with: "--".utf8) && byLetter[argument] == nil
  }

  private func isOptionLike(_ argument: String) -> Bool {
    // A dash alone names a standard stream and is a word.
    argument.utf8.first == UInt8(ascii: "-") && argument.utf8.count > 1
  }
}
