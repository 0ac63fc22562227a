import Board
import Feeds
import Motion
import Widgets

/// Something that stands around another exhibit, and is in all else what that is.
nonisolated protocol SurroundingExhibit: Exhibit {
  /// What it stands around.
  var content: any Exhibit { get set }
}

nonisolated extension SurroundingExhibit {
  var ground: Theme { content.ground }
  var isComplete: Bool { content.isComplete }
  var hasEnded: Bool { content.hasEnded }
  var hasFailed: Bool { content.hasFailed }
  var animationCount: Int { content.animationCount }

  mutating func receive(_ update: FeedUpdate, at instant: AnimationInstant) {
    content.receive(update, at: instant)
  }

  mutating func receive(_ news: BoardNews, at instant: AnimationInstant) {
    content.receive(news, at: instant)
  }

  mutating func rehearse(_ news: MadeUpNews, at instant: AnimationInstant) {
    content.rehearse(news, at: instant)
  }

  mutating func endInput(_ meaning: EndOfInput, at instant: AnimationInstant) {
    content.endInput(meaning, at: instant)
  }

  mutating func advance(to instant: AnimationInstant) { content.advance(to: instant) }

  func isAnimating(at instant: AnimationInstant) -> Bool { content.isAnimating(at: instant) }

  func isSettling(at instant: AnimationInstant) -> Bool { content.isSettling(at: instant) }

  func secondsToChange(after instant: AnimationInstant) -> Double? {
    content.secondsToChange(after: instant)
  }
}
