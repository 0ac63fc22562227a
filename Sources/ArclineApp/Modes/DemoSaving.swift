import BoardFile
import CommandLineOptions
import Platform

/// Saves pictures of the gallery: a board file, and a command line on standard output.
struct DemoSaving {
  let options: Options

  /// Names that are taken are passed over up to this number.
  private static let mostFiles = 999

  /// Saves a picture and returns what to tell the person.
  ///
  /// A board that cannot be written ends nothing in a window: the person and standard error are told.
  /// Where nobody looks it is a failure.
  func save(_ still: GalleryStill, _ layout: GalleryLayout) throws(Failure) -> String {
    let command = still.command(
      size: layout.stageSize, scale: layout.scale, options.appearance)
    try writeOutput("\(command)\n")
    guard let path = options.demo.board ?? Self.freePath() else {
      return "Paused. All names for the board file are taken; its command line is printed."
    }
    do throws(FileError) {
      let board = still.board(options.appearance)
      try Files.write(Array(board.text.utf8), to: path)
      return "Paused and saved as \(path). Space goes on."
    } catch {
      if options.window.isHeadless {
        throw .runtime("cannot save the board: \(error.description)")
      }
      Messages.report("cannot save the board: \(error.description)")
      return "Paused. The board cannot be saved: \(error.description)"
    }
  }

  /// The first name in the current folder that no file has.
  private static func freePath() -> String? {
    (1...mostFiles).lazy.map { $0 == 1 ? "arcline-demo.json5" : "arcline-demo-\($0).json5" }
      .first { !Files.exists($0) }
  }
}
