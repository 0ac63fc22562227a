import BoardFile
import CommandLineOptions

nonisolated extension Board {
  /// The board of a dialog with several bars, one below the other; nil for a dialog with one.
  init?(bars dialog: Options.Dialog?, title: String, look: String) {
    guard let dialog, !dialog.bars.isEmpty else { return nil }
    self.init()
    self.title = title
    layout.grid = GridSettings(columns: .weights([1]), margin: GridMargin(24), gap: 12)
    feeds[Self.barsFeed] = BoardFeed()
    widgets = dialog.bars.enumerated().map { index, bar in
      var widget = BoardWidget()
      widget.id = String(index + 1)
      widget.job = widget.id
      widget.title = Self.words(bar.label)
      widget.detail = (try? LabelTemplate(parsing: "{message}")) ?? .empty
      widget.look = look
      widget.feed = .shared(Self.barsFeed)
      var preview = BoardPreview()
      preview.progress = bar.fraction
      widget.preview = preview
      return widget
    }
  }

  private static let barsFeed = "bars"

  /// A template that says just these words; none when they are too many.
  private static func words(_ text: String) -> LabelTemplate {
    let escaped = text.map { "{}".contains($0) ? "\($0)\($0)" : String($0) }.joined()
    return (try? LabelTemplate(parsing: escaped)) ?? .empty
  }
}
