internal import Glibc

extension System {
  /// Waits until a child process has ended, and leaves it to be collected.
  static func waitUntilEnded(_ identifier: pid_t) {
    var information = unsafe siginfo_t()
    while unsafe waitid(P_PID, id_t(identifier), &information, WEXITED | WNOWAIT) < 0,
      errno == EINTR
    {}
  }

  /// Collects a child process that has ended, and returns its status as shells report it: what it
  /// ended with, or 128 + the number of the signal that it died of; nil when it was not our child.
  static func collect(_ identifier: pid_t) -> Int32? {
    var status: Int32 = 0
    while unsafe waitpid(identifier, &status, 0) < 0 {
      guard errno == EINTR else { return nil }
    }
    let signal = status & 0x7F
    return signal == 0 ? (status >> 8) & 0xFF : 128 + signal
  }

  /// Sends a signal to a process, or to a group when the number is negative.
  @discardableResult
  static func kill(_ identifier: pid_t, _ signal: Int32) -> Bool {
    Glibc.kill(identifier, signal) == 0
  }

  /// Whether this process is in the foreground of a terminal, which then signals it from the keyboard.
  static var ownsTerminal: Bool {
    guard let terminal = try? open("/dev/tty", O_RDWR | O_CLOEXEC | O_NOCTTY) else { return false }
    defer { try? close(terminal) }
    return tcgetpgrp(terminal) == getpgrp()
  }

  /// Makes a pipe whose ends wait and are closed in programs started from here.
  static func makeWaitingPipe() throws(SystemError) -> (reading: Int32, writing: Int32) {
    let ends = try makePipe()
    _ = fcntl(ends.reading, F_SETFL, 0)
    _ = fcntl(ends.writing, F_SETFL, 0)
    return ends
  }

  /// The number of this process.
  static var identifier: Int32 { getpid() }
}
