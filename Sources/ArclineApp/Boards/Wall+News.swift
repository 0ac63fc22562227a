import Board
import BoardFile
import Feeds
import Motion

/// Which widget shows what a source says.
nonisolated extension Wall {
  /// Whether any widget waits for news.
  var isFed: Bool { !sources.isEmpty }

  var hasFailed: Bool { tiles.contains { $0.source != nil && $0.panel.hasFailed } }

  /// Whether all widgets that news reaches are complete; a board of previews always is.
  var isComplete: Bool {
    !isFed
      || tiles.allSatisfy { tile in
        (tile.source == nil && tile.widget.rollup == nil) || tile.panel.isComplete
      }
  }

  var animationCount: Int {
    tiles.reduce(0) { sum, tile in
      tile.parts.reduce(sum + tile.panel.animationCount) { $0 + $1.animationCount }
    }
  }

  /// Takes in what is said of all jobs as one: it concerns the sources with a single widget.
  mutating func receive(_ update: FeedUpdate, at instant: AnimationInstant) {
    for tile in sources.values.compactMap(\.sole) { tiles[tile].receive(update, at: instant) }
    sumUp(at: instant)
  }

  mutating func receive(_ news: BoardNews, at instant: AnimationInstant) {
    for item in news.items {
      // Taken out meanwhile, so that it is changed in place.
      guard var source = sources.removeValue(forKey: item.source) else { continue }
      receive(item, from: &source, at: instant)
      sources[item.source] = source
    }
    hasEnded = news.isOver
    sumUp(at: instant)
  }

  mutating func rehearse(_ news: MadeUpNews, at instant: AnimationInstant) {
    let single = tiles.indices.filter { tiles[$0].widget.rollup == nil }
    let fed = single.filter { tiles[$0].source != nil }
    let driven = fed.isEmpty ? single : fed
    for (number, index) in driven.enumerated() {
      var update = news.update(job: number, of: driven.count)
      update.id = tiles[index].widget.job ?? tiles[index].widget.id
      if let name = tiles[index].source { sources[name]?.jobs.receive(update, at: instant) }
      tiles[index].receive(update, at: instant)
    }
    sumUp(at: instant)
  }

  mutating func endInput(_ meaning: EndOfInput, at instant: AnimationInstant) {
    guard !hasEnded else { return }
    hasEnded = true
    for (name, source) in sources {
      for tile in source.tiles { tiles[tile].endInput(meaning, at: instant) }
      sources[name]?.jobs.end(completes: meaning == .completes)
    }
    sumUp(at: instant)
  }

  mutating func advance(to instant: AnimationInstant) {
    var hasChanged = false
    for index in tiles.indices {
      let before = tiles[index].state
      tiles[index].advance(to: instant)
      hasChanged = hasChanged || tiles[index].state != before
    }
    if hasChanged { sumUp(at: instant) }
  }

  func isAnimating(at instant: AnimationInstant) -> Bool {
    tiles.contains { tile in
      tile.panel.isAnimating(at: instant) || tile.parts.contains { $0.isAnimating(at: instant) }
    }
  }

  func isSettling(at instant: AnimationInstant) -> Bool {
    // Previews may move for ever.
    tiles.contains { tile in
      (tile.source != nil || tile.widget.rollup != nil) && tile.panel.isAnimating(at: instant)
    }
  }

  func secondsToChange(after instant: AnimationInstant) -> Double? {
    tiles.compactMap { $0.secondsToChange(after: instant) }.min()
  }

  /// Brings the widgets that sum up others up to date.
  mutating func sumUp(at instant: AnimationInstant) {
    for index in tiles.indices {
      let summed: [RollupJob]
      switch tiles[index].widget.rollup {
      case nil: continue
      case .some where tiles[index].widget.preview != nil && !isFed(index): continue
      case .feed: summed = tiles[index].source.flatMap { sources[$0] }?.jobs.all(at: instant) ?? []
      case .board, .widgets:
        summed = (members[index] ?? []).map { tiles[$0].summed(at: instant) }
      }
      let rollup = Rollup(summed)
      guard rollup.state != .waiting || tiles[index].state != .waiting else { continue }
      tiles[index].receive(rollup, of: summed, at: instant)
    }
  }
}

// MARK: - News of one source

nonisolated extension Wall {
  private mutating func receive(
    _ item: BoardNews.Item, from source: inout WallSource, at instant: AnimationInstant
  ) {
    for news in item.streams {
      // In a fixed order, so that the same news gives the same picture; what has no name comes first.
      for (id, update) in news.delivery.jobs.sorted(by: { $0.key < $1.key }) {
        // Clients that give their job no name still have jobs of their own.
        let unnamed = item.hasManyStreams ? "\u{0}\(news.stream.number)" : ""
        if id.isEmpty {
          receive(update, as: unnamed, of: news.stream.number, from: &source, at: instant)
        } else {
          forgetSignOfLife(unnamed, of: &source, at: instant)
          receive(update, as: id, of: news.stream.number, from: &source, at: instant)
        }
      }
    }
    if let whole = source.blend.take(item.streams), let sole = source.sole {
      tiles[sole].receive(whole, at: instant)
    }
    for news in item.streams where news.delivery.hasEnded {
      end(news, of: &source, isOneOfMany: item.hasManyStreams, at: instant)
    }
    let isAway = item.streams.contains { $0.delivery.isAway && !$0.delivery.hasEnded }
    if isAway, !source.isAway { endAll(of: &source, .ruled, at: instant) }
    if !item.streams.isEmpty { source.isAway = isAway }
    if let failure = item.failure { endAll(of: &source, .failed(failure), at: instant) }
  }

  /// Takes in news of one job of a stream, by the name that the job has among all of its source.
  private mutating func receive(
    _ update: FeedUpdate, as name: String, of stream: Int, from source: inout WallSource,
    at instant: AnimationInstant
  ) {
    var shown = update
    if update.id.isEmpty, update.isSignOfLife, source.hasJobs(of: stream, beside: name) {
      // What a stream says beside its jobs is no job.
      shown = FeedUpdate(line: update.line, message: update.message)
    } else {
      source.jobs.receive(update.named(name), at: instant)
      source.speakers[name] = stream
    }
    if source.sole == nil, let tile = source.tile(of: update.id) {
      tiles[tile].receive(shown, at: instant)
    }
  }

  /// Takes back the job for which signs of life without a name were held, before the first one that
  /// has a name.
  private mutating func forgetSignOfLife(
    _ name: String, of source: inout WallSource, at instant: AnimationInstant
  ) {
    guard source.jobs.forgetSignOfLife(name) else { return }
    source.speakers[name] = nil
    if source.sole == nil, let tile = source.tile(of: ""), tiles[tile].state == .unknown {
      tiles[tile].receive(FeedUpdate(line: 0, state: .waiting), at: instant)
    }
  }

  /// How a stream ended.
  private enum StreamEnd {
    /// By an error, in words.
    case failed(String)
    /// With its command.
    case ofCommand(CommandEnd)
    /// It says nothing, so the rule of its feed counts.
    case ruled
  }

  private mutating func end(
    _ news: InboxRack.News, of source: inout WallSource, isOneOfMany: Bool,
    at instant: AnimationInstant
  ) {
    var end = StreamEnd.ruled
    if let command = news.delivery.commandEnd {
      end = .ofCommand(command)
    } else if let failure = news.delivery.failure {
      end = .failed(failure)
    }
    guard isOneOfMany else { return endAll(of: &source, end, at: instant) }
    let jobs = source.speakers.filter { $0.value == news.stream.number }.map(\.key)
    for job in jobs { source.speakers[job] = nil }
    // A client without names speaks for the widget of a job without a name.
    let names = jobs.map { $0.hasPrefix("\u{0}") ? "" : $0 }
    let shown =
      source.sole.map { source.blend.isConnected ? [] : [$0] }
      ?? names.compactMap { source.tile(of: $0) }
    conclude(end, tiles: shown, jobs: jobs, of: &source, at: instant)
  }

  private mutating func endAll(
    of source: inout WallSource, _ end: StreamEnd, at instant: AnimationInstant
  ) {
    source.speakers.removeAll()
    conclude(end, tiles: source.tiles, jobs: nil, of: &source, at: instant)
  }

  private mutating func conclude(
    _ end: StreamEnd, tiles ended: [Int], jobs: [String]?, of source: inout WallSource,
    at instant: AnimationInstant
  ) {
    switch end {
    case .failed(let reason):
      let news = FeedUpdate(line: 0, message: reason, state: .failed)
      source.jobs.stop(jobs, in: .failed)
      for tile in ended { tiles[tile].stop(news, at: instant) }
    case .ofCommand(let command):
      guard command.state(after: nil) != .done, let news = command.update(after: nil) else {
        return complete(true, tiles: ended, jobs: jobs, of: &source, at: instant)
      }
      source.jobs.stop(jobs, in: news.state == .cancelled ? .cancelled : .failed)
      for tile in ended { tiles[tile].stop(news, at: instant) }
    case .ruled:
      guard source.feed.endRule != .hold else { return }
      let completes = source.feed.endRule == .complete || manner.endMeaning == .completes
      complete(completes, tiles: ended, jobs: jobs, of: &source, at: instant)
    }
  }

  private mutating func complete(
    _ completes: Bool, tiles ended: [Int], jobs: [String]?, of source: inout WallSource,
    at instant: AnimationInstant
  ) {
    source.jobs.end(jobs, completes: completes)
    for tile in ended { tiles[tile].endInput(completes ? .completes : .endsEarly, at: instant) }
  }
}

nonisolated extension FeedUpdate {
  /// The same news of a job of another name.
  fileprivate func named(_ name: String) -> FeedUpdate {
    guard name != id else { return self }
    var update = self
    update.id = name
    return update
  }
}
