import BoardFile
import Platform

/// Reads board files from the disk.
nonisolated enum BoardFileReading {
  /// A board file larger than this is refused; the largest sensible one has a hundredth of it.
  static let limit = 4 << 20

  /// Reads a file and checks it; faults are in the document.
  static func document(_ path: String) throws(FileError) -> BoardDocument {
    BoardDocument(
      reading: try Files.read(path, limit: limit), catalogue: BoardCatalogue.program)
  }

  /// Reads the board to show; warnings are told on standard error.
  ///
  /// - Throws: a usage failure with all errors, a line each, when there are any.
  static func board(_ path: String) throws(Failure) -> Board {
    let document: BoardDocument
    do throws(FileError) {
      document = try Self.document(path)
    } catch {
      throw .usage(error.description)
    }
    let lines = lines(of: document.diagnostics, in: path)
    guard let board = document.board else {
      for line in lines.dropLast() { Messages.report(line) }
      throw .usage(lines.last ?? "\(path): is no board")
    }
    for line in lines { Messages.report(line) }
    return board
  }

  /// The diagnostics of a file, a line each: the file, the place, and what is wrong.
  static func lines(of diagnostics: [Diagnostic], in path: String) -> [String] {
    diagnostics.map { "\(path):\($0)" }
  }
}
