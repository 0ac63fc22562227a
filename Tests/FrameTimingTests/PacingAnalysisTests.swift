import FrameTiming
import Testing

@Suite struct PacingAnalysisTests {
  private let refresh: UInt64 = 16_683_350  // 59.94 Hz

  private func settings(
    pace: UInt64? = nil, nominal: UInt64? = nil, isAsked: Bool = true
  ) throws -> FrameAnalysis.Settings {
    var settings = FrameAnalysis.Settings(tick: try #require(FramePeriod(hertz: 60)))
    settings.pace = pace.flatMap { FramePeriod(hertz: $0) }
    settings.isPaceAsked = isAsked && pace != nil
    settings.nominalRefresh = nominal.flatMap { FramePeriod(hertz: $0) }
    return settings
  }

  private func run(_ count: Int = 400, _ phases: (Int) -> SimulatedLoop.Phases) -> [FrameRecord] {
    var loop = SimulatedLoop()
    for frame in 0..<count { loop.add(phases(frame)) }
    return loop.records
  }

  @Test func `presents that take their time are measured as waiting`() throws {
    let records = run { _ in .presenting(for: refresh) }
    let analysis = FrameAnalysis(records, settings: try settings(nominal: 60))
    #expect(analysis.presentWait.verdict == .waits)
    #expect(analysis.pacing == .display)
    #expect(analysis.measuredRefresh == refresh)
    #expect(analysis.reference.nanoseconds == refresh)
    #expect(analysis.reference.source == .measuredRefresh)
  }

  @Test func `without a known rate only steady frames show that presenting waits`() throws {
    let steady = FrameAnalysis(run { _ in .presenting(for: refresh) }, settings: try settings())
    #expect(steady.pacing == .display && steady.measuredRefresh == refresh)
    // As slow presents are that wait for nothing, on a machine with other work.
    let uneven = run { .presenting(for: [20_000_000, 31_000_000, 47_000_000, 90_000_000][$0 % 4]) }
    let analysis = FrameAnalysis(uneven, settings: try settings())
    #expect(analysis.presentWait.verdict == .unknown)
    #expect(analysis.pacing == .none && analysis.measuredRefresh == nil)
    #expect(analysis.reference.source == .medianFrameTime)
  }

  @Test func `presents that return at once leave the pace to the program`() throws {
    let records = run { _ in .sleeping(for: 16_666_666) }
    let analysis = FrameAnalysis(records, settings: try settings(pace: 60, nominal: 60))
    #expect(analysis.presentWait.verdict == .returnsAtOnce)
    #expect(analysis.pacing == .ownPacer)
    #expect(analysis.measuredRefresh == nil)
    #expect(analysis.reference.source == .pacingTarget)
    #expect(analysis.reference.nanoseconds == 16_666_666)
  }

  @Test func `frames without any wait are unpaced`() throws {
    let records = run { _ in .init(present: 200_000) }
    let analysis = FrameAnalysis(records, settings: try settings(nominal: 60))
    #expect(analysis.presentWait.verdict == .returnsAtOnce)
    #expect(analysis.pacing == .none)
    #expect(analysis.reference.source == .medianFrameTime)
    #expect(analysis.reference.nanoseconds == 4_200_000)
  }

  @Test func `frames full of work do not show whether presenting waits`() throws {
    let records = run { _ in .init(raster: 14_000_000, present: 1_600_000) }
    let analysis = FrameAnalysis(records, settings: try settings(nominal: 60))
    #expect(analysis.presentWait.verdict == .unknown)
    #expect(analysis.pacing == .unknown)
  }

  @Test func `a few presents are not enough to judge`() {
    let wait = PresentWait(
      presents: Array(repeating: 9_000_000, count: 29), busy: [1], period: 16_666_666)
    #expect(wait.verdict == .unknown)
    let enough = PresentWait(
      presents: Array(repeating: 9_000_000, count: 30), busy: [1], period: 16_666_666)
    #expect(enough.verdict == .waits)
    let unheld = PresentWait(
      presents: Array(repeating: 9_000_000, count: 30), busy: [1], period: 0)
    #expect(unheld.verdict == .unknown)
  }

  @Test func `a running loop is measured by its last thirty presents`() {
    var meter = PresentWaitMeter()
    for record in run(29, { _ in .presenting(for: refresh) }) { meter.record(record) }
    #expect(meter.judge(period: refresh).verdict == .unknown)
    for record in run(1, { _ in .presenting(for: refresh) }) { meter.record(record) }
    #expect(meter.judge(period: refresh).verdict == .waits)
    for record in run(16, { _ in .sleeping(for: refresh) }) { meter.record(record) }
    #expect(meter.judge(period: refresh).verdict == .returnsAtOnce)
    meter.reset()
    #expect(meter.judge(period: refresh).n == 0)
  }

  @Test func `every second refresh is recognised by the nominal rate`() throws {
    let records = run { _ in .presenting(for: 2 * refresh) }
    let analysis = FrameAnalysis(records, settings: try settings(nominal: 60))
    #expect(analysis.measuredRefresh == refresh)
    #expect(analysis.measure(.lateFrames).value == 400)
    // Where the loop was asked for 30 frames a second, none of them is late.
    let asked = FrameAnalysis(records, settings: try settings(pace: 30, nominal: 60))
    #expect(asked.reference.source == .pacingTarget)
    #expect(asked.measure(.lateFrames).value == 0)
  }

  @Test func `injected stalls are late, missed and a gap, each exactly`() throws {
    var loop = SimulatedLoop()
    for frame in 1...1000 {
      if frame == 551 { loop.wait(2_000_000_000) }
      loop.add(.presenting(for: frame.isMultiple(of: 100) ? 3 * refresh : refresh))
    }
    let analysis = FrameAnalysis(loop.records, settings: try settings(nominal: 60))
    #expect(analysis.tally.late == 10)
    #expect(analysis.tally.missed == 20)
    #expect(analysis.tally.gaps == 1)
    #expect(analysis.tally.frames == 999)
    #expect(analysis.gaps.first?.phase == .sleep)
    #expect(analysis.phases.map(\.lateFrames) == [0, 0, 0, 0, 0, 10])
  }

  @Test(arguments: [FramePhase.events, .update, .raster, .upload, .sleep])
  func `a late frame is laid to the phase that took too long`(phase: FramePhase) throws {
    let records = run { frame in
      var phases = SimulatedLoop.Phases.sleeping(for: 16_666_666)
      guard frame % 50 == 49 else { return phases }
      switch phase {
      case .events: phases.events = 30_000_000
      case .update: phases.update = 30_000_000
      case .raster: phases.raster = 33_000_000
      case .upload: phases.upload = 30_000_000
      default: phases.sleep = 42_000_000
      }
      return phases
    }
    let analysis = FrameAnalysis(records, settings: try settings(pace: 60))
    let causes = analysis.phases.filter { $0.lateFrames > 0 }
    #expect(causes.map(\.phase) == [phase])
    #expect(causes.map(\.lateFrames) == [8])
  }

  @Test func `a gap names the phase in which the time passed`() throws {
    let records = run(10) { frame in
      var phases = SimulatedLoop.Phases.presenting(for: refresh)
      if frame == 5 { phases.upload = 12_000_000_000 }
      return phases
    }
    let analysis = FrameAnalysis(records, settings: try settings())
    #expect(analysis.gaps.map(\.phase) == [.upload])
    #expect(analysis.gaps.map(\.isResume) == [false])
  }

  @Test(arguments: [FramePhase.events, .update, .raster, .upload, .present])
  func `a long time inside a phase is a late frame and no gap`(phase: FramePhase) throws {
    let stall: UInt64 = 300_000_000
    let records = run(200) { frame in
      var phases = SimulatedLoop.Phases.sleeping(for: 16_666_666)
      guard frame % 20 == 19 else { return phases }
      switch phase {
      case .events: phases.events = stall
      case .update: phases.update = stall
      case .raster: phases.raster = stall
      case .upload: phases.upload = stall
      default: phases.present = stall
      }
      return phases
    }
    let analysis = FrameAnalysis(records, settings: try settings(pace: 60))
    #expect(analysis.tally.frames == 200 && analysis.tally.gaps == 0)
    #expect(analysis.tally.late == 10)
    #expect(analysis.phases.filter { $0.lateFrames > 0 }.map(\.phase) == [phase])
    #expect(try #require(analysis.measure(.longestFrameTime).value) >= 300)
    // Ten of two hundred frames take over 300 ms, the others a sixtieth of a second.
    #expect(try #require(analysis.measure(.meanRate).value) < 34)
    #expect(try #require(analysis.measure(.p99FrameTime).value) >= 300)
  }

  @Test func `a long time between frames, or in a process that was stopped, is a gap`() throws {
    var loop = SimulatedLoop()
    for frame in 0..<100 {
      if frame == 30 { loop.wait(2_000_000_000) }
      var phases = SimulatedLoop.Phases.sleeping(for: 16_666_666)
      if frame == 60 { phases.raster = 2_000_000_000 }
      loop.add(phases, flags: frame == 60 ? .resumed : [])
    }
    let analysis = FrameAnalysis(loop.records, settings: try settings(pace: 60))
    #expect(analysis.gaps.map(\.record) == [30, 60])
    #expect(analysis.gaps.map(\.phase) == [.sleep, .raster])
    #expect(analysis.tally.late == 0 && analysis.tally.frames == 98)
  }

  @Test func `frames that presented nothing are no presents`() throws {
    var loop = SimulatedLoop()
    for frame in 0..<180 {
      var phases = SimulatedLoop.Phases.sleeping(for: 16_666_666)
      let isPresent = frame % 3 == 0
      phases.present = isPresent ? 10_000_000 : 2000
      phases.sleep = isPresent ? 2_666_666 : 12_664_666
      loop.add(phases, flags: isPresent ? [] : .notPresented)
    }
    let analysis = FrameAnalysis(loop.records, settings: try settings(pace: 60))
    #expect(analysis.presentWait.n == 60)
    #expect(analysis.presentWait.medianNanoseconds == 10_000_000)
    #expect(analysis.presentWait.verdict != .returnsAtOnce)
    #expect(analysis.measure(.notPresented).value == 120)
    let text = FrameReportText(analysis, subject: ReportSubject(name: "x")).text()
    #expect(text.contains("120 of 180 frames had nothing new to present"))
    var json: [UInt8] = []
    FrameReportJSON(analysis, subject: ReportSubject(name: "x")).append(into: &json)
    #expect(String(decoding: json, as: UTF8.self).contains("\"notPresented\": 120"))
    var meter = PresentWaitMeter()
    for record in loop.records { meter.record(record) }
    #expect(meter.judge(period: 16_666_666).medianNanoseconds == 10_000_000)
  }

  @Test func `busy, wait and headroom add up`() throws {
    let records = run { _ in .sleeping(for: 16_000_000) }
    let analysis = FrameAnalysis(records, settings: try settings(pace: 100))
    let (busy, wait) = (analysis.measure(.busyMean).value, analysis.measure(.waitMean).value)
    let mean = try #require(analysis.measure(.meanFrameTime).value)
    #expect(abs(try #require(busy) - 4) < 1e-9)
    // The first frame counts from its wake, so its sleep is no part of it.
    #expect(abs(try #require(busy) + #require(wait) - mean) < 1e-9)
    #expect(abs(try #require(analysis.measure(.headroom).value) - 60) < 1e-9)
  }
}
