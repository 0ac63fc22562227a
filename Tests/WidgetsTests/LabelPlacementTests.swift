import Geometry
import Scene
import Testing
import Widgets

struct LabelPlacementTests {
  @Test(arguments: [300.0, 150, 90])
  func `a label at the bar's end stands still`(width: Double) throws {
    let studio = try Studio()
    let lists = (0...100).map {
      studio.list(.pill(.barEnd), .make(width, 20, value: Double($0) / 100))
    }
    let labels = try lists.map { try #require($0.texts.first) }
    #expect(labels.map(\.run.text) == (0...100).map { "\($0)%" })
    #expect(Set(labels.map { studio.ink($0).maxX }).count == 1)
    #expect(Set(labels[10...99].map { studio.box($0).minX }).count == 1)
    #expect(Set(lists.compactMap { $0.bars.first?.rect }).count == 1)
  }

  @Test(
    arguments: [(300.0, 20.0), (200, 24), (120, 20), (1000, 44), (60, 20), (500, 30)],
    [BarLabelPlacement.fillEdge, .barEnd, .barCenter])
  func `a label inside the bar is wholly inside`(
    size: (width: Double, height: Double), placement: BarLabelPlacement
  ) throws {
    let studio = try Studio()
    for step in 0...200 {
      for phase in [IndicatorPhase.running, .endedEarly, .done] {
        let frame = IndicatorFrame.make(
          size.width, size.height, value: Double(step) / 200, phase: phase)
        let list = studio.list(.pill(placement), frame)
        // A label that is drawn in two parts is one label.
        let inks = Array(Set(list.texts.map(studio.whole))) + list.strokes.map(\.bounds)
        #expect(!inks.isEmpty)
        for ink in inks {
          #expect(ink.minX >= 0 && ink.maxX <= size.width, "\(step), \(phase)")
          #expect(ink.minY >= 0 && ink.maxY <= size.height, "\(step), \(phase)")
        }
        if inks.count == 2 { #expect(inks[1].maxX < inks[0].minX) }
        if phase == .running { #expect(inks.count == 1) }
      }
    }
  }

  @Test(arguments: [0.0, 0.01, 0.02, 0.05])
  func `a label that the fill cannot hold stands right of its edge`(value: Double) throws {
    let studio = try Studio()
    let list = studio.list(.pill(), .make(300, 20, value: value))
    #expect(studio.box(try #require(list.texts.first)).minX >= 300 * value + 4)
  }

  @Test(arguments: Array(stride(from: 100.0, through: 1000, by: 12.5)))
  func `a label goes over to the fill once and stays there`(width: Double) throws {
    let studio = try Studio()
    let isOnFill = try (0...400).map { step in
      let value = Double(step) / 400
      let list = studio.list(.pill(), .make(width, 20, value: value))
      return studio.box(try #require(list.texts.first)).maxX <= value * width
    }
    let changes = zip(isOnFill, isOnFill.dropFirst()).count { $0 != $1 }
    #expect(changes == 1 || !isOnFill[400])
  }

  @Test func `a bar too low or too short for its label goes without`() throws {
    let studio = try Studio()
    #expect(studio.list(.pill(), .make(300, 8)).texts.isEmpty)
    #expect(studio.list(.pill(), .make(24, 20)).texts.isEmpty)
  }

  @Test(
    arguments: [Look.line, .stripes],
    [
      (1920.0, 1080.0), (1280, 720), (896, 515), (800, 600), (400, 400), (600, 1000), (160, 160),
      (100, 100),
    ])
  func `an upright bar has its label above it`(
    look: Look, size: (width: Double, height: Double)
  ) throws {
    let studio = try Studio()
    for growth in ["up", "down"] {
      for placement in ["fill-edge", "bar-end", "bar-center", "in-fill", "above"] {
        for length in ["86%", "100%"] {
          var look = look
          try look.set("growth", to: growth)
          try look.set("label", to: placement)
          try look.set("length", to: length)
          for value in [0, 0.03, 0.42, 1] {
            let list = studio.list(look, .make(size.width, size.height, value: value))
            guard case .barPart(let track)? = list.fills.first?.shape else {
              Issue.record("no bar")
              return
            }
            #expect(list.texts.count == 2)
            for text in list.texts {
              let ink = studio.ink(text)
              #expect(ink.minY > 0 && ink.maxY < track.bounds.minY)
              #expect(ink.minX >= 0 && ink.maxX <= size.width)
            }
            #expect(track.bounds.height >= size.height / 2)
          }
        }
      }
    }
  }
}
