import Board
import Motion
import Testing

/// Rates and times left, against values worked out by hand.
@Suite struct ProgressPaceTests {
  private func at(_ seconds: Double) -> AnimationInstant {
    AnimationInstant(nanoseconds: UInt64((seconds * 1e9).rounded()), rate: .hz60)
  }

  private func pace(_ samples: [(time: Double, value: Double)]) -> ProgressPace {
    var pace = ProgressPace()
    for sample in samples { pace.note(sample.value, at: at(sample.time)) }
    return pace
  }

  @Test func `a constant rate is told exactly, and the time left falls with the clock`() throws {
    let pace = pace((0...10).map { (Double($0), 50 * Double($0)) })
    let rate = try #require(pace.rate(at: at(10)))
    #expect(abs(rate - 50) < 1e-9)
    let left = try #require(pace.remaining(to: 1000, at: at(10)))
    #expect(abs(left - 10) < 1e-9)
    let later = try #require(pace.remaining(to: 1000, at: at(12.5)))
    #expect(abs(later - 7.5) < 1e-9)
  }

  @Test(arguments: [
    // Too early; too few steps of growth; both.
    [(0.0, 0.0), (0.9, 1), (1.8, 2), (2.7, 3)], [(0, 0), (2, 1), (4, 2)], [(0, 0)],
    [(0, 0), (2, 0), (4, 0), (6, 0), (8, 1)],
  ])
  func `nothing is said before it means something`(samples: [(Double, Double)]) throws {
    let pace = pace(samples.map { (time: $0.0, value: $0.1) })
    let last = try #require(samples.last).0
    #expect(pace.rate(at: at(last)) == nil)
    #expect(pace.remaining(to: 100, at: at(last)) == nil)
  }

  @Test func `the first estimate comes after three seconds and three steps`() {
    #expect(pace([(0, 0), (1, 1), (2, 2), (3, 3)]).rate(at: at(3)) != nil)
  }

  @Test func `a rate that drops moves there gradually, by the decay of ten seconds`() throws {
    // Ten seconds at 100 a second, then 10 a second: after t seconds of that the sum of weights gives
    // (100 (1 - e^-1) e^(-t/10) + 10 (1 - e^(-t/10))) / (1 - e^(-1 - t/10)).
    var pace = pace((0...10).map { (Double($0), 100 * Double($0)) })
    let expected = [1: 87.16195, 5: 54.41676, 10: 34.20473, 30: 12.88528]
    var before = 100.0
    for second in 1...30 {
      pace.note(1000 + 10 * Double(second), at: at(10 + Double(second)))
      let rate = try #require(pace.rate(at: at(10 + Double(second))))
      #expect(rate < before)
      before = rate
      if let right = expected[second] { #expect(abs(rate - right) < 1e-3) }
    }
  }

  @Test func `how time is cut into steps changes nothing`() throws {
    var coarse = pace((0...20).map { (Double($0), 3 * Double($0)) })
    coarse.note(160, at: at(25))
    var fine = pace((0...200).map { (Double($0) / 10, 0.3 * Double($0)) })
    for step in 1...50 {
      let tenths = Double(step)
      fine.note(60 + 2 * tenths, at: at(20 + tenths / 10))
    }
    let first = try #require(coarse.rate(at: at(25)))
    let second = try #require(fine.rate(at: at(25)))
    #expect(abs(first - second) < 1e-9)
  }

  @Test func `steps of no time, and of time that went back, count with the next one`() throws {
    var pace = pace([(0, 0), (1, 10), (2, 20), (3, 30)])
    pace.note(35, at: at(3))
    pace.note(38, at: at(2.5))
    pace.note(40, at: at(4))
    let rate = try #require(pace.rate(at: at(4)))
    #expect(abs(rate - 10) < 1e-9)
    let left = try #require(pace.remaining(to: 100, at: at(4)))
    #expect(abs(left - 6) < 1e-9)
  }

  @Test func `what was done before the first news is no part of the rate`() throws {
    let pace = pace([(0, 0), (0, 500), (1, 510), (2, 520), (3, 530)])
    let rate = try #require(pace.rate(at: at(3)))
    #expect(abs(rate - 10) < 1e-9)
  }

  @Test(arguments: [
    // The times of news in a period of three seconds, and the megabytes of thirty that are there.
    [(0.0, 30.0)], [(0, 10), (0.05, 20), (0.1, 30)], [(0, 3), (0.5, 15), (1, 30)],
    [(0, 30), (0.5, 30), (1, 30), (1.5, 30), (2, 30), (2.5, 30)],
  ])
  func `bursts give the rate of the whole, whenever they are looked at`(
    burst: [(Double, Double)]
  ) throws {
    var pace = pace([(0, 0)])
    for period in 1...20 {
      let (start, done) = (3 * Double(period), 30 * Double(period - 1))
      for (delay, amount) in burst {
        pace.note(done + amount, at: at(start + delay))
        // The first burst counts from nothing, and is forgotten as time goes on.
        guard period > 8 else { continue }
        let rate = try #require(pace.rate(at: at(start + delay)))
        #expect(abs(rate / 10 - 1) < 0.03, "\(period) \(delay): \(rate)")
      }
    }
  }

  // As ffmpeg begins: a first frame, then nothing while the encoder looks ahead, then every half second.
  @Test(arguments: [1.0, 3, 6])
  func `a single pause at the start does not hold the first estimate up`(pause: Double) throws {
    var samples: [(time: Double, value: Double)] = [(0, 0), (0.5, 0.2)]
    let begin = 0.5 + pause
    for step in 0...8 { samples.append((begin + 0.5 * Double(step), 0.2 + 0.5 * Double(step + 1))) }
    // The first growth, the one after the pause, and the third: then three seconds must have passed.
    let told = samples.filter { $0.time >= max(3, begin + 0.5) }
    for sample in told {
      let pace = pace(samples.filter { $0.time <= sample.time })
      let rate = try #require(pace.rate(at: at(sample.time)), "\(sample)")
      #expect(rate > 0 && rate < 1.05, "\(sample)")
    }
  }

  @Test func `a value that stands still for long slows the rate`() throws {
    var pace = pace((0...20).map { (Double($0), 10 * Double($0)) })
    for second in 21...30 { pace.note(200, at: at(Double(second))) }
    let rate = try #require(pace.rate(at: at(30)))
    #expect(rate < 5)
  }

  @Test func `a value that falls begins anew`() {
    var pace = pace((0...10).map { (Double($0), Double($0)) })
    pace.note(3, at: at(11))
    #expect(pace.rate(at: at(11)) == nil)
    for second in 12...14 { pace.note(Double(second) - 8, at: at(Double(second))) }
    #expect(pace.rate(at: at(14)) != nil)
  }

  @Test func `time in which the job was held does not count`() throws {
    var pace = pace((0...5).map { (Double($0), 10 * Double($0)) })
    pace.interrupt()
    #expect(pace.rate(at: at(5)) == nil)
    pace.note(50, at: at(1000))
    let rate = try #require(pace.rate(at: at(1000)))
    #expect(abs(rate - 10) < 1e-9)
  }

  @Test func `a long silence says nothing, one as usual does`() {
    let quick = pace((0...10).map { (Double($0), Double($0)) })
    #expect(quick.rate(at: at(15)) != nil)
    #expect(quick.rate(at: at(15.1)) == nil)
    // Of a job that speaks every four seconds more patience is due.
    let slow = pace((0...10).map { (4 * Double($0), Double($0)) })
    #expect(slow.rate(at: at(52)) != nil)
    #expect(slow.rate(at: at(52.1)) == nil)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func `what is no number changes nothing`(value: Double) {
    var pace = pace([(0, 0), (1, 1), (2, 2), (3, 3)])
    let before = pace.rate(at: at(3))
    pace.note(value, at: at(3.5))
    #expect(pace.rate(at: at(3.5)) == before)
    #expect(pace.remaining(to: value, at: at(3)) == nil)
  }

  @Test func `a value at or beyond its end, or one that stands still, has no time left`() {
    let arrived = pace((0...5).map { (Double($0), 20 * Double($0)) })
    #expect(arrived.remaining(to: 100, at: at(5)) == nil)
    #expect(arrived.remaining(to: 90, at: at(5)) == nil)
    // One that should have arrived by now.
    #expect(arrived.remaining(to: 101, at: at(5.2)) == nil)
  }
}
