import CommandLineOptions
import Testing

@Suite struct ValueTests {
  @Test(arguments: [
    ("0", 0), ("100", 100), ("-20", -20), ("+5", 5), ("0.5", 0.5), (".5", 0.5), ("1e3", 1000),
    ("1E-2", 0.01), ("-0", 0), ("1e-999", 0), ("007", 7), ("-1e18", -1e18), ("1e18", 1e18),
  ])
  func `decimals are read as written`(text: String, number: Double) throws {
    let minimum = try options(["--min", text]).input.minimum
    #expect(minimum == number)
    #expect(minimum.sign == number.sign)
  }

  @Test(arguments: [
    ("5", 5), ("1.5e3", 1500), ("10B", 10), ("2K", 2048), ("2k", 2048), ("2kB", 2000),
    ("2KiB", 2048), ("1.5GiB", 1_610_612_736), ("6MB", 6_000_000), ("1T", 1_099_511_627_776),
    ("3:20", 200), ("1:03:20", 3800), ("00:00:01.5", 1.5), ("1e18", 1e18),
  ])
  func `totals are numbers, sizes or times`(text: String, total: Double) throws {
    #expect(try options(["feed", "--total", text]).input.total == total)
  }

  @Test(arguments: [
    "x", "K", "iB", "5iB", "5KK", "5 K", "1,5K", "1:60", "1:2:3:4", ":5", "5:", "1:-2", "1.5:20",
    "5X", "nan", "KiB", "1::2",
  ])
  func `what is neither number nor size nor time is no total`(text: String) {
    #expect(problem(["feed", "--total=\(text)"]) == .malformed(kind: "an amount"))
  }

  @Test(arguments: ["0", "-5", "0K", "1e19", "1e999", "0:00", "999999999P"])
  func `totals beyond the range are refused as such`(text: String) {
    #expect(problem(["feed", "--total=\(text)"]) == .outOfRange)
  }

  @Test(arguments: [
    "nan", "NaN", "inf", "-inf", "infinity", "0x10", "1_000", "1,5", "1.", ".", "-", "+", "1e",
    "1e+", "--5", "5%", " 5", "5 ", "1.2.3", "٥", "５", "1\u{301}", "0x1p3", "five", "1\0",
  ])
  func `other notations are no numbers`(text: String) {
    #expect(problem(["--min=\(text)"]) == .malformed(kind: "a number"))
  }

  @Test(arguments: [
    ("min", "1e999"), ("min", "-1e999"), ("max", "1.1e18"), ("fps", "0"), ("fps", "0.99"),
    ("fps", "1000.5"), ("fps", "1000000000"), ("scale", "0.24"), ("scale", "8.1"),
    ("scale", "-1"), ("frames", "0"), ("frames", "-1"), ("frames", "1000000001"),
    ("frames", "99999999999999999999999"), ("timeout", "0"), ("timeout", "-1"),
    ("timeout", "1e-12"), ("timeout", "2678400.1"), ("size", "0x0"), ("size", "20000x20000"),
    ("size", "16384x16384"), ("size", "16385x1"), ("size", "1x99999999999999999999"),
    ("size", "8001x8000"),
  ])
  func `numbers beyond the range are refused as such`(name: String, text: String) {
    #expect(problem(["--\(name)=\(text)"]) == .outOfRange)
  }

  @Test(arguments: [
    "800", "800x", "x600", "x", "800xx600", "800X600", "800x600x1", "-1x600", "8.5x6", "800 x 600",
    "axb", "٨x٦",
  ])
  func `what is not two numbers with an x between is no size`(text: String) {
    #expect(problem(["--size=\(text)"]) == .malformed(kind: "a size"))
  }

  @Test(arguments: [("1x1", 1, 1), ("16384x3906", 16384, 3906), ("8000x8000", 8000, 8000)])
  func `sizes up to the limits are taken`(text: String, width: Int, height: Int) throws {
    #expect(try options(["--size", text]).appearance.size.width == width)
    #expect(try options(["--size", text]).appearance.size.height == height)
  }

  @Test(arguments: ["1.5", "1e3", "0x10", "1_0", "ten"])
  func `a number of frames is whole`(text: String) {
    #expect(problem(["--frames", text]) == .malformed(kind: "a whole number"))
  }

  @Test(arguments: [
    ("0.1", Duration.milliseconds(100)), ("1e-9", .nanoseconds(1)), ("90", .seconds(90)),
    ("2678400", .seconds(31 * 24 * 60 * 60)),
  ])
  func `times are exact to the nanosecond`(text: String, time: Duration) throws {
    #expect(try options(["--timeout", text]).window.timeout == time)
  }

  @Test func `a picture may be taken at time zero`() throws {
    let arguments = ["render", "--progress", "1", "-o", "a.png", "--at", "0"]
    #expect(try options(arguments).render.time == .zero)
  }

  @Test(arguments: ["progress", "look", "theme", "size", "font", "output", "at", "fps", "frames"])
  func `an empty value is refused`(name: String) {
    #expect(problem(["render", "--\(name)="]) == .empty)
    #expect(problem(["render", "--\(name)", ""]) == .empty)
  }

  @Test func `progress is a fraction`() {
    #expect(problem(["render", "--progress", "42"]) == .outOfRange)
    #expect(problem(["render", "--progress", "42%"]) == .malformed(kind: "a number"))
    #expect(problem(["render", "--progress=-0.1"]) == .outOfRange)
  }

  @Test func `a path has no zero byte, fits the system, and is no dash unless it says so`() {
    #expect(problem(["--stats", "a\0b"]) == .malformed(kind: "a path"))
    #expect(problem(["--stats", String(repeating: "a", count: 4096)]) == .outOfRange)
    #expect(problem(["--stats", "-"]) == .malformed(kind: "a path here"))
  }

  @Test func `a title has no control characters and an end`() {
    #expect(problem(["--title", "a\nb"]) == .malformed(kind: "plain text"))
    #expect(problem(["--title", String(repeating: "a", count: 1001)]) == .outOfRange)
  }

  @Test func `a text that was no UTF-8 is refused`() {
    #expect(problem(["--title", "a\u{FFFD}"]) == .malformed(kind: "valid UTF-8"))
  }

  @Test(arguments: [
    "de", "pt-BR", "pt_BR", "ar_EG.UTF-8", "de_CH@euro", "zh-Hant-TW", "C", "C.UTF-8", "POSIX",
    "gsw", "de_DE.ISO-8859-1", "sr_RS.utf8@latin",
  ])
  func `a locale is the tag of a language or a locale of the system`(tag: String) throws {
    #expect(try options(["--locale", tag]).appearance.locale == tag)
  }

  @Test(arguments: [
    "zz-!!", "d", "-de", "de-", "de--CH", "de CH", "42", "de\u{FFFD}", "دي", "verylonglanguage",
    "de-verylongsubtag", "de.\u{2603}", "POSIX-de!", ".UTF-8",
  ])
  func `anything else is no locale`(tag: String) {
    #expect(problem(["--locale=\(tag)"]) == .malformed(kind: "a language or a locale"))
  }

  private func problem(_ arguments: [String]) -> ValueProblem? {
    guard case .invalidValue(_, _, let problem, _) = refusal(arguments)?.reason else { return nil }
    return problem
  }
}
