import Feeds
import Testing

@Suite struct FeedFormatTests {
  @Test("Formats are found by their exact names", arguments: FeedFormat.allCases)
  func names(format: FeedFormat) {
    #expect(FeedFormat(name: format.name) == format)
    #expect(FeedFormat.allNames.contains(format.name))
  }

  @Test("Other names find nothing", arguments: ["", "Percent", "percent ", "persent"])
  func otherNames(name: String) {
    #expect(FeedFormat(name: name) == nil)
  }

  @Test("A feed says which format it reads", arguments: FeedFormat.allCases)
  func formats(format: FeedFormat) {
    #expect(format.makeFeed().format == format)
  }

  @Test(
    "Numbers in a range are read by percent, and auto decides for it",
    arguments: [
      FeedFormat.auto, .percent,
    ])
  func rangeOfNumbers(format: FeedFormat) throws {
    let range = try #require(ValueRange(minimum: 0, maximum: 10))
    var feed = format.makeFeed(range: range)
    var events: [FeedEvent] = []
    feed.consume(Array("5\n".utf8).span, into: &events)
    #expect(feed.format == .percent)
    #expect(events.fractions == [0.5])
  }
}
