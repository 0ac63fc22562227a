internal import Glibc

/// A request to the program from outside.
public enum Signal: Hashable, Sendable, CaseIterable {
  /// SIGTERM: stop, as service managers ask.
  case terminate
  /// SIGINT: stop, as Control-C asks.
  case interrupt
  /// SIGHUP: read the settings again.
  case hangup
  /// SIGUSR1: what the program makes of it.
  case userOne
  /// SIGUSR2: what the program makes of it.
  case userTwo
  /// SIGQUIT: end as after a fault, as Control-Backslash asks.
  case quit

  /// The number of the signal.
  public var number: Int32 {
    switch self {
    case .terminate: SIGTERM
    case .interrupt: SIGINT
    case .hangup: SIGHUP
    case .userOne: SIGUSR1
    case .userTwo: SIGUSR2
    case .quit: SIGQUIT
    }
  }

  /// The exit status that shells give to a program that died of this signal: 128 + number.
  public var exitStatus: Int32 { 128 + number }

  /// Whether it asks the program to stop.
  public var isStop: Bool { self == .terminate || self == .interrupt }
}
