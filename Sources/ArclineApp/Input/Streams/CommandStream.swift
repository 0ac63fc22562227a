import Feeds
import Platform

/// One stream of a command, up to the command's own end.
///
/// What the command has started may hold the stream open after it; then its last words are waited
/// for, but not for long.
nonisolated final class CommandStream: ByteStream {
  /// So many milliseconds without a byte after the command's end are the end of the stream.
  private static let lastWords = 100
  /// The most events that are read after the command's end, for what it has started may go on.
  private static let mostAfterEnd = 1000

  private let command: ChildProcess
  private let stop: WakePipe?
  private var running: ByteSource
  private var afterEnd: ByteSource
  private var left = mostAfterEnd
  private var hasClosed = false

  init(_ command: ChildProcess, stop: WakePipe?) {
    self.command = command
    self.stop = stop
    running = ByteSource(descriptor: command.descriptor, stop: command.ending)
    afterEnd = ByteSource(descriptor: command.descriptor, stop: stop)
  }

  func next(into buffer: inout [UInt8], quietAfter milliseconds: Int?) -> StreamEvent {
    if !hasClosed, command.status == nil {
      switch running.next(into: &buffer, quietAfter: milliseconds) {
      case .bytes: return .bytes
      case .quiet: return .quiet
      case .cancelled: break
      case .end: hasClosed = true
      case .failed(let reason): return .failed("reading the command failed: \(reason)")
      }
    }
    if !hasClosed, left > 0 {
      left -= 1
      if afterEnd.next(into: &buffer, quietAfter: Self.lastWords) == .bytes { return .bytes }
      hasClosed = true
    }
    buffer.removeAll(keepingCapacity: true)
    // A command may close its stream long before its end.
    if command.status == nil, !command.ending.wait(until: milliseconds.map(Self.deadline)) {
      return .quiet
    }
    return .end(command.end)
  }

  private static func deadline(afterMilliseconds milliseconds: Int) -> UInt64 {
    Stopwatch().reading(afterNanoseconds: UInt64(max(0, milliseconds)) * 1_000_000)
  }
}

nonisolated extension ChildProcess {
  /// How the command has ended; nil while it runs.
  var end: CommandEnd? { status.map { CommandEnd(status: $0, wasStopped: wasStopped) } }
}
