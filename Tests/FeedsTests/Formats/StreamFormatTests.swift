import Feeds
import Testing

@Suite struct StreamFormatTests {
  private func word(_ line: String) -> String {
    events(of: line + "\n", as: .ndjson).words
  }

  @Test(
    "The name of a value fixes its scale",
    arguments: [
      (#"{"percent":1}"#, "1"), (#"{"progress":1}"#, "100"), (#"{"percent_done":0.25}"#, "25"),
      (#"{"value":3,"max":4}"#, "75"), (#"{"current":3,"total":4}"#, "75"),
      (#"{"n":3,"total":4}"#, "75"), (#"{"value":150,"min":100,"max":200}"#, "50"),
      (#"{"value":5,"min":10,"max":0}"#, "50"), (#"{"value":0,"max":0}"#, "?"),
      (#"{"n":5,"total":null}"#, "?"), (#"{"n":5}"#, "?"), (#"{"percent":null}"#, "?"),
      (#"{"n":9007199254740993,"total":9223372036854775807}"#, "0"),
      (#"{"value":5,"total":-1}"#, "?"),
    ])
  func scales(line: String, expected: String) {
    #expect(word(line) == expected)
  }

  @Test(
    "A state in words goes before the one of the number, and only done completes",
    arguments: [
      (#"{"percent":100,"state":"running"}"#, "99"), (#"{"percent":40,"state":"done"}"#, "100"),
      (#"{"state":"done"}"#, "100"), (#"{"percent":40,"state":"paused"}"#, "40:paused"),
      (#"{"state":"stalled"}"#, "-:stalled"), (#"{"state":"waiting"}"#, "-:waiting"),
      (#"{"percent":100,"state":"failed"}"#, "99:failed"),
      (#"{"state":"canceled"}"#, "-:cancelled"), (#"{"percent":4,"state":"unknown"}"#, "?"),
    ])
  func states(line: String, expected: String) {
    #expect(word(line) == expected)
  }

  @Test(
    "A line that is not understood gives one warning and no update",
    arguments: [
      "{", "5", "[1]", #"{"percent":"5"}"#, #"{"percent":true}"#, #"{"precent":5}"#, "{}",
      #"{"percent":5,"state":"odd"}"#, #"{"message":5}"#, #"{"percent":5,"id":[]}"#,
      #"{"percent":1e999}"#, #"{"percent":NaN}"#, #"{"topic":"t","payload":"x"}"#,
    ])
  func refused(line: String) {
    let events = events(of: "\(line)\n{\"percent\":10}\n", as: .ndjson)
    #expect(events.words == "10")
    #expect(events.warnedLines == [1])
  }

  @Test("A value out of range is taken as the nearer end, with a warning")
  func clamping() {
    let events = events(of: "{\"percent\":150}\n{\"progress\":-1}\n", as: .ndjson)
    #expect(events.words == "100 0")
    #expect(events.warnedLines == [1, 2])
    #expect(events.updates.map(\.raw) == [150, -1])
  }

  @Test("Jobs are told apart by id, text or number")
  func jobs() {
    let events = events(
      of: #"{"id":"a","percent":1}"# + "\n" + #"{"id":7,"percent":2}"# + "\n", as: .ndjson)
    #expect(events.words == "a=1 7=2")
  }

  @Test(
    "OSC 9;4 is found anywhere in a stream, at once and with either end mark",
    arguments: [
      ("text\u{1B}]9;4;1;42\u{07}more", "42"), ("\u{1B}[1m\u{1B}]9;4;1;42\u{1B}\\\n", "42"),
      ("\u{1B}]9;4;1\u{07}", "0"), ("\u{1B}]9;4;1;\u{07}", "0"), ("\u{1B}]9;4;2\u{07}", "-:failed"),
      ("\u{1B}]9;4;4;30\u{07}", "30:paused"), ("\u{1B}]9;4;3;30\u{07}", "?"),
      ("\u{1B}]9;4;1;100\u{07}\u{1B}]9;4;0\u{07}", "100 100"),
      ("\u{1B}]9;4;2;100\u{07}", "99:failed"),
      // Out of range, other commands and broken ones say nothing.
      ("\u{1B}]9;4;1;101\u{07}\u{1B}]9;4;5;1\u{07}\u{1B}]9;4;1;-1\u{07}\u{1B}]9;4;1;4x\u{07}", ""),
      ("\u{1B}]0;9;4;1;42\u{07}\u{1B}]9;9;x\u{07}\u{1B}]9;4;1;4\n2\u{07}", ""),
      ("\u{1B}]9;4;1;4\u{1B}]9;4;1;8\u{07}", "8"),
    ])
  func sequences(text: String, words: String) throws {
    #expect(events(of: text, as: .osc).words == words)
    try expectAnyDivision(of: Array(text.utf8), as: .osc)
    try expectAnyDivision(of: Array(text.utf8), as: .auto)
  }

  @Test("OSC 9;4 comes without waiting for the end of a line, and its line is counted")
  func sequencesAtOnce() {
    var feed = FeedFormat.osc.makeFeed()
    var events: [FeedEvent] = []
    feed.consume(Array("a\r\nb\n\u{1B}]9;4;1;42\u{07}".utf8).span, into: &events)
    #expect(events.words == "42")
    #expect(events.updates.map(\.line) == [3])
  }
}
