import Board
import Feeds
import Geometry
import Motion
import Scene
import TestSupport
import Widgets

extension AnimationInstant {
  static func milliseconds(_ count: UInt64) -> AnimationInstant {
    AnimationInstant(nanoseconds: count * 1_000_000, rate: .hz60)
  }
}

extension Look {
  /// A ring whose value moves in a given way.
  static func moving(_ motion: MotionStyle) -> Look {
    Look(name: "test", summary: "a ring", indicator: Look.ring.indicator, motion: motion)
  }

  /// A ring with an ease-in-out tween.
  static func tween(seconds: Double) -> Look {
    moving(.tween(duration: seconds, .easeInOut))
  }
}

extension Panel {
  init(_ look: Look, reducesMotion: Bool = false) {
    self.init(look: look, theme: .dark, reducesMotion: reducesMotion)
  }

  mutating func hear(_ fraction: Double, at milliseconds: UInt64) {
    receive(FeedUpdate(line: 1, fraction: fraction), at: .milliseconds(milliseconds))
  }

  mutating func hearUnknown(at milliseconds: UInt64) {
    receive(FeedUpdate(line: 1, state: .unknown), at: .milliseconds(milliseconds))
  }

  func shown(at milliseconds: UInt64) -> Double { shownValue(at: .milliseconds(milliseconds)) }

  func picture(at instant: AnimationInstant) -> DisplayList {
    var list = DisplayList()
    draw(
      in: Rect(x: 0, y: 0, width: 300, height: 300), scale: 1, at: instant, text: BlockText(),
      into: &list)
    return list
  }

  func picture(at milliseconds: UInt64) -> DisplayList {
    picture(at: .milliseconds(milliseconds))
  }
}

extension DisplayList {
  /// What the texts say, in order.
  var words: [String] {
    commands.compactMap { if case .text(let placed) = $0 { placed.run.text } else { nil } }
  }

  /// How far the last arc goes round, in turns.
  var sweptTurns: Double? {
    commands.compactMap { command -> Double? in
      guard case .fill(.arc(let arc), _) = command else { return nil }
      return arc.sweep.turns
    }.dropFirst().last
  }
}
