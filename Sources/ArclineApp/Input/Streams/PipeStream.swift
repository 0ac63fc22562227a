import Platform

/// A named pipe, one writer after the other.
nonisolated final class PipeStream: ByteStream {
  /// How often the path is looked at while nothing comes, in milliseconds: the pipe may have been
  /// replaced, and nobody would ever write to the old one.
  private static let lookingPeriod = 2000

  private let pipe: NamedPipe
  private let stop: WakePipe?
  private let isLasting: Bool
  private var source: ByteSource
  /// Whether the path was lost and that was told.
  private var isLost = false
  private var hasWriter = false
  /// How long the path is waited for.
  private var backoff: Backoff
  /// The time since it was made.
  private let watch = Stopwatch()
  /// When by that the path is looked at again while it is lost.
  private var nextLook: UInt64 = 0

  /// Reads a pipe; without lasting, the end of the first writer is the end.
  init(_ pipe: NamedPipe, isLasting: Bool, stop: WakePipe?, backoff: Backoff = Backoff()) {
    self.pipe = pipe
    self.isLasting = isLasting
    self.stop = stop
    self.backoff = backoff
    source = ByteSource(descriptor: pipe.descriptor, stop: stop)
  }

  func next(into buffer: inout [UInt8], quietAfter milliseconds: Int?) -> StreamEvent {
    let quietTime = milliseconds.map { watch.nanoseconds + UInt64(max(0, $0)) * 1_000_000 }
    while true {
      let period = min(milliseconds ?? .max, Self.lookingPeriod)
      if isLost {
        buffer.removeAll(keepingCapacity: true)
        let end = min(nextLook, quietTime ?? .max)
        guard watch.wait(untilNanoseconds: end, unless: stop) else { return .end(nil) }
        if end == nextLook { reopen() }
        if end == quietTime { return .quiet }
        continue
      }
      switch source.next(into: &buffer, quietAfter: period) {
      case .bytes:
        hasWriter = true
        return .bytes
      case .quiet:
        if !hasWriter, pipe.wasReplaced { reopen() }
        if milliseconds == period { return .quiet }
      case .end:
        guard isLasting else { return .end(nil) }
        hasWriter = false
        reopen()
        return .writerGone
      case .cancelled: return .end(nil)
      case .failed(let reason): return .failed("reading \(pipe.path) failed: \(reason)")
      }
    }
  }

  /// Opens what stands at the path now; while nothing fitting does, the path is looked at again
  /// later.
  private func reopen() {
    do throws(FileError) {
      try pipe.reopen()
      isLost = false
      backoff.reset()
    } catch {
      if !isLost { Messages.report("\(error.description); waiting for the pipe to come back") }
      isLost = true
      nextLook = watch.nanoseconds + backoff.next()
    }
    source = ByteSource(descriptor: isLost ? -1 : pipe.descriptor, stop: stop)
  }
}
