import FrameTiming
import Testing

@Suite(.serialized) struct FrameRecorderTests {
  private static let period: UInt64 = 16_666_666

  private func recorder(
    capacity: Int = 1024, warmUp: UInt64 = 0, hertz: UInt64 = 60
  ) -> FrameRecorder {
    var settings = FrameRecorder.Settings()
    settings.capacity = capacity
    settings.warmUpFrames = warmUp
    settings.pace = FramePeriod(hertz: hertz)
    return FrameRecorder(isOn: true, settings: settings)
  }

  @Test func `turned off it notes nothing and keeps what it had`() {
    var recorder = recorder()
    let records = SimulatedLoop.frames([16, 16, 16])
    recorder.record(records[0])
    recorder.turnOff()
    recorder.record(records[1])
    let kept = recorder.keptRecords()
    #expect(kept == [records[0]])
    #expect(recorder.tally.records == 1)
    recorder.turnOn()
    recorder.record(records[2])
    #expect(recorder.tally.records == 2)
  }

  @Test func `one that was never turned on has nothing to say`() {
    var recorder = FrameRecorder()
    recorder.record(FrameRecord(wake: 1))
    #expect(recorder.keptRecords().isEmpty)
    #expect(recorder.percentile(.p50, of: .frameTime) == nil)
    #expect(recorder.count(of: .correctedFrameTime) == 0)
    let summary = recorder.takeSummary()
    #expect(summary == nil && recorder.currentSummary() == nil)
  }

  @Test func `the ring keeps the last frames in order`() {
    var recorder = recorder(capacity: 16)
    var loop = SimulatedLoop()
    for _ in 0..<41 { recorder.record(loop.add(.presenting(for: Self.period))) }
    #expect(recorder.keptRecords() == Array(loop.records.suffix(16)))
  }

  @Test func `draining hands every record over once and counts what was overwritten`() {
    var recorder = recorder(capacity: 16)
    var loop = SimulatedLoop()
    var drained: [FrameRecord] = []
    for frame in 1...10 {
      recorder.record(loop.add(.presenting(for: Self.period)))
      if frame.isMultiple(of: 3) { recorder.drain { drained.append($0) } }
    }
    recorder.drain { drained.append($0) }
    #expect(drained == loop.records)
    #expect(recorder.lost == 0)
    for _ in 0..<20 { recorder.record(loop.add(.presenting(for: Self.period))) }
    recorder.drain { drained.append($0) }
    #expect(recorder.lost == 4)
    #expect(drained == Array(loop.records.prefix(10)) + Array(loop.records.suffix(16)))
  }

  @Test func `injected stalls are counted under the right name`() {
    var recorder = recorder()
    var loop = SimulatedLoop()
    for frame in 1...1000 {
      if frame == 505 { loop.wait(2_000_000_000) }
      let isStalled = frame.isMultiple(of: 100)
      recorder.record(loop.add(.presenting(for: isStalled ? 50_000_000 : Self.period)))
    }
    #expect(recorder.tally.late == 10)
    #expect(recorder.tally.missed == 20)
    #expect(recorder.tally.gaps == 1)
    #expect(recorder.tally.frames == 999)
    // Each stall of three periods hides two frames.
    #expect(recorder.count(of: .frameTime) == 999)
    #expect(recorder.count(of: .correctedFrameTime) == 999 + 20)
    #expect(recorder.tally.longest == 50_000_000)
  }

  @Test func `phases have histograms of their own`() throws {
    var recorder = recorder()
    var loop = SimulatedLoop()
    for _ in 0..<50 { recorder.record(loop.add(.presenting(for: Self.period))) }
    for (phase, time) in [(FramePhase.raster, 3e6), (.upload, 0.7e6), (.present, 12_666_666)] {
      let percentile = recorder.percentile(.p50, of: .phase(phase))
      let read = try #require(percentile)
      #expect(abs(Double(read) / time - 1) < 1.0 / 256)
    }
  }

  @Test func `ten hours of sixty frames a second give exact lines`() {
    var recorder = recorder(capacity: 64)
    var loop = StreamingLoop()
    var summaries: [HourlySummary] = []
    for _ in 0..<10 * 60 {
      // A minute in which ten seconds move: the board then rests.
      for frame in 0..<600 { recorder.record(loop.frame(16_666_667, afterRest: frame == 0)) }
      loop.rest(50_000_000_000)
      if let summary = recorder.takeSummary() { summaries.append(summary) }
    }
    let lines = summaries.map { $0.line() }
    #expect(lines.count == 9)
    #expect(recorder.lostSummaries == 0)
    for (hour, summary) in summaries.enumerated() {
      #expect(summary.hour == UInt64(hour))
      #expect(summary.tally.records == 36_000)
      #expect(summary.tally.totalNanoseconds == summary.tally.frames * 16_666_667)
      #expect(summary.tally.longest == 16_666_667)
    }
    #expect(lines[0] == Self.firstLine)
    #expect(lines[3] == Self.fourthLine)
  }

  private static let firstLine =
    "0,35941,16.666667,16.666667,16.666667,16.666667,16.666667,0,0,0,59,0,0,0,0,0\n"
  private static let fourthLine =
    "3,35940,16.666667,16.666667,16.666667,16.666667,16.666667,0,0,0,60,0,0,0,0,0\n"

  @Test func `memory does not grow with the frames`() throws {
    var recorder = recorder(capacity: 256)
    var loop = StreamingLoop()
    // Other tests run at the same time: growth with the frames would show in every one of these.
    var least = Int.max
    for _ in 0..<5 {
      let before = try #require(ResidentMemory.peak)
      for frame in 0..<40_000 {
        recorder.record(loop.frame(16_666_667, afterRest: frame.isMultiple(of: 500)))
      }
      least = min(least, try #require(ResidentMemory.peak) - before)
    }
    // Had the records been kept, it would be 2.5 MB.
    #expect(least < 500_000)
    #expect(recorder.tally.records == 200_000)
  }

  @Test func `ninety days leave an exact line for every hour`() throws {
    var recorder = recorder(capacity: 16)
    var loop = StreamingLoop()
    var hours: UInt64 = 0
    for hour in 0..<2160 as Range<UInt64> {
      // Every hour another pace, so that no line can be a copy of the one before.
      let time = 16_000_000 + hour * 1000
      for frame in 0..<40 { recorder.record(loop.frame(time, afterRest: frame == 0)) }
      loop.rest(until: (hour + 1) * 3_600_000_000_000)
      guard let summary = recorder.takeSummary() else { continue }
      let past = 16_000_000 + (hour - 1) * 1000
      #expect(summary.hour == hour - 1)
      // The run's very first frame has nothing before it and counts by its own length.
      #expect(summary.tally.frames == (hour == 1 ? 40 : 39))
      #expect(summary.meanNanoseconds == past)
      #expect(summary.tally.longest == past)
      #expect(abs(Double(summary.p50) / Double(past) - 1) < 1.0 / 2048)
      hours += 1
    }
    #expect(hours == 2159)
    let summary = recorder.currentSummary()
    let last = try #require(summary)
    #expect(last.hour == 2159)
    #expect(last.meanNanoseconds == 18_159_000)
    #expect(recorder.tally.records == 2160 * 40)
  }

  @Test func `one wrong moment does not stop the hours`() {
    var recorder = recorder(capacity: 16)
    var loop = StreamingLoop()
    var hours: [UInt64] = []
    for hour in 0..<4 as Range<UInt64> {
      for frame in 0..<10 {
        var record = loop.frame(16_000_000, afterRest: frame == 0)
        if hour == 1, frame == 5 { record.present = .max }
        recorder.record(record)
        if let summary = recorder.takeSummary() { hours.append(summary.hour) }
      }
      loop.rest(until: (hour + 1) * 3_600_000_000_000)
    }
    // The wrong moment has a line of its own, which splits the hour that it fell into.
    #expect(hours == [0, 1, 5_124_095, 1, 2])
    #expect(recorder.tally.clockAnomalies == 1 && recorder.tally.gaps == 1)
  }

  @Test func `a summary nobody takes is counted as lost`() {
    var recorder = recorder(capacity: 16)
    var loop = StreamingLoop()
    for hour in 1...4 as ClosedRange<UInt64> {
      recorder.record(loop.frame(16_000_000, afterRest: false))
      loop.rest(until: hour * 3_600_000_000_000)
    }
    #expect(recorder.lostSummaries == 2)
    let summary = recorder.takeSummary()
    #expect(summary?.hour == 2)
    #expect(summary?.tally.records == 1)
  }
}

/// A loop that forgets its frames.
private struct StreamingLoop {
  private static let start: UInt64 = 77
  private var now = start

  mutating func frame(_ time: UInt64, afterRest: Bool) -> FrameRecord {
    var record = FrameRecord(wake: now)
    record.upload = now + 4_000_000
    record.raster = now + 3_000_000
    record.present = now + time
    if afterRest { record.flags = .afterRest }
    now = record.present
    return record
  }

  mutating func rest(_ nanoseconds: UInt64) { now += nanoseconds }

  mutating func rest(until moment: UInt64) { now = Self.start + moment }
}
