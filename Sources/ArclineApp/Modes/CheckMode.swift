import BoardFile
import CommandLineOptions
import Lettering
import Platform

/// Says what is wrong with board files, or what can be said in one.
struct CheckMode {
  let options: Options

  func run() throws(Failure) -> ExitStatus {
    if options.check.writesSchema {
      try writeOutput(BoardSchema.text(.program))
      return .done
    }
    if options.check.writesReference {
      try writeOutput(BoardReference.text(.program))
      return .done
    }
    var status = ExitStatus.done
    let typesetter = try FontSetup.makeTypesetter(options.appearance)
    for path in options.check.files {
      guard try check(path, typesetter) else {
        status = .usage
        continue
      }
    }
    return status
  }

  /// Prints what is wrong with a file and returns whether it can be used.
  private func check(_ path: String, _ typesetter: Typesetter) throws(Failure) -> Bool {
    let document: BoardDocument
    do throws(FileError) {
      document = try BoardFileReading.document(path)
    } catch {
      // A file that cannot be read keeps none of the others from being checked.
      Messages.report(error.description)
      return false
    }
    let doubts = try document.board.map { board throws(Failure) in
      try leftOut(of: board, at: document.widgetPlaces, typesetter)
    }
    let all = document.diagnostics + (doubts ?? [])
    // What was found first at a place stays first.
    let order = all.indices.sorted { (all[$0].position, $0) < (all[$1].position, $1) }
    let lines = BoardFileReading.lines(of: order.map { all[$0] }, in: path)
    if !lines.isEmpty { try writeOutput(lines.map { "\($0)\n" }.joined()) }
    return document.board != nil
  }

  /// What is said of texts that the asked size has no room for: a line for all widgets that lack the
  /// same, at the first of them.
  private func leftOut(
    of board: Board, at places: [SourcePosition], _ typesetter: Typesetter
  ) throws(Failure) -> [Diagnostic] {
    let size = try options.appearance.pixelSize
    let cramped = Wall.cramped(
      board, Wall.Manner(options.appearance), width: size.width, height: size.height,
      scale: options.appearance.scale ?? 1, text: typesetter)
    return Dictionary(grouping: cramped, by: \.texts).compactMap { texts, widgets in
      guard let first = widgets.first, places.indices.contains(first.widget) else { return nil }
      let others =
        switch widgets.count {
        case 1: ""
        case 2: " and one more"
        default: " and \(widgets.count - 1) more"
        }
      let asked = options.appearance.size
      return Diagnostic(
        .warning, at: places[first.widget],
        "at \(asked.width)x\(asked.height) there is no room for the \(texts.words) of this "
          + "widget\(others)")
    }
  }
}
