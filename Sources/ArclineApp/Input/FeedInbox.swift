import Feeds
import Platform
import Synchronization

/// Where the reading thread leaves what it heard and the main loop picks it up.
///
/// Only the newest value is kept, so a flood takes no more room than a single line.
nonisolated final class FeedInbox: Sendable {
  /// What has been left since the last time.
  struct Delivery: Sendable {
    /// The newest value, if there is one.
    var update: FeedUpdate?
    /// The newest news of each job, where they are told apart; of so many jobs at most.
    var jobs: [String: FeedUpdate] = [:]
    static let mostJobs = 4096
    /// Whether the input has ended.
    var hasEnded = false
    /// Why reading failed, if it did.
    var failure: String?
    /// How the command that was read has ended.
    var commandEnd: CommandEnd?
    /// Whether no writer is there at present, though one may come again.
    var isAway = false
    /// Whether a report of the last frames is asked for.
    var wantsSnapshot = false
    /// Whether the overlay of the timing is to be shown, or hidden if it is.
    var togglesTiming = false
    /// Whether somebody asks for the settings to be read again.
    var wantsReload = false
    /// Rung when the loop has told its state, if somebody asks for that.
    var stateBell: WakePipe?
    /// The request to stop, if one came.
    var signal: Signal?

    /// Adds news of single jobs to what is still there.
    mutating func add(jobs news: [String: FeedUpdate]) {
      guard !jobs.isEmpty else { return jobs = news }
      for (id, newer) in news {
        let known = jobs[id]
        // A stream that invents names faster than they are shown must not fill the memory.
        guard known != nil || jobs.count < Self.mostJobs else { continue }
        jobs[id] = known?.followed(by: newer) ?? newer
      }
    }

    /// Adds news to what is still there.
    mutating func add(_ newer: FeedUpdate) {
      update = update?.followed(by: newer) ?? newer
    }
  }

  /// Counts over the whole run.
  struct Counts: Sendable {
    var updates = 0
    var warnings = 0
  }

  private struct State {
    var delivery = Delivery()
    var counts = Counts()
    var wake: (@Sendable () -> Void)?
  }

  private let state = Mutex(State())

  /// Sets what wakes the main loop; nothing is lost that came before.
  func setWake(_ wake: (@Sendable () -> Void)?) {
    state.withLock { $0.wake = wake }
  }

  /// Leaves news of the value; what is new in it goes before what has not been picked up yet.
  func leave(_ update: FeedUpdate) {
    leave { delivery, _ in delivery.add(update) }
  }

  /// Leaves something and wakes the main loop.
  func leave(_ change: (inout Delivery, inout Counts) -> Void) {
    let wake = state.withLock { state in
      change(&state.delivery, &state.counts)
      return state.wake
    }
    wake?()
  }

  /// Counts without waking anybody: what is counted is shown by nobody.
  func count(_ change: (inout Counts) -> Void) {
    state.withLock { change(&$0.counts) }
  }

  /// Picks up what was left.
  func take() -> Delivery {
    state.withLock { state in
      let delivery = state.delivery
      // The end of the input stays true; values and signals are taken once.
      state.delivery.update = nil
      state.delivery.jobs.removeAll()
      state.delivery.wantsReload = false
      state.delivery.signal = nil
      state.delivery.stateBell = nil
      state.delivery.wantsSnapshot = false
      state.delivery.togglesTiming = false
      return delivery
    }
  }

  /// Whether somebody asks the program to stop; it does not pick anything up.
  var isStopRequested: Bool { stopRequest != nil }

  /// The request to stop, which is not picked up by this; nil when there is none.
  var stopRequest: Signal? { state.withLock { $0.delivery.signal } }

  /// The counts so far.
  var counts: Counts { state.withLock { $0.counts } }
}
