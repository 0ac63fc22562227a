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
  private let manner: Manner
  /// What is known of the jobs of the source.
  var jobs = BoardJobs()
  /// Whether the source has nothing more to say.
  var hasEnded = false
  /// How percentages are written.
  private let style: NumberStyle

  /// How a wall is shown whatever its board says.
  struct Manner {
    /// The colours where the board names none, or instead of them.
    var theme = Theme.dark
    /// Whether ``theme`` goes before the board's.
    var overridesTheme = false
    /// Whether values snap and patterns move at a tenth of their speed.
    var reducesMotion = false
    /// How percentages are written.
    var percentStyle = PercentStyle.plain
  }

  /// Makes the wall of a board whose jobs have not been heard of.
  init(_ board: Board, _ manner: Manner) {
    self.board = board
    self.manner = manner
    let theme = Self.theme(of: board, manner)
    ground = theme
    style = NumberStyle(
      percentPrefix: manner.percentStyle.prefix, percentSuffix: manner.percentStyle.suffix)
    tiles = board.widgets.map { widget in
      var panel = Panel(
        look: Self.look(of: widget), theme: theme, reducesMotion: manner.reducesMotion)
      panel.percentStyle = manner.percentStyle
      // A card tells states in its own texts.
      panel.showsCaptions = !widget.isCard
      return WallTile(widget: widget, panel: panel)
    }
  }

  /// Shows the previews of widgets that nothing feeds; they stay so.
  mutating func settleUnfed(at instant: AnimationInstant) {
    for index in tiles.indices {
      let widget = tiles[index].widget
      guard widget.feed == nil, widget.rollup == nil, let preview = widget.preview else { continue }
      tiles[index].settle(on: preview, at: instant)
    }
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
      width: Int(area.width), height: Int(area.height), scale: scale)
    for (tile, place) in zip(tiles, placement.widgets) where !place.isEmpty {
      let rect = Rect(
        x: area.minX + Double(place.minX), y: area.minY + Double(place.minY),
        width: Double(place.width), height: Double(place.height))
      let instant = tile.shownInstant(instant)
      guard tile.widget.isCard else {
        tile.barePanel(at: instant, style).draw(
          in: rect, scale: scale, at: instant, text: text, into: &list)
        continue
      }
      let card = CardDrawing(
        tile: tile,
        layout: CardLayout(
          card: rect, unit: placement.unit, scale: scale, isBar: tile.panel.look.isLyingBar),
        theme: ground, instant: instant, style: style)
      card.draw(text: text, into: &list)
    }
  }

  /// Shows another board; the jobs of widgets that both boards have go on as they are.
  mutating func show(_ board: BoardFile.Board) {
    var wall = Wall(board, manner)
    for index in wall.tiles.indices {
      let new = wall.tiles[index]
      guard let old = tiles.first(where: { $0.widget.id == new.widget.id }) else { continue }
      wall.tiles[index] = old.moved(to: new.widget, look: new.panel.look, theme: wall.ground)
    }
    self.board = board
    (tiles, ground) = (wall.tiles, wall.ground)
  }

  private static func theme(of board: BoardFile.Board, _ manner: Manner) -> Theme {
    let own = board.theme.flatMap { Theme(named: $0) }
    return manner.overridesTheme ? manner.theme : own ?? manner.theme
  }

  /// The look of a widget with what is set about it; the file's reader has checked all of it.
  private static func look(of widget: BoardWidget) -> Look {
    var look = widget.look.flatMap { Look(named: $0) } ?? .ring
    for setting in widget.properties { try? look.set(setting.name, to: setting.text) }
    return look
  }
}
