import BoardFile
import CommandLineOptions
import Motion

/// A board that is to be shown, and what it changes about the options.
struct BoardShow {
  /// The board with its widgets before any news.
  let wall: Wall
  /// What follows its file.
  let reloader: BoardReloader
  /// The options, with what the board says of its feed where the command line says nothing.
  let options: Options

  /// Reads the board that the options name; nil when they name none.
  init?(_ given: Options) throws(Failure) {
    guard let path = given.appearance.board else { return nil }
    let board = try BoardFileReading.board(path)
    var wall = Wall(board, Wall.Manner(given.appearance))
    wall.settleUnfed(at: AnimationInstant(tick: 0, rate: .hz60))
    self.wall = wall
    reloader = BoardReloader(path: path, showing: board)
    let feeds = board.widgets.compactMap(board.feed(of:))
    if feeds.contains(where: { $0.source != .stdin }) {
      Messages.report("\(path): standard input feeds all widgets; no other source is opened")
    }
    var options = given
    let catalogue = BoardCatalogue.program
    let standard = Options(
      mode: .show,
      names: NameLists(looks: catalogue.looks.map(\.name), formats: catalogue.formats))
    if options.window.title == standard.window.title { options.window.title = board.title }
    if let feed = feeds.first { Self.apply(feed, to: &options.input, standard: standard.input) }
    self.options = options
  }

  /// Takes over what a feed says, where the options have their defaults.
  private static func apply(
    _ feed: BoardFeed, to input: inout Options.Input, standard: Options.Input
  ) {
    if input.format == standard.format, let format = feed.format { input.format = format }
    if input.minimum == standard.minimum { input.minimum = feed.minimum ?? input.minimum }
    if input.maximum == standard.maximum { input.maximum = feed.maximum ?? input.maximum }
    if feed.isMonotonic { input.monotonic = input.monotonic ?? true }
    guard input.endPolicy == standard.endPolicy else { return }
    switch feed.endRule {
    case .early: break
    case .complete: input.endPolicy = .complete
    case .hold: input.endPolicy = .hold
    }
  }
}
