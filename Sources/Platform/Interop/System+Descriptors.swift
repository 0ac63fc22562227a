internal import Glibc

extension System {
  /// What happened to one or two descriptors that were waited for, as bits of `poll`.
  struct Readiness {
    var first: Int16 = 0
    var second: Int16 = 0
    /// Whether the deadline came first.
    var isTimeout: Bool { first == 0 && second == 0 }
  }

  /// Waits until one of two descriptors is ready or the deadline is reached.
  ///
  /// A negative descriptor is never ready; without a deadline the wait has no end.
  static func wait(
    for events: Int32, on first: Int32, or second: Int32 = -1, until deadline: UInt64?
  ) throws(SystemError) -> Readiness {
    var set = [
      pollfd(fd: first, events: Int16(events), revents: 0),
      pollfd(fd: second, events: Int16(POLLIN), revents: 0),
    ]
    while true {
      // Computed anew in each round, so that interruptions do not prolong the wait.
      let left = deadline.map { nanoseconds(until: $0) }
      let result = unsafe poll(&set, nfds_t(set.count), left.map(wholeMilliseconds) ?? -1)
      if result < 0, errno == EINTR { continue }
      if try check("poll", result) == 0, let deadline, let left, left > 0 {
        // `poll` counts milliseconds: the rest below one is slept exactly, then looked at once more.
        if left < 1_000_000 { sleep(untilNanoseconds: deadline) }
        continue
      }
      return Readiness(first: set[0].revents, second: set[1].revents)
    }
  }

  private static func nanoseconds(until deadline: UInt64) -> UInt64 {
    let now = monotonicNanoseconds()
    return deadline > now ? deadline - now : 0
  }

  private static func wholeMilliseconds(_ nanoseconds: UInt64) -> Int32 {
    Int32(clamping: nanoseconds / 1_000_000)
  }

  /// Reads into the beginning of a buffer and returns the number of bytes; 0 is the end.
  static func read(_ descriptor: Int32, into buffer: inout [UInt8]) throws(SystemError) -> Int {
    try retrying("read") {
      unsafe buffer.withUnsafeMutableBytes {
        unsafe Glibc.read(descriptor, $0.baseAddress, $0.count)
      }
    }
  }

  /// Writes a part of some bytes and returns how many were taken.
  static func write(
    _ descriptor: Int32, _ bytes: [UInt8], in range: Range<Int>
  ) throws(SystemError) -> Int {
    precondition(
      range.lowerBound >= 0 && range.upperBound <= bytes.count, "bytes outside the array")
    return try retrying("write") {
      unsafe bytes.withUnsafeBytes {
        let start = unsafe $0.baseAddress.map { unsafe $0 + range.lowerBound }
        return unsafe Glibc.write(descriptor, start, range.count)
      }
    }
  }

  /// Makes a pipe whose ends never wait and are closed in programs started from here.
  static func makePipe() throws(SystemError) -> (reading: Int32, writing: Int32) {
    var ends: [Int32] = [-1, -1]
    _ = try check("pipe", unsafe pipe(&ends))
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    return (ends[0], ends[1])
  }

  /// Opens a file; `mode` counts when it is created.
  static func open(_ path: String, _ flags: Int32, mode: mode_t = 0) throws(SystemError) -> Int32 {
    try retrying("open") { unsafe Glibc.open(path, flags, mode) }
  }

  /// Closes a descriptor, which is gone afterwards in any case.
  static func close(_ descriptor: Int32) throws(SystemError) {
    // The kernel frees the number even when the call was interrupted: it must not be repeated.
    if Glibc.close(descriptor) < 0, errno != EINTR {
      throw SystemError(operation: "close", code: errno)
    }
  }

  /// Whether the descriptor is open.
  static func isOpen(_ descriptor: Int32) -> Bool {
    fcntl(descriptor, F_GETFD) >= 0 || errno != EBADF
  }

  /// Closes the descriptor in programs started from here.
  static func closeInPrograms(_ descriptor: Int32) { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }

  /// The status flags of an open file; nil when the descriptor is closed.
  static func statusFlags(of descriptor: Int32) -> Int32? {
    let flags = fcntl(descriptor, F_GETFL)
    return flags < 0 ? nil : flags
  }
}
