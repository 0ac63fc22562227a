import Board
import BoardFile
import Geometry
import Lettering
import Motion
import Scene
import Widgets

/// Many panels, each with its place: a board as it is shown.
nonisolated struct Wall: Exhibit {
  /// The board.
  private(set) var board: Board
  /// The widgets, in the order of the board.
  var tiles: [WallTile]
  /// The colours.
  private(set) var ground: Theme
  /// How it is shown.
  let manner: Manner
  /// What is known of the sources.
  var sources: [BoardSourceName: WallSource] = [:]
  /// The widgets that each rollup of widgets sums up, by the index of the rollup.
  private(set) var members: [Int: [Int]] = [:]
  /// Whether no source will ever say anything again.
  var hasEnded = false
  /// How texts write numbers.
  let style: NumberStyle
  /// The direction in which one reads, and in which the columns follow each other.
  let reading: ReadingDirection

  /// How a wall is shown whatever its board says.
  struct Manner {
    /// The colours where the board names none, or instead of them.
    var theme = Theme.dark
    /// Whether ``theme`` goes before the board's.
    var overridesTheme = false
    /// Whether values snap and patterns move at a tenth of their speed, where the board does not say,
    /// or whatever it says.
    var reducesMotion = false
    /// Whether ``reducesMotion`` goes before the board's.
    var overridesMotion = false
    /// How percentages are written where the board names no language, or instead of its.
    var percentStyle = PercentStyle.plain
    /// What stands between a whole and its fraction in texts, where the board names no language.
    var decimalSeparator = "."
    /// The direction in which one reads, where the board names neither that nor a language.
    var reading = ReadingDirection.leftToRight
    /// Whether ``percentStyle`` and ``decimalSeparator`` go before those of the board's language.
    var overridesLocale = false
    /// Whether ``reading`` goes before the board's.
    var overridesDirection = false
    /// What the end of a source means for its jobs where the board says that they ended early.
    var endMeaning = EndOfInput.endsEarly
    /// After so many seconds without news a running job is stalled where the board does not say after
    /// how many; nil is never.
    var stallAfter: Double?
  }

  /// Makes the wall of a board whose jobs have not been heard of.
  init(_ board: Board, _ manner: Manner) {
    self.board = board
    self.manner = manner
    ground = Self.theme(named: board.theme, manner)
    let percentStyle = Self.percentStyle(of: board, manner)
    style = NumberStyle(
      decimalSeparator: Self.language(of: board, manner)?.decimalSeparator
        ?? manner.decimalSeparator,
      percentPrefix: percentStyle.prefix, percentSuffix: percentStyle.suffix,
      percentZero: percentStyle.zero)
    let reading = Self.reading(of: board, manner)
    self.reading = reading
    tiles = board.widgets.map { described in
      var widget = board.filled(described)
      // What sums up other jobs is as quiet as they are.
      if widget.rollup == nil { widget.stallAfter = widget.stallAfter ?? manner.stallAfter }
      var panel = Panel(
        look: Self.look(of: widget, in: board),
        theme: Self.theme(named: board.theme(of: widget), manner),
        reducesMotion: Self.reducesMotion(board, manner))
      panel.percentStyle = percentStyle
      panel.reading = reading
      // A card tells states in its own texts.
      panel.showsCaptions = !widget.showsCard
      return WallTile(widget: widget, panel: panel, source: board.sourceName(of: widget))
    }
    for entry in board.sources {
      sources[entry.name] = WallSource(entry, of: board)
    }
    for (index, widget) in board.widgets.enumerated() {
      guard let rollup = widget.rollup, rollup != .feed else { continue }
      let ids = Set(board.widgets(summedUpBy: widget).map(\.id))
      members[index] = board.widgets.indices.filter { ids.contains(board.widgets[$0].id) }
    }
  }

  /// Shows the previews of widgets that nothing feeds; they stay so.
  mutating func settleUnfed(at instant: AnimationInstant) {
    for index in tiles.indices where !isFed(index) {
      guard let preview = tiles[index].widget.preview else { continue }
      tiles[index].settle(on: preview, at: instant)
    }
  }

  /// Whether a widget, or one of those that it sums up, hears from a source.
  func isFed(_ index: Int) -> Bool {
    guard let members = members[index] else { return tiles[index].source != nil }
    return members.contains { tiles[$0].source != nil }
  }

  /// Shows in every widget what the board's file says of it before any news.
  ///
  /// A widget without a preview waits. `progress` takes the place of all fractions when it is given.
  mutating func settleOnPreviews(progress: Double? = nil, at instant: AnimationInstant) {
    for index in tiles.indices {
      var preview = tiles[index].widget.preview
      if let progress {
        var changed = preview ?? BoardPreview()
        changed.progress = progress
        changed.state = progress < 1 ? .running : .done
        changed.value = changed.max.map { $0 * progress }
        changed.buffer = nil
        changed.parts = changed.parts.map { _ in progress }
        preview = changed
      }
      if let preview { tiles[index].settle(on: preview, at: instant) }
    }
  }

  func draw(
    in area: Rect, scale: Double, at instant: AnimationInstant, text: Typesetter,
    into list: inout DisplayList
  ) {
    let placement = board.placement(
      width: Int(area.width), height: Int(area.height), scale: scale,
      isMirrored: reading.isRightToLeft)
    for (tile, place) in zip(tiles, placement.widgets) where !place.isEmpty {
      let rect = Rect(
        x: area.minX + Double(place.minX), y: area.minY + Double(place.minY),
        width: Double(place.width), height: Double(place.height))
      let instant = tile.shownInstant(instant)
      guard tile.widget.showsCard else {
        // Colours for another ground need that ground.
        if tile.panel.theme != ground {
          list.fill(.rectangle(rect), with: tile.panel.theme.background)
        }
        tile.barePanel(at: instant, style).draw(
          in: rect, scale: scale, at: instant, text: text, into: &list)
        continue
      }
      card(of: tile, in: rect, unit: placement.unit, scale: scale, at: instant)
        .draw(text: text, into: &list)
    }
  }

  /// The drawing of a widget's card in a rectangle.
  func card(
    of tile: WallTile, in rect: Rect, unit: Double, scale: Double, at instant: AnimationInstant
  ) -> CardDrawing {
    CardDrawing(
      tile: tile,
      layout: CardLayout(
        card: rect, unit: unit, scale: scale, isBar: tile.panel.look.isLyingBar
      ).fitted(to: tile.widget, look: tile.panel.look),
      theme: tile.panel.theme, instant: instant, style: style)
  }

  /// Shows another board at an instant; the jobs of widgets that both boards have go on as they are.
  mutating func show(_ board: BoardFile.Board, at instant: AnimationInstant) {
    var wall = Wall(board, manner)
    wall.settleUnfed(at: instant)
    for index in wall.tiles.indices {
      let new = wall.tiles[index]
      guard let old = tiles.first(where: { shows($0, theSameAs: new, of: wall) }) else { continue }
      wall.tiles[index] = old.moved(to: new)
    }
    for (name, source) in wall.sources {
      let kept =
        sources[name].flatMap { $0.feed.origin == source.feed.origin ? $0 : nil }
        ?? sources.values.first { $0.feed.origin == source.feed.origin }
      if let kept { wall.sources[name]?.takeOver(kept) }
    }
    self = wall
    sumUp(at: instant)
  }

  /// Whether a widget of this wall and one of another show the same job, by what both boards say.
  private func shows(_ old: WallTile, theSameAs new: WallTile, of wall: Wall) -> Bool {
    guard old.widget.id == new.widget.id, old.widget.job == new.widget.job,
      old.widget.rollup == new.widget.rollup
    else { return false }
    // What no source feeds stands in the file: it is shown as the file says now.
    guard old.source != nil || new.source != nil || old.widget.rollup != nil else { return false }
    let origin = { (wall: Wall, tile: WallTile) in
      tile.source.flatMap { wall.sources[$0] }?.feed.origin
    }
    return origin(self, old) == origin(wall, new)
  }

  private static func theme(named name: String?, _ manner: Manner) -> Theme {
    let own = name.flatMap { Theme(named: $0) }
    return manner.overridesTheme ? manner.theme : own ?? manner.theme
  }

  private static func reducesMotion(_ board: BoardFile.Board, _ manner: Manner) -> Bool {
    guard !manner.overridesMotion, let level = board.motion else { return manner.reducesMotion }
    return level == .reduced
  }

  private static func percentStyle(
    of board: BoardFile.Board, _ manner: Manner
  ) -> PercentStyle {
    guard !manner.overridesLocale, let locale = board.locale else { return manner.percentStyle }
    return PercentStyle(locale: locale)
  }

  /// The language of the board; nil where it names none, or the options another one.
  private static func language(of board: BoardFile.Board, _ manner: Manner) -> Language? {
    manner.overridesLocale ? nil : board.locale.map { Language($0) }
  }

  private static func reading(
    of board: BoardFile.Board, _ manner: Manner
  ) -> ReadingDirection {
    if manner.overridesDirection { return manner.reading }
    if let direction = board.direction {
      return ReadingDirection(isRightToLeft: direction == .rightToLeft)
    }
    return language(of: board, manner)
      .map { ReadingDirection(isRightToLeft: $0.readsRightToLeft) } ?? manner.reading
  }

  /// The look of a widget with what is set about it; the file's reader has checked all of it.
  private static func look(of widget: BoardWidget, in board: BoardFile.Board) -> Look {
    var look = board.look(of: widget).flatMap { Look(named: $0) } ?? .ring
    for setting in board.properties(of: widget) {
      // What is said for all widgets need not be meant for this one.
      try? look.set(setting.name, to: setting.text)
    }
    return look
  }
}
