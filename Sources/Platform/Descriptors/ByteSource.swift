internal import Glibc

/// Reads a descriptor on the caller's thread, waiting for data without changing the descriptor.
///
/// The non-blocking flag belongs to the open file, which a shell may share, so it is never touched.
/// The descriptor is borrowed: it is not closed here. After an end or a failure it is never read
/// again, because a closed pipe stays readable for ever.
public struct ByteSource: ~Copyable {
  /// What came of waiting.
  public enum Event: Equatable, Sendable {
    /// The buffer holds new bytes, at least one.
    case bytes
    /// Nothing came for the given time.
    case quiet
    /// There will be no more bytes: end of file, hang-up, or the descriptor was closed.
    case end
    /// The stop bell rang.
    case cancelled
    /// Reading failed; the text is the system's reason. It will not be tried again.
    case failed(String)
  }

  private let descriptor: Int32
  private let stop: WakePipe?
  private var scratch: [UInt8]
  private var conclusion: Event?

  /// Makes a source that reads a descriptor.
  /// - Parameters:
  ///   - descriptor: an open descriptor; a closed or negative one has ended.
  ///   - capacity: the most bytes of one event, 64 KiB unless given; raised to 1.
  ///   - stop: a bell that ends every wait.
  public init(descriptor: Int32, capacity: Int = 65_536, stop: WakePipe? = nil) {
    self.descriptor = descriptor
    self.stop = stop
    scratch = [UInt8](repeating: 0, count: max(1, capacity))
    conclusion = descriptor < 0 ? .end : nil
  }

  /// Waits for the next bytes and puts them into the buffer in place of what it held.
  ///
  /// The buffer is empty afterwards unless the result is `.bytes`. When no data comes for the given
  /// number of milliseconds the result is `.quiet`; without a number it waits without an end. A
  /// source that has ended or failed gives the same answer again at once.
  public mutating func next(
    into buffer: inout [UInt8], quietAfter milliseconds: Int? = nil
  ) -> Event {
    buffer.removeAll(keepingCapacity: true)
    if let conclusion { return conclusion }
    let deadline = milliseconds.map { Self.deadline(afterMilliseconds: $0) }
    while true {
      do throws(SystemError) {
        if let event = try attempt(into: &buffer, until: deadline) { return event }
      } catch {
        let event = Self.conclusion(of: error)
        conclusion = event
        return event
      }
    }
  }

  /// Waits and reads once; nil means that another reader took the bytes.
  private mutating func attempt(
    into buffer: inout [UInt8], until deadline: UInt64?
  ) throws(SystemError) -> Event? {
    let ready = try System.wait(
      for: POLLIN, on: descriptor, or: stop?.descriptor ?? -1, until: deadline)
    if ready.second != 0 { return .cancelled }
    if ready.isTimeout { return .quiet }
    guard ready.first & Int16(POLLNVAL) == 0 else {
      throw SystemError(operation: "poll", code: EBADF)
    }
    do throws(SystemError) {
      let count = try System.read(descriptor, into: &scratch)
      guard count > 0 else {
        conclusion = .end
        return .end
      }
      buffer.append(contentsOf: scratch[..<count])
      return .bytes
    } catch {
      guard error.code == EAGAIN else { throw error }
      // A short rest, so that a descriptor that is always "ready" cannot make this loop spin.
      let rest = Self.deadline(afterMilliseconds: 1)
      _ = try System.wait(for: POLLIN, on: stop?.descriptor ?? -1, until: rest)
      return nil
    }
  }

  private static func deadline(afterMilliseconds milliseconds: Int) -> UInt64 {
    // A day is as good as any longer time and keeps the sum far from overflow.
    let bounded = UInt64(max(0, min(milliseconds, 86_400_000)))
    return MonotonicClock.now() + bounded * 1_000_000
  }

  /// A descriptor that is gone and a terminal that hung up are ends, not failures.
  private static func conclusion(of error: SystemError) -> Event {
    switch error.code {
    case EBADF, EIO: .end
    default: .failed(error.reason)
    }
  }
}
