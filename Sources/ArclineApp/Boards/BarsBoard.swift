import BoardFile
import CommandLineOptions

nonisolated extension Board {
  /// The board of a dialog with several bars, one below the other; nil for a dialog with one.
  init?(bars dialog: Options.Dialog?, title: String, look: String) {
    guard let dialog, !dialog.bars.isEmpty else { return nil }
    self.init()
    self.title = title
    // More bars than a window has room for stand side by side.
    let columns = (dialog.bars.count + Self.mostInColumn - 1) / Self.mostInColumn
    layout.grid = GridSettings(
      columns: .weights([Double](repeating: 1, count: columns)), margin: GridMargin(24), gap: 12)
    var feed = BoardFeed()
    // Only a dialog that closes by itself makes something of the end: the bars of all others stay.
    feed.endRule = dialog.closesByItself ? .early : .hold
    feeds[Self.barsFeed] = feed
    widgets = dialog.bars.enumerated().map { index, bar in
      var widget = BoardWidget()
      widget.id = String(index + 1)
      widget.job = widget.id
      widget.title = Self.words(bar.label)
      widget.detail = (try? LabelTemplate(parsing: "{message}")) ?? .empty
      widget.look = look
      widget.feed = .shared(Self.barsFeed)
      if bar.growsFromRight { widget.properties = [PropertySetting("growth", "left")] }
      var preview = BoardPreview()
      preview.progress = bar.kind == .pulse ? nil : bar.fraction
      widget.preview = preview
      return widget
    }
  }

  private static let barsFeed = "bars"
  private static let mostInColumn = 16

  /// A template that says just these words; none when they are too many.
  private static func words(_ text: String) -> LabelTemplate {
    let escaped = text.map { "{}".contains($0) ? "\($0)\($0)" : String($0) }.joined()
    return (try? LabelTemplate(parsing: escaped)) ?? .empty
  }
}
