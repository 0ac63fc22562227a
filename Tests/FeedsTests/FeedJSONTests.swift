import Feeds
import Testing

@Suite struct FeedJSONTests {
  private func line(_ event: FeedEvent) -> String {
    var json = JSONText()
    FeedJSON.append(event, to: &json)
    return json.text
  }

  @Test("A full update has all its keys in order")
  func fullUpdate() {
    var update = FeedUpdate(line: 3, id: "a", fraction: 1, message: "late", state: .running)
    update.number = 112.5
    update.isAdjusted = true
    let expected =
      #"{"kind":"update","line":3,"id":"a","fraction":1,"raw":112.5,"label":"100%","#
      + #""message":"late","state":"running"}"# + "\n"
    #expect(line(.update(update)) == expected)
  }

  @Test("A key without a value is left out, but never the id")
  func bareUpdate() {
    #expect(line(.update(FeedUpdate(line: 1))) == #"{"kind":"update","line":1,"id":""}"# + "\n")
    let unknown = FeedUpdate(line: 2, message: "", state: .unknown)
    let expected = #"{"kind":"update","line":2,"id":"","message":"","state":"unknown"}"# + "\n"
    #expect(line(.update(unknown)) == expected)
  }

  @Test("A plain stream prints one line an event and the summary last")
  func wholeStream() {
    var json = JSONText()
    var counter = FeedCounter()
    for event in events(of: "50\nabc\n299\n") {
      counter.receive(event)
      FeedJSON.append(event, to: &json)
    }
    FeedJSON.append(counter.summary(format: .percent), to: &json)
    let expected = [
      #"{"kind":"update","line":1,"id":"","fraction":0.5,"label":"50%","state":"running"}"#,
      #"{"kind":"warning","line":2,"text":"\"abc\" is not a number; a line holds one number "#
        + #"such as 42, 12.5 or 35%"}"#,
      #"{"kind":"warning","line":3,"text":"\"299\" is outside 0 to 100; taken as 100"}"#,
      #"{"kind":"update","line":3,"id":"","fraction":1,"raw":299,"label":"100%","state":"done"}"#,
      #"{"kind":"summary","format":"percent","updates":2,"warnings":2,"state":"done"}"#,
    ]
    #expect(json.text == expected.joined(separator: "\n") + "\n")
  }

  @Test("Labels never say 100 before the end")
  func labels() {
    let labels = events(of: "99.4\n99.6\n99.9\n99.999\n100\n").map { event in
      line(event).split(separator: "\"label\":\"")[1].prefix { $0 != "\"" }
    }
    #expect(labels == ["99%", "99%", "99%", "99%", "100%"])
  }

  @Test(
    "The summary names the outcome in one word",
    arguments: [(FeedOutcome.done, "done"), (.ended, "ended"), (.failed, "failed")])
  func outcomes(outcome: FeedOutcome, word: String) {
    var json = JSONText()
    FeedJSON.append(
      FeedSummary(format: .auto, updates: 0, warnings: 0, outcome: outcome), to: &json)
    let expected =
      #"{"kind":"summary","format":"auto","updates":0,"warnings":0,"state":"\#(word)"}"# + "\n"
    #expect(json.text == expected)
  }
}
