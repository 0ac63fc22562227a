import Board
import BoardFile
import Feeds
import Motion

/// Which widget shows what a source says.
nonisolated extension Wall {
  /// The widgets that the source feeds with single jobs.
  private var fed: [Int] {
    tiles.indices.filter { tiles[$0].widget.feed != nil && tiles[$0].widget.rollup == nil }
  }

  /// The only widget that is fed, when it asks for no particular job: it shows all jobs as one.
  private var soleTile: Int? {
    let fed = fed
    guard fed.count == 1, let only = fed.first, tiles[only].widget.job == nil else { return nil }
    return only
  }

  /// Whether any widget waits for news.
  var isFed: Bool { tiles.contains { $0.widget.feed != nil } }

  var hasFailed: Bool { tiles.contains { $0.widget.feed != nil && $0.panel.hasFailed } }

  /// Whether all widgets that news reaches are complete; a board of previews always is.
  var isComplete: Bool {
    !isFed
      || tiles.allSatisfy { tile in
        (tile.widget.feed == nil && tile.widget.rollup == nil) || tile.panel.isComplete
      }
  }

  var animationCount: Int {
    tiles.reduce(0) { sum, tile in
      tile.parts.reduce(sum + tile.panel.animationCount) { $0 + $1.animationCount }
    }
  }

  mutating func receive(_ update: FeedUpdate, at instant: AnimationInstant) {
    guard let soleTile else { return }
    tiles[soleTile].receive(update, at: instant)
    sumUp(at: instant)
  }

  mutating func receive(jobs news: [String: FeedUpdate], at instant: AnimationInstant) {
    let sole = soleTile
    // In a fixed order, so that the same news gives the same picture.
    for (id, update) in news.sorted(by: { $0.key < $1.key }) {
      jobs.receive(update)
      if sole == nil, let index = tile(of: id) { tiles[index].receive(update, at: instant) }
    }
    sumUp(at: instant)
  }

  mutating func rehearse(_ news: MadeUpNews, at instant: AnimationInstant) {
    let fed = fed
    let driven = fed.isEmpty ? tiles.indices.filter { tiles[$0].widget.rollup == nil } : fed
    for (number, index) in driven.enumerated() {
      var update = news.update(job: number, of: driven.count)
      update.id = tiles[index].widget.job ?? tiles[index].widget.id
      jobs.receive(update)
      tiles[index].receive(update, at: instant)
    }
    sumUp(at: instant)
  }

  mutating func endInput(_ meaning: EndOfInput, at instant: AnimationInstant) {
    guard !hasEnded else { return }
    hasEnded = true
    jobs.end(completes: meaning == .completes)
    for index in fed { tiles[index].endInput(meaning, at: instant) }
    sumUp(at: instant)
  }

  mutating func advance(to instant: AnimationInstant) {
    let before = tiles.map(\.state)
    for index in tiles.indices { tiles[index].advance(to: instant) }
    if tiles.map(\.state) != before { sumUp(at: instant) }
  }

  func isAnimating(at instant: AnimationInstant) -> Bool {
    tiles.contains { tile in
      tile.panel.isAnimating(at: instant) || tile.parts.contains { $0.isAnimating(at: instant) }
    }
  }

  func isSettling(at instant: AnimationInstant) -> Bool {
    // Previews may move for ever.
    tiles.contains { tile in
      (tile.widget.feed != nil || tile.widget.rollup != nil) && tile.panel.isAnimating(at: instant)
    }
  }

  func secondsToChange(after instant: AnimationInstant) -> Double? {
    tiles.compactMap { $0.secondsToChange(after: instant) }.min()
  }

  /// The widget that shows a job: the one that asks for it, or has its name; a job without a name
  /// goes to the first that asks for none.
  private func tile(of id: String) -> Int? {
    let fed = fed
    if id.isEmpty { return fed.first { tiles[$0].widget.job == nil } }
    return fed.first { tiles[$0].widget.job == id }
      ?? fed.first { tiles[$0].widget.job == nil && tiles[$0].widget.id == id }
  }

  /// Brings the widgets that sum up others up to date.
  private mutating func sumUp(at instant: AnimationInstant) {
    for index in tiles.indices {
      let widget = tiles[index].widget
      let summed: [RollupJob]
      switch widget.rollup {
      case nil: continue
      case .feed: summed = jobs.all
      case .board, .widgets:
        let ids = Set(board.widgets(summedUpBy: widget).map(\.id))
        summed = tiles.filter { ids.contains($0.widget.id) }.map(\.rollupJob)
      }
      let rollup = Rollup(summed)
      guard rollup.state != .waiting || tiles[index].state != .waiting else { continue }
      tiles[index].receive(rollup, of: summed, at: instant)
    }
  }
}

nonisolated extension WallTile {
  /// What a rollup knows of the job.
  fileprivate var rollupJob: RollupJob {
    // A value on its way to the end has arrived there as far as sums are concerned.
    RollupJob(
      fraction: panel.fraction, state: panel.isComplete && state == .running ? .done : state)
  }
}
