import Feeds
import TestSupport
import Testing

/// A stream that a program wrote, or one made by hand after its grammar.
struct Stream: Sendable, CustomTestStringConvertible {
  var name: String
  var bytes: [UInt8]

  var testDescription: String { name }

  init(_ name: String, _ text: String) {
    self.name = name
    bytes = Array(text.utf8)
  }

  /// A recorded stream from the folder of fixtures.
  init(file: String) throws {
    let folder = "\(#filePath)".split(separator: "/", omittingEmptySubsequences: false).dropLast(2)
      .joined(separator: "/")
    name = file
    bytes = try #require(FileBytes.read("\(folder)/Fixtures/\(file)"), "\(file) is missing")
  }
}

/// The events of a stream that arrives in the given reads, its end included.
func events(
  of reads: [[UInt8]], as format: FeedFormat, total: Double? = nil
) -> [FeedEvent] {
  var feed = format.makeFeed(FeedSettings(total: total))
  return events(of: reads, by: &feed)
}

/// The events of a stream that arrives in the given reads, its end included.
func events(of reads: [[UInt8]], by feed: inout any Feed) -> [FeedEvent] {
  var events: [FeedEvent] = []
  for read in reads {
    feed.consume(read.span, into: &events)
  }
  feed.finish(into: &events)
  return events
}

/// The events of a text that arrives in one read.
func events(of text: String, as format: FeedFormat, total: Double? = nil) -> [FeedEvent] {
  events(of: [Array(text.utf8)], as: format, total: total)
}

extension FeedUpdate {
  /// The update in a word: whole percents rounded down, `?` for an unknown extent, `-` for no news
  /// of it; then the state if it is not the one that follows from that.
  var word: String {
    let extent = fraction.map { "\($0 < 1 ? min(99, Int(100 * $0 + 1e-9)) : 100)" }
    let prefix = id.isEmpty ? "" : "\(id)="
    switch state {
    case .running where extent != nil, .done where fraction == 1: return prefix + (extent ?? "-")
    case .unknown where extent == nil: return "\(prefix)?"
    case nil: return prefix + (extent ?? "-")
    case let state?: return "\(prefix)\(extent ?? "-"):\(state.rawValue)"
    }
  }
}

extension [FeedEvent] {
  /// The updates in words.
  var words: String {
    updates.map(\.word).joined(separator: " ")
  }

  var messages: [String?] {
    updates.map(\.message)
  }

  /// How the stream ended.
  var outcome: FeedOutcome {
    var counter = FeedCounter()
    for event in self {
      counter.receive(event)
    }
    return counter.outcome
  }
}
