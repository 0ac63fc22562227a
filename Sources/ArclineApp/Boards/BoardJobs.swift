import BoardFile
import Feeds
import Motion
import Widgets

/// What is known of all jobs of a board's source, by their names.
///
/// Of more than 4096 jobs those that are over are forgotten, the oldest first.
nonisolated struct BoardJobs {
  /// So many jobs are known at a time; a wall that runs for months must not fill the memory.
  static let most = 4096

  fileprivate struct Job {
    var summed = RollupJob(fraction: nil, state: .waiting)
    var pace = JobPace()
    /// Whether nothing but signs of life came.
    var isSignOfLife = true
  }

  fileprivate var jobs: [String: Job] = [:]
  /// The names in the order in which they were first heard of.
  private(set) var order: [String] = []

  /// Takes in news of a job.
  mutating func receive(_ update: FeedUpdate, at instant: AnimationInstant) {
    if jobs[update.id] == nil {
      guard makeRoom() else { return }
      order.append(update.id)
    }
    jobs[update.id, default: Job()].receive(update, at: instant)
  }

  /// Forgets a job of which nothing but signs of life came; returns whether there was one.
  mutating func forgetSignOfLife(_ name: String) -> Bool {
    guard jobs[name]?.isSignOfLife == true else { return false }
    jobs[name] = nil
    order.removeAll { $0 == name }
    return true
  }

  /// Takes in that nothing more will be heard of some jobs, or of all of them.
  mutating func end(_ names: [String]? = nil, completes: Bool) {
    for name in names ?? order {
      guard let job = jobs[name]?.summed, !job.state.isOver else { continue }
      jobs[name]?.summed.state = completes || job.fraction == 1 ? .done : .ended
      if completes { jobs[name]?.summed.fraction = 1 }
    }
  }

  /// Takes in that some jobs, or all of them, failed or were cancelled, unless they were over.
  mutating func stop(_ names: [String]? = nil, in state: JobState) {
    for name in names ?? order where jobs[name]?.summed.state.isOver == false {
      jobs[name]?.summed.state = state
    }
  }

  /// All jobs as they stand at an instant, in order.
  func all(at instant: AnimationInstant) -> [RollupJob] {
    order.compactMap { jobs[$0]?.standing(at: instant) }
  }

  /// Forgets a job that is over where there are too many; false when all still go on.
  private mutating func makeRoom() -> Bool {
    guard order.count >= Self.most else { return true }
    guard let index = order.firstIndex(where: { jobs[$0]?.summed.state.isOver == true }) else {
      return false
    }
    jobs[order.remove(at: index)] = nil
    return true
  }
}

nonisolated extension BoardJobs.Job {
  fileprivate mutating func receive(_ update: FeedUpdate, at instant: AnimationInstant) {
    isSignOfLife = isSignOfLife && update.isSignOfLife
    summed.fraction = update.fraction ?? (update.state == .unknown ? nil : summed.fraction)
    if let state = update.state.flatMap({ JobState(rawValue: $0.rawValue) }) {
      summed.state = state
    } else if let fraction = update.fraction {
      summed.state = fraction < 1 ? .running : .done
    }
    pace.receive(update, then: summed.state, at: instant)
    summed.max = pace.amount?.total
    summed.unit = pace.amount?.unit ?? ""
  }

  fileprivate func standing(at instant: AnimationInstant) -> RollupJob {
    var job = summed
    job.rate = pace.rate(in: job.state, at: instant)
    job.remaining = pace.remaining(in: job.state, at: instant)
    return job
  }
}
