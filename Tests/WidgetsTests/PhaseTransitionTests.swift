import Geometry
import Scene
import TestSupport
import Testing

@testable import Widgets

struct PhaseTransitionTests {
  private static let changes: [(IndicatorPhase, IndicatorPhase)] = IndicatorPhase.all.flatMap {
    old in IndicatorPhase.all.filter { $0 != old }.map { (old, $0) }
  }

  private func frame(
    _ change: (IndicatorPhase, IndicatorPhase), age: Double, reducesMotion: Bool = false
  ) -> IndicatorFrame {
    IndicatorFrame.make(120, 120, value: 0.6, phase: change.1).with {
      $0.previousPhase = change.0
      $0.phaseAge = age
      $0.reducesMotion = reducesMotion
    }
  }

  @Test(arguments: changes, [false, true])
  func `a colour passes from phase to phase without a jump`(
    change: (IndicatorPhase, IndicatorPhase), reducesMotion: Bool
  ) {
    for theme in Theme.all {
      let colors = (0...700).map { step in
        PhaseTransition.color(
          frame(change, age: Double(step) / 1000, reducesMotion: reducesMotion), theme: theme,
          running: theme.blue)
      }
      #expect(colors.first == theme.color(of: change.0, running: theme.blue))
      #expect(colors.last == theme.color(of: change.1, running: theme.blue))
      for (one, two) in zip(colors, colors.dropFirst()) {
        // Even steps of lightness are larger ones of sRGB near black.
        #expect(ExactPixel(one).difference(to: ExactPixel(two)) < 5)
      }
    }
  }

  @Test(arguments: Look.own, changes)
  func `a picture begins as the old phase and ends as the new one`(
    look: Look, change: (IndicatorPhase, IndicatorPhase)
  ) throws {
    let studio = try Studio()
    func pixels(_ frame: IndicatorFrame) -> [UInt32] {
      studio.pixels(studio.list(look, frame), width: 120, height: 120)
    }
    let old = frame(change, age: .infinity).with {
      $0.phase = change.0
      $0.previousPhase = change.0
    }
    #expect(pixels(frame(change, age: 0)) == pixels(old))
    let new = frame(change, age: .infinity).with { $0.previousPhase = change.1 }
    #expect(pixels(frame(change, age: 0.6)) == pixels(new))
  }

  @Test(arguments: Look.own, changes)
  func `a picture changes by small steps`(
    look: Look, change: (IndicatorPhase, IndicatorPhase)
  ) throws {
    let studio = try Studio()
    let pictures = (0...24).map { step in
      let frame = frame(change, age: Double(step) / 80)
      return studio.pixels(studio.list(look, frame), width: 120, height: 120)
    }
    for (one, two) in zip(pictures, pictures.dropFirst()) {
      // A fill comes in within 0.125 s, a tenth of 255 levels a step; its light and its plate come
      // in with it and lie over each other, so two tenths at most; each of the two is rounded to a
      // whole level.
      #expect(ImageDifference(one, expected: two, width: 120).max <= 51 + 2)
    }
  }

  @Test func `what two fills have in common never dims`() throws {
    for step in 0...20 {
      let layers = PhaseTransition.layers(
        frame((.indeterminate, .running), age: Double(step) / 80), of: { $0.hasNumber })
      #expect(layers.contains { $0.opacity == 1 })
    }
  }

  @Test func `a complete job pulses away from the ground exactly once`() {
    for theme in Theme.all {
      let contrasts = (25...60).map { step in
        PhaseTransition.color(
          frame((.running, .done), age: Double(step) / 100), theme: theme, running: theme.green
        ).contrast(with: theme.background)
      }
      let rest = theme.green.contrast(with: theme.background)
      #expect(contrasts.allSatisfy { $0 >= rest - 1e-9 })
      let peak = contrasts.max() ?? 0
      #expect(peak > 1.1 * rest)
      let falling = contrasts.drop { $0 < peak }
      #expect(zip(falling, falling.dropFirst()).allSatisfy { $0 >= $1 })
    }
  }
}
