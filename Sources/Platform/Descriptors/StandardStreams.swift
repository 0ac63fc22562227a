internal import Glibc

/// Standard output, for data.
public enum StandardOutput {
  /// Writes all bytes, waiting for a slow reader.
  ///
  /// A reader that has gone away is an error (EPIPE) and not the end of the process, provided that
  /// `Signals.ignoreWriteSignals()` was called.
  public static func write(_ bytes: [UInt8]) throws(SystemError) {
    try DescriptorWriter.writeAll(bytes, to: STDOUT_FILENO)
  }

  /// Writes text as UTF-8.
  public static func write(_ text: String) throws(SystemError) {
    try write(Array(text.utf8))
  }
}

/// Standard error, for messages to a person.
public enum StandardError {
  /// How long one message waits for a reader, in milliseconds.
  public static let patience = 50

  /// Writes a line and its line feed.
  ///
  /// A message must not hold up a frame: when nobody reads for `patience` milliseconds, the rest is
  /// dropped.
  /// - Returns: whether the whole line was written.
  @discardableResult
  public static func write(line: String) -> Bool {
    let bytes = Array(line.utf8) + [UInt8(ascii: "\n")]
    let deadline = MonotonicClock.now() + UInt64(patience) * 1_000_000
    let written: ()? = try? DescriptorWriter.writeAll(bytes, to: STDERR_FILENO, until: deadline)
    return written != nil
  }
}

/// Writes whole byte strings to a descriptor in whatever mode it was inherited.
enum DescriptorWriter {
  /// A ready pipe takes at least this many bytes without waiting (PIPE_BUF).
  private static let pipeAtom = 4096

  /// Writes all bytes, or throws ETIMEDOUT when the deadline passes first.
  static func writeAll(
    _ bytes: [UInt8], to descriptor: Int32, until deadline: UInt64? = nil
  ) throws(SystemError) {
    var position = 0
    while position < bytes.count {
      if deadline != nil { try awaitRoom(on: descriptor, until: deadline) }
      let most = deadline == nil ? bytes.count - position : pipeAtom
      let end = min(bytes.count, position + most)
      do throws(SystemError) {
        position += try System.write(descriptor, bytes, in: position..<end)
      } catch {
        guard error.code == EAGAIN else { throw error }
        try awaitRoom(on: descriptor, until: deadline)
      }
    }
  }

  private static func awaitRoom(on descriptor: Int32, until deadline: UInt64?) throws(SystemError) {
    let ready = try System.wait(for: POLLOUT, on: descriptor, until: deadline)
    if ready.isTimeout { throw SystemError(operation: "write", code: ETIMEDOUT) }
  }
}
