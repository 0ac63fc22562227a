import Motion
import Testing

@Suite struct ValueAnimatorTests {
  private func tweening(_ value: Double, _ duration: Double, _ easing: Easing) -> ValueAnimator {
    ValueAnimator(value: value, style: .tween(duration: duration, easing))
  }

  @Test func `a new target starts from what is on screen`() {
    var animator = tweening(0, 1, .easeInOut)
    animator.retarget(to: 1, at: at(0))
    #expect(abs(animator.value(at: at(500)) - 0.5) < 1e-12)
    var shown = frames(through: 483).map { animator.value(at: $0) }
    animator.retarget(to: 0, at: at(500))
    #expect(abs(animator.value(at: at(500)) - 0.5) < 1e-12)
    shown += frames(from: 500, through: 2000).map { animator.value(at: $0) }
    #expect(zip(shown, shown.dropFirst()).allSatisfy { abs($1 - $0) <= 0.06 })
    #expect(shown.allSatisfy { (0...1).contains($0) })
    #expect(animator.value(at: at(1499)) > 0)
    #expect(frames(from: 1500, through: 3000).allSatisfy { animator.value(at: $0) == 0 })
  }

  @Test(arguments: [Easing.linear, .ease, .easeInOut])
  func `thirty targets in 290 ms are shown by 490 ms`(easing: Easing) {
    var animator = tweening(0, 0.2, easing)
    var ends: [RunEnd] = []
    for step in 0..<30 as Range<UInt64> {
      let target = ((Double(step) + 1) * 100 / 30).rounded()
      guard case .started(let previous) = animator.retarget(to: target, at: at(step * 10)) else {
        Issue.record("update \(step) did not start a run")
        return
      }
      if let previous { ends.append(previous) }
    }
    #expect(ends == Array(repeating: .interrupted, count: 29))
    #expect(animator.settledInstant == at(490))
    #expect(animator.value(at: at(489)) < 100)
    #expect(animator.value(at: at(490)) == 100)
    #expect(animator.update(at: at(490)) == .finished)
  }

  @Test func `going down never rises and never passes the target`() {
    for easing in TweenTests.easings {
      var animator = tweening(0.5, 0.4, easing)
      animator.retarget(to: 0.25, at: at(0))
      let shown = frames(through: 800).map { animator.value(at: $0) }
      #expect(shown.allSatisfy { (0.25...0.5).contains($0) })
      #expect(zip(shown, shown.dropFirst()).allSatisfy { $0 >= $1 })
      #expect(animator.value(at: at(400)) == 0.25)
    }
  }

  @Test(arguments: [
    MotionStyle.none, .tween(duration: 0, .ease), .tween(duration: -1, .ease),
    .tween(duration: .nan, .ease), .constantSpeed(unitsPerSecond: 0),
    .constantSpeed(unitsPerSecond: -2), .constantSpeed(unitsPerSecond: .nan),
    .constantSpeed(unitsPerSecond: .infinity),
  ])
  func `a move in no time, or with numbers out of range, shows the target at once`(
    style: MotionStyle
  ) {
    var animator = ValueAnimator(value: 0.2, style: style)
    #expect(animator.retarget(to: 0.9, at: at(50)).didStart)
    #expect(animator.value(at: at(50)) == 0.9)
    #expect(animator.velocity(at: at(50)) == 0)
    #expect(!animator.isAnimating(at: at(50)))
    #expect(animator.settledInstant == at(50))
    #expect(animator.update(at: at(50)) == .finished)
    #expect(animator.update(at: at(51)) == nil)
  }

  @Test func `styles say whether their numbers are in range`() {
    #expect(MotionStyle.none.isValid)
    #expect(MotionStyle.spring(.progress).isValid)
    #expect(MotionStyle.tween(duration: 0, .linear).isValid)
    #expect(!MotionStyle.tween(duration: -1, .linear).isValid)
    #expect(!MotionStyle.tween(duration: .infinity, .linear).isValid)
    #expect(!MotionStyle.constantSpeed(unitsPerSecond: 0).isValid)
    #expect(MotionStyle.constantSpeed(unitsPerSecond: 3).isValid)
  }

  @Test func `the same target twenty times is one run`() {
    var animator = tweening(0, 0.5, .easeInOut)
    var (started, ends) = (0, [RunEnd]())
    for step in 0..<20 as Range<UInt64> {
      if let end = animator.update(at: at(step * 100)) { ends.append(end) }
      if animator.retarget(to: 80, at: at(step * 100)).didStart { started += 1 }
      #expect((animator.value(at: at(step * 100)) == 80) == (step >= 5))
      if step == 4 { #expect(animator.value(at: at(499)) < 80) }
    }
    #expect(started == 1)
    #expect(ends == [.finished])
  }

  @Test func `a stopped run ends once and later runs end once each`() {
    var animator = tweening(0, 10, .easeInOut)
    var ends: [RunEnd] = []
    func note(_ end: RunEnd?) { if let end { ends.append(end) } }
    animator.retarget(to: 1, at: at(0))
    note(animator.stop(at: at(2000)))
    #expect(ends == [.interrupted])
    for second in 2...12 as ClosedRange<UInt64> {
      note(animator.update(at: at(second * 1000)))
      note(animator.stop(at: at(second * 1000)))
      let frozen = animator.value(at: at(second * 1000))
      #expect(abs(frozen - Easing.easeInOut.value(at: 0.2)) < 1e-15)
    }
    animator.style = .tween(duration: 1, .easeInOut)
    for run in 0..<3 as Range<UInt64> {
      let start = 12_000 + run * 2000
      note(animator.jump(to: 0, at: at(start)))
      animator.retarget(to: 1, at: at(start))
      for instant in frames(from: start, through: start + 1900) {
        note(animator.update(at: instant))
      }
      #expect(animator.value(at: at(start + 1000)) == 1)
    }
    #expect(ends == [.interrupted, .finished, .finished, .finished])
  }

  @Test func `a constant speed takes as long as the distance`() {
    var animator = ValueAnimator(value: 10, style: .constantSpeed(unitsPerSecond: 20))
    animator.retarget(to: 0, at: at(0))
    #expect(animator.settledInstant == at(500))
    #expect(abs(animator.value(at: at(250)) - 5) < 1e-12)
    #expect(animator.velocity(at: at(250)) == -20)
    animator.retarget(to: 10, at: at(250))
    #expect(animator.settledInstant == at(500))
  }

  @Test(arguments: [.nan, .infinity, -.infinity, 1e101] as [Double])
  func `a target that is no usable number is refused and disturbs nothing`(target: Double) {
    var animator = tweening(0, 1, .linear)
    animator.retarget(to: 1, at: at(0))
    let before = animator
    #expect(animator.retarget(to: target, at: at(300)) == .refused)
    #expect(animator.jump(to: target, at: at(300)) == nil)
    #expect(animator == before)
    #expect(ValueAnimator(value: target).value(at: at(0)) == 0)
  }

  @Test func `a run that arrived unnoticed ends as finished when it is replaced`() {
    var animator = tweening(0, 0.1, .linear)
    animator.retarget(to: 1, at: at(0))
    #expect(animator.retarget(to: 1, at: at(300)) == .unchanged)
    #expect(animator.retarget(to: 2, at: at(300)) == .started(previous: .finished))
    #expect(animator.jump(to: 5, at: at(350)) == .interrupted)
    #expect(animator.value(at: at(350)) == 5)
    #expect(animator.settledInstant == nil)
  }

  @Test func `questions out of order get the same answers`() {
    var random = SeededGenerator(seed: 8)
    for style in [
      MotionStyle.spring(.progress), .tween(duration: 0.7, .ease),
      .constantSpeed(unitsPerSecond: 1.3),
    ] {
      var animator = ValueAnimator(value: 0, style: style)
      animator.retarget(to: 1, at: at(100))
      let instants = (0...1500).map { at($0) }
      let inOrder = instants.map { animator.value(at: $0) }
      let shuffled = Array(instants.enumerated()).shuffled(using: &random)
      #expect(shuffled.allSatisfy { animator.value(at: $0.element) == inOrder[$0.offset] })
    }
  }

  @Test(arguments: [
    MotionStyle.spring(.progress), .tween(duration: 0.3, .ease),
    .constantSpeed(unitsPerSecond: 2),
  ])
  func `the frame rate does not change where a value is`(style: MotionStyle) throws {
    // The same script of targets, followed at four frame rates, seen once a quarter second.
    let script: [(time: UInt64, target: Double)] = [(0, 1), (250, 0.3), (500, 0.9), (1250, 0)]
    var seen: [[Double]] = []
    for hertz in [4, 60, 144, 1000] as [UInt64] {
      let rate = try #require(TickRate(hertz: hertz))
      var animator = ValueAnimator(value: 0, style: style)
      var values: [Double] = []
      for tick in 0...(hertz * 2) {
        let now = AnimationInstant(tick: tick, rate: rate)
        animator.update(at: now)
        for event in script where event.time * hertz == tick * 1000 {
          animator.retarget(to: event.target, at: now)
        }
        if (tick * 4).isMultiple(of: hertz) { values.append(animator.value(at: now)) }
      }
      seen.append(values)
    }
    for values in seen.dropFirst() {
      #expect(values.count == seen[0].count)
      #expect(zip(values, seen[0]).allSatisfy { abs($0 - $1) < 1e-12 })
    }
  }
}
