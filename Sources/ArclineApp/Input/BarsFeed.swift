import CommandLineOptions
import Feeds

/// Reads news of the several bars of a dialog as its tool does.
///
/// Lines about bars that are not there are ignored, with a warning. The whole of the bars is complete
/// when the tool would close the dialog: with a percentage that leaves the watched bar at 100 %, or, where
/// none is watched, all bars that do not pulse. Until then the whole is their mean, also of those that
/// have not been heard of.
nonisolated struct BarsFeed: RelayFeed {
  var inner: any Feed
  private let bars: [Options.Dialog.Bar]
  /// The bars that have to be full, by their places.
  private let awaited: [Int]
  private var fractions: [Double]
  private var hasBegun = false

  /// Reads the bars of a dialog with another parser.
  init(_ inner: any Feed, of dialog: Options.Dialog) {
    self.inner = inner
    bars = dialog.bars
    fractions = bars.map(\.fraction)
    let watched = dialog.watchedBar - 1
    awaited =
      bars.indices.contains(watched)
      ? [watched] : bars.indices.filter { dialog.bars[$0].kind != .pulse }
  }

  // A bar that a line without an end is about would be guessed: its number may go on, too.
  func provisional() -> FeedUpdate? { nil }

  mutating func pass(_ events: [FeedEvent], to sink: inout some FeedSink) {
    // News of the whole: from here on the bars heard of so far do not make it up.
    if !hasBegun { sink.receive(.update(whole(line: 0))) }
    hasBegun = true
    for event in events {
      switch event {
      case .warning: sink.receive(event)
      case .update(let update): pass(update, to: &sink)
      }
    }
  }

  private mutating func pass(_ update: FeedUpdate, to sink: inout some FeedSink) {
    guard let number = Int(update.id), bars.indices.contains(number - 1) else {
      let what = update.id.isEmpty ? "a line without the number of a bar" : "there is no such bar"
      return sink.receive(
        .warning(FeedWarning(line: update.line, text: "\(what); 1 to \(bars.count) are allowed")))
    }
    var update = update
    update.id = String(number)
    let kind = bars[number - 1].kind
    // The bar tells that something goes on, whatever number stands in the line.
    if kind == .pulse, update.message == nil {
      update = FeedUpdate(line: update.line, id: update.id, state: .unknown)
    }
    sink.receive(.update(update))
    guard kind == .fraction, let fraction = update.fraction else { return }
    fractions[number - 1] = fraction
    guard !awaited.isEmpty, awaited.allSatisfy({ fractions[$0] == 1 }) else {
      return sink.receive(.update(whole(line: update.line)))
    }
    sink.receive(.update(FeedUpdate(line: update.line, fraction: 1, state: .done)))
  }

  /// How far the awaited bars are in the mean, which is not all the way; nothing when there are none.
  private func whole(line: Int) -> FeedUpdate {
    guard !awaited.isEmpty else { return FeedUpdate(line: line, state: .unknown) }
    let mean = awaited.reduce(0) { $0 + fractions[$1] } / Double(awaited.count)
    return FeedUpdate(line: line, fraction: min(mean, 1.nextDown))
  }
}
