import Board
import BoardFile
import Geometry
import Lettering
import Motion
import Scene

/// Which texts of a board have no room on a screen.
nonisolated extension Wall {
  /// A widget, by its place in the board, and those of its texts that are left out.
  struct Cramped: Hashable, Sendable {
    let widget: Int
    let texts: CardTexts
  }

  /// A widget of its own shape and this short side in logical pixels has room for all of its texts
  /// that any has room for.
  private static let roomySide = 1080.0

  /// The widgets of which a screen of so many device pixels leaves out texts, in the order of the
  /// board.
  ///
  /// A widget is judged in the state of its preview; what that does not say, and jobs do, is made up.
  static func cramped(
    _ board: BoardFile.Board, _ manner: Manner, width: Int, height: Int, scale: Double,
    text: Typesetter
  ) -> [Cramped] {
    let instant = AnimationInstant(tick: 0, rate: .hz60)
    var wall = Wall(board, manner)
    for index in wall.tiles.indices { wall.tiles[index].rehearseTexts(at: instant) }
    let placement = board.placement(width: width, height: height, scale: scale)
    return zip(wall.tiles, placement.widgets).enumerated().compactMap { index, item in
      let (tile, place) = item
      let rect = Rect(
        x: 0, y: 0, width: Double(place.width), height: Double(place.height))
      let growth = max(
        1, roomySide * scale / Double(max(1, min(place.width, place.height))))
      let roomy = Rect(
        x: 0, y: 0, width: max(1, rect.width) * growth, height: max(1, rect.height) * growth)
      var missing = wall.texts(
        of: tile, in: roomy, unit: scale, scale: scale, at: instant, text: text)
      if !place.isEmpty {
        missing.subtract(
          wall.texts(
            of: tile, in: rect, unit: placement.unit, scale: scale, at: instant, text: text))
      }
      return missing.isEmpty ? nil : Cramped(widget: index, texts: missing)
    }
  }

  /// The texts of a widget that are drawn in a rectangle.
  private func texts(
    of tile: WallTile, in rect: Rect, unit: Double, scale: Double, at instant: AnimationInstant,
    text: Typesetter
  ) -> CardTexts {
    let instant = tile.shownInstant(instant)
    var list = DisplayList()
    var drawn: CardTexts = []
    if tile.widget.showsCard {
      drawn = card(of: tile, in: rect, unit: unit, scale: scale, at: instant)
        .draw(text: text, into: &list)
    } else {
      tile.barePanel(at: instant, style).draw(
        in: rect, scale: scale, at: instant, text: text, into: &list)
    }
    let count = list.commands.count { command in if case .text = command { true } else { false } }
    // What is drawn beyond the lines belongs to the indicator.
    if count > drawn.lineCount { drawn.insert(.label) }
    return drawn
  }
}

nonisolated extension CardTexts {
  /// The number of texts, of which each is one line.
  fileprivate var lineCount: Int { rawValue.nonzeroBitCount }
}

nonisolated extension WallTile {
  /// Shows the widget's preview, and made-up values where it says nothing.
  fileprivate mutating func rehearseTexts(at instant: AnimationInstant) {
    var preview = widget.preview ?? BoardPreview()
    if widget.preview == nil { preview.progress = 0.88 }
    preview.value = preview.value ?? 8.8e9
    preview.max = preview.max ?? 1e10
    preview.unit = preview.unit ?? "B"
    preview.rate = preview.rate ?? 2e7
    preview.remaining = preview.remaining ?? 60
    preview.elapsed = preview.elapsed ?? 440
    preview.age = preview.age ?? 1
    preview.message = preview.message ?? "Copying photos"
    if preview.counts.isEmpty { preview.counts = [.running: 3, .done: 9] }
    settle(on: preview, at: instant)
  }
}
