/// A board file that has been read: the board, and everything that is wrong with the file.
public struct BoardDocument: Sendable {
  /// The board; nil when the file has errors.
  public let board: Board?
  /// What is wrong or doubtful, in the order of the file.
  public let diagnostics: [Diagnostic]
  /// Where the widgets of the board stand in the file, in its order; none when there is no board.
  public let widgetPlaces: [SourcePosition]

  /// Reads a board file: JSON5 in UTF-8.
  ///
  /// All mistakes are found in one go: those of notation, of keys and values, and of what belongs
  /// together. Widgets without an id get one.
  public init(reading bytes: [UInt8], catalogue: BoardCatalogue) {
    var reading = BoardReading(catalogue: catalogue)
    let (root, isWhole) = JSON5Document.read(bytes, &reading.list)
    reading.isWhole = isWhole
    let isReadable = !reading.list.hasErrors
    guard var board = BoardTable.board.kind.read(root, &reading) else {
      (self.board, diagnostics, widgetPlaces) = (nil, reading.list.sorted, [])
      return
    }
    board.nameWidgets()
    // What belongs together is known only of what could be read.
    if isReadable { BoardChecks.check(board, &reading) }
    self.board = reading.list.hasErrors ? nil : board
    diagnostics = reading.list.sorted
    widgetPlaces = self.board?.widgets.indices.map { reading.place("widgets[\($0)]") } ?? []
  }
}

extension Board {
  /// The id of a widget that says none, by its index from 0.
  static func standardID(_ index: Int) -> String { "widget\(index + 1)" }

  fileprivate mutating func nameWidgets() {
    for index in widgets.indices where widgets[index].id.isEmpty {
      widgets[index].id = Self.standardID(index)
    }
  }
}
