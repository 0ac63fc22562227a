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
    for (rows, densities) in look.isLyingBar ? [(.both, Self.densities)] : tries(for: widget) {
      for density in densities {
        let layout = shrunk(by: density, rows)
        if look.isLyingBar ? layout.holdsHeader : layout.holdsRound(look) { return layout }
      }
    }
    return shrunk(by: Self.densities[3], .none)
  }

  /// The lines under a round indicator and how dense they may be, those tried first that show most.
  private func tries(for widget: BoardWidget) -> [(rows: Rows, densities: [Double])] {
    switch (widget.hasTitle, widget.hasDetail) {
    case (false, _): [(.detail, Self.densities)]
    case (true, true): [(.both, Self.densities), (.title, Self.densities)]
    // The line of a detail that nobody speaks of is kept free where there is room for it, as on the
    // cards beside it; one that is to be empty is not.
    case (true, false) where widget.detail == nil: [(.both, [1]), (.title, Self.densities)]
    case (true, false): [(.title, Self.densities)]
    }
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
  var hasTexts: Bool { hasTitle || hasDetail }
  /// Whether it has a title, in some state at least.
  var hasTitle: Bool { Self.says(title) || states.values.contains { Self.says($0.title) } }
  /// Whether it has a detail, in some state at least.
  var hasDetail: Bool { Self.says(detail) || states.values.contains { Self.says($0.detail) } }

  private static func says(_ text: LabelTemplate?) -> Bool { text?.text.isEmpty == false }
}
