import CommandLineOptions
import Platform

/// The files that `profile` writes.
struct ProfileOutputs {
  private let options: Options.Profile

  init(_ options: Options.Profile) { self.options = options }

  /// Refuses what could not be written, before a run is spent on it.
  func check() throws(Failure) {
    let named = [
      ("--report", options.report), ("--csv", options.csv), ("--trace", options.trace),
      ("--svg", options.svg),
    ]
    for (index, first) in named.enumerated() {
      guard let path = first.1 else { continue }
      for second in named.dropFirst(index + 1)
      where second.1.map({ Files.areSame($0, path) }) == true {
        throw .usage("\(first.0) and \(second.0) name the same file; each needs its own")
      }
      let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? "."
      do throws(FileError) {
        _ = try Files.names(in: folder)
      } catch {
        throw .runtime("cannot write \(first.0): \(error.description)")
      }
      if Files.exists("\(path)/.") { throw .usage("\(first.0) \(path) is a directory, not a file") }
      guard Files.isWritable(path) || (!Files.exists(path) && Files.isWritable(folder)) else {
        let isBroken = Files.exists(path) && Files.stamp(path) == nil
        throw .runtime(
          "cannot write \(first.0): "
            + (isBroken ? "the link \(path) leads nowhere" : "no permission to write \(path)"))
      }
    }
  }

  /// Writes the files.
  func write(_ report: TimingReport) throws(Failure) {
    if let path = options.report { try write(report.json(), "the report", to: path) }
    if let path = options.csv {
      try write(report.log(.table(options.csvFormat)), "the table", to: path)
    }
    if let path = options.trace { try write(report.log(.trace), "the trace", to: path) }
    if let path = options.svg { try write(report.svg(), "the picture", to: path) }
  }

  private func write(_ bytes: [UInt8], _ name: String, to path: String) throws(Failure) {
    do throws(FileError) {
      try Files.write(bytes, to: path)
    } catch {
      throw .runtime("cannot write \(name): \(error.description)")
    }
  }
}
