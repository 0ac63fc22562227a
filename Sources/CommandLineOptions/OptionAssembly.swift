/// Options under construction: what was given so far and what it came to.
struct OptionAssembly {
  private let mode: Mode
  private let table: OptionTable
  private var options: Options
  private var hasModeWord = false
  /// The first value of each option that was given; nil for a flag.
  private var given: [String: String?] = [:]

  init(mode: Mode, table: OptionTable) {
    self.mode = mode
    self.table = table
    options = Options(mode: mode, names: table.names)
  }

  /// Takes the next item of the command line.
  mutating func take(
    _ item: ArgumentScanner.Item, scanner: ArgumentScanner
  ) throws(UsageError.Reason) {
    switch item {
    case .word(let word): try takeWord(word)
    case .operand(let word):
      if mode == .check { try takeFile(word) } else { try takeOperand(word) }
    // Reading standard input instead would hide that the command was lost, as by an empty variable.
    case .bareTerminator: if mode == .show || mode == .feed { throw .missingCommand }
    case .option(let occurrence): try takeOption(occurrence)
    case .unknown(let word):
      if let option = scanner.joinedLetter(in: word), nearestOption(to: word) == nil {
        throw .joinedShortOption(word, option: option)
      }
      throw .unknownOption(word, nearest: nearestOption(to: word))
    }
  }

  /// Checks the rules of the mode and hands out the options.
  func finish() throws(UsageError.Reason) -> Options {
    let names = Set(given.keys)
    for rule in table.rules(for: mode) where rule.isBroken(given: names, options: options) {
      throw .brokenRule(rule, mode: mode)
    }
    var options = options
    // A source that goes on after its writer has gone is not at its end then, and a screen on a wall
    // has something to show all the time.
    if options.source.isLasting || options.kiosk.isOn, !names.contains("on-eof") {
      options.input.endPolicy = .hold
    }
    return options
  }

  private mutating func takeWord(_ word: String) throws(UsageError.Reason) {
    if !hasModeWord, word == mode.rawValue {
      hasModeWord = true
      return
    }
    if mode == .check { return try takeFile(word) }
    // A word that names an option lacks its dashes; any other is closest to a mode.
    let isOption = table.spec(named: word, for: mode) != nil
    let nearest = isOption ? "--\(word)" : NearestName.find(word, among: Mode.words)
    if hasModeWord {
      throw .unexpectedArgument(word, nearest: nearest == word ? nil : nearest)
    }
    throw .unknownMode(word, nearest: nearest)
  }

  /// A word after `--`: of the program to run, where one can be.
  private mutating func takeOperand(_ word: String) throws(UsageError.Reason) {
    if options.source.command.isEmpty {
      // A program whose name begins with a dash is a mistake in all likelihood.
      guard mode == .show || mode == .feed, !word.isEmpty, word.utf8.first != UInt8(ascii: "-"),
        word.unicodeScalars.allSatisfy({ $0.properties.generalCategory != .control })
      else { throw .unexpectedArgument(word, nearest: nil) }
    }
    // The system would read a word only up to a zero byte.
    guard !word.utf8.contains(0) else { throw .unexpectedArgument(word, nearest: nil) }
    options.source.command.append(word)
  }

  private mutating func takeFile(_ word: String) throws(UsageError.Reason) {
    let parser = ValueParser<String>.path
    do throws(ValueProblem) {
      options.check.files.append(try parser.parse(word))
    } catch {
      throw .invalidValue(
        option: "FILE", value: word, problem: error, allowed: parser.allowed)
    }
  }

  private mutating func takeOption(
    _ occurrence: ArgumentScanner.Occurrence
  ) throws(UsageError.Reason) {
    guard let spec = table.spec(named: occurrence.name, for: mode) else {
      throw .wrongMode(
        option: occurrence.spelling, mode: mode, takenBy: table.modes(taking: occurrence.name))
    }
    guard !spec.isRepeatable, let first = given[spec.name] else {
      given.updateValue(occurrence.value, forKey: spec.name)
      return try apply(occurrence, of: spec)
    }
    let before = options
    try apply(occurrence, of: spec)
    // Setting an option to the value it has changes nothing, and is no contradiction.
    guard options == before else {
      throw .givenTwice(option: occurrence.spelling, first: first, second: occurrence.value)
    }
  }

  private mutating func apply(
    _ occurrence: ArgumentScanner.Occurrence, of spec: OptionSpec
  ) throws(UsageError.Reason) {
    switch (spec.action.effect, occurrence.value) {
    case (.value(let store), let value?):
      do { try store(&options, value) } catch {
        throw .invalidValue(
          option: occurrence.spelling, value: value, problem: error, allowed: spec.allowed)
      }
    case (.value, nil):
      throw .missingValue(
        option: occurrence.spelling, valueName: spec.valueName ?? "", allowed: spec.allowed)
    case (_, let value?):
      throw .unexpectedValue(option: occurrence.spelling, value: value)
    case (.flag(let store), nil): store(&options, !occurrence.isNegated)
    // Requests without a value were answered before anything was assembled.
    case (.help, nil), (.version, nil): break
    }
  }

  /// The nearest option of this mode, or else of any, for something like `--sixe=1x1` or `-look`.
  private func nearestOption(to word: String) -> String? {
    // A name ends at `=`. One scalar beyond the longest name is enough to know that none is near.
    let typed = word.unicodeScalars.drop { $0 == "-" }.prefix { $0 != "=" }
    let name = String(typed.prefix(NearestName.longestWord + 1))
    // Any letter is one edit from any other, so a guess would be blind.
    guard name.unicodeScalars.count > 1 else { return nil }
    let nearest =
      NearestName.find(name, among: table.specs(for: mode).flatMap(\.names))
      ?? NearestName.find(name, among: table.specs.flatMap(\.names))
    return nearest.map { "--\($0)" }
  }
}
