import FrameTiming
import Testing

/// Records that no loop makes; a broken clock might.
@Suite struct HostileRecordTests {
  private static func moment(_ random: inout SeededGenerator, near last: UInt64) -> UInt64 {
    switch Int.random(in: 0..<8, using: &random) {
    case 0: UInt64.max - UInt64.random(in: 0...3, using: &random)
    case 1: UInt64.random(in: 0...3, using: &random)
    case 2: UInt64.random(in: 0...UInt64.max, using: &random)
    default: last.addingReportingOverflow(UInt64.random(in: 0...9_000_000, using: &random)).0
    }
  }

  private static func records(seed: UInt64, count: Int) -> [FrameRecord] {
    var random = SeededGenerator(seed: seed)
    var now = UInt64.random(in: 0...UInt64.max, using: &random)
    return (0..<count).map { _ in
      var record = FrameRecord(wake: moment(&random, near: now))
      record.events = moment(&random, near: record.wake)
      record.update = moment(&random, near: record.events)
      record.raster = moment(&random, near: record.update)
      record.upload = moment(&random, near: record.raster)
      record.present = moment(&random, near: record.upload)
      // Most frames have to be in order, or nothing but anomalies would be tried.
      if Int.random(in: 0..<4, using: &random) > 0 {
        let start = UInt64.random(in: 0...7, using: &random) == 0 ? record.wake : now
        let (end, overflow) = start.addingReportingOverflow(
          UInt64.random(in: 1...UInt64.random(in: 1...1 << 62, using: &random), using: &random))
        record = FrameRecord(wake: start)
        record.present = overflow ? .max : end
      }
      record.tick = UInt64.random(in: 0...UInt64.max, using: &random)
      record.tickFraction = UInt16.random(in: 0...UInt16.max, using: &random)
      record.damagePixels = UInt32.random(in: 0...UInt32.max, using: &random)
      record.flags = FrameFlags(rawValue: UInt16.random(in: 0...UInt16.max, using: &random))
      if Bool.random(using: &random) { record.flags.remove([.afterRest, .resumed]) }
      now = record.present
      return record
    }
  }

  private func settings(_ seed: UInt64) throws -> FrameAnalysis.Settings {
    let ticks = [
      FramePeriod(hertz: 60), FramePeriod(numerator: .max, denominator: 1),
      FramePeriod(numerator: .max, denominator: .max),
    ]
    var settings = FrameAnalysis.Settings(tick: try #require(ticks[Int(seed % 3)]))
    settings.warmUpFrames = seed % 4
    settings.pace = ticks[Int(seed / 3 % 3)]
    settings.nominalRefresh = ticks[Int(seed / 9 % 3)]
    return settings
  }

  @Test(arguments: 0..<60 as Range<UInt64>)
  func `nothing traps and every figure is a number`(seed: UInt64) throws {
    let records = Self.records(seed: seed, count: seed % 5 == 0 ? 3 : 60)
    let analysis = FrameAnalysis(records, settings: try settings(seed))
    for measured in analysis.metrics { #expect(measured.value?.isFinite ?? true) }
    #expect(analysis.tally.records == UInt64(records.count))

    let subject = ReportSubject(name: "x")
    var bytes: [UInt8] = []
    FramePicture(analysis, subject: subject).append(into: &bytes)
    let text = FrameReportText(analysis, subject: subject).text()
    let picture = String(decoding: bytes, as: UTF8.self)
    #expect(!picture.contains("nan") && !picture.contains("inf") && !text.contains("nan"))

    let context = FrameLogContext(analysis)
    var (mango, trace) = (MangoHudLog(context), ChromeTrace(context))
    var one = PresentMonLog(context, columns: .version1)
    var two = PresentMonLog(context, columns: .version2)
    #expect(mango.file(of: records).count { $0 == 10 } == 3 + records.count)
    #expect(one.file(of: records).count { $0 == 10 } == 1 + records.count)
    #expect(two.file(of: records).count { $0 == 10 } == 1 + records.count)
    #expect(trace.file(of: records).suffix(3) == Array("\n]\n".utf8)[...])

    let stored = StoredReport(analysis, subject: "x")
    #expect(FrameComparison(stored, stored).outcome != .smoother)
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func `a recorder takes anything in`(seed: UInt64) throws {
    var settings = FrameRecorder.Settings()
    settings.capacity = Int(seed)
    settings.pace = try self.settings(seed).pace
    var recorder = FrameRecorder(isOn: true, settings: settings)
    var window = FrameWindow(span: seed * 1_000_000, capacity: Int(seed))
    let records = Self.records(seed: seed, count: 200)
    for record in records {
      recorder.record(record)
      window.record(record.busy, endingAt: record.present, isLate: record.tick.isMultiple(of: 2))
      if let summary = recorder.takeSummary() { #expect(summary.line().count < 300) }
    }
    #expect(recorder.tally.records == 200)
    #expect(window.count <= window.capacity)
  }
}
