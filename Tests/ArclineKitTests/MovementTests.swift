import ArclineKit
import Testing

/// How a view's value moves, asked at exact times.
struct MovementTests {
  @Test("A move goes from its start to its target in its time")
  func fromTo() {
    let view = ProgressView()
    view.animate(
      to: 0.8, .eased(.linear, seconds: 2).starting(from: 0.2), at: .seconds(10))
    #expect(view.value(at: .seconds(10)) == 0.2)
    #expect(abs(view.value(at: .seconds(11)) - 0.5) < 1e-12)
    #expect(view.value(at: .seconds(12)) == 0.8)
    #expect(view.value(at: .seconds(5)) == 0.2)
  }

  @Test("A relative time is the share of it that the distance is of the whole")
  func relative() {
    let view = ProgressView()
    view.animate(
      to: 0.5, .proportional(.linear, secondsForAll: 4).starting(from: 0.25), at: .zero)
    #expect(view.remainingSeconds(at: .zero) == 1)
    #expect(view.isAnimating(at: .milliseconds(999)))
    #expect(!view.isAnimating(at: .seconds(1)))
  }

  @Test(
    "A curve is that of its name",
    arguments: zip(Curve.names, [0.5, 0.802403, 0.315357, 0.684643, 0.5]))
  func names(_ name: String, halfWay: Double) throws {
    let curve = try #require(Curve(named: name))
    #expect(abs(curve.value(at: 0.5) - halfWay) < 1e-5)
  }

  @Test("Control points give the curve, and wrong ones none")
  func controlPoints() {
    #expect(Curve(x1: 0.42, y1: 0, x2: 0.58, y2: 1) == .easeInOut)
    #expect(Curve(x1: -0.1, y1: 0, x2: 0.58, y2: 1) == nil)
    #expect(Curve(x1: .nan, y1: 0, x2: 0.58, y2: 1) == nil)
    #expect(Curve(named: "bounce") == nil)
  }

  @Test("A critically damped spring never passes its target, a bouncing one does")
  func spring() {
    let calm = ProgressView()
    calm.animate(to: 0.5, .spring(seconds: 0.4), at: .zero)
    let lively = ProgressView()
    lively.animate(to: 0.5, .spring(seconds: 0.4, bounce: 0.5), at: .zero)
    let times = (0...300).map { Duration.milliseconds($0 * 5) }
    #expect(times.allSatisfy { calm.value(at: $0) <= 0.5 })
    #expect(times.contains { lively.value(at: $0) > 0.51 })
    #expect(calm.value(at: .seconds(3)) == 0.5)
  }

  @Test("A delay lets the value stand first")
  func delay() {
    let view = ProgressView()
    view.animate(to: 1, .eased(.linear, seconds: 1).delayed(by: 2), at: .zero)
    #expect(view.value(at: .seconds(2)) == 0)
    #expect(view.value(at: .milliseconds(2500)) == 0.5)
    #expect(view.remainingSeconds(at: .zero) == 3)
  }

  @Test("A paused move goes on with the time it had left")
  func pause() {
    let view = ProgressView()
    view.animate(to: 1, .eased(.linear, seconds: 4), at: .zero)
    view.pause(at: .seconds(1))
    #expect(view.isPaused && !view.isAnimating(at: .seconds(50)))
    #expect(view.value(at: .seconds(50)) == 0.25)
    #expect(view.remainingSeconds(at: .seconds(50)) == 3)
    view.resume(at: .seconds(60))
    #expect(view.value(at: .seconds(61)) == 0.5)
    #expect(view.isAnimating(at: .milliseconds(62_999)))
    #expect(!view.isAnimating(at: .seconds(63)))
  }

  @Test("A stopped value stays where it is")
  func stop() {
    let view = ProgressView()
    view.animate(to: 1, .eased(.linear, seconds: 4), at: .zero)
    view.stop(at: .seconds(1))
    #expect(view.value(at: .seconds(3)) == 0.25)
    #expect(view.targetValue == 0.25)
  }

  @Test("Values are taken into the range, and what is no number changes nothing")
  func hostile() {
    let view = ProgressView()
    view.show(7)
    #expect(view.value(at: .zero) == 1)
    view.show(-.infinity)
    #expect(view.value(at: .zero) == 0)
    view.show(0.5)
    view.show(.nan)
    #expect(!view.animate(to: .nan, at: .zero))
    #expect(view.value(at: .seconds(1)) == 0.5)
  }

  @Test(
    "Numbers out of range make a move that is over at once",
    arguments: [
      Movement.eased(seconds: .nan), .eased(seconds: -1), .eased(seconds: .infinity),
      .spring(seconds: 0), .spring(seconds: 1, bounce: 5), .proportional(secondsForAll: .nan),
      .immediate, .immediate.delayed(by: .nan),
    ])
  func outOfRange(_ movement: Movement) {
    let view = ProgressView()
    view.animate(to: 0.5, movement, at: .zero)
    #expect(view.value(at: .zero) == 0.5)
    #expect(!view.isAnimating(at: .zero))
  }

  @Test("With reduced motion values jump")
  func reduced() {
    let view = ProgressView()
    view.reducesMotion = true
    view.animate(to: 0.5, .eased(seconds: 4).delayed(by: 3), at: .zero)
    #expect(view.value(at: .zero) == 0.5)
    #expect(!view.needsFrame(at: .zero))
  }

  @Test(
    "Times at the ends of their range are no trap",
    arguments: [
      Duration.seconds(Int64.max), .seconds(Int64.min), .nanoseconds(Int64.max), .zero,
    ])
  func extremeTimes(_ time: Duration) {
    let view = ProgressView()
    view.animate(to: 0.5, .eased(seconds: 1), at: time)
    view.advance(to: time)
    #expect(view.value(at: time) == 0)
  }
}
