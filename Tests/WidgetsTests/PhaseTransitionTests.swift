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
    func series(_ look: Look) -> [[UInt32]] {
      (0...24).map { step in
        let frame = frame(change, age: Double(step) / 80)
        return studio.pixels(studio.list(look, frame), width: 120, height: 120)
      }
    }
    let pictures = series(look)
    // What moved for an unknown total goes over into what is known: where the edges of the fill pass
    // nothing is small, and they are held to small ways by another law.
    let isMoving = change == (.indeterminate, .running)
    let fills = isMoving ? series(look.setting(["label": "none", "states": "off"])) : []
    for step in pictures.indices.dropLast() {
      var one = pictures[step]
      let two = pictures[step + 1]
      for pixel in one.indices where isMoving && fills[step][pixel] != fills[step + 1][pixel] {
        one[pixel] = two[pixel]
      }
      // A fill comes in within 0.125 s, a tenth of 255 levels a step; its light and its plate come
      // in with it and lie over each other, so two tenths at most; each of the two is rounded to a
      // whole level.
      #expect(ImageDifference(one, expected: two, width: 120).max <= 51 + 2)
    }
  }

  @Test(arguments: Look.own, changes)
  func `words of one phase have gone before those of the next come`(
    look: Look, change: (IndicatorPhase, IndicatorPhase)
  ) throws {
    let studio = try Studio()
    let words = { (frame: IndicatorFrame) in
      Set(studio.list(look, frame).texts.filter { $0.color.alpha > 0 }.map(\.run.text))
    }
    let place = { (frame: IndicatorFrame) in
      frame.with { $0.area = Rect(x: 0, y: 0, width: 400, height: 400) }
    }
    let old = words(place(frame((change.0, change.0), age: .infinity)))
    let new = words(place(frame((change.1, change.1), age: .infinity)))
    for step in 0...25 {
      let shown = words(place(frame(change, age: Double(step) / 100)))
      #expect(shown.subtracting(old).isEmpty || shown.subtracting(new).isEmpty, "step \(step)")
    }
  }

  @Test(arguments: [Look.ring, .glow, .pie, .line, .stripes], [0.2, 0.7, 1.1, 2.3])
  func `what moves for an unknown total goes over into the value as one piece`(
    look: Look, second: Double
  ) throws {
    let studio = try Studio()
    let frames = (0...50).map { step in
      let age = Double(step) / 200
      return IndicatorFrame.make(
        400, 400, value: 0.45, milliseconds: UInt64(((second + age) * 1000).rounded())
      ).with {
        $0.previousPhase = .indeterminate
        $0.phaseAge = age
      }
    }
    func ends(_ frame: IndicatorFrame) -> (tail: Double, head: Double)? {
      let list = studio.list(look, frame)
      for fill in list.fills.dropFirst() {
        switch fill.shape {
        case .arc(let arc) where arc.sweep.turns < 1:
          return (arc.start.turns, arc.start.turns + arc.sweep.turns)
        case .sector(let sector):
          return (sector.start.turns, sector.start.turns + sector.sweep.turns)
        case .roundedRectangle(let bar):
          return (bar.bounds.minX / 400, bar.bounds.maxX / 400)
        default: continue
        }
      }
      return nil
    }
    let moving = try #require(
      ends(frames[0].with { ($0.phase, $0.previousPhase) = (.indeterminate, .indeterminate) }))
    let still = try #require(ends(frames[0].with { $0.previousPhase = .running }))
    let way = try frames.map { try #require(ends($0)) }
    func apart(_ one: Double, _ two: Double) -> Double {
      let turn = look.kind == "bar" ? 0 : (one - two).rounded()
      return abs(one - two - turn)
    }
    #expect(apart(way[0].tail, moving.tail) < 0.01 && apart(way[0].head, moving.head) < 0.01)
    #expect(apart(way[50].tail, still.tail) < 0.01 && apart(way[50].head, still.head) < 0.01)
    for (one, two) in zip(way, way.dropFirst()) {
      // Half a turn in fifty eased steps is at most 0.02 a step, and a round of the whole is less.
      #expect(apart(one.tail, two.tail) < 0.06 && apart(one.head, two.head) < 0.06)
    }
    for frame in frames {
      #expect(studio.list(look, frame).fills.count <= studio.list(look, frames[50]).fills.count)
    }
  }

  @Test func `what two fills have in common never dims`() throws {
    for step in 0...20 {
      let layers = PhaseTransition.layers(
        frame((.running, .indeterminate), age: Double(step) / 80), of: { $0.hasNumber })
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
