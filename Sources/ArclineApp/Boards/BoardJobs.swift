import BoardFile
import Feeds
import Widgets

/// What is known of all jobs of a board's source, by their names.
nonisolated struct BoardJobs {
  private(set) var jobs: [String: RollupJob] = [:]
  /// The names in the order in which they were first heard of.
  private(set) var order: [String] = []

  /// Takes in news of a job.
  mutating func receive(_ update: FeedUpdate) {
    var job = jobs[update.id] ?? RollupJob(fraction: nil, state: .waiting)
    if jobs[update.id] == nil { order.append(update.id) }
    job.fraction = update.fraction ?? (update.state == .unknown ? nil : job.fraction)
    if let state = update.state.flatMap({ JobState(rawValue: $0.rawValue) }) {
      job.state = state
    } else if let fraction = update.fraction {
      job.state = fraction < 1 ? .running : .done
    }
    jobs[update.id] = job
  }

  /// Takes in that nothing more will be heard.
  mutating func end(completes: Bool) {
    for (name, job) in jobs {
      switch job.state {
      case .done, .failed, .cancelled, .ended: continue
      default: jobs[name]?.state = completes || job.fraction == 1 ? .done : .ended
      }
      if completes { jobs[name]?.fraction = 1 }
    }
  }

  /// All jobs, in order.
  var all: [RollupJob] { order.compactMap { jobs[$0] } }
}
