import BoardFile
import Platform

/// Follows the file of the board that is shown.
///
/// The file is looked at twice a second; the watcher decides what a change means. Times are those of
/// the monotonic clock, in nanoseconds, and are passed in.
final class BoardReloader {
  private let path: String
  private var watcher: BoardWatcher
  private var stamp: FileStamp?
  private var nextLook: UInt64 = 0

  /// The time between two looks at the file.
  private static let interval: UInt64 = 500_000_000

  /// Makes the reloader of a file that has just been read.
  init(path: String, showing board: BoardFile.Board) {
    self.path = path
    stamp = Files.stamp(path)
    watcher = BoardWatcher(showing: board, catalogue: .program)
  }

  /// When it wants its next turn.
  var nextDue: UInt64 {
    guard let wake = watcher.wakeTime else { return nextLook }
    return min(nextLook, UInt64(max(0, wake)) * 1_000_000)
  }

  /// Does what is due, and returns the board to show from now on if that is another one.
  ///
  /// `isRequested` reads the file whether or not it has changed.
  func turn(at now: UInt64, isRequested: Bool) -> BoardFile.Board? {
    let time = Int(clamping: now / 1_000_000)
    var actions: [BoardWatcher.Action] = []
    if isRequested { actions += watcher.handle(.requested, at: time) }
    if now >= nextLook {
      nextLook = now + Self.interval
      let current = Files.stamp(path)
      if current != stamp {
        stamp = current
        actions += watcher.handle(.changed, at: time)
      }
    }
    if let wake = watcher.wakeTime, time >= wake {
      actions += watcher.handle(.timePassed, at: time)
    }
    return carryOut(actions, at: time)
  }

  private func carryOut(_ actions: [BoardWatcher.Action], at time: Int) -> BoardFile.Board? {
    var shown: BoardFile.Board?
    for action in actions {
      switch action {
      case .read: shown = carryOut(watcher.handle(read(), at: time), at: time) ?? shown
      case .show(let board, let warnings):
        for line in BoardFileReading.lines(of: warnings, in: path) { Messages.report(line) }
        shown = board
      case .report(let problem): Messages.report(line(about: problem))
      case .clearReport: Messages.report("\(path): is good again, and what is shown")
      }
    }
    return shown
  }

  private func read() -> BoardWatcher.Event {
    do throws(FileError) {
      return .read(try Files.read(path, limit: BoardFileReading.limit))
    } catch {
      return .unreadable(error.description)
    }
  }

  /// One line that says why the old board stays.
  private func line(about problem: BoardWatcher.Problem) -> String {
    switch problem {
    case .unreadable(let reason): return "\(reason); the old board stays"
    case .mistakes(let diagnostics):
      let errors = diagnostics.filter { $0.severity == .error }
      let first = errors.first.map { "\(path):\($0)" } ?? "\(path): is no board"
      let more = errors.count > 1 ? " (and \(errors.count - 1) more)" : ""
      return "\(first)\(more); the old board stays"
    }
  }
}
