internal import Glibc
internal import Synchronization

/// Another program that runs beside this one, one of whose streams is read here.
///
/// Standard input and the other stream are this program's own unless it is said otherwise, so it
/// behaves as if it stood there itself. It starts with no signal blocked and with the usual effect of those that are ignored here.
/// In the foreground of a terminal it shares the terminal's process group, so that the keyboard's
/// signals reach it and it may ask for passwords; elsewhere it has a group of its own, and what is
/// sent to it reaches all that it has started.
public final class ChildProcess: Sendable {
  /// A stream that can be read.
  public enum Stream: Hashable, Sendable {
    /// Standard output.
    case output
    /// Standard error.
    case error
    /// Standard output and standard error in one, as they come.
    case both

    /// The number of the descriptor; of both, that of standard output.
    public var number: Int32 { self == .error ? STDERR_FILENO : STDOUT_FILENO }
  }

  /// The descriptor from which the captured stream is read; closed with this object.
  public let descriptor: Int32
  /// The stream that is read.
  public let stream: Stream
  /// Rings for good when the program has ended.
  public let ending: WakePipe

  private let identifier: pid_t
  /// Whether it is in the foreground of this program's terminal and gets the keyboard's signals.
  public let sharesTerminal: Bool
  private let state = Mutex(State())

  private struct State {
    var hasEnded = false
    /// From then on the number of the process may belong to another.
    var isCollected = false
    var status: Int32?
    /// Whether it was asked to stop, by whomever, before its status was told.
    var isAsked = false
    /// When its patience ends that asked it to stop, on the monotonic clock.
    var stopDeadline: UInt64?

    mutating func note(_ signal: Signal) {
      // What comes after the end has been told has not brought it about.
      if status == nil, signal.isStop || signal == .hangup { isAsked = true }
    }
  }

  /// How long it may take to end after it was asked to stop, in nanoseconds.
  public static let grace: UInt64 = 2_000_000_000

  /// How long after its end a request to stop may still come that was made before, in nanoseconds.
  ///
  /// A signal to a whole group reaches the program before this one has been told of it. An end that
  /// needs no explanation is waited with for less.
  static let lateness: (failed: UInt64, done: UInt64) = (100_000_000, 20_000_000)

  /// What concerns this program alone, see sd_notify(3) and sd_listen_fds(3).
  private static let serviceVariables: Set<String> = [
    "NOTIFY_SOCKET", "WATCHDOG_USEC", "WATCHDOG_PID", "LISTEN_FDS", "LISTEN_PID", "LISTEN_FDNAMES",
  ]

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - words: its name, looked up in PATH unless it has a slash, and its arguments.
  ///   - stream: the stream to read.
  ///   - isOutputKeptFree: whether what it writes to standard output goes to standard error, because
  ///     this program's own standard output carries data.
  ///   - readsNothing: whether its standard input is at its end from the start, because it stands
  ///     beside others that read this program's own.
  /// - Throws: the system's refusal: ENOENT when there is no such program, EACCES when it may not be
  ///   run.
  public init(
    _ words: [String], capturing stream: Stream, isOutputKeptFree: Bool = false,
    readsNothing: Bool = false
  ) throws(SystemError) {
    guard !words.isEmpty, !words.contains(where: { $0.utf8.contains(0) }) else {
      throw SystemError(operation: "start", code: EINVAL)
    }
    // Where children are ignored, as some launchers have it, their status would be lost.
    System.restoreDefault(SIGCHLD)
    let ending = try WakePipe()
    let pipe = try System.makeWaitingPipe()
    self.stream = stream
    sharesTerminal = System.ownsTerminal
    var plan = System.SpawnPlan(words: words)
    plan.withheldVariables = Self.serviceVariables
    plan.descriptors = [(from: pipe.writing, to: stream.number)]
    if stream == .both { plan.descriptors.append((from: pipe.writing, to: STDERR_FILENO)) }
    plan.readsNothing = readsNothing
    if stream == .error, isOutputKeptFree {
      plan.descriptors.insert((from: STDERR_FILENO, to: STDOUT_FILENO), at: 0)
    }
    plan.startsGroup = !sharesTerminal
    plan.restoredSignals = [SIGPIPE, SIGXFSZ]
    do throws(SystemError) {
      identifier = try System.spawn(plan)
    } catch {
      try? System.close(pipe.reading)
      try? System.close(pipe.writing)
      throw error
    }
    // The only writers left are the program and what it starts.
    try? System.close(pipe.writing)
    descriptor = pipe.reading
    self.ending = ending
    do throws(SystemError) {
      try BackgroundThread.start(name: "command") { self.awaitEnd() }
    } catch {
      // Nobody would ever collect it.
      System.kill(identifier, SIGKILL)
      _ = System.collect(identifier)
      throw error
    }
  }

  deinit { try? System.close(descriptor) }

  /// The status as shells report it, 128 + n after signal n; nil while the program runs.
  public var status: Int32? { state.withLock { $0.status } }

  /// Whether it was asked to stop before it ended; a request that came at the same moment counts.
  public var wasStopped: Bool { state.withLock { $0.isAsked } }

  /// Passes on a signal that this program got; the keyboard has sent SIGINT itself to all in the
  /// terminal's foreground.
  public func pass(_ signal: Signal) {
    guard sharesTerminal, signal == .interrupt else { return send(signal) }
    state.withLock { state in state.note(signal) }
  }

  /// Sends a signal to the program, unless it has ended.
  ///
  /// After a request to stop, which SIGHUP is one of here, it is killed (SIGKILL) when it still runs at
  /// the end of `grace`, and so is what is left of its group when it has one of its own.
  public func send(_ signal: Signal) {
    // Under the lock, because the number of a process that was collected may belong to another.
    let deadline = state.withLock { state -> UInt64? in
      state.note(signal)
      guard !state.hasEnded else { return nil }
      System.kill(target, signal.number)
      guard signal.isStop || signal == .hangup, state.stopDeadline == nil else { return nil }
      state.stopDeadline = MonotonicClock.now() + Self.grace
      return state.stopDeadline
    }
    guard let deadline else { return }
    _ = try? BackgroundThread.start(name: "patience") {
      if !self.ending.wait(until: deadline) { self.kill() }
    }
  }

  /// Asks the program to stop and waits for its end, which comes after `grace` at the latest.
  public func stop() {
    send(.terminate)
    guard let deadline = state.withLock({ $0.stopDeadline }) else { return }
    if !ending.wait(until: deadline) { kill() }
    // The kernel may hold even a killed process, as in a read of a disk that does not answer.
    _ = ending.wait(until: deadline + Self.grace / 4)
  }

  /// Ends the program, and what belongs to its own group, at once (SIGKILL).
  public func kill() {
    state.withLock { state in
      if !state.isCollected { System.kill(target, SIGKILL) }
    }
  }

  /// The process, or its group when it has one of its own.
  private var target: pid_t { sharesTerminal ? identifier : -identifier }

  private func awaitEnd() {
    System.waitUntilEnded(identifier)
    let deadline = state.withLock { state in
      state.hasEnded = true
      return state.stopDeadline
    }
    // Until it is collected its number, which is also that of the group, stays its own.
    if let deadline, !sharesTerminal { endGroup(by: deadline) }
    let status = state.withLock { state in
      state.isCollected = true
      return System.collect(identifier) ?? 1
    }
    awaitRequest(for: status == 0 ? Self.lateness.done : Self.lateness.failed)
    state.withLock { $0.status = status }
    ending.signal()
  }

  /// Waits for a request to stop that may be on its way, for so many nanoseconds.
  private func awaitRequest(for patience: UInt64) {
    let deadline = MonotonicClock.now() + patience
    while !wasStopped {
      let now = MonotonicClock.now()
      guard now < deadline else { return }
      MonotonicClock.sleep(until: min(deadline, now + 5_000_000))
    }
  }

  /// Waits until nobody is left in the group, and kills those who are there after the deadline.
  private func endGroup(by deadline: UInt64) {
    while System.hasLivingMembers(group: identifier) ?? true {
      let now = MonotonicClock.now()
      guard now < deadline else { return kill() }
      MonotonicClock.sleep(until: min(deadline, now + 20_000_000))
    }
  }
}
