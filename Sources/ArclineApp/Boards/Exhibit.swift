import Board
import Feeds
import Geometry
import Lettering
import Motion
import Scene
import Widgets

/// What a window shows: one panel, or a wall of them.
nonisolated protocol Exhibit {
  /// The colours, with that of the ground.
  var ground: Theme { get }
  /// Whether everything has reached its end.
  var isComplete: Bool { get }
  /// Whether the source has nothing more to say.
  var hasEnded: Bool { get }
  /// Whether a job was ended by an error.
  var hasFailed: Bool { get }
  /// The number of animations of values that have been started.
  var animationCount: Int { get }

  /// Takes in what a source has said, all its jobs as one.
  mutating func receive(_ update: FeedUpdate, at instant: AnimationInstant)
  /// Takes in what the sources of a board have said; a single panel has none.
  mutating func receive(_ news: BoardNews, at instant: AnimationInstant)
  /// Takes in made-up news of all jobs there could be.
  mutating func rehearse(_ news: MadeUpNews, at instant: AnimationInstant)
  /// Takes in that the source has nothing more to say.
  mutating func endInput(_ meaning: EndOfInput, at instant: AnimationInstant)
  /// Notes what has come to an end by an instant.
  mutating func advance(to instant: AnimationInstant)

  /// Whether the picture still changes by itself after an instant.
  func isAnimating(at instant: AnimationInstant) -> Bool
  /// Whether something that the source said is still on its way after an instant.
  func isSettling(at instant: AnimationInstant) -> Bool
  /// The seconds after which a picture at rest changes, because a text tells the time; nil when none
  /// does.
  func secondsToChange(after instant: AnimationInstant) -> Double?
  /// Appends the picture at an instant to a display list; `scale` device pixels make a logical one.
  func draw(
    in area: Rect, scale: Double, at instant: AnimationInstant, text: Typesetter,
    into list: inout DisplayList)
}

extension Exhibit {
  nonisolated mutating func receive(_ news: BoardNews, at instant: AnimationInstant) {}
  nonisolated func isSettling(at instant: AnimationInstant) -> Bool { isAnimating(at: instant) }
  nonisolated func secondsToChange(after instant: AnimationInstant) -> Double? { nil }
}
