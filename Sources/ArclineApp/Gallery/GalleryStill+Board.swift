import BoardFile
import CommandLineOptions
import Widgets

nonisolated extension GalleryStill {
  /// The picture as a board: one widget without a card that fills the screen and shows the
  /// fraction, and what moves as it was, without a feed.
  ///
  /// Language and direction are those that the gallery was started in, if it was told any.
  func board(_ options: Options.Appearance) -> Board {
    var widget = BoardWidget()
    widget.look = look.name
    widget.properties = settings.map { PropertySetting($0.name, $0.value) }
    widget.isCard = false
    var preview = BoardPreview()
    preview.progress = fraction
    preview.state = fraction == 1 ? .done : .running
    if let nanoseconds { preview.time = Double(nanoseconds) / 1e9 }
    widget.preview = preview
    var board = Board()
    board.theme = theme
    board.motion = reducesMotion ? .reduced : nil
    board.locale = options.locale
    board.direction = Board.Direction(rawValue: options.direction.rawValue)
    board.layout.grid.margin = GridMargin(0)
    board.layout.grid.gap = 0
    board.widgets = [widget]
    return board
  }
}
