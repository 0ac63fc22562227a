import Motion
import Testing

struct RunTests {
  private func instant(_ milliseconds: Int) -> AnimationInstant {
    AnimationInstant(nanoseconds: UInt64(milliseconds) * 1_000_000, rate: .hz60)
  }

  @Test func `a run from a given place begins there at once`() {
    var animator = ValueAnimator(value: 0.9, style: .tween(duration: 1, .linear))
    #expect(animator.animate(from: 0.2, to: 0.8, at: instant(0)) == .started(previous: nil))
    #expect(animator.value(at: instant(0)) == 0.2)
    #expect(abs(animator.value(at: instant(500)) - 0.5) < 1e-12)
    #expect(animator.value(at: instant(1000)) == 0.8)
    // The target it has makes a run all the same.
    #expect(
      animator.animate(from: 0, to: 0.8, at: instant(400)) == .started(previous: .interrupted))
    #expect(animator.value(at: instant(400)) == 0)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e101])
  func `a place or target that is no number changes nothing`(value: Double) {
    var animator = ValueAnimator(value: 0.5)
    let before = animator
    #expect(animator.animate(from: value, to: 1, at: instant(0)) == .refused)
    #expect(animator.animate(from: 0, to: value, at: instant(0)) == .refused)
    #expect(animator == before)
  }

  @Test(arguments: [
    MotionStyle.none, .tween(duration: 0.5, .easeInOut), .spring(.progress),
    .constantSpeed(unitsPerSecond: 2),
  ])
  func `a delay holds the value and then moves it as without one`(style: MotionStyle) {
    var plain = ValueAnimator(value: 0.1, style: style)
    var late = plain
    late.delay = 0.4
    plain.retarget(to: 0.9, at: instant(0))
    late.retarget(to: 0.9, at: instant(0))
    for time in [0, 1, 200, 399] { #expect(abs(late.value(at: instant(time)) - 0.1) < 1e-15) }
    #expect(late.isAnimating(at: instant(399)))
    for time in stride(from: 0, through: 2000, by: 40) {
      #expect(abs(late.value(at: instant(time + 400)) - plain.value(at: instant(time))) < 1e-9)
    }
    #expect(late.update(at: instant(3000)) == .finished)
  }

  @Test(arguments: [(0.0, 1.0, 2.0), (0.25, 0.75, 1), (0.75, 0.25, 1), (0.5, 0.5, 0)])
  func `a proportional run takes the share of its way`(from: Double, to: Double, seconds: Double) {
    var animator = ValueAnimator(value: 0, style: .proportional(duration: 2, .ease))
    animator.animate(from: from, to: to, at: instant(0))
    #expect(abs(animator.remainingTime(at: instant(0)) - seconds) < 1e-9)
  }

  @Test(arguments: [
    (0.0, 0.25, 0.25), (0.25, 0, 0.75), (0, 1, 1), (1, 0, 1), (0.5, 0.5, 0), (0.9, 0.1, 0.2),
  ])
  func `folded travel goes ahead around the circle`(from: Double, to: Double, way: Double) {
    #expect(abs(Travel.folded.distance(from: from, to: to) - way) < 1e-12)
    #expect(Travel.absolute.distance(from: from, to: to) == abs(to - from))
  }

  @Test(arguments: [0, 50, 300, 999, 1000, 5000])
  func `between targets the time is that of the step, wherever the value is`(milliseconds: Int) {
    var animator = ValueAnimator(
      value: 0, style: .proportional(duration: 1, .ease, .betweenTargets))
    animator.retarget(to: 1, at: instant(0))
    let shown = animator.value(at: instant(milliseconds))
    animator.retarget(to: 0.25, at: instant(milliseconds))
    #expect(animator.value(at: instant(milliseconds)) == shown)
    #expect(abs(animator.remainingTime(at: instant(milliseconds)) - 0.75) < 1e-9)
    // A place that is given counts as it does for all.
    animator.animate(from: 0.5, to: 0.25, at: instant(milliseconds))
    #expect(abs(animator.remainingTime(at: instant(milliseconds)) - 0.25) < 1e-9)
  }

  @Test func `easings are found by their names and know them`() {
    for name in Easing.names { #expect(Easing(named: name)?.name == name) }
    #expect(Easing.names == ["linear", "ease", "ease-in", "ease-out", "ease-in-out"])
    #expect(Easing(named: "Ease") == nil)
  }

  @Test(arguments: [(0.45, 0.0), (1, 0.5), (2, -0.5), (0.3, -0.9)])
  func `a spring knows how it feels`(duration: Double, bounce: Double) throws {
    let spring = try #require(Spring(duration: duration, bounce: bounce))
    #expect(abs(spring.duration - duration) < 1e-9)
    #expect(abs(spring.bounce - bounce) < 1e-9)
  }
}
