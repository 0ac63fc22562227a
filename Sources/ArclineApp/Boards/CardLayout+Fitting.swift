import BoardFile
import Geometry
import Widgets

/// Small cards: distances and texts shrink, then the detail goes, then the title, and never the
/// progress.
nonisolated extension CardLayout {
  /// How far distances shrink before a text is left out.
  private static let densities = [1, 0.8, 0.6, 0.45]
  /// The part of the card's short side that a round indicator keeps beside texts.
  private static let leastShare = 0.5

  /// The layout of a widget's card with the texts that have room on it.
  func fitted(to widget: BoardWidget, look: Look) -> CardLayout {
    guard widget.hasTexts || look.isLyingBar else { return self }
    let hasDetail = widget.detail?.text.isEmpty == false
    let tries: [(Rows, [Double])] =
      look.isLyingBar
      ? [(.both, Self.densities)]
      // Without a detail its line is kept free where there is room for it.
      : [(.both, hasDetail ? Self.densities : [1]), (.title, Self.densities)]
    for (rows, densities) in tries {
      for density in densities {
        let layout = shrunk(by: density, rows)
        if look.isLyingBar ? layout.holdsHeader : layout.holdsRound(look) { return layout }
      }
    }
    return shrunk(by: Self.densities[3], .none)
  }

  /// Whether the line above a bar lies within the card, and the bar below it does.
  private var holdsHeader: Bool {
    let bar = barArea(hasTexts: true).center.y
    return header.minY - 0.25 * titleSize >= card.minY
      && header.maxY + 0.25 * titleSize <= bar - halfBar + 1e-6 && bar + halfBar <= card.maxY
  }

  /// Whether a round indicator is large enough over the texts.
  private func holdsRound(_ look: Look) -> Bool {
    let room = roundRoom(hasTexts: true).size.shortSide
    let isSnug = look.hasOuterLabel && look.kind == "pie"
    let side = card.size.shortSide
    let most = isSnug ? Look.roundShare * room : room - 2 * (0.06 * side + 12 * unit)
    return most >= Self.leastShare * side
  }
}

nonisolated extension BoardWidget {
  /// Whether the card has a title or a detail.
  var hasTexts: Bool { [title, detail].contains { $0?.text.isEmpty == false } }
}
