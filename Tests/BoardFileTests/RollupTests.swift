import BoardFile
import TestSupport
import Testing

@Suite struct RollupTests {
  private func job(_ fraction: Double?, _ state: JobState = .running, of max: Double? = nil)
    -> RollupJob
  {
    RollupJob(fraction: fraction, state: state, max: max, unit: max == nil ? "" : "B")
  }

  @Test func `jobs without sizes weigh the same`() {
    #expect(Rollup([job(0.5), job(1, .done), job(0, .waiting), job(0.5)]).progress == .known(0.5))
  }

  @Test func `jobs weigh as much as their sizes, and those without as the mean`() {
    #expect(Rollup([job(1, .done, of: 300), job(0, of: 100)]).progress == .known(0.75))
    var unsized = job(0)
    unsized.unit = "files"
    let mixed = Rollup([job(1, .done, of: 300), job(0, of: 100), unsized])
    #expect(mixed.progress == .known(0.5))
  }

  @Test func `sizes in different units are not compared`() {
    let jobs = [
      RollupJob(fraction: 1, state: .done, max: 1e9, unit: "B"),
      RollupJob(fraction: 0, state: .running, max: 3, unit: "files"),
    ]
    #expect(Rollup(jobs).progress == .known(0.5))
    #expect(Rollup(jobs).max == nil)
  }

  @Test(arguments: [JobState.running, .waiting, .paused, .stalled, .failed, .ended])
  func `the whole is never complete while one job is not`(state: JobState) {
    let jobs = [job(1, .done, of: 1e15), job(1, state, of: 1)]
    #expect(Rollup(jobs).progress == .known(Rollup.mostUnfinished))
    #expect((100 * Rollup.mostUnfinished + 1e-9).rounded(.down) == 99)
  }

  @Test func `the whole is complete when every job that counts is`() {
    let done = Rollup([job(nil, .done), job(0.4, .done), job(0.1, .cancelled)])
    #expect(done.progress == .known(1))
    #expect(done.state == .done)
  }

  @Test func `a job of unknown extent makes the whole a lower bound`() {
    #expect(Rollup([job(1, .done), job(nil, .unknown)]).progress == .atLeast(0.5))
    #expect(Rollup([job(nil, .unknown), job(nil)]).progress == .unknown)
    #expect(Rollup([job(nil, .unknown)]).state == .unknown)
    #expect(Rollup([]).progress == .unknown)
    #expect(Rollup([]).state == .waiting)
  }

  @Test(arguments: [
    ([JobState.done, .failed, .running], JobState.failed), ([.stalled, .running], .stalled),
    ([.running, .paused, .waiting], .running), ([.paused, .done], .paused),
    ([.ended, .done], .ended), ([.waiting, .done], .running), ([.waiting, .cancelled], .waiting),
    ([.cancelled], .cancelled), ([.done, .cancelled], .done), ([.unknown, .waiting], .running),
  ])
  func `the most urgent state is that of the whole`(states: [JobState], whole: JobState) {
    #expect(Rollup(states.map { job(0.5, $0) }).state == whole)
  }

  @Test func `sums are given when every part is known in one unit`() {
    var first = job(0.5, of: 200)
    (first.rate, first.remaining) = (10, 10)
    var second = job(0.25, of: 400)
    (second.rate, second.remaining) = (5, 60)
    let both = Rollup([first, second, job(1, .done, of: 100)])
    #expect((both.value, both.max, both.unit) == (300, 700, "B"))
    #expect((both.rate, both.remaining) == (15, 60))
    second.rate = nil
    second.remaining = nil
    second.max = nil
    let unsure = Rollup([first, second])
    #expect(unsure.value == nil && unsure.max == nil && unsure.unit == "")
    #expect(unsure.rate == nil && unsure.remaining == nil)
  }

  @Test(arguments: 0..<200)
  func `whatever the jobs say, the whole is a fraction`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let jobs = (0..<random.int(in: 0...8)).map { _ in
      var job = RollupJob(
        fraction: random.oneIn(4) ? nil : random.hostile(),
        state: JobState.allCases[random.int(in: 0...JobState.allCases.count - 1)],
        max: random.oneIn(3) ? nil : random.hostile(), unit: random.pick("", "B"))
      job.rate = random.hostile()
      return job
    }
    let rollup = Rollup(jobs)
    #expect(rollup.counts.total == jobs.count)
    switch rollup.progress {
    case .known(let value), .atLeast(let value):
      #expect((0...1).contains(value))
      let isComplete = jobs.allSatisfy { $0.state == .done || $0.state == .cancelled }
      #expect((value == 1) == isComplete)
    case .unknown: break
    }
    #expect(rollup.max.map(\.isFinite) != false && rollup.rate.map(\.isFinite) != false)
  }
}

extension SplitMix64 {
  fileprivate mutating func hostile() -> Double {
    pick(0, -1, 0.5, 1, 2, .nan, .infinity, 1e308, -0.0, 1e-300)
  }
}
