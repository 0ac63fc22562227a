import Motion
import Testing

@Suite struct SpringTests {
  /// The spring's equation of motion followed by the classical Runge–Kutta method.
  private func integrate(
    _ spring: Spring, from initial: SpringState, for seconds: Double, steps: Int
  ) -> SpringState {
    let (w, z) = (spring.naturalFrequency, spring.dampingRatio)
    func slope(_ x: Double, _ v: Double) -> (Double, Double) { (v, -2 * z * w * v - w * w * x) }
    let h = seconds / Double(steps)
    var (x, v) = (initial.displacement, initial.velocity)
    for _ in 0..<steps {
      let k1 = slope(x, v)
      let k2 = slope(x + h / 2 * k1.0, v + h / 2 * k1.1)
      let k3 = slope(x + h / 2 * k2.0, v + h / 2 * k2.1)
      let k4 = slope(x + h * k3.0, v + h * k3.1)
      x += h / 6 * (k1.0 + 2 * k2.0 + 2 * k3.0 + k4.0)
      v += h / 6 * (k1.1 + 2 * k2.1 + 2 * k3.1 + k4.1)
    }
    return SpringState(displacement: x, velocity: v)
  }

  @Test(arguments: [0.3, 0.8, 1, 1 - 1e-9, 1 + 1e-7, 1.5, 6], [0.02, 0.1, 0.3, 0.8])
  func `the closed form agrees with numerical integration`(ratio: Double, time: Double) throws {
    let spring = try #require(Spring(dampingRatio: ratio, naturalFrequency: 14))
    for initial in [
      SpringState(displacement: -1), SpringState(displacement: 0.4, velocity: 9),
      SpringState(displacement: 0, velocity: -3),
    ] {
      let exact = spring.state(after: time, from: initial)
      let followed = integrate(spring, from: initial, for: time, steps: 4000)
      #expect(abs(exact.displacement - followed.displacement) < 1e-10)
      #expect(abs(exact.velocity - followed.velocity) < 1e-9)
    }
  }

  @Test func `the three forms meet at critical damping`() throws {
    let initial = SpringState(displacement: -1, velocity: 5)
    for time in [0.05, 0.2, 0.5, 1.0] {
      let critical = try #require(Spring(dampingRatio: 1, naturalFrequency: 14))
        .state(after: time, from: initial)
      for offset in [-1e-12, 1e-12, -1e-9, 1e-9, -1e-6, 1e-6] {
        let near = try #require(Spring(dampingRatio: 1 + offset, naturalFrequency: 14))
          .state(after: time, from: initial)
        #expect(abs(near.displacement - critical.displacement) < abs(offset) * 10 + 1e-14)
      }
    }
  }

  @Test(arguments: [0.3, 1, 1.5])
  func `two moves in a row are one move of the whole time`(ratio: Double) throws {
    let spring = try #require(Spring(dampingRatio: ratio, naturalFrequency: 20))
    let start = SpringState(displacement: 1, velocity: -4)
    let whole = spring.state(after: 0.31, from: start)
    let halves = spring.state(after: 0.2, from: spring.state(after: 0.11, from: start))
    #expect(abs(whole.displacement - halves.displacement) < 1e-14)
    #expect(abs(whole.velocity - halves.velocity) < 1e-13)
  }

  @Test(arguments: [0.05, 0.3, 1, 1.5, 20])
  func `the distance from rest never grows`(ratio: Double) throws {
    let spring = try #require(Spring(dampingRatio: ratio, naturalFrequency: 14))
    let start = SpringState(displacement: 0.3, velocity: -8)
    var last = spring.distanceFromRest(start)
    for step in 1...2000 {
      let now = spring.distanceFromRest(spring.state(after: Double(step) * 0.002, from: start))
      #expect(now <= last + 1e-15)
      last = now
    }
  }

  @Test(arguments: [0.05, 0.3, 1, 1.5, 20])
  func `the settling time is when the tolerance is met`(ratio: Double) throws {
    let spring = try #require(Spring(dampingRatio: ratio, naturalFrequency: 14))
    let start = SpringState(displacement: -1)
    let time = spring.settlingTime(within: 0.001, from: start)
    #expect(spring.distanceFromRest(spring.state(after: time, from: start)) <= 0.001)
    #expect(
      spring.distanceFromRest(spring.state(after: time * 0.999, from: start)) > 0.001)
    #expect(spring.settlingTime(within: 2, from: start) == 0)
  }

  @Test func `duration and bounce give frequency and damping`() throws {
    let bouncy = try #require(Spring(duration: 0.5, bounce: 0.25))
    #expect(bouncy.naturalFrequency == 4 * .pi)
    #expect(bouncy.dampingRatio == 0.75)
    #expect(try #require(Spring(duration: 1, bounce: -0.5)).dampingRatio == 2)
    #expect(Spring(duration: 0.29) == .progress)
  }

  @Test func `the spring for progress is within half a percent after 0.45 s and never passes`() {
    let start = SpringState(displacement: -1)
    let after = Spring.progress.state(after: 0.45, from: start)
    #expect(after.displacement > -0.005)
    #expect(Spring.progress.settlingTime(within: 0.001, from: start) <= 0.45)
    for step in 0...1000 {
      let state = Spring.progress.state(after: Double(step) / 500, from: start)
      #expect(state.displacement <= 0)
      #expect(state.velocity >= 0)
    }
  }

  @Test(
    arguments: [
      (0, 14), (-1, 14), (.nan, 14), (101, 14), (.infinity, 14), (1, 0), (1, -1), (1, .nan),
      (1, 10_001), (1, .infinity),
    ] as [(Double, Double)])
  func `constants outside their ranges are refused`(ratio: Double, frequency: Double) {
    #expect(Spring(dampingRatio: ratio, naturalFrequency: frequency) == nil)
  }

  @Test(
    arguments: [
      (0, 0), (-1, 0), (.nan, 0), (1, 1), (1, -1), (1, .nan), (1000, 0), (1e-4, 0),
    ] as [(Double, Double)])
  func `durations and bounces outside their ranges are refused`(
    duration: Double, bounce: Double
  ) {
    #expect(Spring(duration: duration, bounce: bounce) == nil)
  }

  @Test(arguments: [0.01, 0.3, 1, 1.5, 100])
  func `odd times and states have a finite answer`(ratio: Double) throws {
    let spring = try #require(Spring(dampingRatio: ratio, naturalFrequency: 14))
    let start = SpringState(displacement: 1, velocity: 2)
    for time in [0, -1, -.infinity, .nan] as [Double] {
      #expect(spring.state(after: time, from: start) == start)
    }
    for time in [1e6, 1e300, .infinity] as [Double] {
      #expect(spring.state(after: time, from: start) == .rest)
    }
    for bad in [.nan, .infinity, -.infinity] as [Double] {
      #expect(spring.state(after: 1, from: SpringState(displacement: bad)) == .rest)
      let fast = SpringState(displacement: 1, velocity: bad)
      #expect(spring.state(after: 1, from: fast) == .rest)
    }
    let huge = SpringState(displacement: .greatestFiniteMagnitude, velocity: 1e308)
    #expect(spring.state(after: 0.01, from: huge).displacement.isFinite)
  }
}
