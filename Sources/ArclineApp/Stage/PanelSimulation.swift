import Board
import CommandLineOptions
import Feeds
import Motion

/// A panel that is fed a recorded stream in simulated time.
///
/// Everything arrives at its exact moment, not at the next frame, so the picture at a moment is the
/// same for every frame rate.
struct PanelSimulation {
  private(set) var panel: Panel
  private var feed: any Feed
  private var sink: MonotonicSink<[FeedEvent]>
  private var overall = OverallSink<[FeedEvent]>(downstream: [])
  private var arrivals: ArraySlice<Timeline.Arrival>
  private let endMeaning: EndOfInput
  /// What the stream had to say so far.
  private(set) var counter = FeedCounter()
  /// The first warnings, as many as are shown.
  private(set) var warnings: [FeedWarning] = []

  init(
    panel: Panel, feed: any Feed, timeline: Timeline, holdsFallingValues: Bool,
    endMeaning: EndOfInput
  ) {
    self.panel = panel
    self.feed = feed
    self.endMeaning = endMeaning
    arrivals = timeline.arrivals[...]
    sink = MonotonicSink(downstream: [], isEnabled: holdsFallingValues)
  }

  /// Lets everything happen that happens up to an instant; instants must not go back.
  mutating func advance(to instant: AnimationInstant, nanoseconds: UInt64) {
    while let arrival = arrivals.first, arrival.nanoseconds <= nanoseconds {
      arrivals.removeFirst()
      let moment = AnimationInstant(nanoseconds: arrival.nanoseconds, rate: instant.rate)
      receive(arrival.bytes, at: moment)
      if arrivals.isEmpty { endInput(at: moment) }
    }
    if arrivals.isEmpty && !panel.hasEnded { endInput(at: instant) }
    panel.advance(to: instant)
  }

  /// Takes in bytes that are in no timeline, before any that are.
  mutating func receive(_ bytes: [UInt8], at instant: AnimationInstant) {
    feed.consume(bytes.span, into: &sink)
    deliver(at: instant)
  }

  /// Tells about the warnings so far on standard error.
  func reportWarnings() {
    Messages.report(warnings)
    Messages.reportHidden(counter.warnings - warnings.count)
  }

  /// Whether nothing more will happen after an instant.
  func isAtRest(at instant: AnimationInstant) -> Bool {
    arrivals.isEmpty && panel.hasEnded && !panel.isAnimating(at: instant)
  }

  /// The stream ends with its last bytes.
  private mutating func endInput(at instant: AnimationInstant) {
    feed.finish(into: &sink)
    deliver(at: instant)
    panel.endInput(endMeaning, at: instant)
  }

  private mutating func deliver(at instant: AnimationInstant) {
    for event in sink.downstream {
      counter.receive(event)
      switch event {
      case .update: overall.receive(event)
      case .warning(let warning):
        if warnings.count < Messages.shownWarnings { warnings.append(warning) }
      }
    }
    sink.downstream.removeAll(keepingCapacity: true)
    for case .update(let update) in overall.downstream {
      panel.receive(update, at: instant)
    }
    overall.downstream.removeAll(keepingCapacity: true)
  }
}

extension PanelSimulation {
  /// The simulation that the options ask for.
  init(_ options: Options, timeline: Timeline) throws(Failure) {
    self.init(
      panel: try Panel(options.appearance), feed: try options.input.makeFeed(), timeline: timeline,
      holdsFallingValues: options.input.holdsFallingValues,
      endMeaning: options.input.endPolicy == .complete ? .completes : .endsEarly)
  }
}
