import Geometry
import Motion
import Scene
import Testing

@testable import Widgets

/// The gradient ring in a frame W wide: R = 0.4 W, and thicknesses from 0 to 1 count half the radius.
struct KDRingTests {
  private static let side = 300.0

  private func list(_ look: Look, _ value: Double) throws -> DisplayList {
    try Studio().list(look, .make(Self.side, Self.side, value: value))
  }

  private func gradient(_ look: Look, _ value: Double) throws -> LinearGradient {
    guard case .linear(let gradient)? = try list(look, value).fills.last?.paint else {
      throw Missing()
    }
    return gradient
  }

  private struct Missing: Error {}

  @Test(arguments: [
    // Track and progress thickness as the system has them.
    (Look.kd, 0.5, 0.4), (.kdReadme, 0.5, 0.4), (.kdSample, 0.6, 0.2),
  ])
  func `both strokes share the centre line of the thinner one`(
    look: Look, trackThickness: Double, thickness: Double
  ) throws {
    let arcs = try list(look, 0.4).arcs
    try #require(arcs.count == 2)
    let radius = 0.4 * Self.side
    let widths = [radius * trackThickness / 2, radius * thickness / 2]
    for (arc, width) in zip(arcs, widths) {
      #expect(abs(arc.width - width) < 1e-9)
      #expect(abs(arc.radius - (radius - (widths.min() ?? 0) / 2)) < 1e-9)
    }
    let overhang = abs(widths[0] - widths[1]) / 2
    #expect(abs((arcs.map(\.outerRadius).max() ?? 0) - (radius + overhang)) < 1e-9)
  }

  @Test func `angles count from three o'clock, the sample begins at twelve`() throws {
    #expect(try list(.kd, 0.4).arcs[1].start == Angle(degrees: 90))
    #expect(try list(.kdReadme, 0.4).arcs[1].start == Angle(degrees: 90))
    #expect(try list(.kdSample, 0.4).arcs[1].start == .zero)
    var reverse = Look.kd
    try reverse.set("direction", to: "counterclockwise")
    #expect(try list(reverse, 0.4).arcs[1].sweep == Angle(turns: -0.4))
  }

  @Test func `code and read-me differ in caps and colours`() throws {
    #expect(try list(.kd, 0.4).arcs[1].cap == .round)
    #expect(try list(.kd, 0.4).arcs[1].capPlacement == .outside)
    #expect(try list(.kdReadme, 0.4).arcs[1].cap == .butt)
    #expect(try list(.kdReadme, 0.4).fills.last?.paint == .solid(.white))
    #expect(try gradient(.kd, 0.4).ramp.stops.map(\.color) == [.white, .systemCyan])
    #expect(try gradient(.kd, 0.4).ramp.space == .srgb)
  }

  @Test(arguments: [(Look.kd, 24.0, 2), (.kdSample, 12, 5)])
  func `stops are spread over the diameter between the centre lines`(
    look: Look, width: Double, count: Int
  ) throws {
    let (side, radius) = (Self.side, 0.4 * Self.side)
    let stops = try gradient(look, 0.4).ramp.stops
    try #require(stops.count == count)
    for (index, stop) in stops.enumerated() {
      let step = (2 * radius - width) / Double(count - 1)
      let place = (side / 2 - radius + width / 2 + Double(index) * step) / side
      #expect(abs(stop.location - place) < 1e-12)
    }
  }

  @Test(arguments: [(0.0, 1.0), (0.25, 1), (0.3, -1), (1, 1)], [0.0, 1, 2, -0.5])
  func `the gradient's line turns with the value`(
    value: (p: Double, sign: Double), turns: Double
  ) throws {
    var look = Look.kd
    try look.set("gradient-turns", to: "\(turns)")
    if value.sign < 0 { try look.set("direction", to: "counterclockwise") }
    guard value.p > 0 else { return }
    let line = try gradient(look, value.p)
    // From θ = s·360°·p − 90°, counted from three o'clock, on the circle of radius W/2.
    let angle = Angle(turns: turns * value.sign * value.p)
    let center = Point(x: Self.side / 2, y: Self.side / 2)
    let start = center + angle.direction * (Self.side / 2)
    #expect((line.start - start).length < 1e-9)
    #expect((line.end - (center - angle.direction * (Self.side / 2))).length < 1e-9)
  }

  /// The angle that counts, as a part of the turn and a rest: 360° times (slope · p + rest).
  @Test(arguments: [
    ("forward", 1.0, 0.0), ("reverse", -1, 1), ("constant", 0, 1), ("none", 0, 0),
  ])
  func `the blur is the angle times the width times 0.00015 times the amount`(
    mode: String, slope: Double, rest: Double
  ) throws {
    for amount in [0, 0.9, 1] {
      for p in [0.03, 0.4, 1] {
        var look = Look.kd
        try look.set("glow-mode", to: mode)
        try look.set("glow-amount", to: "\(amount)")
        let glows = try list(look, p).commands.compactMap {
          if case .glow(_, let glow) = $0 { glow } else { nil }
        }
        let blur = 360 * (slope * p + rest) * Self.side * 0.00015 * amount
        #expect(glows.count == (blur > 0 ? 1 : 0))
        // The blur of drawing systems is twice the standard deviation.
        if let glow = glows.first { #expect(abs(2 * glow.sigma - blur) < 1e-9) }
      }
    }
  }

  @Test func `the sample's glow at a full turn has a blur of 14.58`() throws {
    guard case .glow(_, let glow)? = try list(.kdSample, 1).commands.dropLast().last else {
      Issue.record("no glow")
      return
    }
    #expect(abs(2 * glow.sigma - 14.58) < 1e-9)
    // Light in the gradient's own colours.
    guard case .linear(let gradient)? = glow.paint else {
      Issue.record("no gradient")
      return
    }
    #expect(try gradient == self.gradient(.kdSample, 1))
  }

  @Test(arguments: [(0.25, 0.75), (0.5, 0.5), (1, 0)])
  func `one colour for the whole arc lies between the colours`(p: Double, red: Double) throws {
    var look = Look.kd
    try look.set("color-mode", to: "value")
    guard case .solid(let color)? = try list(look, p).fills.last?.paint else { throw Missing() }
    #expect(abs(color.red - red) < 1e-12 && color.green == 1 && color.blue == 1)
  }

  @Test func `no colours are white and one is flat`() throws {
    for (text, color) in [("none", Color.white), ("#102030", Color(hex: 0x102030))] {
      var look = Look.kd
      try look.set("colors", to: text)
      #expect(try list(look, 0.4).fills.last?.paint == .solid(color))
    }
  }

  @Test func `the disc within reaches the strokes' centre line`() throws {
    var look = Look.kd
    try look.set("center-color", to: "#00FF00")
    let shapes = try list(look, 0.4).fills.map(\.shape)
    #expect(shapes[1] == .circle(Circle(center: Point(x: 150, y: 150), radius: 108)))
  }

  /// Without a word about it the duration is that of the run; otherwise a run takes its share of it.
  @Test(arguments: [Look.kd, .kdReadme, .kdSample], [(nil, 4.0), ("run", 4), ("range", 2)])
  func `a run is linear, and its duration has both meanings`(
    look: Look, meaning: (name: String?, seconds: Double)
  ) throws {
    var look = look
    try look.set("duration", to: "4")
    if let name = meaning.name { try look.set("duration-of", to: name) }
    var animator = ValueAnimator(value: 0, style: look.motion)
    animator.retarget(to: 0.5, at: .milliseconds(0))
    let seconds = meaning.seconds
    #expect(abs(animator.remainingTime(at: .milliseconds(0)) - seconds) < 1e-9)
    #expect(abs(animator.value(at: .milliseconds(500)) - 0.25 / seconds) < 1e-9)
  }

  @Test func `a move back is billed as a move ahead under quirks alone`() throws {
    for (quirks, seconds) in [("off", 1.0), ("on", 3.0)] {
      var look = Look.kd
      try look.set("duration", to: "4")
      try look.set("duration-of", to: "range")
      try look.set("motion-quirks", to: quirks)
      var animator = ValueAnimator(value: 0.5, style: look.motion)
      animator.retarget(to: 0.25, at: .milliseconds(0))
      #expect(abs(animator.remainingTime(at: .milliseconds(0)) - seconds) < 1e-9)
    }
  }
}
