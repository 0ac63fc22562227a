/// Passes events on as news of a single job without a name: the whole of all jobs in the stream.
///
/// A stream that tells the whole itself, as updates without an `id`, is taken at its word; the jobs
/// beside it then pass nothing but their place in the count. A mere sign of life without an `id` does
/// not tell the whole, and passes only its message once a job is known. Otherwise the whole is the mean of the
/// fractions; a job that has none counts as 0. It is unknown while no job has a fraction, failed from
/// the first failure on, and done when all jobs are done. Of more than 4096 jobs the later ones pass
/// nothing, and then the whole is never done.
public struct OverallSink<Downstream: FeedSink>: FeedSink {
  /// Where the events go.
  public var downstream: Downstream

  private var jobs = JobTable<Standing>()
  private var sum = 0.0
  private var known = 0
  private var done = 0
  private var hasFailed = false
  /// The state of the whole as it was last told.
  private var state: FeedState?

  private struct Standing: Sendable {
    var fraction: Double?
    var isDone = false
  }

  /// Creates a sink in front of another.
  public init(downstream: Downstream) {
    self.downstream = downstream
  }

  /// Passes the event on, as news of the whole if it is news of a job.
  public mutating func receive(_ event: FeedEvent) {
    guard case .update(let update) = event else { return downstream.receive(event) }
    if update.id.isEmpty {
      return receiveUnnamed(update)
    }
    follow(update)
    guard jobs.unnamed == nil else {
      return downstream.receive(.update(FeedUpdate(line: update.line)))
    }
    let whole = whole(update)
    state = whole.state ?? state
    downstream.receive(.update(whole))
  }

  /// News of the whole when the command that wrote the stream has ended; nil if that changes nothing.
  public func update(atEndOf command: CommandEnd) -> FeedUpdate? {
    command.update(after: state)
  }

  private mutating func receiveUnnamed(_ update: FeedUpdate) {
    if !update.isSignOfLife {
      jobs[""] = Standing()
    } else if jobs.unnamed == nil, !jobs.named.isEmpty {
      return downstream.receive(.update(FeedUpdate(line: update.line, message: update.message)))
    }
    state = update.state ?? state
    downstream.receive(.update(update))
  }

  private mutating func follow(_ update: FeedUpdate) {
    let old = jobs[update.id] ?? Standing()
    var new = old
    if update.fraction != nil || update.state == .unknown {
      new.fraction = update.fraction
    }
    if let state = update.state {
      new.isDone = state == .done
      hasFailed = hasFailed || state == .failed
    }
    jobs[update.id] = new
    guard jobs[update.id] != nil else { return }
    sum += (new.fraction ?? 0) - (old.fraction ?? 0)
    known += (new.fraction == nil ? 0 : 1) - (old.fraction == nil ? 0 : 1)
    done += (new.isDone ? 1 : 0) - (old.isDone ? 1 : 0)
  }

  private func whole(_ update: FeedUpdate) -> FeedUpdate {
    let count = jobs.named.count
    let isDone = done == count && !jobs.isFull
    var whole = FeedUpdate(line: update.line, message: update.message)
    if count == 1 { whole.amount = update.amount }
    if isDone {
      whole.fraction = 1
    } else if known > 0 {
      whole.fraction = max(0, min(sum / Double(count), FeedUpdate.largestUnfinished))
    }
    if hasFailed {
      whole.state = .failed
    } else if isDone {
      whole.state = .done
    } else if known == 0 {
      whole.state = .unknown
    } else {
      // With one job its state is that of the whole.
      whole.state = count == 1 ? update.state : .running
    }
    return whole
  }
}

extension OverallSink: Sendable where Downstream: Sendable {}
