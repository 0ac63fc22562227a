import BoardFile
import Feeds
import Motion

@testable import ArclineApp

extension Wall {
  /// The wall of a board file in which values snap.
  @MainActor static func reading(_ text: String) throws -> Wall {
    let document = BoardDocument(reading: Array(text.utf8), catalogue: .program)
    guard let board = document.board else {
      throw Unexpected(text: document.diagnostics.map(\.description).joined(separator: "\n"))
    }
    return Wall(board, Wall.Manner(reducesMotion: true))
  }

  /// Hears a stream of a source, which is the only one when none is named.
  nonisolated mutating func hear(
    _ updates: [FeedUpdate], from source: BoardSourceName? = nil, client: Int? = nil,
    then change: (inout FeedInbox.Delivery) -> Void = { _ in }, at instant: AnimationInstant
  ) {
    guard let name = source ?? sources.keys.first else { return }
    var delivery = FeedInbox.Delivery()
    for update in updates {
      delivery.add(jobs: [update.id: update])
      delivery.add(update)
    }
    change(&delivery)
    let stream = InboxRack.StreamName(source: name.words, number: client ?? 1)
    receive(
      BoardNews(
        items: [
          BoardNews.Item(
            source: name, streams: [InboxRack.News(stream: stream, delivery: delivery)],
            hasManyStreams: client != nil)
        ], isOver: false), at: instant)
  }
}
