import SDLShell
import Testing

@testable import ArclineApp

@Suite("Scripts of keys")
struct KeyScriptTests {
  private func presses(_ text: String) throws -> [KeyScript.Press] {
    try KeyScript(parsing: Array(text.utf8)).presses
  }

  @Test("a line is milliseconds, a tab and a key, whatever ends it")
  func lines() throws {
    let wanted = [
      KeyScript.Press(nanoseconds: 0, key: .left),
      KeyScript.Press(nanoseconds: 16_700_000, key: .character("5")),
      KeyScript.Press(nanoseconds: 16_700_000, key: .function(11)),
    ]
    #expect(try presses("0\tleft\n16.7\t5\n16.7\tf11") == wanted)
    #expect(try presses("\u{FEFF}# steps\r\n0\tleft\r\n\r\n16.7\t5\r\n16.7\tf11\r\n") == wanted)
    #expect(try presses("").isEmpty)
  }

  @Test(
    "a fault is told with its line and what is allowed",
    arguments: [
      ("0\tleft\nright\n", "line 2: no tab; a line is milliseconds, a tab"),
      ("\n\n0 left", "line 3: no tab"), ("x\tleft", "line 1: bad time"),
      ("-1\tleft", "line 1: bad time"), ("\tleft", "line 1: bad time"),
      ("1e3\tleft", "line 1: bad time"), (".5\tleft", "line 1: bad time"),
      ("1.2.3\tleft", "line 1: bad time"), ("86400001\tleft", "line 1: bad time; allowed are 0 to"),
      ("99999999999999999999999999\tq", "line 1: bad time"),
      ("5\tleft\n4\tleft", "line 2: time goes back"),
      ("0\tlefft", "line 1: unknown key \"lefft\", did you mean left?; allowed are single"),
      ("0\t", "line 1: unknown key \"\""), ("0\tq ", "line 1: unknown key"),
    ])
  func faults(text: String, message: String) {
    let error = #expect(throws: KeyScriptError.self) { try presses(text) }
    #expect(error?.description.hasPrefix(message) == true, "\(error?.description ?? "")")
    #expect(error?.description.contains("\n") == false)
  }

  @Test("any bytes are read or refused")
  func anyBytes() {
    var generator = SystemRandomNumberGenerator()
    let alphabet: [UInt8] = Array("0123456789.\t\n\r#abflq".utf8) + [0, 0xC3, 0xFF]
    for _ in 0..<500 {
      let length = Int.random(in: 0..<40, using: &generator)
      let bytes = (0..<length).map { _ in alphabet.randomElement(using: &generator) ?? 0 }
      let script = try? KeyScript(parsing: bytes)
      let times = script?.presses.map(\.nanoseconds) ?? []
      #expect(times == times.sorted())
    }
  }
}
