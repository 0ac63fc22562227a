/// Counts the events of a stream and knows how its jobs stand.
public struct FeedCounter: FeedSink, Sendable {
  /// How many updates came.
  public private(set) var updates = 0

  /// How many warnings came.
  public private(set) var warnings = 0

  /// The last state that an update named, of whichever job; nil before the first.
  public private(set) var lastState: FeedState?

  private var jobs = JobTable<JobStanding>()
  private var command: CommandEnd?

  /// Creates a counter that has seen nothing.
  public init() {}

  /// Counts the event.
  public mutating func receive(_ event: FeedEvent) {
    switch event {
    case .warning:
      warnings += 1
    case .update(let update):
      updates += 1
      lastState = update.state ?? lastState
      var job = jobs[update.id] ?? JobStanding()
      job.follow(update)
      jobs[update.id] = job
    }
  }

  /// How the stream ended, if it ends here.
  ///
  /// Failed if any job has failed; done if there is a job and all of them are complete; else ended
  /// early. Of more than 4096 named jobs only the first are followed, and then it is never done.
  public var outcome: FeedOutcome {
    let all = jobs.named.values
    if jobs.unnamed?.state == .failed || all.contains(where: { $0.state == .failed }) {
      return .failed
    }
    if let command {
      return switch command.state(after: sole?.state) {
      case .done: .done
      case .failed: .failed
      default: .ended
      }
    }
    let unnamed = unnamed
    let hasJobs = unnamed != nil || !all.isEmpty
    let isComplete = unnamed?.isComplete ?? true
    return hasJobs && isComplete && all.allSatisfy(\.isComplete) && !jobs.isFull ? .done : .ended
  }

  /// The job without a name; what a stream says beside its named jobs is none.
  private var unnamed: JobStanding? {
    jobs.unnamed.flatMap { $0.isSignOfLife && !jobs.named.isEmpty ? nil : $0 }
  }

  /// The job that is the whole, if there is one.
  private var sole: JobStanding? {
    unnamed ?? (jobs.named.count == 1 ? jobs.named.values.first : nil)
  }

  /// Takes in that the command that wrote the stream has ended: ``outcome`` then follows its rule.
  ///
  /// - Returns: What that says of the jobs, for whoever follows them: of the one without a name unless it
  ///   had told its end so itself, and of those with names that were not over.
  public mutating func end(_ command: CommandEnd) -> [FeedUpdate] {
    let before = outcome
    self.command = command
    let open = jobs.named.filter { !$0.value.isOver }.sorted { $0.key < $1.key }
    let named = open.compactMap { command.update(after: $0.value.state, id: $0.key) }
    // A job that is cancelled has ended early as well, but that has to be told.
    let isNews =
      outcome != before
      || before != .failed && command.state(after: unnamed?.state) == .cancelled
    guard unnamed != nil || jobs.named.isEmpty, isNews,
      let whole = command.update(after: unnamed?.state)
    else { return named }
    return [whole] + named
  }

  /// The account of the stream, if it ends here.
  ///
  /// - Parameter format: The format the stream was read in.
  /// - Returns: The counts so far and ``outcome``.
  public func summary(format: FeedFormat) -> FeedSummary {
    FeedSummary(format: format, updates: updates, warnings: warnings, outcome: outcome)
  }
}

/// Where one job stands.
private struct JobStanding: Sendable {
  var fraction: Double?
  var state: FeedState?
  /// Whether nothing but signs of life came.
  var isSignOfLife = true

  mutating func follow(_ update: FeedUpdate) {
    isSignOfLife = isSignOfLife && update.isSignOfLife
    fraction = update.fraction ?? (update.state == .unknown ? nil : fraction)
    state = update.state ?? state
  }

  /// Whether it has told its end, by whatever state but that of a stream that broke off.
  var isOver: Bool { isComplete || state == .failed || state == .cancelled }

  var isComplete: Bool {
    switch state {
    case .done: true
    case .failed, .cancelled, .ended: false
    default: fraction == 1
    }
  }
}
