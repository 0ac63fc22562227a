import FrameTiming
import Testing

@Suite struct AnimationErrorTests {
  private func errors(
    refresh: UInt64, _ frames: [(content: UInt64, present: UInt64)]
  ) throws -> [Int64?] {
    // A tick of a microsecond: content times are whole numbers of them.
    let tick = try #require(FramePeriod(numerator: 1000, denominator: 1))
    var estimator = AnimationErrorEstimator(tick: tick, refresh: refresh)
    var stepper = FrameStepper()
    return frames.map { frame in
      var record = FrameRecord(wake: frame.present * 1000 - 1)
      record.present = frame.present * 1000
      record.tick = frame.content
      return estimator.error(of: record, step: stepper.step(to: record))
    }
  }

  @Test func `content that moves as presents do has no error`() throws {
    var random = SeededGenerator(seed: 8)
    var moment: UInt64 = 1_000_000
    let frames = (0..<200).map { _ in
      moment += UInt64.random(in: 5_000...50_000, using: &random)
      return (content: moment - 777, present: moment)
    }
    let errors = try errors(refresh: 0, frames)
    #expect(errors[0] == nil)
    #expect(errors.dropFirst().allSatisfy { $0 == 0 })
  }

  @Test func `content that runs ahead has a positive error`() throws {
    let errors = try errors(refresh: 0, [(0, 1000), (20_000, 17_000), (36_000, 37_000)])
    #expect(errors == [nil, 4_000_000, -4_000_000])
  }

  @Test func `a step of nothing has no error`() throws {
    let errors = try errors(refresh: 0, [(0, 1000), (0, 17_000), (16_000, 33_000)])
    #expect(errors == [nil, nil, 0])
  }

  @Test func `on a grid of refreshes late returns from present are no error`() throws {
    var random = SeededGenerator(seed: 9)
    let frames = (0..<400).map { frame -> (content: UInt64, present: UInt64) in
      let grid = 1_000_000 + UInt64(frame) * 16_667
      return (UInt64(frame) * 16_667, grid + UInt64.random(in: 0...1000, using: &random))
    }
    let smooth = try errors(refresh: 16_667_000, frames).compactMap { $0 }
    #expect(smooth.count == 399)
    // A millisecond of noise in the presents; a sixteenth of it at most reaches the estimate.
    #expect(smooth.allSatisfy { $0.magnitude <= 1_000_000 / 16 + 1 })
  }

  @Test func `the grid follows a display whose period was measured a little wrong`() throws {
    let frames = (0..<20_000).map { frame -> (content: UInt64, present: UInt64) in
      (UInt64(frame) * 16_667, 1_000_000 + UInt64(frame) * 16_667)
    }
    let errors = try errors(refresh: 16_672_000, frames).compactMap { $0 }
    #expect(errors.suffix(1000).allSatisfy { $0.magnitude < 10_000 })
  }

  @Test func `after a gap the errors begin anew`() throws {
    let errors = try errors(
      refresh: 0, [(0, 1000), (16_000, 17_000), (17_000, 3_000_000), (33_000, 3_016_000)])
    #expect(errors == [nil, 0, nil, 0])
  }
}
