import Feeds
import Testing

@Suite struct TerminalSequencesTests {
  private func stripped(_ text: String) -> String {
    var result: [UInt8] = Array("left over".utf8)
    TerminalSequences.strip(Array(text.utf8).span, into: &result)
    return String(decoding: result, as: UTF8.self)
  }

  private func isPlain(_ text: String) -> Bool {
    TerminalSequences.isPlain(Array(text.utf8).span)
  }

  @Test(
    "A sequence leaves nothing behind",
    arguments: [
      "\u{1B}[K50", "\u{1B}[1;32m50\u{1B}[0m", "\u{1B}[?25l50", "\u{1B}[2 q50", "5\u{1B}[A0",
      "\u{1B}]0;title\u{07}50", "\u{1B}]9;4;1;20\u{1B}\\50", "50\u{1B}]0;cut off", "50\u{1B}[",
      "50\u{1B}", "50\u{1B}[12", "\u{1B}M50", "\u{1B}(B50", "\u{1B}P1$r\u{1B}\\50",
      "\u{1B}_x\u{07}y\u{1B}\\50", "\u{1B}]0;a\u{1B}[1m50", "\u{1B}]0;a\u{18}50",
      "\u{1B}X\u{1A}50", "\u{1B}^m\u{1B}\\50", "\u{1B}\u{1B}[m50",
    ])
  func sequencesVanish(text: String) {
    #expect(stripped(text) == "50")
    #expect(!isPlain(text))
  }

  @Test("A control character parts words as a space does")
  func controlsBecomeSpaces() {
    for code in UInt8(0)..<0x20 where code != 0x09 && code != 0x1B {
      #expect(stripped("1" + String(Unicode.Scalar(code)) + "2") == "1 2")
    }
    #expect(stripped("1\u{7F}2") == "1 2")
    #expect(stripped("1\u{80}2\u{9F}3") == "1 2 3")
  }

  @Test("A broken sequence ends before the character that breaks it")
  func brokenSequence() {
    #expect(stripped("\u{1B}[1\u{01}50") == " 50")
    #expect(stripped("\u{1B}[1é") == "é")
  }

  @Test(
    "Text without controls stays as it is",
    arguments: ["", "50", "\t 50 \t", "é ü 漢 🙂", "Â", "\u{A0}50"])
  func plainTextStays(text: String) {
    #expect(isPlain(text))
    #expect(stripped(text) == text)
  }

  @Test("Stripped text is plain, and never longer, whatever the bytes")
  func anyBytes() {
    var state: UInt64 = 42
    for _ in 0..<2000 {
      var bytes: [UInt8] = []
      for _ in 0..<24 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        let pick = UInt8(truncatingIfNeeded: state >> 40)
        // Every other byte from those that open, fill and end sequences.
        bytes.append(
          state >> 63 == 0 ? pick : [0x1B, 0x5B, 0x5D, 0x3B, 0x07, 0x5C, 0xC2, 0x9B][Int(pick % 8)])
      }
      var text: [UInt8] = []
      TerminalSequences.strip(bytes.span, into: &text)
      #expect(text.count <= bytes.count)
      // Taking out a sequence can bring a lead byte and a C1 byte together, so only C0 is a law.
      #expect(text.allSatisfy { ($0 >= 0x20 || $0 == 0x09) && $0 != 0x7F })
    }
  }
}
