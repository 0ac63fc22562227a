import BoardFile
import Testing

@Suite struct JSON5ReadingTests {
  @Test(arguments: [
    ("null", JSON5Value.null), ("true", .bool(true)), ("false", .bool(false)),
    ("0", .number(0)), ("-0", .number(0)), ("+7", .number(7)), (".5", .number(0.5)),
    ("5.", .number(5)), ("5.e2", .number(500)), ("1e3", .number(1000)), ("-2.5E-1", .number(-0.25)),
    ("0xFf", .number(255)), ("-0x10", .number(-16)), ("'a\"b'", .string("a\"b")),
    ("\"it's\"", .string("it's")), ("'\\u00e9'", .string("é")), ("'\\x41\\0'", .string("A\0")),
    ("'\\uD83D\\uDE00'", .string("😀")), ("'a\\\nb\\\r\nc'", .string("abc")),
    ("'\\q\\'\\\\'", .string("q'\\")), ("'\\b\\f\\n\\r\\t\\v'", .string("\u{8}\u{C}\n\r\t\u{B}")),
    ("[]", .array([])), ("{}", .object([])), ("\u{FEFF}/* a */ 1 // b", .number(1)),
    ("\u{A0}\u{2028}1\u{2003}", .number(1)),
  ])
  func `every form of a value is read`(text: String, value: JSON5Value) {
    let document = JSON5Document(reading: Array(text.utf8))
    #expect(document.diagnostics == [])
    #expect(document.root.value == value)
  }

  @Test func `keys may be bare or in either quote, and commas may trail`() {
    let text = "{a: 1, 'b c': [2, 3,], \"d\": {$_é\\u0061: null,},}"
    let document = JSON5Document(reading: Array(text.utf8))
    #expect(document.diagnostics == [])
    #expect(
      document.root.value.withoutPositions
        == .object([
          JSON5Member("a", JSON5Node(.number(1))),
          JSON5Member("b c", JSON5Node(.array([JSON5Node(.number(2)), JSON5Node(.number(3))]))),
          JSON5Member(
            "d", JSON5Node(.object([JSON5Member("$_éa", JSON5Node(.null))]))),
        ]))
  }

  @Test func `keys and values know where they stand, whatever ends the lines`() {
    let text = "{\r\n  é: 1,\r  b:\n\t[true,\n 'x']}"
    guard case .object(let members) = JSON5Document(reading: Array(text.utf8)).root.value else {
      Issue.record("no object")
      return
    }
    #expect(members.map(\.keyPosition.description) == ["2:3", "3:3"])
    #expect(members.map(\.node.position.description) == ["2:6", "4:2"])
    guard case .array(let items) = members[1].node.value else {
      Issue.record("no list")
      return
    }
    #expect(items.map(\.position.description) == ["4:3", "5:2"])
  }
}
