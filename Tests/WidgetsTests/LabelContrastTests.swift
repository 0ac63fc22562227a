import Geometry
import Lettering
import Raster
import Scene
import TestSupport
import Testing
import Widgets

/// Measures how readable labels are, keeping from picture to picture what they have in common.
struct ContrastMeter: ~Copyable {
  let studio: Studio
  private var rasterizer = Rasterizer()

  init() throws {
    studio = try Studio()
  }

  /// The least contrast of a label's ink with the pixels beneath it.
  ///
  /// Pixels through which the edge between two inks runs are left out: they are a mixture of both, on
  /// a mixture of two grounds.
  mutating func least(_ look: Look, _ frame: IndicatorFrame, theme: Theme) throws -> Double {
    let list = studio.list(look, frame, theme: theme)
    try #require(!list.texts.isEmpty)
    var ground = PixelBuffer(width: Int(frame.area.width), height: Int(frame.area.height))
    _ = rasterizer.prepare(list.withoutTexts, text: studio.text)
    rasterizer.draw(DamageRegion(ground.bounds), into: &ground)
    var least = Double.infinity
    for label in list.texts {
      let mask = studio.text.mask(of: label.run)
      let left = Int(label.origin.x.rounded()) + mask.offsetX
      let top = Int(label.origin.y.rounded()) + mask.offsetY
      var seen: Set<UInt32> = []
      for y in 0..<mask.height {
        for x in 0..<mask.width where mask.coverage[y * mask.width + x] > 0 {
          let place = Point(x: Double(mask.offsetX + x), y: Double(mask.offsetY + y))
          if label.run.clip?.shape.cuts(place) != true {
            seen.insert(ground[left + x, top + y] & 0xFF_FFFF)
          }
        }
      }
      least = seen.reduce(least) { min($0, label.color.contrast(with: Color(hex: $1))) }
    }
    return least
  }
}

extension RoundedRectangle {
  /// Whether the edge runs through the pixel at a place: not all of its corners are on one side.
  fileprivate func cuts(_ pixel: Point) -> Bool {
    let corners = [0.0, 1].flatMap { x in
      [0.0, 1].map { contains(Point(x: pixel.x + x, y: pixel.y + $0)) }
    }
    return Set(corners).count > 1
  }

  private func contains(_ point: Point) -> Bool {
    let radius = effectiveRadius
    let nearest = Point(
      x: max(rect.minX + radius, min(rect.maxX - radius, point.x)),
      y: max(rect.minY + radius, min(rect.maxY - radius, point.y)))
    return bounds.minX <= point.x && point.x <= bounds.maxX
      && (point - nearest).length <= radius + 1e-9
  }
}

struct LabelContrastTests {
  private static let placements = [BarLabelPlacement.fillEdge, .barEnd, .barCenter]

  @Test(arguments: Theme.all, placements)
  func `a label is readable at every percent and in every phase of the stripes`(
    theme: Theme, placement: BarLabelPlacement
  ) throws {
    var meter = try ContrastMeter()
    for percent in 0...100 {
      // Over the percents these times meet every phase of the stripes.
      for step in 0..<3 {
        let frame = IndicatorFrame.make(
          300, 24, value: Double(percent) / 100, milliseconds: UInt64(percent * 37 + step * 367))
        let contrast = try meter.least(.pill(placement), frame, theme: theme)
        #expect(contrast >= 4.5, "\(percent) %, step \(step)")
      }
    }
  }

  @Test(arguments: Theme.all, [(300.0, 20.0), (460, 44), (160, 20)])
  func `a label is readable on bars of other sizes`(
    theme: Theme, size: (width: Double, height: Double)
  ) throws {
    var meter = try ContrastMeter()
    for percent in stride(from: 0, through: 100, by: 4) {
      for phase in [IndicatorPhase.running, .done, .endedEarly] {
        for accent in [PaletteColor.blue, .green, .amber, .teal, .violet, .pink] {
          var look = Look.pill()
          if case .bar(var bar) = look.indicator {
            bar.ink.colors = [.palette(accent)]
            look.indicator = .bar(bar)
          }
          let frame = IndicatorFrame.make(
            size.width, size.height, value: Double(percent) / 100, phase: phase)
          let contrast = try meter.least(look, frame, theme: theme)
          #expect(contrast >= 4.5, "\(percent) %, \(phase), \(accent)")
        }
      }
    }
  }

  @Test(arguments: Theme.all, [IndicatorPhase.done, .endedEarly])
  func `a label stays readable, in one ink, while the colour changes`(
    theme: Theme, phase: IndicatorPhase
  ) throws {
    var meter = try ContrastMeter()
    var inks: Set<Color> = []
    for step in 0...30 {
      let frame = IndicatorFrame.make(300, 24, value: phase == .done ? 1 : 0.6, phase: phase).with {
        $0.previousPhase = .running
        $0.phaseAge = Double(step) / 40
      }
      let contrast = try meter.least(.pill(), frame, theme: theme)
      #expect(contrast >= 4.5, "step \(step)")
      inks.formUnion(meter.studio.list(.pill(), frame, theme: theme).texts.map(\.color))
    }
    #expect(inks.count == 1)
  }

  @Test(arguments: Theme.all, [true, false])
  func `a label in the fill is readable on the program's own bars`(
    theme: Theme, isStriped: Bool
  ) throws {
    var meter = try ContrastMeter()
    for percent in 1...100 {
      let frame = IndicatorFrame.make(300, 24, value: Double(percent) / 100)
      let look = Look.pill(.inFill, isStriped: isStriped)
      #expect(try meter.least(look, frame, theme: theme) >= 4.5, "\(percent) %")
    }
  }

  @Test(arguments: Theme.all)
  func `a flat bar carries a readable label too`(theme: Theme) throws {
    var meter = try ContrastMeter()
    for percent in 0...100 {
      let frame = IndicatorFrame.make(300, 24, value: Double(percent) / 100)
      let look = Look.pill(isStriped: false)
      #expect(try meter.least(look, frame, theme: theme) >= 4.5)
    }
  }
}
