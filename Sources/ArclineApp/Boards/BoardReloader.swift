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
  /// What the screen is to say of the file while the old board stays for want of a good one.
  private(set) var notice: CornerNotice?

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
        notice = nil
      case .report(let problem):
        Messages.report("\(reason(of: problem, in: path)); the old board stays")
        let name = path.split(separator: "/").last.map(String.init) ?? path
        notice = CornerNotice(
          title: "The new board is not shown", detail: reason(of: problem, in: name))
      case .clearReport:
        Messages.report("\(path): is good again, and what is shown")
        notice = nil
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

  /// One line that says why the old board stays, with a name of the file.
  private func reason(of problem: BoardWatcher.Problem, in name: String) -> String {
    switch problem {
    case .unreadable(let reason): return reason
    case .mistakes(let diagnostics):
      let errors = diagnostics.filter { $0.severity == .error }
      let first = errors.first.map { "\(name):\($0)" } ?? "\(name): is no board"
      return errors.count > 1 ? "\(first) (and \(errors.count - 1) more)" : first
    }
  }
}
