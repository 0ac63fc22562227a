internal import Glibc

/// A bell that any thread can ring and one thread waits for.
///
/// Rings are coalesced: however often it rang, one `drain()` silences it.
public final class WakePipe: Sendable {
  /// The descriptor that is readable while the bell has rung; for use with `poll`.
  let descriptor: Int32
  private let writingEnd: Int32

  /// Makes a silent bell; fails when the process has no descriptor left.
  public init() throws(SystemError) {
    (descriptor, writingEnd) = try System.makePipe()
  }

  deinit {
    try? System.close(descriptor)
    try? System.close(writingEnd)
  }

  /// Rings; may be called from any thread and never waits.
  public func signal() {
    // A full pipe refuses the write, and then the bell has rung anyway.
    _ = try? System.write(writingEnd, [1], in: 0..<1)
  }

  /// Waits until the bell has rung or the monotonic clock reads `deadline` nanoseconds.
  ///
  /// It goes on ringing until it is drained.
  /// - Parameter deadline: nil waits without an end; a past time only looks.
  /// - Returns: whether it has rung.
  public func wait(until deadline: UInt64?) -> Bool {
    let readiness = try? System.wait(for: POLLIN, on: descriptor, until: deadline)
    return readiness.map { !$0.isTimeout } ?? false
  }

  /// Waits until the bell has rung, but at most so many milliseconds, a day at the longest.
  ///
  /// It goes on ringing until it is drained. Returns whether it has rung.
  public func wait(milliseconds: Int) -> Bool {
    let bounded = UInt64(max(0, min(milliseconds, 86_400_000)))
    return wait(until: MonotonicClock.now() + bounded * 1_000_000)
  }

  /// Silences the bell; does nothing when it has not rung.
  public func drain() {
    var rings = [UInt8](repeating: 0, count: 512)
    while let count = try? System.read(descriptor, into: &rings), count == rings.count {}
  }
}
