import Feeds
import Testing

/// What a command says before, or without, a format.
@Suite struct CommandTextTests {
  private func events(_ text: String, takesText: Bool = true) -> [FeedEvent] {
    var settings = FeedSettings()
    settings.takesText = takesText
    var feed = FeedFormat.auto.makeFeed(settings)
    var events: [FeedEvent] = []
    feed.consume(Array(text.utf8).span, into: &events)
    feed.finish(into: &events)
    return events
  }

  private func updates(_ events: [FeedEvent]) -> [FeedUpdate] {
    events.compactMap { if case .update(let update) = $0 { update } else { nil } }
  }

  @Test(
    "Text alone says once that something is going on, however much there is, and warns of nothing")
  func text() {
    let lines = (1...500).map { "compiling step\($0 % 7 == 0 ? "" : "s of the parser")\n" }
    let events = events("\n" + lines.joined())
    #expect(updates(events).map(\.state) == [.unknown])
    #expect(events.count == 1)
  }

  @Test("Numbers after text are progress, and text after numbers is a warning")
  func numbers() {
    let events = events("hello there\n10\nodd\n20\n")
    #expect(updates(events).map(\.fraction) == [nil, 0.1, 0.2])
    #expect(events.count == 4)
  }

  @Test("A format that is recognised later is read from its beginning")
  func later() {
    let text =
      Array(repeating: "just words\n", count: 300).joined() + "[1/4] CC a.o\n[4/4] LINK a\n"
    let events = events(text)
    #expect(updates(events).compactMap(\.fraction).first == 0.25)
    #expect(events.allSatisfy { if case .update = $0 { true } else { false } })
  }

  @Test("The jobs of a command are its whole, whatever it says before the first of them")
  func jobsAfterText() {
    var settings = FeedSettings()
    settings.takesText = true
    for stream in [
      #"{"id":"a","percent":50}"# + "\n" + #"{"id":"b","percent":100}"# + "\n",
      "[#e367cf 864KiB/1.9MiB(50%) CN:1 DL:812KiB]\n[#aa0001 1KiB/1KiB(100%) CN:1]\n",
    ] {
      var feed = FeedFormat.auto.makeFeed(settings)
      var sink = OverallSink<[FeedEvent]>(downstream: [])
      feed.consume(Array(("starting\n" + stream).utf8).span, into: &sink)
      let fractions = sink.downstream.fractions
      #expect(fractions.prefix(2) == [nil, 0.5])
      #expect((fractions.last ?? nil).map { $0 > 0.74 && $0 <= 0.75 } == true)
    }
  }

  @Test("A stream that is no command's is warned about as before")
  func pipes() {
    #expect(events("hello\nthere\n", takesText: false).count == 2)
    #expect(updates(events("hello\nthere\n", takesText: false)) == [])
  }
}
