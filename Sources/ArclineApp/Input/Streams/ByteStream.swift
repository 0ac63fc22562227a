import Platform

/// What came of waiting for a source.
nonisolated enum StreamEvent: Equatable, Sendable {
  /// The buffer holds new bytes, at least one.
  case bytes
  /// Nothing came for the given time.
  case quiet
  /// The writer has gone; another one may come.
  case writerGone
  /// What follows is a new stream of the same writer.
  case beginsAgain
  /// There will be no more bytes; the status is that of a command, 128 + n after signal n.
  case end(status: Int32?)
  /// Reading failed for good; the text is one line without the program's name.
  case failed(String)
}

/// The bytes of a source, read on one thread.
nonisolated protocol ByteStream: AnyObject {
  /// Waits for the next bytes and puts them into the buffer in place of what it held.
  ///
  /// Without a number of milliseconds it waits without an end. A stop bell that rang is an end.
  func next(into buffer: inout [UInt8], quietAfter milliseconds: Int?) -> StreamEvent
}

/// A descriptor that the program was given.
nonisolated final class DescriptorStream: ByteStream {
  private var source: ByteSource
  private let name: String

  /// Reads a descriptor, named in messages, so many bytes at a time at most.
  init(_ descriptor: Int32, name: String, capacity: Int = 65_536, stop: WakePipe?) {
    source = ByteSource(descriptor: descriptor, capacity: capacity, stop: stop)
    self.name = name
  }

  func next(into buffer: inout [UInt8], quietAfter milliseconds: Int?) -> StreamEvent {
    switch source.next(into: &buffer, quietAfter: milliseconds) {
    case .bytes: .bytes
    case .quiet: .quiet
    case .end, .cancelled: .end(status: nil)
    case .failed(let reason): .failed("reading \(name) failed: \(reason)")
    }
  }
}

/// A program that connected to the socket; its descriptor is closed at the end.
///
/// Between lines it may be silent as long as it likes, but a line that it has begun must end.
nonisolated final class ClientStream: ByteStream {
  /// There may be many of them, so each takes little memory however much its client has to say.
  private static let capacity = 8192
  /// How long a line may take from its first byte to its end, in nanoseconds.
  static let standardPatience: UInt64 = 60_000_000_000

  private let stream: DescriptorStream
  private let descriptor: Int32
  private let patience: UInt64
  private let watch = Stopwatch()
  /// When the line that was begun must have ended, in nanoseconds since the client came.
  private var deadline: UInt64?

  init(_ descriptor: Int32, stop: WakePipe?, patience: UInt64 = standardPatience) {
    self.descriptor = descriptor
    self.patience = patience
    stream = DescriptorStream(
      descriptor, name: "a client", capacity: Self.capacity, stop: stop)
  }

  deinit { Descriptors.close(descriptor) }

  func next(into buffer: inout [UInt8], quietAfter milliseconds: Int?) -> StreamEvent {
    let quiet = milliseconds.map {
      watch.nanoseconds + UInt64(max(0, min($0, 86_400_000))) * 1_000_000
    }
    while true {
      let now = watch.nanoseconds
      if let deadline, now >= deadline {
        buffer.removeAll(keepingCapacity: true)
        Messages.report(
          "a client was cut off: its line did not end in \(patience / 1_000_000_000) s")
        return .end(status: nil)
      }
      let due = [quiet, deadline].compactMap(\.self).min()
      let left = due.map { Int(clamping: ($0 - min(now, $0)) / 1_000_000 + 1) }
      switch stream.next(into: &buffer, quietAfter: left) {
      case .bytes:
        note(buffer)
        return .bytes
      case .quiet:
        if let quiet, watch.nanoseconds >= quiet { return .quiet }
      // A client that breaks off concerns nobody but itself.
      case .failed: return .end(status: nil)
      case let event: return event
      }
    }
  }

  private func note(_ bytes: [UInt8]) {
    let end = bytes.lastIndex { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
    if end == bytes.count - 1 {
      deadline = nil
    } else if end != nil || deadline == nil {
      deadline = watch.nanoseconds + patience
    }
  }
}
