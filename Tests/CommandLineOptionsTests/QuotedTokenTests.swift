import CommandLineOptions
import Testing

@Suite struct QuotedTokenTests {
  @Test(arguments: [
    ("plain", #""plain""#), ("", #""""#), ("ü 日本", #""ü 日本""#), ("a\nb\r\tc", #""a\nb\r\tc""#),
    ("\u{1B}[2J", #""\u{1B}[2J""#), ("\0", #""\u{0}""#), ("\u{7F}", #""\u{7F}""#),
    ("a\u{202E}b", #""a\u{202E}b""#), ("\u{FFFD}", #""\u{FFFD}""#), (#"a"b\c"#, #""a\"b\\c""#),
    ("\u{301}", #""\u{301}""#), ("\u{2028}", #""\u{2028}""#),
  ])
  func `what a terminal would act on is escaped`(text: String, quoted: String) {
    #expect(QuotedToken(text).description == quoted)
  }

  @Test func `a letter keeps one mark and no more`() {
    #expect(QuotedToken("e\u{301}\u{301}").description == "\"e\u{301}\\u{301}\"")
  }

  @Test func `an escape is not cut in two`() {
    let text = String(repeating: "a", count: QuotedToken.longest - 1) + "\n"
    #expect(QuotedToken(text).description.hasSuffix("a…\""))
  }

  @Test func `a text of the limit is whole and a longer one is cut`() {
    let limit = String(repeating: "a", count: QuotedToken.longest)
    #expect(QuotedToken(limit).description == "\"\(limit)\"")
    #expect(QuotedToken(limit + "b").description == "\"\(limit)…\"")
  }
}
