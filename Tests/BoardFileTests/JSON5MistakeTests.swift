import BoardFile
import Testing

@Suite struct JSON5MistakeTests {
  /// The diagnostics of a text as lines.
  private func mistakes(_ text: String) -> [String] {
    JSON5Document(reading: Array(text.utf8)).diagnostics.map(\.description)
  }

  @Test(arguments: [
    ("", "1:1: error: the file is empty"),
    ("// only a comment\n", "2:1: error: the file is empty"),
    ("{a: Infinity}", "1:5: error: Infinity is not allowed; numbers here are finite"),
    ("{a: -Infinity}", "1:5: error: -Infinity is not allowed; numbers here are finite"),
    ("[NaN]", "1:2: error: NaN is not allowed; numbers here are finite"),
    ("[+NaN]", "1:2: error: +NaN is not allowed; numbers here are finite"),
    ("[1e999]", "1:2: error: 1e999 is too large for a number"),
    ("[012]", "1:2: error: 012 begins with a needless 0"),
    ("[12px]", "1:2: error: \"12px\" is no number; text stands in quotes"),
    ("[50%]", "1:2: error: \"50%\" is no number; text stands in quotes"),
    ("[0x]", "1:2: error: \"0x\" is no number; text stands in quotes"),
    ("[1e]", "1:2: error: \"1e\" is no number; text stands in quotes"),
    ("[1.2.3]", "1:2: error: \"1.2.3\" is no number; text stands in quotes"),
    ("[.]", "1:2: error: \".\" is no number; text stands in quotes"),
    ("[ring]", "1:2: error: \"ring\" is no value; text stands in quotes"),
    ("['\\uD83D']", "1:3: error: the first half of a surrogate pair has no second half"),
    ("['\\uDE00']", "1:3: error: the second half of a surrogate pair has no first half"),
    ("['\\u12g4']", "1:3: error: \\u needs four hexadecimal digits"),
    ("['\\1']", "1:3: error: \\1 is no escape; use \\u and four hexadecimal digits"),
    ("['abc\n]", "1:2: error: the text that begins here has no closing '"),
    ("{a 1}", "1:4: error: a colon is missing after the key \"a\""),
    ("{a = 1}", "1:2: error: after the key \"a\" a colon is needed, not ="),
    ("{track-color: 1}", "1:7: error: a key with a dash stands in quotes"),
    ("{1a: 1}", "1:2: error: a key that begins with a digit stands in quotes"),
    ("[1 2]", "1:4: error: a comma or ] is missing in the list before \"2\""),
    ("{a: 1 b: 2}", "1:7: error: a comma or } is missing in the object before \"b\""),
    ("[1,, 2]", "1:4: error: a value is missing before \",\""),
    ("{a: 1,, b: 2}", "1:7: error: a key is missing before \",\""),
    ("{a: }", "1:5: error: a value is missing before \"}\""),
    ("{a: 1}}", "1:7: error: nothing may follow the end, but \"}\" does"),
    ("{a: [1}", "1:7: error: the list that began at 1:5 needs ] here, not }"),
    ("{a: 1", "1:1: error: the object that begins here has no }"),
    ("[1, [2]", "1:1: error: the list that begins here has no ]"),
    ("1 /* a", "1:3: error: the comment that begins here has no */"),
    ("[#1, 2]", "1:2: error: \"#\" begins no value"),
    ("{a: 1, b: 2,\n 'a': 3}", "2:2: error: \"a\" stands twice, first at 1:2"),
  ])
  func `one mistake is told once, with its place`(text: String, line: String) {
    #expect(mistakes(text) == [line])
  }

  @Test func `reading goes on after a mistake`() {
    let text = """
      {
        a: Infinity,
        b: 'open,
        c: 12px,
        d: 1
        e: [1, ,2],
        d: 2,
      }
      """
    #expect(
      mistakes(text) == [
        "2:6: error: Infinity is not allowed; numbers here are finite",
        "3:6: error: the text that begins here has no closing '",
        "4:3: error: a comma or } is missing in the object before \"c\"",
        "4:6: error: \"12px\" is no number; text stands in quotes",
        "6:3: error: a comma or } is missing in the object before \"e\"",
        "6:10: error: a value is missing before \",\"",
        "7:3: error: \"d\" stands twice, first at 5:3",
      ])
  }

  @Test func `of a key that stands twice the first value counts`() {
    let root = JSON5Document(reading: Array("{a: 1, a: 2}".utf8)).root
    #expect(root.value.withoutPositions == .object([JSON5Member("a", JSON5Node(.number(1)))]))
  }

  @Test func `what is not UTF-8 is told with its place`() {
    let document = JSON5Document(reading: Array("{\n a".utf8) + [0xFF])
    #expect(document.diagnostics.map(\.description) == ["2:3: error: the file is not UTF-8"])
    #expect(document.root.value == .invalid)
  }

  @Test func `sixty-four levels are read and one more is refused`() {
    func nested(_ depth: Int) -> String {
      String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    }
    #expect(mistakes(nested(JSON5Document.deepest)) == [])
    #expect(
      mistakes(nested(JSON5Document.deepest + 1)) == ["1:65: error: more than 64 levels of nesting"]
    )
    #expect(mistakes(String(repeating: "[{a:", count: 100_000)).count == 1)
  }

  @Test func `a file that is too long is refused`() {
    let bytes = [UInt8](repeating: 0x20, count: JSON5Document.longest + 1)
    #expect(JSON5Document(reading: bytes).diagnostics.count == 1)
  }

  @Test func `a file of noise gives a short report`() {
    let lines = mistakes("[" + String(repeating: "%,\n", count: 50_000) + "]")
    #expect(lines.count == 101)
    #expect(lines.last?.hasSuffix("warning: … and 49900 more") == true)
  }

  @Test func `no message breaks its line or carries control characters`() {
    let text = "{'a\u{1B}[2J': 1, 'a\u{1B}[2J': 2}"
    let lines = mistakes(text)
    #expect(lines == ["1:14: error: \"a\\u{1B}[2J\" stands twice, first at 1:2"])
  }
}
