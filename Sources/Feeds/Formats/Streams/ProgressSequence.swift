/// The terminal sequence OSC 9;4, by which programs tell the terminal their progress.
///
/// `ESC ] 9 ; 4 ; state ; percentage`, ended by BEL or `ESC \`. The state is 0 (no progress to show),
/// 1 (a value), 2 (an error), 3 (unknown extent) or 4 (paused). Where the percentage may be missing
/// the one before stays; with state 1 a missing one is 0.
struct ProgressSequence: Sendable, Equatable {
  /// What the payload of an operating-system command begins with.
  static let prefix = Array("9;4;".utf8)

  /// The longest payload that is read.
  static let longestPayload = 32

  private let state: UInt8
  /// The percentage of the sequence; nil where the one before stays.
  private let percent: Double?

  /// Reads the bytes between `ESC ]` and the end mark; nil for anything else or out of range.
  init?(payload: [UInt8]) {
    guard payload.starts(with: Self.prefix), payload.count <= Self.longestPayload else {
      return nil
    }
    let fields = payload.dropFirst(Self.prefix.count).split(
      separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
    guard let first = fields.first, fields.count <= 2, first.count == 1, let digit = first.first,
      (ASCII.zero...UInt8(ascii: "4")).contains(digit)
    else { return nil }
    state = digit - ASCII.zero
    let second = fields.dropFirst().first ?? []
    guard !second.isEmpty else {
      percent = state == 1 ? 0 : nil
      return
    }
    let text = Array(second)
    guard text.count <= 3, text.allSatisfy(ASCII.isDigit),
      let value = try? PlainNumber(parsing: text.span).value, value <= 100
    else { return nil }
    percent = value
  }

  /// The percentage that a terminal keeps after the sequence; nil where there is none.
  func kept(after last: Double?) -> Double? {
    switch state {
    case 0: nil
    // An unknown extent has no percentage, but leaves the one before for what comes after it.
    case 3: last
    default: percent ?? last
    }
  }

  /// The news in the sequence.
  ///
  /// Taking the progress away completes a job that stood at 100 %; any other has ended early.
  func update(line: Int, after last: Double?, wasComplete: Bool) -> FeedUpdate {
    var update =
      (percent ?? last).map { FeedUpdate.percent($0, line: line) } ?? FeedUpdate(line: line)
    switch state {
    case 0:
      return wasComplete ? .done(line: line) : FeedUpdate(line: line, state: .ended)
    case 1: return update
    case 2: update = update.unfinished().with(state: .failed)
    case 3: return FeedUpdate(line: line, state: .unknown)
    default: update = update.unfinished().with(state: .paused)
    }
    return update
  }
}
