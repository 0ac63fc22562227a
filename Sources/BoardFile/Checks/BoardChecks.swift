/// What must hold between the parts of a board; the tables see only one key at a time.
enum BoardChecks {
  static func check(_ board: Board, _ reading: inout BoardReading) {
    checkIDs(board, &reading)
    checkDefaults(board, &reading)
    for (index, widget) in board.widgets.enumerated() {
      checkLook(of: widget, in: board, at: "widgets[\(index)]", &reading)
      checkNews(of: widget, in: board, at: "widgets[\(index)]", &reading)
      checkRollup(of: widget, in: board, at: "widgets[\(index)]", &reading)
    }
    checkFeeds(board, &reading)
    for orientation in BoardOrientation.allCases {
      checkPlaces(board, orientation, &reading)
    }
  }

  private static func checkIDs(_ board: Board, _ reading: inout BoardReading) {
    var first: [String: Int] = [:]
    for (index, widget) in board.widgets.enumerated() {
      if let earlier = first[widget.id] {
        reading.list.error(
          reading.place("widgets[\(index)].id"),
          "the id \(Quote.text(widget.id)) is that of the widget at "
            + "\(reading.place("widgets[\(earlier)]")) already")
      } else {
        first[widget.id] = index
      }
    }
  }

  private static func checkNews(
    of widget: BoardWidget, in board: Board, at path: String, _ reading: inout BoardReading
  ) {
    if case .shared(let name) = widget.feed, board.feeds[name] == nil {
      let advice = NameAdvice.text(name, board.feeds.keys.sorted(), reading.catalogue.nearest)
      reading.list.error(
        reading.place("\(path).feed"), "there is no feed \(Quote.text(name)) under feeds; \(advice)"
      )
    }
    if widget.feed == nil, widget.job != nil {
      reading.list.warning(
        reading.keyPlace("\(path).job"), "job means nothing in a widget without a feed")
    }
    if widget.feed == nil, widget.rollup == nil, widget.preview == nil {
      reading.list.warning(
        reading.place(path), "nothing feeds this widget: it has no feed, rollup or preview")
    }
  }

  private static func checkRollup(
    of widget: BoardWidget, in board: Board, at path: String, _ reading: inout BoardReading
  ) {
    let place = reading.place("\(path).rollup")
    switch widget.rollup {
    case nil: return
    case .feed:
      guard widget.feed == nil else { return }
      reading.list.error(place, "a rollup of a feed needs the key feed in its widget")
    case .board:
      guard widget.feed != nil else { return }
      reading.list.warning(
        reading.keyPlace("\(path).feed"), "feed means nothing in a rollup of the board")
    case .widgets(let ids):
      for (index, id) in ids.enumerated() {
        if let problem = problem(with: id, in: widget, of: board, &reading) {
          reading.list.error(reading.place("\(path).rollup[\(index)]"), problem)
        }
      }
    }
  }

  private static func problem(
    with id: String, in widget: BoardWidget, of board: Board, _ reading: inout BoardReading
  ) -> String? {
    if id == widget.id { return "a rollup cannot hold itself" }
    guard let other = board.widgets.first(where: { $0.id == id }) else {
      let names = board.widgets.map(\.id).filter { $0 != widget.id }
      return "there is no widget \(Quote.text(id)); "
        + NameAdvice.text(id, names, reading.catalogue.nearest)
    }
    return other.rollup == nil ? nil : "a rollup cannot hold another one, as \(Quote.text(id)) is"
  }
}
