import Board
import BoardFile
import CommandLineOptions
import Motion

/// A board that is to be shown, and what it changes about the options.
struct BoardShow {
  /// The board with its widgets before any news.
  let wall: Wall
  /// What follows its file; nil for a board that stands in none.
  let reloader: BoardReloader?
  /// The options, with the title of the board where the command line names none.
  let options: Options
  /// The board as it was read at the start.
  private let board: BoardFile.Board
  /// The descriptors that were open at the start.
  private let inherited = BoardSurroundings.openDescriptors()

  /// Reads the board that the options name; nil when they name none.
  init?(_ given: Options) throws(Failure) {
    if let bars = BoardFile.Board(
      bars: given.dialog, title: given.window.title, look: given.appearance.look)
    {
      var wall = Wall(bars, Wall.Manner(given.appearance))
      wall.settleOnPreviews(at: AnimationInstant(tick: 0, rate: .hz60))
      (self.wall, reloader, board, options) = (wall, nil, bars, given)
      return
    }
    guard let path = given.appearance.board else { return nil }
    let board = try BoardFileReading.board(path)
    var manner = Wall.Manner(given.appearance)
    if given.input.endPolicy == .complete { manner.endMeaning = .completes }
    manner.stallAfter = given.input.stallAfter.map { Double($0.nanoseconds) / 1e9 }
    var wall = Wall(board, manner)
    wall.settleUnfed(at: AnimationInstant(tick: 0, rate: .hz60))
    self.wall = wall
    reloader = BoardReloader(path: path, showing: board)
    self.board = board
    if let named = given.source.optionName, !Self.readsStandardInput(board) {
      throw .usage("\(named): no widget of \(path) is fed by standard input, whose place it takes")
    }
    var options = given
    let catalogue = BoardCatalogue.program
    let standard = Options(
      mode: .show,
      names: NameLists(looks: catalogue.looks.map(\.name), formats: catalogue.formats))
    if options.window.title == standard.window.title { options.window.title = board.title }
    self.options = options
  }

  /// Whether standard input, or what takes its place, feeds a widget.
  var readsStandardInput: Bool { Self.readsStandardInput(board) }

  private static func readsStandardInput(_ board: BoardFile.Board) -> Bool {
    board.sources.contains { $0.feed.source == .stdin }
  }

  /// The sources of the board; they are opened when they have their first turn.
  func makeSources(
    standardInput: OwnedSource, commands: RunningCommands, counts: FeedInbox,
    wake: @escaping @Sendable () -> Void
  ) -> BoardSources {
    let surroundings = BoardSurroundings(
      folder: BoardSurroundings.folder(of: options.appearance.board ?? ""), options: options,
      inherited: inherited, standardInput: standardInput, counts: counts, commands: commands)
    return BoardSources(of: board, surroundings, wake: wake)
  }
}

extension Options.Source {
  /// The option that names a source other than standard input; nil when none does.
  fileprivate var optionName: String? {
    if !command.isEmpty { return "COMMAND" }
    if namedPipe != nil { return "--fifo" }
    if socket != nil { return "--listen" }
    if replay != nil { return "--replay" }
    return descriptor.map { _ in "--fd" }
  }
}
