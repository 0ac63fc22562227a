/// Decides when a board file is read again and which board is shown, while the file changes.
///
/// The watcher does nothing itself: it is told what happened and when, and says what to do. A change
/// is looked at when the file has been quiet for a moment, since editors write in steps. A file that
/// is bad is looked at once more before anybody is told, since it may be half written. The board that
/// is shown stays until a good one is read.
public struct BoardWatcher: Sendable {
  /// What happened.
  public enum Event: Sendable {
    /// The file, or its folder, has changed.
    case changed
    /// Somebody asked for the file to be read now, by SIGHUP or a key.
    case requested
    /// The time asked for has come, or some other time.
    case timePassed
    /// The file has been read, as was asked.
    case read([UInt8])
    /// The file could not be read, as was asked; the reason in words.
    case unreadable(String)
  }

  /// What to do.
  public enum Action: Hashable, Sendable {
    /// Read the file and tell the watcher.
    case read
    /// Show this board from now on, and take back what was told; warnings may come with it.
    case show(Board, warnings: [Diagnostic])
    /// Tell people why the old board stays.
    case report(Problem)
    /// The file is good again and says what is shown: take back what was told.
    case clearReport
  }

  /// Why the old board stays.
  public enum Problem: Hashable, Sendable {
    /// The file has mistakes.
    case mistakes([Diagnostic])
    /// The file cannot be read; the reason in words.
    case unreadable(String)
  }

  /// How long the file must be quiet before it is read, in milliseconds.
  public static let quietTime = 100
  /// How long after a bad reading the file is looked at again, in milliseconds.
  public static let secondLook = 500
  /// The longest time that a file that never is quiet goes unread, in milliseconds.
  public static let longestWait = 1000

  private enum Phase {
    case idle
    /// Waiting for the file to be quiet, since a time.
    case settling(since: Int, until: Int)
    /// Waiting for the answer to a reading.
    case reading(isSecond: Bool)
    /// Waiting for the second look at a bad file.
    case doubting(until: Int)
  }

  private let catalogue: BoardCatalogue
  private var phase = Phase.idle
  private var shown: Board
  private var reported: Problem?
  private var changedWhileReading = false
  /// Whether somebody waits for an answer, even one that was given before.
  private var owesAnswer = false

  /// Makes the watcher of a file whose board is shown.
  public init(showing board: Board, catalogue: BoardCatalogue) {
    shown = board
    self.catalogue = catalogue
  }

  /// When the watcher wants to hear of the time again, in milliseconds; nil when it does not.
  public var wakeTime: Int? {
    switch phase {
    case .idle, .reading: nil
    case .settling(let since, let until): min(until, since.addingWithLimit(Self.longestWait))
    case .doubting(let until): until
    }
  }

  /// Takes in what happened at a time in milliseconds, and says what to do.
  public mutating func handle(_ event: Event, at time: Int) -> [Action] {
    switch event {
    case .changed: noteChange(at: time)
    case .requested:
      owesAnswer = true
      if case .reading = phase {
        phase = .reading(isSecond: true)
        return []
      }
      return begin(isSecond: true)
    case .timePassed:
      guard let wakeTime, time >= wakeTime else { return [] }
      if case .doubting = phase { return begin(isSecond: true) }
      return begin(isSecond: false)
    case .read(let bytes):
      let document = BoardDocument(reading: bytes, catalogue: catalogue)
      if let board = document.board { return take(board, document.diagnostics, at: time) }
      return refuse(.mistakes(document.diagnostics), at: time)
    case .unreadable(let reason): return refuse(.unreadable(reason), at: time)
    }
    return []
  }

  private mutating func noteChange(at time: Int) {
    let until = time.addingWithLimit(Self.quietTime)
    switch phase {
    case .idle, .doubting: phase = .settling(since: time, until: until)
    case .settling(let since, _): phase = .settling(since: since, until: until)
    case .reading: changedWhileReading = true
    }
  }

  private mutating func begin(isSecond: Bool) -> [Action] {
    phase = .reading(isSecond: isSecond)
    changedWhileReading = false
    return [.read]
  }

  private mutating func take(
    _ board: Board, _ warnings: [Diagnostic], at time: Int
  ) -> [Action] {
    guard finishReading(at: time) != nil else { return [] }
    owesAnswer = false
    let hadReport = reported != nil
    reported = nil
    if board == shown { return hadReport ? [.clearReport] : [] }
    shown = board
    return [.show(board, warnings: warnings)]
  }

  private mutating func refuse(_ problem: Problem, at time: Int) -> [Action] {
    guard let isSecond = finishReading(at: time) else { return [] }
    guard isSecond else {
      // A change during the reading is looked at anyway.
      if case .idle = phase { phase = .doubting(until: time.addingWithLimit(Self.secondLook)) }
      return []
    }
    guard problem != reported || owesAnswer else { return [] }
    owesAnswer = false
    reported = problem
    return [.report(problem)]
  }

  /// Ends the reading; nil when there was none, or whether it was a second look.
  private mutating func finishReading(at time: Int) -> Bool? {
    guard case .reading(let isSecond) = phase else { return nil }
    phase = .idle
    if changedWhileReading { noteChange(at: time) }
    changedWhileReading = false
    return isSecond
  }
}

extension Int {
  /// The sum, or the greatest number when it is beyond that.
  fileprivate func addingWithLimit(_ other: Int) -> Int {
    let (sum, overflows) = addingReportingOverflow(other)
    return overflows ? .max : sum
  }
}
