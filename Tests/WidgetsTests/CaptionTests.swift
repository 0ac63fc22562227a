import Geometry
import Scene
import Testing
import Widgets

struct CaptionTests {
  private static let told: [(phase: IndicatorPhase, words: String)] = [
    (.waiting, "waiting for input"), (.done, "done"), (.endedEarly, "ended early"),
  ]
  private static let sides = Array(stride(from: 12.0, through: 1100, by: 16))

  @Test(arguments: told)
  func `text in a ring stays clear of the ring`(
    told: (phase: IndicatorPhase, words: String)
  ) throws {
    let studio = try Studio()
    for side in Self.sides {
      for value in [0.0, 0.42, 1] {
        let list = studio.list(.ring, .make(side, side, value: value, phase: told.phase))
        let hole = try #require(list.arcs.first).innerRadius
        for ink in list.texts.map(studio.ink) + list.strokes.map(\.bounds) {
          for (x, y) in [
            (ink.minX, ink.minY), (ink.maxX, ink.minY), (ink.minX, ink.maxY), (ink.maxX, ink.maxY),
          ] {
            let distance = (Point(x: x, y: y) - Point(x: side / 2, y: side / 2)).length
            #expect(distance < hole, "side \(side), value \(value)")
          }
        }
      }
    }
  }

  @Test(arguments: told)
  func `texts of a ring do not touch each other`(
    told: (phase: IndicatorPhase, words: String)
  ) throws {
    let studio = try Studio()
    for side in Self.sides {
      let list = studio.list(.ring, .make(side, side, phase: told.phase))
      let inks = list.texts.map(studio.ink)
      guard let caption = inks.last, inks.count == 3 else { continue }
      #expect(inks.dropLast().allSatisfy { $0.maxY + 2 <= caption.minY }, "side \(side)")
    }
  }

  @Test(arguments: told, [(1.0, 1.0), (4, 3), (16, 9), (4, 1)])
  func `a phase is told by words or by a sign at every size of a ring`(
    told: (phase: IndicatorPhase, words: String), ratio: (width: Double, height: Double)
  ) throws {
    let studio = try Studio()
    for side in Self.sides {
      let frame = IndicatorFrame.make(
        side * ratio.width / ratio.height, side, phase: told.phase)
      let list = studio.list(.ring, frame)
      let hasWords = list.texts.contains { $0.run.text == told.words }
      #expect(hasWords != !list.strokes.isEmpty, "side \(side)")
    }
  }

  @Test(arguments: [Look.line, .stripes], told)
  func `words and signs of a bar stay inside the area and apart`(
    look: Look, told: (phase: IndicatorPhase, words: String)
  ) throws {
    let studio = try Studio()
    for width in [30.0, 60, 120, 200, 500, 1200] {
      for height in [10.0, 20, 30, 40, 60, 100, 400] {
        let list = studio.list(look, .make(width, height, phase: told.phase))
        let bar = try #require(list.bars.first).rect
        // A label that is drawn in two parts is one label.
        let inks = Array(Set(list.texts.map(studio.whole))) + list.strokes.map(\.bounds)
        for ink in inks {
          let isInside =
            ink.minX >= 0 && ink.minY >= 0 && ink.maxX <= width && ink.maxY <= height
          #expect(isInside, "\(width) by \(height)")
        }
        for (index, ink) in inks.enumerated() {
          #expect(inks[..<index].allSatisfy { $0.intersection(ink).isEmpty })
        }
        let words = list.texts.filter { $0.run.text == told.words }
        #expect(words.allSatisfy { studio.ink($0).minY > bar.maxY + 3 })
        #expect(words.isEmpty || list.strokes.isEmpty)
      }
    }
  }

  @Test(arguments: [Look.line, .stripes], told)
  func `a bar of a usual size tells its phase by words, a small one by a sign`(
    look: Look, told: (phase: IndicatorPhase, words: String)
  ) throws {
    let studio = try Studio()
    for (width, height) in [(1920.0, 1080.0), (800, 600), (320, 240), (200, 120)] {
      let list = studio.list(look, .make(width, height, phase: told.phase))
      #expect(list.texts.contains { $0.run.text == told.words })
      #expect(list.strokes.isEmpty)
    }
    let small = studio.list(look, .make(120, 40, phase: told.phase))
    #expect(small.strokes.count == 1)
    #expect(!small.texts.contains { $0.run.text == told.words })
  }

  @Test(arguments: Look.own)
  func `a job that ended before it told a value shows no number`(look: Look) throws {
    let studio = try Studio()
    let frame = IndicatorFrame.make(value: 0, phase: .endedEarly).with { $0.isValueKnown = false }
    #expect(studio.list(look, frame).texts.map(\.run.text) == ["ended early"])
  }
}
