import BoardFile
import CommandLineOptions
import Widgets

nonisolated extension GalleryStill {
  /// The picture as a board: one widget that fills the screen and shows the fraction without a feed.
  var board: Board {
    var widget = BoardWidget()
    widget.look = look.name
    widget.properties = settings.map { PropertySetting($0.name, $0.value) }
    var preview = BoardPreview()
    preview.progress = fraction
    preview.state = fraction == 1 ? .done : .running
    widget.preview = preview
    var board = Board()
    board.theme = theme
    board.layout.grid.margin = GridMargin(0)
    board.layout.grid.gap = 0
    board.widgets = [widget]
    return board
  }
}
