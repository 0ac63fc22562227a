import BoardFile
import CommandLineOptions
import Platform

/// All sources of the board that is shown.
///
/// Times are those of the monotonic clock, in nanoseconds, and are passed in.
final class BoardSources {
  private var sources: [BoardSource]
  private let surroundings: BoardSurroundings
  private let wake: CoalescingWake
  /// Whether there are other sources than when news was last returned.
  private var hasChanged = false

  /// Makes the sources of a board; each is opened in the first turn.
  init(of board: Board, _ surroundings: BoardSurroundings, wake: @escaping @Sendable () -> Void) {
    let bell = CoalescingWake(wake)
    self.surroundings = surroundings
    self.wake = bell
    sources = board.sources.map { BoardSource($0, surroundings, wake: bell) }
  }

  /// When the next one is to be opened, or opened again; nil when none is.
  var nextDue: UInt64? { sources.compactMap(\.due).min() }

  /// Does what is due, and returns what the sources have left; nil when there is nothing.
  func turn(at now: UInt64) -> BoardNews? {
    wake.hear()
    var news = BoardNews()
    for source in sources {
      if let item = source.turn(at: now) { news.items.append(item) }
    }
    guard hasChanged || !news.items.isEmpty else { return nil }
    hasChanged = false
    news.isOver =
      !sources.isEmpty && sources.allSatisfy { $0.hasEnded && $0.feed.endRule != .hold }
    return news
  }

  /// Goes over to the sources of another board: what both have stays open.
  func show(_ board: Board) {
    var left = sources
    sources = board.sources.map { entry in
      let kept =
        left.firstIndex { $0.name == entry.name && $0.feed == entry.feed }
        ?? left.firstIndex { $0.feed == entry.feed && $0.feed.source != .command }
      guard let kept else { return BoardSource(entry, surroundings, wake: wake) }
      let source = left.remove(at: kept)
      source.name = entry.name
      return source
    }
    // Before the new ones are opened, which may want the place of an old one.
    for source in left { source.close() }
    hasChanged = true
  }

  /// Tries at once what could not be opened or waits after a failure.
  func retry(at now: UInt64) {
    for source in sources { source.retry(at: now) }
  }

  /// Ends all of them, and wakes nobody any more.
  func close() {
    wake.silence()
    for source in sources { source.close() }
  }

  /// The status of the process when the display ended with one of its own: that of the command, if
  /// it is the only source and has ended.
  func status(after status: ExitStatus) -> Int32 {
    guard [.done, .endedEarly, .sourceFailed].contains(status), sources.count == 1,
      sources[0].feed.source == .command, let command = sources[0].commandStatus
    else { return status.rawValue }
    return command
  }
}
