import Platform

/// The names of the files that a recording consists of, all made from one path.
///
/// From `run.csv` come `run-0001.csv`, `run-report-0001.json` and `run-hours.csv`. Numbers go on where
/// an earlier program stopped, so that a restart overwrites nothing.
nonisolated struct RecordNames: Sendable {
  /// Of the parts and of the reports so many are kept.
  static let kept = 24

  private let stem: String
  private let ending: String

  /// Takes a path apart; what follows the last point of its last name is the ending, else `csv`.
  init(path: String) {
    let nameStart = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
    let name = path[nameStart...]
    // A point in front makes a file hidden and begins no ending.
    if let point = name.lastIndex(of: "."), point > nameStart,
      name.index(after: point) < name.endIndex
    {
      stem = String(path[..<point])
      ending = String(path[path.index(after: point)...])
    } else {
      stem = path
      ending = "csv"
    }
  }

  /// The path of a part of the log; numbers below 1 are those of no part.
  func part(_ number: Int) -> String { "\(stem)-\(Self.digits(number)).\(ending)" }

  /// The path of a report.
  func report(_ number: Int, _ ending: String) -> String {
    "\(stem)-report-\(Self.digits(number)).\(ending)"
  }

  /// The path of the hours' summaries.
  var hours: String { "\(stem)-hours.csv" }

  /// The greatest number of a part that is there, and of a report; 0 when there is none.
  func lastNumbers() throws(FileError) -> (part: Int, report: Int) {
    let slash = stem.lastIndex(of: "/")
    let directory = slash.map { String(stem[...$0]) } ?? "."
    let name = slash.map { String(stem[stem.index(after: $0)...]) } ?? stem
    var last = (part: 0, report: 0)
    for file in try Files.names(in: directory) {
      last.part = max(last.part, Self.number(in: file, after: "\(name)-"))
      last.report = max(last.report, Self.number(in: file, after: "\(name)-report-"))
    }
    return last
  }

  /// The part that another program is writing at this moment; nil when there is none.
  func partBeingWritten() throws(FileError) -> String? {
    let slash = stem.lastIndex(of: "/")
    let directory = slash.map { String(stem[...$0]) } ?? "."
    let name = slash.map { String(stem[stem.index(after: $0)...]) } ?? stem
    for file in try Files.names(in: directory) {
      guard file.hasSuffix(PendingFile.suffix), Self.number(in: file, after: "\(name)-") > 0 else {
        continue
      }
      let part = (slash == nil ? "" : directory) + file.dropLast(PendingFile.suffix.count)
      if PendingFile.isBeingWritten(part) { return part }
    }
    return nil
  }

  /// The number between a beginning and a point; 0 when there is none.
  private static func number(in file: String, after beginning: String) -> Int {
    guard file.hasPrefix(beginning) else { return 0 }
    let rest = file.dropFirst(beginning.count)
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    guard rest.dropFirst(digits.count).first == "." else { return 0 }
    return Int(digits).map { min($0, 1 << 40) } ?? 0
  }

  private static func digits(_ number: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
