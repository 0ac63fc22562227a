import Foundation

/// What the files about frames hold, read as other programs read them.
struct FrameFiles {
  /// A slice of a trace; microseconds.
  struct Slice {
    let name: String
    let start, end: Double
  }

  /// The report as JSON.
  struct Report: Decodable {
    struct Metric: Decodable {
      let key: String
      let value: Double?
    }
    struct Gap: Decodable {
      let lengthNs: UInt64
      let phase: String
    }
    struct Phase: Decodable {
      let name: String
      let lateFrames: Int
    }
    let conditions: [String: String]
    let verdict: String
    let records, frames, notPresented, lostRecords: Int
    let metrics: [Metric]
    let phases: [Phase]
    let gaps: [Gap]
    let frameTimesNs: [UInt64]

    /// The value of a figure.
    func value(_ key: String) -> Double? { metrics.first { $0.key == key }?.value }

    /// The moment that the files count from, on the monotonic clock.
    var origin: UInt64? {
      conditions["Origin"].flatMap { $0.split(separator: " ").first }.flatMap { UInt64($0) }
    }
  }

  let folder: TemporaryFolder

  /// A report.
  func report(_ name: String) throws -> Report {
    try JSONDecoder().decode(Report.self, from: Data(folder.bytes(name)))
  }

  /// The rows of a table from the line that holds a column on, by the names of their columns.
  func rows(_ name: String, with column: String) -> [[String: String]] {
    var text = folder.text(name)
    if text.hasPrefix("\u{FEFF}") { text.removeFirst() }
    let lines = text.split(separator: "\n").map {
      $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    }
    guard let head = lines.firstIndex(where: { $0.contains(column) }) else { return [] }
    return lines[(head + 1)...].map { Dictionary(zip(lines[head], $0)) { first, _ in first } }
  }

  /// The slices of a trace in the order of the file.
  func slices(_ name: String) throws -> [Slice] {
    let object = try JSONSerialization.jsonObject(with: Data(folder.bytes(name)))
    let events = object as? [[String: Any]] ?? []
    return events.filter { $0["ph"] as? String == "X" }.compactMap { event in
      guard let name = event["name"] as? String, let start = event["ts"] as? Double,
        let length = event["dur"] as? Double
      else { return nil }
      return Slice(name: name, start: start, end: start + length)
    }
  }
}
