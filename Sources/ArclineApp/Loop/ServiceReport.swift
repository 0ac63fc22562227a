import Platform

/// What the service manager is told by the loop: that the display is up, how the job stands, and
/// that the loop still turns.
struct ServiceReport {
  /// The status is told at most so often, in nanoseconds.
  static let statusPeriod: UInt64 = 1_000_000_000

  private let watchdog: UInt64?
  private let notify: ([String]) -> Void
  private var isReady = false
  private var lastBeat: UInt64 = 0
  private var lastStatus: UInt64 = 0
  private var told = ""
  private var wanted = ""

  /// Makes a report that is told through `notify`.
  ///
  /// `watchdogNanoseconds` is the time the manager waits for a sign of life; nil when it does not.
  init(watchdogNanoseconds: UInt64?, notify: @escaping ([String]) -> Void) {
    watchdog = watchdogNanoseconds.map { max(1, $0 / 2) }
    self.notify = notify
  }

  /// Tells what is due after a turn of the loop.
  ///
  /// - Parameters:
  ///   - now: the time, on the monotonic clock.
  ///   - hasPresented: whether a frame has been shown since the start.
  ///   - status: how the job stands, in one line.
  mutating func turn(at now: UInt64, hasPresented: Bool, status: @autoclosure () -> String) {
    guard hasPresented else { return }
    var lines: [String] = []
    if !isReady {
      isReady = true
      lines.append("READY=1")
      lastBeat = now
    } else if let watchdog, now >= lastBeat + watchdog {
      lastBeat = now
      lines.append("WATCHDOG=1")
    }
    wanted = status()
    if wanted != told, told.isEmpty || now >= lastStatus + Self.statusPeriod {
      told = wanted
      lastStatus = now
      lines.append("STATUS=\(wanted)")
    }
    if !lines.isEmpty { notify(lines) }
  }

  /// Tells that the program is about to end.
  func stop() { notify(["STOPPING=1"]) }

  /// When the next turn is due, on the monotonic clock; nil when nothing is pending.
  var nextDue: UInt64? {
    guard isReady else { return nil }
    let beat = watchdog.map { lastBeat + $0 }
    let status = wanted == told ? nil : lastStatus + Self.statusPeriod
    return [beat, status].compactMap(\.self).min()
  }
}

extension ServiceReport {
  /// A report to the manager of this process; nil when there is none.
  static func find() -> ServiceReport? {
    ServiceManager.find().map { manager in
      ServiceReport(watchdogNanoseconds: manager.watchdogNanoseconds) { manager.notify($0) }
    }
  }
}
