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

  @Test(
    arguments: [(206.0, 40.0), (120, 40), (96, 24), (600, 30), (80, 20)], [nil, "Copying files"])
  func `a label in the fill is wholly inside the bar`(
    size: (width: Double, height: Double), words: String?
  ) throws {
    let studio = try Studio()
    for growth in ["right", "left"] {
      for alignment in LabelAlignment.allCases {
        for sizing in [nil, "14px"] {
          var look = Look.pill(.inFill)
          try look.set("growth", to: growth)
          try look.set("label-alignment", to: alignment.rawValue)
          if let words { try look.set("label-text", to: words) }
          if let sizing { try look.set("label-size", to: sizing) }
          for value in [0.01, 0.03, 0.1, 0.3, 0.5, 0.6, 0.9, 1] {
            let texts = studio.list(look, .make(size.width, size.height, value: value)).texts
            #expect(!texts.isEmpty || size.width < 100, "\(growth) at \(value)")
            for text in texts {
              let ink = studio.whole(text)
              #expect(ink.minX >= 0 && ink.maxX <= size.width, "\(growth) at \(value)")
              #expect(ink.minY >= 0 && ink.maxY <= size.height, "\(growth) at \(value)")
              #expect(text.run.size >= 14)
            }
          }
        }
      }
    }
  }

  @Test(arguments: ["ld", "ld-red", "ld-purple-outline", "ld-answer"])
  func `a label in a bar of a known system is wholly inside that`(name: String) throws {
    let studio = try Studio()
    var look = try #require(Look(named: name))
    try look.set("length", to: "40%")
    if name != "ld-answer" { try look.set("thickness", to: "40px") }
    for value in [0.02, 0.05, 0.3, 0.5, 0.9, 1] {
      let list = studio.list(look, .make(240, 80, value: value))
      // The ground comes first, then the track.
      let track = list.fills[1].shape.bounds
      for text in list.texts {
        let ink = studio.ink(text)
        #expect(ink.minX >= track.minX && ink.maxX <= track.maxX, "\(value)")
      }
      #expect(!list.texts.isEmpty)
    }
    // Under quirks it stands where the system has it, and the track cuts it off.
    try look.set("quirks", to: "on")
    let label = try #require(studio.list(look, .make(240, 80, value: 0.3)).texts.first)
    #expect(label.run.clip != nil)
  }
}
