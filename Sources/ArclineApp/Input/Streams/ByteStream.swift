import Feeds
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
  /// There will be no more bytes; of a command with how it ended.
  case end(CommandEnd?)
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
    case .end, .cancelled: .end(nil)
    case .failed(let reason): .failed("reading \(name) failed: \(reason)")
    }
  }
}

/// A program that connected to the socket; its descriptor is closed at the end.
///
/// It may be silent as long as it likes, also in the middle of a line: many formats begin their newest
/// record and end it only with the next one. But a line that trickles in must end.
nonisolated final class ClientStream: ByteStream {
  /// There may be many of them, so each takes little memory however much its client has to say.
  private static let capacity = 8192
  /// How long the bytes of a line may go on coming, in nanoseconds; a silence as long is none of them.
  static let standardPatience: UInt64 = 60_000_000_000

  private let stream: DescriptorStream
  private let descriptor: Int32
  private let patience: UInt64
  private let watch = Stopwatch()
  /// When the open line was begun, in nanoseconds since the client came; nil between lines.
  private var beginning: UInt64?
  /// When the last bytes came.
  private var lastBytes: UInt64 = 0

  init(_ descriptor: Int32, stop: WakePipe?, patience: UInt64 = standardPatience) {
    self.descriptor = descriptor
    self.patience = patience
    stream = DescriptorStream(
      descriptor, name: "a client", capacity: Self.capacity, stop: stop)
  }

  deinit { Descriptors.close(descriptor) }

  func next(into buffer: inout [UInt8], quietAfter milliseconds: Int?) -> StreamEvent {
    switch stream.next(into: &buffer, quietAfter: milliseconds) {
    case .bytes:
      guard isLineOverdue(after: buffer) else { return .bytes }
      buffer.removeAll(keepingCapacity: true)
      Messages.report(
        "a client was cut off: its line did not end in \(patience / 1_000_000_000) s")
      return .end(nil)
    // A client that breaks off concerns nobody but itself.
    case .failed: return .end(nil)
    case let event: return event
    }
  }

  /// Notes bytes that came, and says whether the line they belong to has been coming for too long.
  private func isLineOverdue(after bytes: [UInt8]) -> Bool {
    let now = watch.nanoseconds
    let silence = now - min(lastBytes, now)
    lastBytes = now
    let end = bytes.lastIndex { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
    if end == bytes.count - 1 {
      beginning = nil
    } else if end == nil, let beginning, silence < patience {
      return now - beginning >= patience
    } else {
      beginning = now
    }
    return false
  }
}
