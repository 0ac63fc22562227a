import Feeds
import Platform

/// A recorded stream in its own time.
nonisolated final class ReplayStream: ByteStream {
  private var arrivals: ArraySlice<Timeline.Arrival>
  private let watch = Stopwatch()
  private let stop: WakePipe?

  /// Starts to play now.
  init(_ timeline: Timeline, stop: WakePipe?) {
    arrivals = timeline.arrivals[...]
    self.stop = stop
  }

  func next(into buffer: inout [UInt8], quietAfter milliseconds: Int?) -> StreamEvent {
    buffer.removeAll(keepingCapacity: true)
    let quiet = milliseconds.map { watch.nanoseconds + UInt64(max(0, $0)) * 1_000_000 } ?? .max
    while let arrival = arrivals.first {
      let due = min(arrival.nanoseconds, quiet)
      guard watch.wait(untilNanoseconds: due, unless: stop) else { return .end(status: nil) }
      guard arrival.nanoseconds <= due else { return .quiet }
      arrivals.removeFirst()
      // An arrival may be empty: then only time passes.
      guard arrival.bytes.isEmpty else {
        buffer.append(contentsOf: arrival.bytes)
        return .bytes
      }
    }
    return .end(status: nil)
  }
}
