import Motion
import Testing

@Suite struct ValueAnimatorSpringTests {
  private static let continuity = 1e-9

  @Test(arguments: [
    MotionStyle.tween(duration: 0.4, .easeOut), .tween(duration: 0.4, .easeInOut),
    .constantSpeed(unitsPerSecond: 3), .spring(.progress),
  ])
  func `a retarget at any instant keeps the value`(style: MotionStyle) {
    var random = SeededGenerator(seed: 11)
    var animator = ValueAnimator(value: 0, style: style)
    var now: UInt64 = 0
    for _ in 0..<5000 {
      now += UInt64.random(in: 1...900, using: &random)
      let before = animator.value(at: at(now))
      animator.retarget(to: Double(Int.random(in: -50...50, using: &random)), at: at(now))
      #expect(abs(animator.value(at: at(now)) - before) < Self.continuity)
    }
  }

  @Test(arguments: [0.3, 0.8, 1, 1.5])
  func `a retarget of a spring keeps the speed`(ratio: Double) throws {
    let spring = try #require(Spring(dampingRatio: ratio, naturalFrequency: 14))
    var random = SeededGenerator(seed: 12)
    var animator = ValueAnimator(value: 0, style: .spring(spring))
    var now: UInt64 = 0
    for _ in 0..<5000 {
      now += UInt64.random(in: 1...900, using: &random)
      let before = animator.velocity(at: at(now))
      animator.retarget(to: Double(Int.random(in: -50...50, using: &random)), at: at(now))
      let after = animator.velocity(at: at(now))
      #expect(abs(after - before) < Self.continuity * max(1, abs(before)))
    }
  }

  @Test func `a spring takes over the speed of a tween`() {
    var animator = ValueAnimator(value: 0, style: .constantSpeed(unitsPerSecond: 2))
    animator.retarget(to: 1, at: at(0))
    animator.style = .spring(.progress)
    animator.retarget(to: 3, at: at(300))
    #expect(abs(animator.velocity(at: at(300)) - 2) < Self.continuity)
    #expect(abs(animator.value(at: at(300)) - 0.6) < Self.continuity)
  }

  @Test(arguments: [1, 1.5, 4], [1, 2, 3, 4, 5] as [UInt64])
  func `a spring never passes its target nor any target before it`(
    ratio: Double, seed: UInt64
  ) throws {
    let spring = try #require(Spring(dampingRatio: ratio, naturalFrequency: 14))
    var random = SeededGenerator(seed: seed)
    var animator = ValueAnimator(value: 0, style: .spring(spring))
    var (now, low, high) = (UInt64(0), 0.0, 0.0)
    for _ in 0..<400 {
      let target = Double.random(in: 0...1, using: &random)
      (low, high) = (min(low, target), max(high, target))
      let side = animator.value(at: at(now)) - target
      animator.retarget(to: target, at: at(now))
      let length = UInt64.random(in: 1...200, using: &random)
      for instant in frames(from: now, through: now + length, rate: .hz144)
      where instant.seconds(since: at(now)) >= 0 {
        let value = animator.value(at: instant)
        #expect((value - target) * side >= 0, "passed \(target) at \(value)")
        #expect((low...high).contains(value))
      }
      now += length
    }
  }

  @Test func `a fast value sent to a near target arrives sooner instead of passing it`() {
    var animator = ValueAnimator(value: 0)
    animator.retarget(to: 100, at: at(0))
    let value = animator.value(at: at(70))
    let velocity = animator.velocity(at: at(70))
    let target = value + 0.5
    #expect(velocity > Spring.progress.naturalFrequency * 0.5)
    animator.retarget(to: target, at: at(70))
    #expect(abs(animator.velocity(at: at(70)) - velocity) < 1e-9 * velocity)
    let shown = (70...600).map { animator.value(at: at($0)) }
    #expect(shown.allSatisfy { $0 <= target })
    #expect(zip(shown, shown.dropFirst()).allSatisfy { $0 <= $1 })
    #expect(shown.last == target)
  }

  @Test func `a moving value sent to where it is stays there`() {
    for goal in [100.0, -100] {
      var animator = ValueAnimator(value: 0)
      animator.retarget(to: goal, at: at(0))
      let value = animator.value(at: at(70))
      #expect(animator.retarget(to: value, at: at(70)).didStart)
      #expect((70...900).allSatisfy { animator.value(at: at($0)) == value })
    }
  }

  @Test func `an underdamped spring swings past and comes back`() throws {
    let spring = try #require(Spring(duration: 0.4, bounce: 0.5))
    var animator = ValueAnimator(value: 0, style: .spring(spring))
    animator.retarget(to: 1, at: at(0))
    #expect((0...600).contains { animator.value(at: at($0)) > 1.1 })
    #expect(animator.value(at: at(5000)) == 1)
  }

  @Test(arguments: [1.0 / 4000, 0.25, 1e-9])
  func `a spring snaps exactly when it is near rest and stays`(tolerance: Double) throws {
    var animator = ValueAnimator(value: 0, restTolerance: tolerance)
    animator.retarget(to: 1, at: at(0))
    let end = try #require(animator.settledInstant)
    let last = AnimationInstant(
      nanoseconds: UInt64(end.seconds(since: at(0)) * 1e9) - 1000, rate: .hz60)
    #expect(animator.isAnimating(at: last))
    #expect(animator.update(at: last) == nil)
    let short = 1 - animator.value(at: last)
    #expect(short > 0 && short <= tolerance * 1.001)
    #expect(!animator.isAnimating(at: end))
    #expect(animator.value(at: end) == 1)
    #expect(animator.velocity(at: end) == 0)
    #expect(animator.update(at: end) == .finished)
    #expect(animator.update(at: end) == nil)
    #expect(animator.value(at: end.advanced(byTicks: 1_000_000)) == 1)
  }

  @Test func `the default spring rests soon after half a second`() throws {
    var animator = ValueAnimator(value: 0)
    animator.retarget(to: 1, at: at(0))
    let seconds = try #require(animator.settledInstant).seconds(since: at(0))
    #expect((0.4...0.55).contains(seconds))
  }

  @Test(arguments: [0, -1, .nan, .infinity] as [Double])
  func `a tolerance that is none gives way to the default`(tolerance: Double) {
    let animator = ValueAnimator(value: 0, restTolerance: tolerance)
    #expect(animator.restTolerance == ValueAnimator.defaultRestTolerance)
  }

  @Test func `every run started ends exactly once`() {
    var random = SeededGenerator(seed: 21)
    var animator = ValueAnimator(value: 0)
    var (now, started, ended) = (UInt64(0), 0, 0)
    let styles: [MotionStyle] = [
      .none, .tween(duration: 0.2, .ease), .spring(.progress), .constantSpeed(unitsPerSecond: 4),
    ]
    for _ in 0..<20_000 {
      now += UInt64.random(in: 0...300, using: &random)
      switch Int.random(in: 0..<8, using: &random) {
      case 0: if animator.stop(at: at(now)) != nil { ended += 1 }
      case 1: if animator.jump(to: 3, at: at(now)) != nil { ended += 1 }
      case 2, 3: if animator.update(at: at(now)) != nil { ended += 1 }
      case 4: animator.style = styles.randomElement(using: &random) ?? .none
      default:
        let target = Double(Int.random(in: 0...5, using: &random))
        if case .started(let previous) = animator.retarget(to: target, at: at(now)) {
          started += 1
          if previous != nil { ended += 1 }
        }
      }
    }
    if animator.update(at: at(now + 100_000)) != nil { ended += 1 }
    #expect(started > 5000)
    #expect(ended == started)
  }

  @Test func `the largest values stay finite`() {
    var animator = ValueAnimator(value: -1e100)
    animator.retarget(to: 1e100, at: at(0))
    for step in 0..<200 as Range<UInt64> {
      let now = at(step * 7)
      #expect(animator.value(at: now).isFinite && animator.velocity(at: now).isFinite)
      animator.retarget(to: step.isMultiple(of: 2) ? 1e-3 : 1e100, at: now)
    }
  }
}
