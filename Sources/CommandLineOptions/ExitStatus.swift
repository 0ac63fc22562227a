/// The status the process ends with; the raw value is the number the parent process sees.
public enum ExitStatus: Int32, CaseIterable, Sendable {
  /// The progress is complete, or the program was told to stop by SIGTERM, or it gave help.
  case done = 0
  /// The user closed the window before the end, or another one has the socket already.
  case closedByUser = 1
  /// The command line or a board file is wrong; nothing was started.
  case usage = 2
  /// The source reported a failure, or could not be read.
  case sourceFailed = 3
  /// Input ended before 100 %.
  case endedEarly = 4
  /// The time given by `--timeout` passed before the progress was complete.
  case timedOut = 5
  /// There is no display to open a window on, or it shows nothing more; the number is EX_UNAVAILABLE of `sysexits.h`.
  case noDisplay = 69
  /// Something failed inside the program; the number is EX_SOFTWARE of `sysexits.h`.
  case internalFailure = 70
  /// Stopped by SIGINT: 128 plus the number of the signal, as shells report it.
  case interrupted = 130

  /// One line for the help, without a period.
  public var summary: String {
    switch self {
    case .done: "done; also after --help, --version, SIGTERM without a COMMAND"
    case .closedByUser: "closed by the user before the end, or already running at the socket"
    case .usage: "wrong usage or a bad board file"
    case .sourceFailed: "the source failed"
    case .endedEarly: "input ended before 100 %"
    case .timedOut: "not complete when --timeout ran out"
    case .noDisplay: "no display, or it went away"
    case .internalFailure: "internal failure"
    case .interrupted: "stopped by SIGINT (Ctrl-C)"
    }
  }

  /// Whether a mode can end with the status; only `show`, `profile` and `demo` have a display, and only
  /// `show` says how the job ended.
  ///
  /// A mode that runs a command can also end with any status of the command.
  public func applies(to mode: Mode) -> Bool {
    switch self {
    case .done, .usage, .internalFailure: true
    case .sourceFailed: mode == .show || mode == .render || mode == .feed
    case .interrupted: mode != .render && mode != .looks && mode != .check
    case .noDisplay: mode == .show || mode == .profile || mode == .demo
    case .closedByUser: mode == .show || mode == .profile || mode == .feed
    case .endedEarly, .timedOut: mode == .show
    }
  }
}
