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
nonisolated final class ClientStream: ByteStream {
  /// There may be many of them, so each takes little memory however much its client has to say.
  private static let capacity = 8192

  private let stream: DescriptorStream
  private let descriptor: Int32

  init(_ descriptor: Int32, stop: WakePipe?) {
    self.descriptor = descriptor
    stream = DescriptorStream(
      descriptor, name: "a client", capacity: Self.capacity, stop: stop)
  }

  deinit { Descriptors.close(descriptor) }

  func next(into buffer: inout [UInt8], quietAfter milliseconds: Int?) -> StreamEvent {
    let event = stream.next(into: &buffer, quietAfter: milliseconds)
    // A client that breaks off concerns nobody but itself.
    if case .failed = event { return .end(status: nil) }
    return event
  }
}
