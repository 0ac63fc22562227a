import Geometry
import Motion
import Scene
import Testing

@testable import Widgets

struct MovementTests {
  private static let looks = Look.own + [.pill(.barEnd), .pill(isStriped: false)]

  /// The frame as it is later, when nothing is heard.
  private func later(_ frame: IndicatorFrame, by milliseconds: UInt64) -> IndicatorFrame {
    frame.with {
      $0.instant = .milliseconds(700 + milliseconds)
      $0.phaseAge += Double(milliseconds) / 1000
    }
  }

  @Test(arguments: looks, [false, true])
  func `a look moves exactly when its picture differs later`(
    look: Look, reducesMotion: Bool
  ) throws {
    let studio = try Studio()
    for phase in IndicatorPhase.all {
      for previous in IndicatorPhase.all {
        for age in [0, 0.1, 0.2499, 0.25, 0.4, 0.6, 5] {
          // A job is done at 1, and nowhere else.
          for value in phase == .done || previous == .done ? [1] : [0, 0.3, 1] {
            // Words have gone at half-time, and nothing else is to be seen of the change.
            if value == 0, phase == .running, 0.125..<0.25 ~= age { continue }
            let height = look.name == "pill" ? 40.0 : 200
            let frame = IndicatorFrame.make(300, height, value: value, phase: phase).with {
              $0.previousPhase = previous
              $0.phaseAge = age
              $0.reducesMotion = reducesMotion
            }
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
    let blocks = (0..<140).map { step in
      studio.list(
        .line, .make(1000, 500, phase: .indeterminate, milliseconds: UInt64(step) * 10)
      ).bars
    }
    let track = try #require(blocks.first?.first).rect
    let spans = blocks.compactMap { $0.count > 1 ? $0[1].bounds : nil }
    #expect(spans.count >= 138)
    #expect(spans.allSatisfy { $0.minX >= track.minX && $0.maxX <= track.maxX })
    for (one, two) in zip(spans, spans.dropFirst()) {
      #expect(two.minX >= one.minX && two.maxX >= one.maxX)
    }
  }
}
