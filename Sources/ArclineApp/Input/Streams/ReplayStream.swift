import Feeds
import Platform

/// How a recorded stream is played.
nonisolated struct ReplayManner: Sendable {
  /// The speed, above 0; 1 is as recorded.
  var speed = 1.0
  /// Whether it begins again at its end.
  var loops = false

  /// The time at which something recorded is played, in nanoseconds.
  func time(of recorded: UInt64) -> UInt64 {
    guard speed != 1 else { return recorded }
    let time = Double(recorded) / speed
    return time < 1e18 ? UInt64(time) : 1_000_000_000_000_000_000
  }
}

/// A recorded stream in its own time.
nonisolated final class ReplayStream: ByteStream {
  /// A recording that begins again takes at least so long, however short it is.
  private static let shortestLoop: UInt64 = 100_000_000

  private let timeline: Timeline
  private let manner: ReplayManner
  private var arrivals: ArraySlice<Timeline.Arrival>
  private var watch = Stopwatch()
  private let stop: WakePipe?

  /// Starts to play now.
  init(_ timeline: Timeline, _ manner: ReplayManner, stop: WakePipe?) {
    self.timeline = timeline
    self.manner = manner
    arrivals = timeline.arrivals[...]
    self.stop = stop
  }

  func next(into buffer: inout [UInt8], quietAfter milliseconds: Int?) -> StreamEvent {
    buffer.removeAll(keepingCapacity: true)
    let quiet = milliseconds.map { watch.nanoseconds + UInt64(max(0, $0)) * 1_000_000 } ?? .max
    while let arrival = arrivals.first {
      let time = manner.time(of: arrival.nanoseconds)
      let due = min(time, quiet)
      guard watch.wait(untilNanoseconds: due, unless: stop) else { return .end(nil) }
      guard time <= due else { return .quiet }
      arrivals.removeFirst()
      // An arrival may be empty: then only time passes.
      guard arrival.bytes.isEmpty else {
        buffer.append(contentsOf: arrival.bytes)
        return .bytes
      }
    }
    return manner.loops ? beginAgain() : .end(nil)
  }

  private func beginAgain() -> StreamEvent {
    guard watch.wait(untilNanoseconds: Self.shortestLoop, unless: stop) else {
      return .end(nil)
    }
    arrivals = timeline.arrivals[...]
    watch = Stopwatch()
    return .beginsAgain
  }
}
