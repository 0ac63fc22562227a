import Testing

@testable import ArclineApp

@Suite("Messages")
struct MessagesTests {
  @Test(
    "a message is one line that cannot steer a terminal",
    arguments: [
      ("plain", "arcline: plain"), ("a\nb\r\u{1B}[2J", "arcline: a?b??[2J"),
      ("\u{9B}1m \u{7F}", "arcline: ?1m ?"), ("größer", "arcline: größer"), ("", "arcline: "),
    ])
  func line(text: String, line: String) {
    #expect(Messages.line(text) == line)
  }
}
