import FrameTiming
import Testing

@Suite struct FrameLogPartsTests {
  private func context() throws -> FrameLogContext {
    FrameLogContext(tick: try #require(FramePeriod(hertz: 60)))
  }

  private func parts<Log: FrameLog>(
    _ log: Log, _ records: [FrameRecord], limit: FrameLogParts<Log>.Limit
  ) -> [(name: String, bytes: [UInt8])] {
    var parts = FrameLogParts(log, limit: limit)
    var files: [(name: String, bytes: [UInt8])] = []
    var bytes: [UInt8] = []
    parts.begin(into: &bytes)
    for record in records {
      if parts.isFull(before: record) {
        parts.end(into: &bytes)
        files.append((parts.name(stem: "run", extension: "csv"), bytes))
        bytes = []
        parts.begin(into: &bytes)
      }
      parts.append(record, into: &bytes)
    }
    parts.end(into: &bytes)
    return files + [(parts.name(stem: "run", extension: "csv"), bytes)]
  }

  private let records = SimulatedLoop.frames([UInt64](repeating: 16, count: 1000))

  @Test func `parts have the rows of the whole, and each the head`() throws {
    var limit = FrameLogParts<MangoHudLog>.Limit()
    limit.nanoseconds = 4_000_000_000
    let files = parts(MangoHudLog(try context()), records, limit: limit)
    #expect(files.map(\.name) == (1...4).map { "run-000\($0).csv" })
    var whole = MangoHudLog(try context())
    let lines = String(decoding: whole.file(of: records), as: UTF8.self).split(separator: "\n")
    var rows: [Substring] = []
    for file in files {
      let part = String(decoding: file.bytes, as: UTF8.self).split(separator: "\n")
      #expect(part.prefix(3) == lines.prefix(3))
      rows += part.dropFirst(3)
    }
    #expect(rows == Array(lines.dropFirst(3)))
  }

  @Test func `a part is cut behind the record that fills it`() throws {
    var limit = FrameLogParts<ChromeTrace>.Limit()
    limit.bytes = 20_000
    let files = parts(ChromeTrace(try context()), records, limit: limit)
    #expect(files.count > 10)
    for file in files {
      let text = String(decoding: file.bytes, as: UTF8.self)
      #expect(text.hasPrefix("[\n{") && text.hasSuffix("}\n]\n"))
      #expect(file.bytes.count < 21_500)
    }
    for file in files.dropLast() { #expect(file.bytes.count >= 20_000) }
  }

  @Test func `a part holds at least one record, and numbers grow past four digits`() throws {
    var limit = FrameLogParts<MangoHudLog>.Limit()
    (limit.bytes, limit.nanoseconds) = (0, 0)
    #expect(parts(MangoHudLog(try context()), records, limit: limit).count == 1000)
    var log = FrameLogParts(MangoHudLog(try context()))
    #expect(log.name(stem: "a", extension: "b") == "a-0000.b")
    var bytes: [UInt8] = []
    for _ in 0..<12_345 { log.begin(into: &bytes) }
    #expect(log.name(stem: "a", extension: "b") == "a-12345.b")
  }
}
