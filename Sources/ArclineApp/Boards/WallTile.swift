import Board
import BoardFile
import Feeds
import Motion
import Widgets

/// One widget of a wall: what it shows, and what is known of its job.
nonisolated struct WallTile {
  /// The widget as its board describes it.
  var widget: BoardWidget
  /// The source that feeds it; nil without one.
  private(set) var source: BoardSourceName?
  /// How far the job is, in motion.
  var panel: Panel
  /// Single jobs of a rollup, the first ones; empty where they are not shown.
  var parts: [Panel] = []
  /// What is known beside the fraction and the state.
  var facts = LabelValues()
  /// What the job counts, and how fast.
  private var pace = JobPace()
  /// When the job was first and last heard of; nil before.
  private var firstNews: AnimationInstant?
  private var lastNews: AnimationInstant?
  /// When the job was over; nil before.
  private var end: AnimationInstant?
  /// How far ahead of the wall's time what moves by itself is, in seconds.
  private var lead = 0.0

  /// Makes the tile of a widget that waits for news.
  init(widget: BoardWidget, panel: Panel, source: BoardSourceName? = nil) {
    self.widget = widget
    self.panel = panel
    self.source = source
    facts.id = widget.job ?? widget.id
  }

  /// The state that is shown.
  var state: JobState { JobState(panel.phase) }

  /// The phases for which the board has words of their own in or at the indicator.
  var labelledPhases: Set<IndicatorPhase> {
    Set(widget.states.lazy.filter { $0.value.label != nil }.map(\.key.phase))
  }

  /// The instant that is shown at an instant of the wall.
  func shownInstant(_ instant: AnimationInstant) -> AnimationInstant {
    guard lead > 0 else { return instant }
    let start = AnimationInstant(tick: 0, rate: instant.rate)
    let nanoseconds = ((instant.seconds(since: start) + lead) * 1e9).rounded()
    // Three centuries fit into 64 bits.
    return AnimationInstant(nanoseconds: UInt64(max(0, min(9e18, nanoseconds))), rate: instant.rate)
  }

  /// The panel as it is drawn without a card, its label filled in.
  func barePanel(at instant: AnimationInstant, _ style: NumberStyle) -> Panel {
    guard let label = widget.texts(in: state).label else { return panel }
    var shown = panel
    shown.look = shown.look.labelled(
      label.text(for: values(at: instant), style: style), inPhases: labelledPhases)
    return shown
  }

  /// The values for labels at an instant.
  func values(at instant: AnimationInstant) -> LabelValues {
    var values = facts
    values.state = state
    values.percent =
      panel.fraction.map { _ in panel.look.label.percents(panel.shownValue(at: instant)) }
    guard let firstNews, let lastNews else { return values }
    values.elapsed = (end ?? instant).seconds(since: firstNews)
    values.age = instant.seconds(since: lastNews)
    if let amount = pace.amount {
      (values.value, values.max) = (amount.value, amount.total)
      values.unit = amount.unit.isEmpty ? nil : amount.unit
    }
    values.rate = rate(at: instant)
    values.remaining = remaining(at: instant)
    return values
  }

  /// What the job counts in a second; of many jobs the sum when they were last heard of.
  private func rate(at instant: AnimationInstant) -> Double? {
    widget.rollup == nil ? pace.rate(in: state, at: instant) : facts.rate
  }

  /// The seconds that are left; of many jobs those of the longest, unless some have not begun.
  private func remaining(at instant: AnimationInstant) -> Double? {
    guard state == .running, let lastNews else { return nil }
    guard widget.rollup != nil, let told = facts.remaining, facts.counts?[.waiting] == 0 else {
      return pace.remaining(in: state, at: instant)
    }
    let left = told - instant.seconds(since: lastNews)
    return left > 0 ? left : nil
  }

  /// Whether a text of the present state tells a time that goes on.
  private var tellsTime: Bool {
    guard firstNews != nil else { return false }
    let texts = widget.texts(in: state)
    let names = [texts.title, texts.detail, texts.label ?? .empty].reduce(into: Set()) {
      $0.formUnion($1.fields)
    }
    let movesOn = !names.isDisjoint(with: [.elapsed, .eta, .rate])
    return names.contains(.age) || (end == nil && movesOn)
  }

  /// The seconds after which the card changes by itself although nothing moves; nil when it does not.
  func secondsToChange(after instant: AnimationInstant) -> Double? {
    guard let firstNews, let lastNews else { return nil }
    var times = [panel.secondsToChange(after: instant)].compactMap(\.self)
    if tellsTime {
      let since = [firstNews, lastNews].map { instant.seconds(since: $0) }
      times += since.map { 1 - ($0 - $0.rounded(.down)) }
    }
    if let limit = widget.stallAfter, !panel.hasEnded, state == .running || state == .unknown {
      times.append(max(0, limit - instant.seconds(since: lastNews)))
    }
    return times.min()
  }

  /// Takes in news of the job.
  mutating func receive(_ update: FeedUpdate, at instant: AnimationInstant) {
    // A source that has ended may begin again, as a command that is started once an hour.
    panel.reopenInput()
    panel.receive(update, at: instant)
    if end != nil, !state.isOver, !panel.isComplete {
      // What was said of the end is not true of the next job.
      (firstNews, facts.message) = (nil, nil)
    }
    firstNews = firstNews ?? instant
    lastNews = instant
    pace.receive(update, then: panel.isComplete ? .done : state, at: instant)
    if let message = update.message { facts.message = message }
    if !update.id.isEmpty { facts.id = update.id }
    noteEnd(at: instant)
  }

  /// Takes in that nothing more will be heard of the job.
  ///
  /// A job that has told its own end keeps it.
  mutating func endInput(_ meaning: EndOfInput, at instant: AnimationInstant) {
    panel.endInput(state.isOver ? .endsEarly : meaning, at: instant)
    noteEnd(at: instant)
  }

  /// Takes in news that says that the job cannot go on, unless it was over.
  mutating func stop(_ news: FeedUpdate, at instant: AnimationInstant) {
    if !state.isOver { receive(news, at: instant) }
    endInput(.endsEarly, at: instant)
  }

  /// Notes what has come to an end by an instant, and a silence that is too long.
  mutating func advance(to instant: AnimationInstant) {
    panel.advance(to: instant)
    for index in parts.indices { parts[index].advance(to: instant) }
    if let limit = widget.stallAfter, let lastNews, !panel.hasEnded,
      instant.seconds(since: lastNews) >= limit
    {
      panel.stall(at: instant)
    }
  }

  /// Shows what many jobs come to.
  mutating func receive(_ rollup: Rollup, of jobs: [RollupJob], at instant: AnimationInstant) {
    let fraction: Double? =
      switch rollup.progress {
      case .known(let value), .atLeast(let value): value
      case .unknown: nil
      }
    let id = facts.id
    receive(
      FeedUpdate(
        line: 0, fraction: fraction, state: FeedState(rawValue: rollup.state.rawValue)),
      at: instant)
    facts.id = id
    facts.counts = rollup.counts
    (facts.value, facts.max, facts.unit) = (
      rollup.value, rollup.max, rollup.unit.isEmpty ? nil : rollup.unit
    )
    (facts.rate, facts.remaining) = (rollup.rate, rollup.remaining)
    guard let shown = widget.preview?.parts.count, shown > 0 else { return }
    showParts(jobs, most: shown, at: instant)
  }

  /// Shows single jobs of a rollup: those under way go before the others.
  private mutating func showParts(
    _ jobs: [RollupJob], most: Int, at instant: AnimationInstant
  ) {
    let active = jobs.filter { $0.state == .running && $0.fraction != nil }
    let chosen = (active.isEmpty ? jobs.filter { $0.fraction != nil } : active).prefix(most)
    while parts.count > chosen.count { parts.removeLast() }
    for (index, job) in chosen.enumerated() {
      if index == parts.count {
        parts.append(
          Panel(look: .ring, theme: panel.theme, reducesMotion: panel.reducesMotion))
      }
      parts[index].receive(FeedUpdate(line: 0, fraction: job.fraction), at: instant)
    }
  }

  /// What a rollup knows of the job at an instant.
  func summed(at instant: AnimationInstant) -> RollupJob {
    // A value on its way to the end has arrived there as far as sums are concerned.
    var job = RollupJob(
      fraction: panel.fraction, state: panel.isComplete && state == .running ? .done : state,
      max: pace.amount?.total, unit: pace.amount?.unit ?? "")
    job.rate = pace.rate(in: job.state, at: instant)
    job.remaining = pace.remaining(in: job.state, at: instant)
    return job
  }

  private mutating func noteEnd(at instant: AnimationInstant) {
    let isOver = panel.isComplete || panel.hasEnded || state.isOver
    end = isOver ? end ?? instant : nil
  }

  /// The tile of the same job in another board.
  func moved(to new: WallTile) -> WallTile {
    var tile = self
    tile.widget = new.widget
    tile.source = new.source
    tile.panel.dress(like: new.panel)
    // How many of them there is room for is the new board's to say.
    tile.parts = Array(parts.prefix(new.widget.preview?.parts.count ?? 0))
    for index in tile.parts.indices {
      tile.parts[index].theme = new.panel.theme
      tile.parts[index].reducesMotion = new.panel.reducesMotion
    }
    return tile
  }

  /// Shows what the board's file says of the widget before any news.
  mutating func settle(on preview: BoardPreview, at instant: AnimationInstant) {
    // A job under way of which nobody says how far it is has an unknown extent.
    let isUnknown = preview.progress == nil && preview.state == .running
    panel.settle(
      on: preview.progress, in: isUnknown ? .indeterminate : preview.state.phase, at: instant)
    panel.buffer = preview.buffer
    lead = preview.time
    facts = preview.labelValues(percent: nil, id: widget.job ?? widget.id)
    parts = preview.parts.map { value in
      var part = Panel(look: .ring, theme: panel.theme, reducesMotion: panel.reducesMotion)
      part.settle(on: value, at: instant)
      return part
    }
  }
}
