import CommandLineOptions
import Testing

@Suite struct RequestTests {
  @Test(
    arguments: [
      (["--help"], nil), (["-h"], nil), (["render", "--help"], .render), (["-h", "feed"], .feed),
      (["show", "-h"], .show), (["--look", "line", "render", "-h"], .render),
      (["--nonsense", "--help"], nil), (["rendr", "--help"], nil),
      (["render", "--size", "0x0", "--help"], .render), (["--look", "--help"], nil),
      (["--title", "-h"], nil), (["--help", "--version"], nil),
    ] as [([String], Mode?)])
  func `help wins over all else and follows the mode`(arguments: [String], mode: Mode?) throws {
    #expect(try parser.parse(arguments: arguments).invocation == .help(mode))
  }

  @Test(arguments: [
    ["--version"], ["-V"], ["render", "--version"], ["--bogus", "--version"],
    ["--version", "--help"],
  ])
  func `version works anywhere`(arguments: [String]) throws {
    #expect(try parser.parse(arguments: arguments).invocation == .version)
  }

  @Test func `after two dashes help is a word`() {
    #expect(refusal(["--", "--help"])?.reason == .unexpectedArgument("--help", nearest: nil))
  }

  @Test func `help as the value of a title is a title`() throws {
    #expect(try options(["--title=--help"]).window.title == "--help")
  }

  @Test func `the version is one line with the name`() {
    #expect(ProgramVersion.text == "arcline 0.1.0")
  }

  @Test func `exit statuses are the documented numbers`() {
    #expect(ExitStatus.allCases.map(\.rawValue) == [0, 1, 2, 3, 4, 5, 69, 70, 130])
  }
}
