import Board
import Feeds
import Motion

/// The job that the gallery plays: it begins at 0 %, goes on unevenly, is done for a while, and starts
/// again.
nonisolated struct GalleryRun: Hashable, Sendable {
  /// When it began, in nanoseconds of animation time.
  private var start: UInt64
  /// How much of its news has been told.
  private var told = 0

  /// What it says when: milliseconds from its start, and hundredths.
  static let news: [(milliseconds: UInt64, hundredths: Int)] = [
    (700, 3), (1200, 7), (1700, 14), (2200, 18), (2700, 29), (3300, 34), (3700, 45), (4200, 52),
    (4800, 56), (5200, 68), (5700, 71), (6200, 80), (6800, 88), (7300, 93), (7900, 97), (8500, 100),
  ]

  /// After so many milliseconds it starts again.
  static let length: UInt64 = 11_500

  /// A run that begins at a time.
  init(at nanoseconds: UInt64) {
    start = nanoseconds
  }

  /// Tells a panel what has happened up to a time; each piece of news comes at its own instant.
  mutating func advance(to nanoseconds: UInt64, telling panel: inout Panel) {
    while true {
      if told < Self.news.count {
        let due = start + Self.news[told].milliseconds * 1_000_000
        guard due <= nanoseconds else { return }
        panel.receive(
          FeedUpdate(line: told + 1, fraction: Double(Self.news[told].hundredths) / 100),
          at: AnimationInstant(nanoseconds: due, rate: .hz60))
        told += 1
      } else {
        let end = start + Self.length * 1_000_000
        guard end <= nanoseconds else { return }
        panel = panel.begun(at: AnimationInstant(nanoseconds: end, rate: .hz60))
        start = end
        told = 0
      }
    }
  }
}

extension Panel {
  /// A panel of the same kind that has heard nothing yet.
  nonisolated func restarted() -> Panel {
    var panel = Panel(look: look, theme: theme, reducesMotion: reducesMotion)
    panel.percentStyle = percentStyle
    panel.reading = reading
    return panel
  }

  /// A panel of the same kind whose job has just begun.
  nonisolated func begun(at instant: AnimationInstant) -> Panel {
    var panel = restarted()
    panel.settle(on: 0, at: instant)
    return panel
  }
}
