import CommandLineOptions
import Testing

@Suite struct HelpTests {
  private static let topics: [Mode?] = [nil] + Mode.allCases

  @Test(arguments: topics)
  func `lines fit 80 columns, have no trailing space, and the last one ends`(topic: Mode?) {
    let text = parser.helpText(for: topic)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count > 10)
    #expect(lines.allSatisfy { $0.count <= 80 && !$0.hasSuffix(" ") })
    #expect(text.hasSuffix("\n") && !text.hasSuffix("\n\n"))
    #expect(text.unicodeScalars.allSatisfy { $0.isASCII })
  }

  @Test(arguments: Mode.allCases)
  func `the help of a mode names every option it takes and no other`(mode: Mode) {
    let heads = Self.heads(of: parser.helpText(for: mode))
    let expected = parser.table.specs(for: mode).flatMap(\.spellings)
    #expect(heads == expected)
  }

  @Test(arguments: Sample.all)
  func `the help gives the sentence, the default and the choices`(sample: Sample) throws {
    let spec = sample.spec
    let defaultText = try #require(spec.defaultText)
    let value = spec.valueName.map { " \($0)" } ?? ""
    let text = Self.unwrapped(parser.helpText(for: sample.mode))
    let parts = text.split(
      separator: "\(spec.spellings.joined(separator: ", "))\(value) \(spec.sentence)", maxSplits: 1)
    // The entry ends where the next option or section begins, at the first default.
    let entry = try #require(parts.count == 2 ? parts.last : nil)
    let allowed = spec.choices.isEmpty ? "" : " Allowed: \(spec.choices.joined(separator: ", "))."
    #expect(entry.hasPrefix(allowed))
    #expect(
      entry.firstRange(of: "Default: ")?.lowerBound
        == entry.firstRange(of: "Default: \(defaultText).")?.lowerBound)
    #expect(entry.contains("Default: \(defaultText)."))
  }

  @Test func `the overview names every mode with its line`() {
    let text = Self.unwrapped(parser.helpText(for: nil))
    for mode in Mode.allCases { #expect(text.contains("\(mode.rawValue) \(mode.summary)")) }
  }

  @Test func `the overview names every option that two modes share`() {
    let heads = Self.heads(of: parser.helpText(for: nil))
    #expect(heads.contains("--look") && heads.contains("--help") && heads.contains("--size"))
    #expect(!heads.contains("--progress"))
    #expect(Set(heads).count == heads.count)
  }

  @Test(arguments: topics)
  func `a percent sign stays on the line of its number`(topic: Mode?) {
    let text = parser.helpText(for: topic)
    let lines = text.split(separator: "\n").map { $0.drop { $0 == " " } }
    #expect(!lines.contains { $0.hasPrefix("%") })
  }

  @Test(arguments: topics)
  func `every exit status a mode can end with is in its help`(topic: Mode?) {
    let text = parser.helpText(for: topic)
    let lines = text.split(separator: "\n").map { $0.drop { $0 == " " } }
    for status in ExitStatus.allCases {
      let applies = status.applies(to: topic ?? .show)
      #expect(lines.contains("\(status.rawValue)  \(status.summary)") == applies)
    }
  }

  @Test(arguments: Mode.allCases)
  func `every rule of a mode is in its help`(mode: Mode) {
    let text = Self.unwrapped(parser.helpText(for: mode))
    for rule in parser.table.rules(for: mode) { #expect(text.contains(rule.sentence)) }
  }

  @Test(arguments: topics)
  func `the rulings on labels and decimal commas are stated`(topic: Mode?) {
    let text = Self.unwrapped(parser.helpText(for: topic))
    #expect(text.contains("it never says 100 % before the end"))
    #expect(text.contains("a comma before exactly three digits could be either mark"))
  }

  @Test func `the help of the window states the end of input and the keys`() {
    let text = Self.unwrapped(parser.helpText(for: .show))
    #expect(text.contains("With --on-eof exit the program ends one second after"))
    for line in ["Esc, q close", "f full screen", "Space pause", "h show the keys"] {
      #expect(text.contains(line))
    }
    #expect(text.contains("pv -n FILE 2>&1 >/dev/null | arcline"))
  }

  @Test(arguments: Mode.allCases)
  func `every example is a command line that is taken`(mode: Mode) throws {
    let lines = (parser.helpText(for: mode) + parser.helpText(for: nil)).split(separator: "\n")
    let commands = lines.filter { $0.hasPrefix("  ") && $0.contains("arcline") }
      .filter { $0.contains("| arcline") || $0.hasPrefix("  arcline") }
    #expect(commands.count >= 3)
    for command in commands {
      let words = command.split(separator: " ").map(String.init)
      let start = try #require(words.firstIndex(of: "arcline"))
      let arguments = Array(words[(start + 1)...].prefix { $0 != "<" })
      #expect(throws: Never.self) { try options(arguments) }
    }
  }

  /// The long spellings at the start of lines, in their order.
  private static func heads(of text: String) -> [String] {
    text.split(separator: "\n").flatMap { line -> [String] in
      let head = line.drop { $0 == " " }
      guard line.hasPrefix("  -"), !line.hasPrefix("  - ") else { return [] }
      return head.split { $0 == " " || $0 == "," }.prefix(3).filter { $0.hasPrefix("--") }
        .map(String.init)
    }
  }

  private static func unwrapped(_ text: String) -> String {
    text.split { $0 == " " || $0 == "\n" }.joined(separator: " ")
  }
}
