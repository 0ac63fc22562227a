import Geometry
import Motion
import Scene
import Testing

@testable import Widgets

struct MovementTests {
  private static let looks = Look.own + [.pill(.barEnd), .pill(isStriped: false)]
  /// The looks without states and labels, and those of systems that know no states.
  private static let silent =
    Look.parity.filter { !$0.name.hasPrefix("ld-") || ["ld-answer", "ld-red"].contains($0.name) }
    + Look.own.flatMap { look in
      [["states": "off"], ["states": "off", "label": "none"], ["label": "none"]].map {
        look.setting($0)
      }
    } + [
      Look.stripes.setting(["hide-when-full": "after-arrival"]),
      Look.pie.setting(["states": "off", "colors": "red,green", "color-mode": "value"]),
      Look.stripes.setting(["states": "off", "label": "in-fill"]),
    ]

  /// The frame as it is later, when nothing is heard.
  private func later(_ frame: IndicatorFrame, by milliseconds: UInt64) -> IndicatorFrame {
    frame.with {
      $0.instant = .milliseconds(700 + milliseconds)
      $0.phaseAge += Double(milliseconds) / 1000
    }
  }

  /// A look in the change from a phase to another, or at rest, so many seconds after it began.
  private func frame(
    _ look: Look, _ previous: IndicatorPhase, _ phase: IndicatorPhase, age: Double, value: Double,
    _ reducesMotion: Bool
  ) -> IndicatorFrame {
    IndicatorFrame.make(300, look.name == "pill" ? 40 : 200, value: value, phase: phase).with {
      $0.previousPhase = previous
      $0.phaseAge = age
      $0.reducesMotion = reducesMotion
    }
  }

  /// A job is done at 1, and nowhere else.
  private func values(_ previous: IndicatorPhase, _ phase: IndicatorPhase) -> [Double] {
    phase == .done || previous == .done ? [1] : [0, 0.3, 1]
  }

  @Test(arguments: looks, [false, true])
  func `a look moves exactly when its picture differs later`(
    look: Look, reducesMotion: Bool
  ) throws {
    try expectExactMoves(
      of: look, reducesMotion, among: IndicatorPhase.all, ages: [0, 0.1, 0.2499, 0.25, 0.4, 0.6, 5])
  }

  @Test(arguments: silent, [false, true])
  func `a look that tells less moves exactly when its picture differs later`(
    look: Look, reducesMotion: Bool
  ) throws {
    // What stands for all that have a number and no movement is paused.
    try expectExactMoves(
      of: look, reducesMotion, among: [.waiting, .running, .indeterminate, .paused, .done],
      ages: [0, 0.15, 0.2499, 0.25, 0.4])
  }

  private func expectExactMoves(
    of look: Look, _ reducesMotion: Bool, among phases: [IndicatorPhase], ages: [Double]
  ) throws {
    let studio = try Studio()
    for phase in phases {
      for previous in phases {
        for age in ages {
          for value in values(previous, phase) {
            let frame = frame(look, previous, phase, age: age, value: value, reducesMotion)
            let now = studio.list(look, frame)
            let differs = [1, 17, 250, 333, 1000, 12_345].contains {
              studio.list(look, later(frame, by: $0)) != now
            }
            #expect(
              look.isMoving(frame) == differs,
              "\(previous) to \(phase), age \(age), value \(value)")
          }
        }
      }
    }
  }

  @Test(arguments: looks + silent, [false, true])
  func `every frame of a change of phase shows something new`(
    look: Look, reducesMotion: Bool
  ) throws {
    let studio = try Studio()
    let phases: [IndicatorPhase] = [.waiting, .running, .indeterminate, .paused, .stalled, .done]
    for phase in phases {
      for previous in phases where previous != phase {
        for value in values(previous, phase) {
          let start = frame(look, previous, phase, age: 0, value: value, reducesMotion)
          // No multiple of 27 ms is where a fade ends, nor as far before the height of the pulse as
          // another one is after it.
          var frames = (0...10).map { later(start, by: 27 * $0) }
          if phase == .done { frames += (11...22).map { later(start, by: 27 * $0) } }
          for (one, two) in zip(frames, frames.dropFirst()) where look.isMoving(one) {
            #expect(
              studio.list(look, one) != studio.list(look, two),
              "\(previous) to \(phase), \(one.phaseAge), value \(value)")
          }
        }
      }
    }
  }

  @Test func `a sign on a card goes on fading beside a bar that has hidden itself`() {
    let look = Look.line.setting(["hide-when-full": "after-arrival"])
    let frame = IndicatorFrame.make(value: 1, phase: .done).with {
      $0.previousPhase = .running
      $0.phaseAge = 0.2
    }
    #expect(!look.isMoving(frame))
    #expect(look.isMoving(frame.with { $0.showsCaptions = false }))
    #expect(
      !look.isMoving(
        frame.with {
          $0.showsCaptions = false
          $0.phaseAge = 0.25
        }))
  }

  @Test(arguments: looks, [IndicatorPhase.running, .indeterminate])
  func `reduced motion slows patterns to a tenth`(look: Look, phase: IndicatorPhase) throws {
    let studio = try Studio()
    for time in [0, 1, 333, 5000, 7_777_777] as [UInt64] {
      let full = studio.list(look, .make(300, 200, phase: phase, milliseconds: time))
      let slow = studio.list(
        look,
        .make(300, 200, phase: phase, milliseconds: 10 * time).with { $0.reducesMotion = true })
      #expect(slow.withoutTexts.filtered(isNoSign) == full.withoutTexts.filtered(isNoSign))
    }
  }

  /// Reduced motion tells an unknown total by a word or a sign, too.
  private func isNoSign(_ command: DrawCommand) -> Bool {
    if case .fill(.stroke, _) = command { false } else { true }
  }

  @Test(arguments: looks, [false, true])
  func `an unknown total never shows a number`(look: Look, reducesMotion: Bool) throws {
    let studio = try Studio()
    for time in stride(from: UInt64(0), through: 3000, by: 100) {
      let frame = IndicatorFrame.make(
        300, 200, value: 0.42, phase: .indeterminate, milliseconds: time)
      let texts = studio.list(look, frame.with { $0.reducesMotion = reducesMotion }).texts
      #expect(texts.map(\.run.text) == (reducesMotion && look.name != "pill" ? ["working"] : []))
    }
  }

  @Test func `the arc of an unknown total breathes between a tenth and seven tenths`() throws {
    let studio = try Studio()
    let sweeps = try (0...280).map { step in
      let frame = IndicatorFrame.make(phase: .indeterminate, milliseconds: UInt64(step) * 10)
      return try #require(studio.list(.ring, frame).arcs.last).sweep.turns
    }
    #expect(abs((sweeps.min() ?? 0) - 0.1) < 0.001)
    #expect(abs((sweeps.max() ?? 0) - 0.7) < 0.001)
    #expect(zip(sweeps, sweeps.dropFirst()).allSatisfy { abs($0 - $1) < 0.01 })
  }

  @Test func `the block of an unknown total stays in the bar and goes to the right`() throws {
    let studio = try Studio()
    // Its ends are round, so it is a part of a bar where it comes in and goes out.
    let blocks = (0..<140).map { step in
      studio.list(
        .line, .make(1000, 500, phase: .indeterminate, milliseconds: UInt64(step) * 10)
      ).fills.map(\.shape.bounds)
    }
    let track = try #require(blocks.first?.first)
    let spans = blocks.compactMap { $0.count > 1 ? $0[1] : nil }
    #expect(spans.count >= 138)
    #expect(spans.allSatisfy { $0.minX >= track.minX && $0.maxX <= track.maxX })
    for (one, two) in zip(spans, spans.dropFirst()) {
      #expect(two.minX >= one.minX && two.maxX >= one.maxX)
    }
  }
}
