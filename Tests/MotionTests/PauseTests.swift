import Motion
import Testing

struct PauseTests {
  private static let styles: [MotionStyle] = [
    .tween(duration: 1, .easeInOut), .spring(.progress), .constantSpeed(unitsPerSecond: 0.5),
    .proportional(duration: 3, .ease),
  ]

  private func instant(_ milliseconds: Int) -> AnimationInstant {
    AnimationInstant(nanoseconds: UInt64(milliseconds) * 1_000_000, rate: .hz60)
  }

  @Test(arguments: styles, [1, 50, 180])
  func `a paused value stands still and then goes on as if nothing had been`(
    style: MotionStyle, pause: Int
  ) {
    var animator = ValueAnimator(value: 0, style: style)
    animator.retarget(to: 1, at: instant(0))
    let straight = animator
    #expect(animator.pause(at: instant(pause)) == true)
    for time in [pause, pause + 1, pause + 700, pause + 86_400_000] {
      #expect(animator.value(at: instant(time)) == straight.value(at: instant(pause)))
      #expect(animator.velocity(at: instant(time)) == 0)
      #expect(!animator.isAnimating(at: instant(time)))
      #expect(animator.update(at: instant(time)) == nil)
    }
    let left = straight.remainingTime(at: instant(pause))
    #expect(abs(animator.remainingTime(at: instant(pause + 5000)) - left) < 1e-12)
    #expect(animator.resume(at: instant(pause + 5000)) == true)
    #expect(abs(animator.remainingTime(at: instant(pause + 5000)) - left) < 1e-12)
    for time in stride(from: pause, through: 4000, by: 37) {
      let later = instant(time + 5000)
      #expect(animator.value(at: later) == straight.value(at: instant(time)))
      #expect(animator.velocity(at: later) == straight.velocity(at: instant(time)))
    }
    #expect(animator.update(at: instant(20_000)) == .finished)
    #expect(animator.update(at: instant(20_000)) == nil)
  }

  @Test func `nothing is paused at rest, and a pause is not paused again`() {
    var animator = ValueAnimator(value: 0, style: .tween(duration: 1, .linear))
    #expect(animator.pause(at: instant(0)) == false)
    animator.retarget(to: 1, at: instant(0))
    #expect(animator.pause(at: instant(1000)) == false)
    #expect(animator.pause(at: instant(500)) == true)
    #expect(animator.isPaused)
    #expect(animator.pause(at: instant(600)) == false)
    #expect(animator.resume(at: instant(700)) == true)
    #expect(!animator.isPaused)
    #expect(animator.resume(at: instant(800)) == false)
  }

  @Test func `a new target ends a pause from where it stands`() {
    var animator = ValueAnimator(value: 0, style: .tween(duration: 1, .linear))
    animator.retarget(to: 1, at: instant(0))
    animator.pause(at: instant(250))
    #expect(animator.retarget(to: 0, at: instant(9000)) == .started(previous: .interrupted))
    #expect(!animator.isPaused)
    #expect(animator.value(at: instant(9000)) == 0.25)
    #expect(animator.value(at: instant(10_000)) == 0)
  }

  @Test func `a paused run that is stopped was interrupted`() {
    var animator = ValueAnimator(value: 0, style: .tween(duration: 1, .linear))
    animator.retarget(to: 1, at: instant(0))
    animator.pause(at: instant(400))
    #expect(animator.stop(at: instant(60_000)) == .interrupted)
    #expect(animator.value(at: instant(60_000)) == 0.4)
  }
}
