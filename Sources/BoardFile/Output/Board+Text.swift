extension Board {
  /// The board as a tidy board file, without what is left at its default.
  ///
  /// Reading it gives the board back.
  public var text: String {
    JSON5Writer().string(.object(BoardTable.board.members(of: withoutStandardIDs)))
  }

  private var withoutStandardIDs: Board {
    var board = self
    for index in widgets.indices where widgets[index].id == Self.standardID(index) {
      board.widgets[index].id = ""
    }
    return board
  }
}
