import CommandLineOptions
import Testing

/// Arguments nobody means: each is refused in one short, clean line.
@Suite struct HostileInputTests {
  private static let short = [
    "NaN", "inf", "-1", "1e999", "20000x20000", "0x0", "", " ", "--", "--=x", "-", "---", "--=",
    "=", "-=", "--\u{301}look", "-\u{301}", "--look\u{301}", "no-", "--no-", "--no-=", "\0",
    "\u{1B}[2J", "a\nb", "a\rb", "\u{FFFD}\u{FFFD}", "\u{202E}txt", "\u{2028}", "\"", "\\",
    "x\u{301}\u{301}\u{301}", "🧑‍🧑‍🧒‍🧒", "../../etc/passwd", "; rm -rf /", "$(id)", "%s%n%d",
  ]

  private static let long = [
    String(repeating: "9", count: 10_000), String(repeating: "x", count: 10_000),
    "--" + String(repeating: "size", count: 2_500), String(repeating: "1x", count: 5_000),
    "e" + String(repeating: "\u{301}", count: 10_000), "--" + String(repeating: "=", count: 999),
  ]

  private static let texts = short + long

  private static let options = Sample.withValue.filter { $0.spec.valueName != "FILE" }
    .filter { !["DIR", "TEXT", "TAG", "KEY=VALUE", "A.json B.json"].contains($0.spec.valueName) }

  @Test func `as a word it is refused`() throws {
    for text in Self.texts {
      // Two dashes alone only end the options.
      expectClean(try #require(refusal(text == "--" ? [text, text] : [text])))
    }
  }

  @Test(arguments: options)
  func `as a value of an option with a range it is refused`(sample: Sample) throws {
    let bounds: Set = ["min", "max"]
    for text in Self.texts where !(text == "-1" && bounds.contains(sample.spec.name)) {
      for tail in [["--\(sample.spec.name)=\(text)"], ["--\(sample.spec.name)", text]] {
        let error = try #require(refusal([sample.mode.rawValue] + tail + sample.companions))
        expectClean(error)
      }
    }
  }

  @Test(arguments: Sample.withValue)
  func `as a value of any option it does not trap`(sample: Sample) {
    for text in Self.texts {
      let arguments = [sample.mode.rawValue, "--\(sample.spec.name)=\(text)"]
      do { _ = try parser.parse(arguments: arguments) } catch { expectClean(error) }
    }
  }

  @Test func `a hundred thousand arguments are read`() throws {
    let many = [String](repeating: "--font=a", count: 100_000)
    #expect(try CommandLineOptionsTests.options(many).appearance.fonts.count == 100_000)
  }

  private func expectClean(_ error: UsageError) {
    let message = error.message
    #expect(message.unicodeScalars.count <= 200)
    #expect(!message.unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x202E })
    #expect(!message.unicodeScalars.contains { $0.properties.generalCategory == .control })
  }
}
