import Motion
import Testing

@Suite struct CubicBezierTimingTests {
  static let named: [CubicBezierTiming] = [.ease, .easeIn, .easeOut, .easeInOut]
  private static let samples = 4097

  /// The curve over `x` by 200 halvings and de Casteljau's construction, sharing nothing with the
  /// solver under test.
  private func reference(_ curve: CubicBezierTiming, _ x: Double) -> Double {
    func point(_ p1: Double, _ p2: Double, _ t: Double) -> Double {
      let (a, b, c) = (p1 * t, p1 + (p2 - p1) * t, p2 + (1 - p2) * t)
      let (d, e) = (a + (b - a) * t, b + (c - b) * t)
      return d + (e - d) * t
    }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<200 {
      let middle = (low + high) / 2
      if point(curve.x1, curve.x2, middle) < x { low = middle } else { high = middle }
    }
    return point(curve.y1, curve.y2, (low + high) / 2)
  }

  private func worstError(_ curve: CubicBezierTiming) -> Double {
    (0..<Self.samples).map { index in
      let x = Double(index) / Double(Self.samples - 1)
      return abs(curve.value(at: x) - reference(curve, x))
    }.max() ?? .infinity
  }

  @Test(arguments: named)
  func `the named curves are right to 1e-8`(curve: CubicBezierTiming) {
    #expect(worstError(curve) < 1e-8)
  }

  @Test(
    arguments: [(0, 1, 1, 0), (0.68, -0.55, 0.265, 1.55), (0, 0, 0, 0), (1, 1, 1, 1)]
      as [(Double, Double, Double, Double)])
  func `curves with steep ends and overshoot are right to 1e-7`(
    points: (Double, Double, Double, Double)
  ) throws {
    let curve = try #require(
      CubicBezierTiming(x1: points.0, y1: points.1, x2: points.2, y2: points.3))
    #expect(worstError(curve) < 1e-7)
  }

  @Test func `where the curve is vertical the solver still ends near it`() throws {
    let curve = try #require(CubicBezierTiming(x1: 1, y1: 0, x2: 0, y2: 1))
    #expect(worstError(curve) < 1e-5)
  }

  @Test func `the published values are met`() {
    #expect(abs(CubicBezierTiming.ease.value(at: 0.4) - 0.68254051) < 1e-8)
    #expect(abs(CubicBezierTiming.ease.value(at: 0.5) - 0.80240339) < 1e-8)
    #expect(abs(CubicBezierTiming.easeInOut.value(at: 0.25) - 0.12916193) < 1e-8)
    #expect(abs(CubicBezierTiming.easeInOut.value(at: 0.5) - 0.5) < 1e-12)
    #expect(abs(CubicBezierTiming.easeInOut.value(at: 0.75) - 0.87083807) < 1e-8)
  }

  @Test func `ease in out is symmetric, and ease out mirrors ease in`() {
    for index in 0...4096 {
      let x = Double(index) / 4096
      let inOut = CubicBezierTiming.easeInOut
      #expect(abs(inOut.value(at: x) + inOut.value(at: 1 - x) - 1) < 1e-12)
      let mirrored = 1 - CubicBezierTiming.easeIn.value(at: 1 - x)
      #expect(abs(CubicBezierTiming.easeOut.value(at: x) - mirrored) < 1e-12)
    }
  }

  @Test(arguments: named)
  func `the named curves rise all the way`(curve: CubicBezierTiming) {
    let values = (0...1000).map { curve.value(at: Double($0) / 1000) }
    #expect(zip(values, values.dropFirst()).allSatisfy { $0 < $1 })
  }

  @Test(arguments: named)
  func `outside zero to one the ends hold exactly`(curve: CubicBezierTiming) {
    for x in [0, -0.0, -1, -.infinity, .nan] as [Double] { #expect(curve.value(at: x) == 0) }
    for x in [1, 1.5, .infinity] as [Double] { #expect(curve.value(at: x) == 1) }
    for x in [-1, 2, .nan, .infinity] as [Double] { #expect(curve.derivative(at: x) == 0) }
  }

  @Test(
    arguments: [
      (-0.1, 0, 1, 1), (0, 0, 1.1, 1), (.nan, 0, 1, 1), (0, .nan, 1, 1), (0, .infinity, 1, 1),
      (0, 0, .infinity, 1), (0, 0, 1, 1e7),
    ] as [(Double, Double, Double, Double)])
  func `control points outside the range are refused`(
    points: (Double, Double, Double, Double)
  ) {
    #expect(
      CubicBezierTiming(x1: points.0, y1: points.1, x2: points.2, y2: points.3) == nil)
  }

  @Test func `the slopes at the ends are those of the control points`() {
    #expect(abs(CubicBezierTiming.ease.derivative(at: 0) - 0.4) < 1e-12)
    #expect(CubicBezierTiming.easeInOut.derivative(at: 0) == 0)
    #expect(abs(CubicBezierTiming.easeOut.derivative(at: 0) - 1 / 0.58) < 1e-12)
    #expect(abs(CubicBezierTiming.easeIn.derivative(at: 1) - 1 / 0.58) < 1e-12)
    for curve in [CubicBezierTiming.ease, .easeOut, .easeInOut] {
      #expect(curve.derivative(at: 1) == 0)
    }
  }

  @Test(arguments: named)
  func `the slope is the limit of the difference quotient`(curve: CubicBezierTiming) {
    let h = 1e-5
    for index in 1..<200 {
      let x = Double(index) / 200
      let quotient = (curve.value(at: x + h) - curve.value(at: x - h)) / (2 * h)
      #expect(abs(curve.derivative(at: x) - quotient) < 1e-5)
    }
  }

  @Test func `a vertical start has the steepest slope, and a point has slope one`() throws {
    let vertical = try #require(CubicBezierTiming(x1: 0, y1: 1, x2: 1, y2: 0))
    #expect(vertical.derivative(at: 0) == CubicBezierTiming.steepestSlope)
    let straight = try #require(CubicBezierTiming(x1: 0, y1: 0, x2: 0, y2: 0))
    #expect(straight.derivative(at: 0) == 1)
  }

  @Test func `linear is the identity between its ends`() {
    #expect(Easing.linear.value(at: 0.3) == 0.3)
    #expect(Easing.linear.value(at: -1) == 0)
    #expect(Easing.linear.value(at: 7) == 1)
    #expect(Easing.linear.value(at: .nan) == 0)
    #expect(Easing.linear.derivative(at: 0.3) == 1)
    #expect(Easing.linear.derivative(at: 1.3) == 0)
    #expect(Easing.ease.value(at: 0.5) == CubicBezierTiming.ease.value(at: 0.5))
  }
}
