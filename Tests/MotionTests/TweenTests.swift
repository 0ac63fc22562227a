import Motion
import Testing

@Suite struct TweenTests {
  static let easings: [Easing] = [.linear, .ease, .easeIn, .easeOut, .easeInOut]

  @Test(arguments: easings)
  func `a move begins and ends exactly and stays between`(easing: Easing) throws {
    let tween = try #require(
      Tween(from: 0.1, to: 0.7, start: at(100), duration: 0.4, easing: easing))
    #expect(tween.value(at: at(0)) == 0.1)
    #expect(tween.value(at: at(100)) == 0.1)
    #expect(tween.value(at: at(500)) == 0.7)
    #expect(tween.value(at: at(9000)) == 0.7)
    #expect(tween.end == at(500))
    #expect(!tween.isComplete(at: at(499)))
    #expect(tween.isComplete(at: at(500)))
    let values = frames(through: 600).map { tween.value(at: $0) }
    #expect(values.allSatisfy { (0.1...0.7).contains($0) })
    #expect(zip(values, values.dropFirst()).allSatisfy { $0 <= $1 })
  }

  @Test func `no duration is a jump at the start`() throws {
    let tween = try #require(Tween(from: 0.2, to: 0.9, start: at(100), duration: 0))
    #expect(tween.value(at: at(99)) == 0.2)
    #expect(tween.value(at: at(100)) == 0.9)
    #expect(tween.velocity(at: at(100)) == 0)
  }

  @Test(arguments: [-1, -0.001, .nan, .infinity, -.infinity] as [Double])
  func `a duration that is negative or not finite is refused`(duration: Double) {
    #expect(Tween(from: 0, to: 1, start: at(0), duration: duration) == nil)
  }

  @Test(arguments: [.nan, .infinity, 1e101] as [Double])
  func `a value that is not finite or too large is refused`(value: Double) {
    #expect(Tween(from: value, to: 1, start: at(0), duration: 1) == nil)
    #expect(Tween(from: 0, to: -value, start: at(0), duration: 1) == nil)
  }

  @Test func `an overshooting curve may leave the range and still ends on its target`() throws {
    let back = try #require(CubicBezierTiming(x1: 0.68, y1: -0.55, x2: 0.265, y2: 1.55))
    let tween = try #require(
      Tween(from: 0, to: 1, start: at(0), duration: 1, easing: .cubicBezier(back)))
    let values = frames(through: 1000).map { tween.value(at: $0) }
    #expect(values.contains { $0 < -0.05 })
    #expect(values.contains { $0 > 1.05 })
    #expect(values.last == 1)
  }

  @Test func `velocity is the change of the value`() throws {
    let tween = try #require(Tween(from: 2, to: -1, start: at(0), duration: 0.5, easing: .ease))
    for milliseconds in stride(from: 10, to: 490, by: 10) as StrideTo<UInt64> {
      let change = tween.value(at: at(milliseconds + 1)) - tween.value(at: at(milliseconds - 1))
      #expect(abs(tween.velocity(at: at(milliseconds)) - change / 0.002) < 0.01)
    }
    #expect(tween.velocity(at: at(0)) == 0)
    #expect(tween.velocity(at: at(500)) == 0)
  }
}
