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
    "Numbers that binary64 tells not apart are equal only if their digits are",
    arguments: [
      ("99999999999999999", "100000000000000000", false),
      ("100000000000000000", "100000000000000000", true), ("1e17", "100000000000000000", true),
      ("9223372036854775806", "9223372036854775807", false),
      ("9223372036854775807", "9223372036854775807", true),
      ("9007199254740992", "9007199254740993", false),
      ("9007199254740993", "9007199254740993", true),
      ("9007199254740993", "9007199254740992", true),
      ("0.30000000000000004", "0.30000000000000004", true),
      ("0.30000000000000004", "0.300000000000000040", true),
      ("0.30000000000000003999", "0.30000000000000004", false),
      ("123456789012345678901234567890", "123456789012345678901234567891", false),
      ("123456789012345678901234567891", "123456789012345678901234567891", true),
      ("0.1", "0.1000000000000000000", true), ("0.09999999999999999999", "0.1", false),
    ])
  func digits(value: String, total: String, isComplete: Bool) {
    for (line, isDone) in [
      ("{\"value\":\(value),\"total\":\(total)}", isComplete),
      ("{\"n\":\(value),\"max\":\(total),\"min\":0}", isComplete),
      ("{\"value\":-\(value),\"max\":-\(total),\"min\":0}", isComplete),
    ] {
      let updates = events(of: line + "\n", as: .ndjson).updates
      #expect(updates.map(\.state) == [isDone ? .done : .running], "\(line)")
      #expect((updates.first?.fraction == 1) == isDone)
    }
  }

  @Test(
    "No number of digits makes 100 % of what is less",
    arguments: [
      (FeedFormat.ndjson, #"{"percent":99.99999999999999999}"#),
      (.ndjson, #"{"progress":0.99999999999999999999999999}"#), (.percent, "99.99999999999999999"),
      (.zenity, "99.999999999999999999"),
      (.tqdm, "99.99999999999999999999%|##| 9/10 [0:1<0:0, 1it/s]"),
      (.curl, "#### 99.99999999999999999%"), (.pv, "99.99999999999999999999999"),
    ])
  func almost(format: FeedFormat, line: String) {
    let updates = events(of: line + "\n", as: format).updates
    #expect(updates.map(\.state) == [.running])
    #expect(updates.allSatisfy { ($0.fraction ?? 0) < 1 && ($0.fraction ?? 0) >= 0.9 })
  }

  @Test("A bare number that reads as the end of its range is the end only if its digits are")
  func rangeDigits() throws {
    let range = try #require(ValueRange(minimum: 0, maximum: 1e17))
    let falling = try #require(ValueRange(minimum: 1e18, maximum: 1e17))
    #expect(events(of: "99999999999999999\n100000000000000000\n", in: range).words == "99 100")
    #expect(events(of: "100000000000000001\n100000000000000000\n", in: falling).words == "99 100")
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
      // Where the value may be missing the one before stays, also through an unknown extent.
      ("\u{1B}]9;4;1;42\u{07}\u{1B}]9;4;3\u{07}\u{1B}]9;4;4\u{07}", "42 ? 42:paused"),
      ("\u{1B}]9;4;1;42\u{07}\u{1B}]9;4;3;7\u{07}\u{1B}]9;4;2\u{07}", "42 ? 42:failed"),
      ("\u{1B}]9;4;4;42\u{07}\u{1B}]9;4;2\u{07}", "42:paused 42:failed"),
      ("\u{1B}]9;4;1;42\u{07}\u{1B}]9;4;0\u{07}\u{1B}]9;4;4\u{07}", "42 -:ended -:paused"),
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
