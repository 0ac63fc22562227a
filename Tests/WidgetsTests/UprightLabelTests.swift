import Geometry
import Lettering
import Raster
import Scene
import Testing
import Widgets

/// Labels in upright bars that are thick enough for them.
struct UprightLabelTests {
  private static let places = ["fill-edge", "bar-end", "bar-center", "in-fill"]
  /// The bar of ``look(_:_:_:)`` in an area of 300 x 400 pixels.
  private static let bar = Rect(x: 110, y: 28, width: 80, height: 344)

  private static func look(
    _ growth: String, _ place: String, _ changes: [String: String] = [:]
  ) -> Look {
    Look.stripes.setting(["growth": growth, "label": place, "thickness": "80px"])
      .setting(changes)
  }

  /// The whole label, though it may be drawn in two parts; nil where there is none.
  private func label(_ look: Look, _ value: Double, _ studio: Studio) throws -> PlacedText? {
    let texts = studio.list(look, .make(300, 400, value: value)).texts.map { text in
      var whole = text
      (whole.run.clip, whole.color) = (nil, .white)
      return whole
    }
    #expect(Set(texts).count <= 1)
    return texts.first
  }

  @Test(arguments: ["up", "down"], places)
  func `a label stands inside an upright bar that has room for it`(
    growth: String, place: String
  ) throws {
    let studio = try Studio()
    for radius in ["auto", "0px", "12px"] {
      for shape in ["track", "own"] {
        for inset in ["0px", "6px"] {
          let look = Self.look(
            growth, place, ["radius": radius, "fill-shape": shape, "inset": inset])
          var sizes: Set<Double> = []
          for step in 0...100 {
            guard let placed = try label(look, Double(step) / 100, studio) else {
              #expect(place == "in-fill" && step == 0)
              continue
            }
            sizes.insert(placed.run.size)
            let (ink, box) = (studio.ink(placed), studio.box(placed))
            #expect(Self.bar.intersection(ink) == ink)
            #expect(abs(box.center.x - Self.bar.center.x) <= 1)
            guard radius == "auto" else { continue }
            // All corners lie within the round ends.
            for corner in [ink.minX, ink.maxX].flatMap({ x in
              [box.minY, box.maxY].map { Point(x: x, y: $0) }
            }) {
              let y = max(Self.bar.minY + 40, min(Self.bar.maxY - 40, corner.y))
              #expect((corner - Point(x: Self.bar.center.x, y: y)).length < 40)
            }
          }
          #expect(sizes.count == 1 && sizes.allSatisfy { $0 >= 14 })
        }
      }
    }
  }

  @Test(arguments: ["up", "down"])
  func `a label in the middle or at the end of an upright bar stands still`(
    growth: String
  ) throws {
    let studio = try Studio()
    for place in ["bar-center", "bar-end"] {
      let boxes = try (0...100).compactMap {
        try label(Self.look(growth, place), Double($0) / 100, studio).map(studio.box)
      }
      #expect(boxes.count == 101)
      #expect(Set(boxes.map(\.maxY)).count == 1)
      let y = boxes[0].center.y
      if place == "bar-center" {
        #expect(abs(y - 200) <= 1)
      } else {
        // The end to which the fill grows.
        #expect(growth == "up" ? y < 80 : y > 320)
      }
    }
  }

  @Test(arguments: ["up", "down"], ["fill-edge", "in-fill"])
  func `a label follows the edge of the fill and goes over to it once`(
    growth: String, place: String
  ) throws {
    let studio = try Studio()
    let look = Self.look(growth, place)
    var distances: [Double] = []
    for step in 1...400 {
      let value = Double(step) / 400
      let box = studio.box(try #require(try label(look, value, studio)))
      // The label's middle before the fill's edge, in the direction of growth.
      let edge = growth == "up" ? 372 - 344 * value : 28 + 344 * value
      distances.append(growth == "up" ? edge - box.center.y : box.center.y - edge)
      if value > 0.3, value < 0.8 { #expect(distances.last ?? 0 < 0) }
    }
    let isBeyond = distances.map { $0 > 0 }
    #expect(isBeyond.first == true && isBeyond.last == false)
    #expect(zip(isBeyond, isBeyond.dropFirst()).count { $0 != $1 } == 1)
    let followed = distances[160...320]
    #expect((followed.max() ?? 0) - (followed.min() ?? 0) <= 1)
  }

  @Test(arguments: places)
  func `a label without room in an upright bar stands above it`(place: String) throws {
    let studio = try Studio()
    let thin = Self.look("up", place, ["thickness": "40px"])
    let long = Self.look("up", place, ["label-text": "a long message"])
    let large = Self.look("up", place, ["label-size": "60px"])
    for look in [thin, long, large] {
      for value in [0, 0.3, 1] {
        let list = studio.list(look, .make(300, 400, value: value))
        #expect(!list.texts.isEmpty)
        guard case .barPart(let track)? = list.fills.first?.shape else {
          Issue.record("no bar")
          return
        }
        for text in list.texts { #expect(studio.ink(text).maxY < track.bounds.minY) }
      }
    }
  }

  @Test(arguments: [Theme.dark, .light], ["up", "down"])
  func `a label in an upright bar is readable wherever the edge of the fill is`(
    theme: Theme, growth: String
  ) throws {
    var meter = try ContrastMeter()
    let oddities: [[String: String]] = [
      [:], ["colors": "#808080", "track-color": "#777777"],
      ["colors": "#FFFF00", "track-color": "#FFFFFF"], ["colors": "#767676", "shading": "strong"],
      ["colors": "#BF4040", "pattern": "bands"], ["colors": "#00FF00", "pattern-color": "#FF0000"],
      ["colors": "#FFFFFF", "track-color": "#000000", "inner-shadow-opacity": "1"],
      ["colors": "#E06000", "pattern-color": "#0000FF", "fill-shape": "own"],
      ["colors": "#000000,#FFFFFF", "color-mode": "linear"],
      ["outline": "10%", "outline-color": "#808080", "fill-shape": "own"],
    ]
    for place in Self.places {
      for changes in oddities {
        let look = Self.look(growth, place, changes)
        for step in 1...24 {
          let frame = IndicatorFrame.make(
            300, 400, value: Double(step) / 24, milliseconds: UInt64(step * 173))
          let contrast = try meter.least(look, frame, theme: theme)
          #expect(contrast >= 4.5, "\(place), \(changes), \(step)/24")
        }
      }
    }
  }

  @Test func `a label across the edge of an upright fill has two inks`() throws {
    let studio = try Studio()
    let look = Self.look(
      "up", "bar-center",
      [
        "colors": "#FFFFFF", "track-color": "#000000", "shading": "flat", "pattern": "none",
        "inner-shadow": "off",
      ])
    let list = studio.list(look, .make(300, 400, value: 0.5))
    try #require(list.texts.map(\.color) == [.black, .white])
    let masks = list.texts.map { studio.text.mask(of: $0.run) }
    for (row, y) in zip(0..<masks[0].height, Int(studio.ink(list.texts[0]).minY)...) {
      let sums = masks.map { mask in
        (0..<mask.width).reduce(0) { $0 + Int(mask.coverage[row * mask.width + $1]) }
      }
      // The fill's edge lies at 200.
      #expect(sums[y < 200 ? 0 : 1] == 0)
    }
  }

  @Test(arguments: [IndicatorPhase.paused, .stalled, .failed], ["up", "down"])
  func `a sign stands over the number in an upright bar`(
    phase: IndicatorPhase, growth: String
  ) throws {
    let studio = try Studio()
    for place in ["fill-edge", "bar-end", "bar-center"] {
      for value in [0, 0.1, 0.5, 1] {
        let frame = IndicatorFrame.make(300, 400, value: value, phase: phase).with {
          $0.showsCaptions = false
        }
        let list = studio.list(Self.look(growth, place), frame)
        let ink = studio.whole(try #require(list.texts.first))
        for sign in list.strokes.map(\.bounds) {
          #expect(Self.bar.intersection(sign) == sign)
          #expect(sign.maxY < ink.minY)
        }
        #expect(!list.strokes.isEmpty)
      }
    }
  }
}
