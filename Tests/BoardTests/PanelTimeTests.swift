import Board
import Feeds
import Motion
import Scene
import TestSupport
import Testing
import Widgets

struct PanelTimeTests {
  /// Something heard at a time in milliseconds.
  private enum News {
    case value(Double)
    case unknown
    case end(EndOfInput)
  }

  private static let story: [(at: UInt64, news: News)] = [
    (203, .value(0.2)), (350, .value(0.3)), (1411, .unknown), (2007, .value(0.6)),
    (2101, .value(1)), (3303, .value(0.4)), (3351, .value(1)), (4600, .value(1)),
    (6000, .value(0.7)), (6100, .end(.endsEarly)),
  ]

  /// Plays the story, calling `advance` at the given times between what is heard, and returns the
  /// pictures at the times of `looks`.
  private func pictures(
    _ look: Look, advancing times: [UInt64], seen looks: [UInt64], reducesMotion: Bool
  ) -> [DisplayList] {
    var panel = Panel(look, reducesMotion: reducesMotion)
    var rest = Self.story[...]
    var pictures: [DisplayList] = []
    for time in Set(times + looks).sorted() {
      while let next = rest.first, next.at <= time {
        rest.removeFirst()
        let instant = AnimationInstant.milliseconds(next.at)
        switch next.news {
        case .value(let value): panel.hear(value, at: next.at)
        case .unknown: panel.hearUnknown(at: next.at)
        case .end(let meaning): panel.endInput(meaning, at: instant)
        }
      }
      if times.contains(time) { panel.advance(to: .milliseconds(time)) }
      if looks.contains(time) { pictures.append(panel.picture(at: time)) }
    }
    return pictures
  }

  @Test(arguments: Look.all, [false, true])
  func `pictures do not depend on how often frames are drawn`(
    look: Look, reducesMotion: Bool
  ) {
    let seen = Array(stride(from: UInt64(0), through: 8000, by: 40))
    var random = SplitMix64(seed: 7)
    let irregular = (0..<300).map { _ in UInt64(random.int(in: 0...8000)) }
    let samplings = [24, 60, 144].map { hertz in
      (0...(8 * hertz)).map { UInt64($0 * 1000 / hertz) }
    }
    let reference = pictures(look, advancing: [], seen: seen, reducesMotion: reducesMotion)
    for times in samplings + [irregular] {
      let other = pictures(look, advancing: times, seen: seen, reducesMotion: reducesMotion)
      let first = seen.indices.first { reference[$0] != other[$0] }.map { seen[$0] }
      #expect(first == nil, "\(times.count) frames, first difference at \(first ?? 0) ms")
    }
  }

  /// Looks that come to rest before the story is over: the rings take longer, and the stripes of the
  /// answer's bar never do.
  private static let quick = Look.all.filter {
    !$0.name.hasPrefix("kd") && $0.name != "ld-answer"
  }

  @Test(arguments: quick, [false, true])
  func `a panel at rest shows the same picture for ever`(look: Look, reducesMotion: Bool) {
    var panel = Panel(look, reducesMotion: reducesMotion)
    var rest = Self.story[...]
    var stillInstants = 0
    for time in stride(from: UInt64(0), through: 8000, by: 25) {
      while let next = rest.first, next.at <= time {
        rest.removeFirst()
        switch next.news {
        case .value(let value): panel.hear(value, at: next.at)
        case .unknown: panel.hearUnknown(at: next.at)
        case .end(let meaning): panel.endInput(meaning, at: .milliseconds(next.at))
        }
      }
      guard !panel.isAnimating(at: .milliseconds(time)) else { continue }
      stillInstants += 1
      let now = panel.picture(at: time)
      for later in [1, 40, 333, 1000, 86_400_000] as [UInt64] {
        #expect(panel.picture(at: time + later) == now, "\(time) ms and \(later) ms later")
        #expect(!panel.isAnimating(at: .milliseconds(time + later)))
      }
    }
    #expect(stillInstants > 40)
  }

  @Test(arguments: Look.own)
  func `a panel comes to rest after the end`(look: Look) {
    var panel = Panel(look)
    panel.hear(0.5, at: 0)
    panel.hear(1, at: 500)
    #expect(panel.isAnimating(at: .milliseconds(600)))
    #expect(!panel.isAnimating(at: .milliseconds(5000)))
    #expect(panel.picture(at: 5000).words.contains("done"))
  }

  @Test(arguments: Look.all)
  func `a late frame sees what an early one prepared`(look: Look) {
    var punctual = Panel(look)
    punctual.hear(1, at: 0)
    let late = punctual
    for time in stride(from: UInt64(0), through: 3000, by: 7) {
      punctual.advance(to: .milliseconds(time))
      #expect(punctual.picture(at: time) == late.picture(at: time))
    }
  }
}
