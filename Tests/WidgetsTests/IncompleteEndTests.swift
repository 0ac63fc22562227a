import Geometry
import Scene
import TestSupport
import Testing

@testable import Widgets

/// A job that is over without having been complete is never drawn full.
struct IncompleteEndTests {
  private static let phases: [IndicatorPhase] = [.failed, .cancelled, .endedEarly]
  private static let almost = (1.0).nextDown

  @Test(arguments: phases, [Look.ring, .line, .stripes, .pie, .glow])
  func `it fills no more than its number says`(phase: IndicatorPhase, look: Look) throws {
    let studio = try Studio()
    let pictures = [Self.almost, 0.99, 0.95].map { value in
      var frame = IndicatorFrame.make(300, 300, value: value, phase: phase)
      frame.target = 0.5
      return studio.pixels(studio.list(look, frame), width: 300, height: 300)
    }
    #expect(pictures[0] == pictures[1])
    #expect(pictures[0] != pictures[2])
  }

  @Test(arguments: phases, [1.0, 2, 3])
  func `at any size some pixels are left free`(phase: IndicatorPhase, scale: Double) {
    for way in [1.0, 3, 5, 8, 20, 60, 199, 200, 1000, 5000] {
      var frame = IndicatorFrame.make(300, 300, value: Self.almost, phase: phase)
      frame.scale = scale
      let free = way * (1 - frame.filledShare(in: phase, of: way))
      #expect(free >= min(2 * scale, way / 2) - 1e-9)
      #expect(free >= way / 100 - 1e-9)
      #expect(way * (1 - frame.filledShare(in: phase, of: way, leaving: 7)) >= min(free, way / 2))
    }
  }

  @Test(arguments: [IndicatorPhase.running, .done, .paused, .stalled])
  func `what is not over fills what is done`(phase: IndicatorPhase) {
    for value in [0, 0.5, 0.999, 1] {
      let frame = IndicatorFrame.make(300, 300, value: value, phase: phase)
      #expect(frame.filledShare(in: phase, of: 300) == value)
    }
  }

  @Test(arguments: phases)
  func `less than that is filled as it is`(phase: IndicatorPhase) {
    let frame = IndicatorFrame.make(300, 300, value: 0.42, phase: phase)
    #expect(frame.filledShare(in: phase, of: 300) == 0.42)
  }

  @Test(arguments: phases, ["butt", "round-inside", "round-outside"])
  func `the ends of a ring do not meet`(phase: IndicatorPhase, cap: String) throws {
    var look = Look.ring
    try look.set("cap", to: cap)
    let list = try Studio().list(look, .make(60, 60, value: Self.almost, phase: phase))
    let arc = try #require(list.arcs.dropFirst().first)
    let reach = arc.cap == .round && arc.capPlacement == .outside ? arc.width : 0
    let free = (1 - abs(arc.sweep.turns)) * 2 * Double.pi * arc.radius - reach
    #expect(free >= 2 - 1e-9)
  }
}
