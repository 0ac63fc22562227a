import BoardFile
import CommandLineOptions
import Platform

/// Says what is wrong with board files, or what can be said in one.
struct CheckMode {
  let options: Options.Check

  func run() throws(Failure) -> ExitStatus {
    if options.writesSchema {
      try writeOutput(BoardSchema.text(.program))
      return .done
    }
    if options.writesReference {
      try writeOutput(BoardReference.text(.program))
      return .done
    }
    var status = ExitStatus.done
    for path in options.files {
      guard try check(path) else {
        status = .usage
        continue
      }
    }
    return status
  }

  /// Prints what is wrong with a file and returns whether it can be used.
  private func check(_ path: String) throws(Failure) -> Bool {
    let document: BoardDocument
    do throws(FileError) {
      document = try BoardFileReading.document(path)
    } catch {
      // A file that cannot be read keeps none of the others from being checked.
      Messages.report(error.description)
      return false
    }
    let lines = BoardFileReading.lines(of: document.diagnostics, in: path)
    if !lines.isEmpty { try writeOutput(lines.map { "\($0)\n" }.joined()) }
    return document.board != nil
  }
}
