import CommandLineOptions
import Testing

@Suite struct OptionTableTests {
  private let table = parser.table

  @Test(arguments: Mode.allCases)
  func `no mode takes two options of one name or letter`(mode: Mode) {
    let specs = table.specs(for: mode)
    let spellings = specs.flatMap(\.spellings)
    let letters = specs.compactMap(\.short)
    #expect(Set(spellings).count == spellings.count)
    #expect(Set(letters).count == letters.count)
  }

  @Test func `rows of one name agree on letter, value and repetition`() {
    for spec in table.specs {
      for other in table.specs where other.name == spec.name {
        #expect(other.short == spec.short)
        #expect(other.valueName == spec.valueName)
        #expect(other.isRepeatable == spec.isRepeatable)
        #expect(other.isNegatable == spec.isNegatable)
      }
    }
  }

  @Test func `names are lower case letters and dashes, and none begins as a negation`() {
    for spec in table.specs {
      #expect(spec.name.allSatisfy { ($0.isASCII && $0.isLowercase) || $0 == "-" })
      #expect(!spec.name.hasPrefix("no-") && !spec.name.hasPrefix("-"))
      #expect(!spec.modes.isEmpty)
    }
  }

  @Test func `every sentence is one and ends with a period`() {
    for spec in table.specs {
      #expect(spec.sentence.hasSuffix("."))
      #expect(spec.sentence.first?.isUppercase == true)
    }
  }

  @Test func `options with a value say what they allow, flags allow nothing`() {
    for spec in table.specs { #expect(spec.allowed.isEmpty == (spec.valueName == nil)) }
  }

  @Test func `looks and formats are the names that were passed in`() {
    let table = ArgumentParser(names: NameLists(looks: ["a", "b"], formats: ["c"])).table
    #expect(table.spec(named: "look", for: .show)?.choices == ["a", "b"])
    #expect(table.spec(named: "look", for: .show)?.defaultText == "a")
    #expect(table.spec(named: "format", for: .feed)?.choices == ["c"])
    #expect(table.spec(named: "look", for: .feed) == nil)
  }

  @Test func `only fonts, settings and reports to compare repeat, and only two flags negate`() {
    #expect(Set(table.specs.filter(\.isRepeatable).map(\.name)) == ["compare", "font", "set"])
    #expect(Set(table.specs.filter(\.isNegatable).map(\.name)) == ["monotonic", "shift"])
  }

  @Test(arguments: Mode.allCases)
  func `rules name only options that the mode takes`(mode: Mode) {
    let known = Set(table.specs(for: mode).map { "--\($0.name)" })
    for rule in table.rules(for: mode) {
      let words = rule.sentence.split { $0 == " " || $0 == "," || $0 == "." || $0 == ":" }
      let named = words.filter { $0.hasPrefix("--") }.map(String.init)
      #expect(!named.isEmpty)
      #expect(known.isSuperset(of: named))
    }
  }

  @Test func `an empty list of looks is a programmer's error`() async {
    await #expect(processExitsWith: .failure) { _ = NameLists(looks: [], formats: ["auto"]) }
  }
}
