import FrameTiming
import Platform
import Synchronization

/// Hands what the loop notes of its frames to a thread that writes it down.
///
/// The loop calls it between two frames; it neither formats nor waits for a disk.
final class FrameRecording {
  private let mailbox: RecordMailbox
  private var nextCollection: UInt64 = 0

  /// Frames are handed over this often, in nanoseconds; a rest hands over what there is.
  private static let interval: UInt64 = 1_000_000_000
  /// The end of a recording waits so long for a slow disk, in milliseconds.
  private static let patience = 10_000

  /// Starts a recording; a path that cannot be written to is found out here.
  init(
    path: String, kind: FrameFileKind, facts: TimingReport.Facts
  ) throws(Failure) {
    let mailbox: RecordMailbox
    do throws(SystemError) {
      mailbox = try RecordMailbox()
    } catch {
      throw .runtime("cannot record: \(error.description)")
    }
    self.mailbox = mailbox
    do throws(SystemError) {
      try BackgroundThread.start(name: "recorder") {
        RecordWriter.run(path: path, kind: kind, facts: facts, mailbox)
      }
    } catch {
      throw .runtime("cannot record: \(error.description)")
    }
    _ = mailbox.begin.wait(milliseconds: Self.patience)
    if let problem = mailbox.problem { throw .runtime("cannot record: \(problem)") }
  }

  /// Hands over the frames since the last time, when it is time or a rest begins.
  func collect(from recorder: inout FrameRecorder, at now: UInt64, isBeforeRest: Bool) {
    guard now >= nextCollection || isBeforeRest else { return }
    nextCollection = now + Self.interval
    handOver(from: &recorder)
  }

  private func handOver(from recorder: inout FrameRecorder) {
    var records: [FrameRecord] = []
    recorder.drain { records.append($0) }
    let summary = recorder.takeSummary()
    guard !records.isEmpty || summary != nil else { return }
    mailbox.leave { content in
      content.records += records
      if let summary { content.summaries.append(summary) }
    }
  }

  /// Asks for a report of the frames that are kept.
  func requestSnapshot(of recorder: borrowing FrameRecorder) {
    let snapshot = RecordMailbox.Snapshot(recorder)
    mailbox.leave { $0.snapshots.append(snapshot) }
  }

  /// Hands over the rest and waits until everything is written.
  func finish(_ recorder: inout FrameRecorder) throws(Failure) {
    handOver(from: &recorder)
    let snapshot = RecordMailbox.Snapshot(recorder)
    let summary = recorder.currentSummary()
    mailbox.leave { content in
      content.snapshots.append(snapshot)
      if let summary { content.summaries.append(summary) }
      content.isLast = true
    }
    guard mailbox.end.wait(milliseconds: Self.patience) else {
      throw .runtime("the recording is incomplete: writing it takes too long")
    }
    if let problem = mailbox.problem {
      throw .runtime("the recording is incomplete: \(problem)")
    }
  }
}

/// What the loop leaves for the thread that writes.
nonisolated final class RecordMailbox: Sendable {
  /// The frames for a report.
  struct Snapshot: Sendable {
    let records: [FrameRecord]
    /// The frames before them.
    let lost: UInt64

    init(_ recorder: borrowing FrameRecorder) {
      records = recorder.keptRecords()
      let total = recorder.tally.records
      lost = total - min(total, UInt64(records.count))
    }
  }

  /// What is there to be written.
  struct Content: Sendable {
    var records: [FrameRecord] = []
    var summaries: [HourlySummary] = []
    var snapshots: [Snapshot] = []
    /// Whether nothing comes after this.
    var isLast = false
  }

  private struct State {
    var content = Content()
    var problem: String?
  }

  private let state = Mutex(State())
  private let bell: WakePipe
  /// Rings when the first file is made, or could not be.
  let begin: WakePipe
  /// Rings when everything is written.
  let end: WakePipe

  init() throws(SystemError) {
    bell = try WakePipe()
    begin = try WakePipe()
    end = try WakePipe()
  }

  /// Leaves something.
  func leave(_ change: (inout Content) -> Void) {
    state.withLock { change(&$0.content) }
    bell.signal()
  }

  /// Waits for something and takes it.
  func take() -> Content {
    _ = bell.wait(until: nil)
    bell.drain()
    return state.withLock { state in
      let content = state.content
      state.content = Content()
      return content
    }
  }

  /// Notes what went wrong; the first problem is kept.
  ///
  /// - Returns: whether it is the first.
  func note(_ problem: String) -> Bool {
    state.withLock { state in
      guard state.problem == nil else { return false }
      state.problem = problem
      return true
    }
  }

  /// What went wrong first.
  var problem: String? { state.withLock { $0.problem } }
}
