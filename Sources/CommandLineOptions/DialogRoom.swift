/// How large the window of a dialog becomes so that what it must show has room, as with the tools, whose
/// windows are never smaller than what is in them; all in pixels.
struct DialogRoom {
  private let dialog: Options.Dialog

  init(_ dialog: Options.Dialog) { self.dialog = dialog }

  /// The height that a bar with its words takes, that of a line of text, and that of the keys.
  private struct Heights {
    var rest: Int
    var bar: Int
    var line: Int
    var hint: Int
  }

  /// In a window whose height nobody has asked for, and the least.
  private static let usual = Heights(rest: 40, bar: 80, line: 28, hint: 31)
  private static let least = Heights(rest: 12, bar: 46, line: 16, hint: 26)
  private static let sharedLine = 38
  private static let leastWidth = 160
  /// A window does not become higher than this by itself: small screens have little more.
  private static let mostHeight = 960
  /// More lines of a text are not shown.
  private static let mostLines = 4

  /// Makes the window large enough.
  func make(in appearance: inout Options.Appearance, hasHeight: Bool) {
    let size = appearance.size
    let isRoomy = !hasHeight && !dialog.bars.isEmpty
    let wanted =
      isRoomy ? height(Self.usual, rows: dialog.bars.count) : height(Self.least, rows: rows)
    appearance.size =
      Options.Size(
        width: max(size.width, Self.leastWidth),
        height: max(size.height, min(Self.mostHeight, wanted))) ?? size
  }

  /// The bars that stand one below the other; more than 16 stand in several columns.
  private var rows: Int {
    let count = max(1, dialog.bars.count)
    let columns = (count + 15) / 16
    return (count + columns - 1) / columns
  }

  private func height(_ heights: Heights, rows: Int) -> Int {
    let lines = dialog.message?.split(separator: "\n", omittingEmptySubsequences: false).count ?? 0
    // A script may send a text later, which a single bar has in any case.
    let shown = min(Self.mostLines, dialog.bars.isEmpty ? max(1, lines) : lines)
    let content = heights.rest + heights.bar * rows + heights.line * shown
    // The text above a single bar has half of the window.
    return max(content, dialog.bars.isEmpty ? Self.sharedLine * shown : 0)
      + (dialog.hints.isEmpty ? 0 : heights.hint) + (dialog.tellsRemainingTime ? heights.hint : 0)
  }
}
