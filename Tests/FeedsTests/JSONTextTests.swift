import Feeds
import Testing

@Suite struct JSONTextTests {
  private func object(_ key: String, _ value: String) -> String {
    var json = JSONText()
    json.beginObject()
    json.member(key, value)
    json.endObject()
    return json.text
  }

  /// Undoes the escapes of a JSON string by RFC 8259; nil where the string breaks its grammar.
  private func decoded(_ body: Substring) -> String? {
    var scalars = String.UnicodeScalarView()
    var rest = body.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      guard scalar.value >= 0x20, scalar != "\"" else { return nil }
      guard scalar == "\\" else {
        scalars.append(scalar)
        continue
      }
      switch rest.popFirst() {
      case "n": scalars.append("\n")
      case "r": scalars.append("\r")
      case "t": scalars.append("\t")
      case "\"": scalars.append("\"")
      case "\\": scalars.append("\\")
      case "u":
        let digits = rest.prefix(4)
        rest = rest.dropFirst(4)
        guard digits.count == 4, let unit = UInt16(String(digits), radix: 16) else { return nil }
        var units = [unit]
        if UTF16.isLeadSurrogate(unit) {
          guard rest.starts(with: "\\u".unicodeScalars),
            let low = UInt16(String(rest.dropFirst(2).prefix(4)), radix: 16)
          else { return nil }
          units.append(low)
          rest = rest.dropFirst(6)
        }
        let escaped = String(decoding: units, as: UTF16.self).unicodeScalars
        guard escaped.count == 1, !escaped.contains("\u{FFFD}") else { return nil }
        scalars.append(contentsOf: escaped)
      default: return nil
      }
    }
    return String(scalars)
  }

  private func roundTrip(_ text: String) -> String? {
    decoded(object("k", text).dropFirst(6).dropLast(3))
  }

  @Test("Every character below U+0300 and the line separators survive, with controls escaped")
  func everyCharacter() throws {
    for value in Array(UInt32(0)...0x2FF) + [0x2028, 0x2029, 0xFFFD, 0x1F642, 0x10FFFF] {
      let scalar = try #require(Unicode.Scalar(value))
      let text = "a" + String(scalar) + "b"
      let written = object("k", text)
      #expect(roundTrip(text)?.unicodeScalars.elementsEqual(text.unicodeScalars) == true)
      let bare = written.dropLast().unicodeScalars
      #expect(bare.allSatisfy { $0.value >= 0x20 && !(0x7F..<0xA0).contains($0.value) })
      #expect(!bare.contains("\u{2028}") && !bare.contains("\u{2029}"))
    }
  }

  @Test("Characters that steer or hide text without being seen are escaped")
  func unseenCharacters() throws {
    let marks: [UInt32] =
      [0xAD, 0x61C, 0x6DD, 0x180E, 0xFEFF, 0xFFF9, 0x110BD, 0x1D173, 0xE0001, 0xE007F]
      + Array(0x200B...0x200F) + Array(0x202A...0x202E) + Array(0x2060...0x2064)
      + Array(0x2066...0x206F) + [0x2028, 0x2029]
    for value in marks {
      let scalar = try #require(Unicode.Scalar(value))
      let text = "a" + String(scalar) + "b"
      #expect(object("k", text).utf8.allSatisfy { $0 < 0x80 }, "U+\(String(value, radix: 16))")
      #expect(roundTrip(text)?.unicodeScalars.elementsEqual(text.unicodeScalars) == true)
    }
    let seen = "Größe שלום عربي 漢字 😀 e\u{301} \u{A0}"
    #expect(object("k", seen).contains(seen))
  }

  @Test(
    "Text from invalid bytes is valid JSON",
    arguments: [[0xFF], [0xED, 0xA0, 0x80], [0xE2, 0x82]] as [[UInt8]])
  func invalidBytes(bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(roundTrip(text) == text)
    #expect(text.unicodeScalars.allSatisfy { $0 == "\u{FFFD}" })
  }

  @Test(
    "Escapes have their short forms",
    arguments: [
      ("\"", #"\""#), ("\\", #"\\"#), ("\n", #"\n"#), ("\r", #"\r"#), ("\t", #"\t"#),
      ("\0", #"\u0000"#), ("\u{1B}", #"\u001b"#), ("\u{7F}", #"\u007f"#), ("\u{2028}", #"\u2028"#),
      ("/", "/"), ("é", "é"),
    ])
  func shortForms(text: String, escaped: String) {
    #expect(object("k", text) == "{\"k\":\"\(escaped)\"}\n")
    #expect(object(text, "v") == "{\"\(escaped)\":\"v\"}\n")
  }

  @Test(
    "Numbers stand in their shortest form",
    arguments: [
      (0.5, "0.5"), (1, "1"), (0, "0"), (-0.0, "0"), (0.082489, "0.082489"), (0.1, "0.1"),
      (100, "100"), (-5, "-5"), (1.0 / 3, "0.3333333333333333"), (1e300, "1e+300"), (1e-7, "1e-07"),
      (Double.nan, "null"), (Double.infinity, "null"), (-Double.infinity, "null"),
    ] as [(Double, String)])
  func numbers(value: Double, text: String) {
    #expect(JSONText.number(value) == text)
  }

  @Test("Members of every kind stand in order, and objects one a line")
  func members() {
    var json = JSONText()
    json.beginObject()
    json.endObject()
    json.beginObject()
    json.member("a", 1)
    json.member("b", 0.5)
    json.member("c", true)
    json.member("d", "x")
    json.endObject()
    #expect(json.text == "{}\n{\"a\":1,\"b\":0.5,\"c\":true,\"d\":\"x\"}\n")
    json.removeAll()
    #expect(json.bytes.isEmpty)
    json.beginObject()
    json.member("e", false)
    json.endObject()
    #expect(json.text == "{\"e\":false}\n")
  }
}
