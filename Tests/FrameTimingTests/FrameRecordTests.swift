import FrameTiming
import Testing

@Suite struct FrameRecordTests {
  @Test func `a record takes 64 bytes`() {
    #expect(MemoryLayout<FrameRecord>.stride == 64)
  }

  @Test func `phases fill the time between two presents without a rest`() {
    var loop = SimulatedLoop()
    let first = loop.add(.init(present: 12_000_000))
    let second = loop.add(.init(sleep: 5_000_000, present: 7_000_000))
    let sum = FramePhase.allCases.reduce(0) {
      $0 + second.duration(of: $1, after: first.present)
    }
    #expect(sum == second.present - first.present)
    #expect(second.duration(of: .sleep, after: first.present) == 5_000_000)
    #expect(second.duration(of: .raster) == 3_000_000)
    #expect(second.busy == 4_000_000)
  }

  @Test func `content time is the tick and its part in whole nanoseconds`() throws {
    let tick = try #require(FramePeriod(hertz: 60))
    var record = FrameRecord(wake: 0)
    record.tick = 466_560_000
    #expect(record.contentTime(tick: tick) == 7_776_000_000_000_000)
    record.tickFraction = 32_768
    #expect(record.contentTime(tick: tick) == 7_776_000_008_333_333)
    record.tick = .max
    #expect(record.contentTime(tick: try #require(FramePeriod(hertz: 1))) == .max)
    #expect(record.tick == (1 << 40) - 1)
  }

  @Test func `the overlay's time is no part of the work, and leaves the tick alone`() {
    var record = FrameRecord(wake: 100)
    record.tick = 77
    (record.upload, record.present) = (4_000_100, 16_000_100)
    record.overlay = 500_000
    #expect(record.busy == 3_500_000)
    #expect(record.tick == 77 && record.overlay == 500_000)
    record.tick = 78
    #expect(record.overlay == 500_000)
    record.overlay = .max
    #expect(record.overlay == 16_777_215 && record.tick == 78)
    #expect(record.busy == 0)
  }

  @Test func `moments out of order give no negative phase`() {
    var record = FrameRecord(wake: 100)
    record.events = 50
    #expect(!record.isInOrder)
    #expect(record.duration(of: .events) == 0)
    #expect(record.duration(of: .sleep, after: 900) == 0)
  }
}

@Suite struct FrameStepperTests {
  private func kinds(_ records: [FrameRecord], warmUp: UInt64 = 0) -> [FrameStep.Kind] {
    var stepper = FrameStepper(rule: FrameStepRule(warmUpFrames: warmUp))
    return records.map { stepper.step(to: $0).kind }
  }

  @Test func `only the frames at the beginning are warm-up`() {
    let kinds = kinds(SimulatedLoop.frames([250, 16, 16, 16, 16]), warmUp: 2)
    #expect(kinds == [.warmUp, .warmUp, .counted, .counted, .counted])
  }

  @Test func `over 250 ms between frames is a gap, and inside one a slow frame up to 10 s`() {
    var loop = SimulatedLoop()
    for sleep in [16, 250, 251, 16] as [UInt64] {
      loop.add(SimulatedLoop.Phases(sleep: sleep * 1_000_000))
    }
    #expect(kinds(loop.records) == [.counted, .counted, .gap, .counted])
    let inside = kinds(SimulatedLoop.frames([16, 251, 10_000, 10_001, 16]))
    #expect(inside == [.counted, .counted, .counted, .gap, .counted])
  }

  @Test func `a long frame of a process that was stopped is a gap`() {
    var records = SimulatedLoop.frames([16, 2000, 16])
    records[1].flags = .resumed
    #expect(kinds(records) == [.counted, .gap, .counted])
  }

  @Test func `a slow pace has longer gaps`() throws {
    let pace = try #require(FramePeriod(hertz: 4))
    #expect(FrameStepRule(pace: pace).gapNanoseconds == 1_000_000_000)
    #expect(FrameStepRule().gapNanoseconds == 250_000_000)
  }

  @Test func `a first frame is never a gap`() {
    #expect(kinds(SimulatedLoop.frames([900, 16])) == [.counted, .counted])
  }

  @Test func `a resumed machine makes a gap of any length`() {
    var records = SimulatedLoop.frames([16, 16, 16])
    records[1].flags = .resumed
    #expect(kinds(records) == [.counted, .gap, .counted])
  }

  @Test func `after a rest there is nothing to count from`() {
    var loop = SimulatedLoop()
    loop.add(.presenting(for: 16_000_000))
    loop.wait(7_000_000_000)
    loop.add(.presenting(for: 16_000_000), flags: .afterRest)
    loop.add(.presenting(for: 16_000_000))
    var stepper = FrameStepper()
    let steps = loop.records.map { stepper.step(to: $0) }
    #expect(steps.map(\.kind) == [.counted, .restart, .counted])
    #expect(steps.map(\.nanoseconds) == [16_000_000, 16_000_000, 16_000_000])
    #expect(steps.map(\.sleep) == [0, 0, 0])
  }

  @Test func `a clock that goes backwards is an anomaly, and the step after it is not trusted`() {
    var records = SimulatedLoop.frames([16, 16, 16, 16, 16])
    records[2] = FrameRecord(wake: 1)
    #expect(kinds(records) == [.counted, .counted, .clockAnomaly, .restart, .counted])
  }

  @Test func `a clock that stands still is an anomaly`() {
    let records = SimulatedLoop.frames([16, 0, 16, 16])
    #expect(kinds(records) == [.counted, .clockAnomaly, .restart, .counted])
  }

  @Test func `wait is what is not work`() {
    var loop = SimulatedLoop()
    loop.add(.presenting(for: 16_000_000))
    loop.add(.init(sleep: 2_000_000, present: 10_000_000))
    var stepper = FrameStepper()
    _ = stepper.step(to: loop.records[0])
    let step = stepper.step(to: loop.records[1])
    #expect(step.nanoseconds == 16_000_000)
    #expect(step.sleep == 2_000_000)
    #expect(step.wait == 12_000_000)
  }
}
