import CommandLineOptions
import Testing

@Suite struct ParsingTests {
  @Test func `no arguments show with the defaults`() throws {
    let command = try parser.parse(arguments: [])
    #expect(command.mode == .show)
    #expect(command.invocation == .run(Options(mode: .show, names: names)))
  }

  @Test(arguments: Sample.all)
  func `every option has an effect`(sample: Sample) throws {
    let start = [sample.mode.rawValue] + sample.companions
    let with = try options(start + sample.arguments + sample.tail)
    #expect(with != Options(mode: sample.mode, names: names))
    // Refused without the option when a rule asks for it.
    #expect((try? options(start + sample.tail)) != with)
  }

  @Test(arguments: Sample.withValue)
  func `a value after a space and after = is the same`(sample: Sample) throws {
    let value = try #require(sample.value)
    let start = [sample.mode.rawValue] + sample.companions
    let spaced = try options(start + ["--\(sample.spec.name)", value] + sample.tail)
    #expect(try options(start + ["--\(sample.spec.name)=\(value)"] + sample.tail) == spaced)
  }

  @Test(arguments: Sample.all)
  func `options before and after the mode are the same`(sample: Sample) throws {
    let rest = sample.arguments + sample.companions
    let after = try options([sample.mode.rawValue] + rest + sample.tail)
    #expect(try options(rest + [sample.mode.rawValue] + sample.tail) == after)
    let between = sample.arguments + [sample.mode.rawValue] + sample.companions
    #expect(try options(between + sample.tail) == after)
  }

  @Test(arguments: Sample.all.filter { $0.spec.short != nil })
  func `the letter is the same as the name`(sample: Sample) throws {
    let letter = try #require(sample.spec.short)
    let start = [sample.mode.rawValue] + sample.companions
    let short = ["-\(letter)"] + sample.arguments.dropFirst()
    #expect(try options(start + short) == options(start + sample.arguments))
  }

  @Test(arguments: Sample.all)
  func `the same option with the same value twice is fine`(sample: Sample) throws {
    guard !sample.spec.isRepeatable else { return }
    let once = [sample.mode.rawValue] + sample.companions + sample.arguments
    #expect(try options(once + sample.arguments + sample.tail) == options(once + sample.tail))
  }

  @Test func `equal values may be spelled differently`() throws {
    #expect(try options(["--fps", "60", "--fps=60.0"]).frames.rate == 60)
    #expect(try options(["--theme", "dark", "--theme=dark"]).appearance.theme == .dark)
  }

  @Test(arguments: Sample.withValue)
  func `a default that can be typed is the default`(sample: Sample) throws {
    let text = try #require(sample.spec.defaultText)
    let start = [sample.mode.rawValue] + sample.companions
    let isTypeable =
      sample.spec.choices.contains(text) || text.first?.isNumber == true
      || sample.spec.name == "title"
    guard isTypeable else { return }
    // Where the display decides in one mode, the fixed default of the other is left unset.
    guard sample.spec.name != "fps", sample.spec.name != "scale" else { return }
    // The number of standard input is the default by its meaning, but another way to say it.
    guard sample.spec.name != "fd" else { return }
    #expect(
      try options(start + ["--\(sample.spec.name)=\(text)"] + sample.tail)
        == options(start + sample.tail))
  }

  @Test func `fonts are kept in the order given`() throws {
    let fonts = try options(["--font", "b", "--font=a", "--font", "b"]).appearance.fonts
    #expect(fonts == ["b", "a", "b"])
  }

  @Test func `a flag with a negation has three states`() throws {
    #expect(try options([]).input.monotonic == nil)
    #expect(try options(["--monotonic"]).input.monotonic == true)
    #expect(try options(["--no-monotonic"]).input.monotonic == false)
  }

  @Test func `negative numbers are values, not options`() throws {
    let input = try options(["--min", "-20", "--max", "-.5"]).input
    #expect(input.minimum == -20)
    #expect(input.maximum == -0.5)
  }

  @Test func `a dash alone is a value`() throws {
    #expect(try options(["render", "--progress", "0", "-o", "-"]).render.output == "-")
    #expect(try options(["--title", "-"]).window.title == "-")
  }

  @Test func `after = a value may be anything, also with = and dashes`() throws {
    #expect(try options(["--title=--look=ring"]).window.title == "--look=ring")
    #expect(try options(["--title=\u{301}"]).window.title == "\u{301}")
    #expect(try options(["--title="]).window.title == "")
    #expect(try options(["--title", ""]).window.title == "")
  }

  @Test func `a range may be empty or fall`() throws {
    #expect(try options(["--min", "7", "--max", "7"]).input.maximum == 7)
    #expect(try options(["feed", "--min", "100", "--max", "0"]).input.minimum == 100)
  }

  @Test func `a picture and a window have their own default size`() throws {
    #expect(try options([]).appearance.size == Options.Size(width: 1280, height: 720))
    let picture = try options(["render", "--progress", "1", "--hash"])
    #expect(picture.appearance.size == Options.Size(width: 800, height: 600))
  }
}
