import Geometry
import Scene
import Testing
import Widgets

struct DegenerateFrameTests {
  private static let values = [Double.nan, .infinity, -.infinity, -3, 1e300, 0.5]
  private static let looks = Look.own + [.pill(.barEnd), .pill(.barCenter)]

  /// Draws into a picture with a rim of three pixels and counts the changed pixels of the rim.
  private func changedRim(_ list: DisplayList, width: Int, height: Int, studio: Studio) -> Int {
    let (columns, rows) = (width + 6, height + 6)
    let picture = studio.pixels(list, width: columns, height: rows)
    let background = studio.pixels(
      DisplayList(background: list.background), width: 1, height: 1)[0]
    var changed = 0
    for y in 0..<rows {
      let isRimRow = y < 3 || y >= rows - 3
      for x in 0..<columns where isRimRow || x < 3 || x >= columns - 3 {
        if picture[y * columns + x] != background { changed += 1 }
      }
    }
    return changed
  }

  @Test(
    arguments: looks,
    [(1, 1), (3, 2000), (16_384, 1), (2000, 3), (7, 7), (40, 13), (13, 40), (61, 29)])
  func `a picture stays inside its area`(look: Look, size: (width: Int, height: Int)) throws {
    let studio = try Studio()
    for phase in IndicatorPhase.all {
      for value in [0.001, 0.5, 1] {
        let area = Rect(x: 3, y: 3, width: Double(size.width), height: Double(size.height))
        let frame = IndicatorFrame.make(value: value, phase: phase).with { $0.area = area }
        let changed = changedRim(
          studio.list(look, frame), width: size.width, height: size.height, studio: studio)
        #expect(changed == 0, "\(phase), \(value)")
      }
    }
  }

  @Test(arguments: looks, values)
  func `values out of range are drawn as the nearest in it`(look: Look, value: Double) throws {
    let studio = try Studio()
    let expected = value > 0 ? min(1, value) : 0
    let right = studio.list(look, .make(value: expected))
    #expect(studio.list(look, .make(value: value)) == right)
    // The same when the number is set afterwards.
    #expect(studio.list(look, IndicatorFrame.make().with { $0.value = value }) == right)
  }

  @Test(
    arguments: looks,
    [
      Rect.empty, Rect(x: 0, y: 0, width: -5, height: 9), Rect(x: 0, y: 0, width: 0.5, height: 90),
      Rect(x: .nan, y: 0, width: 100, height: 100), Rect(x: 0, y: 0, width: .nan, height: 100),
      Rect(x: 0, y: 0, width: .infinity, height: 100),
      Rect(minX: -.infinity, minY: -.infinity, maxX: .infinity, maxY: .infinity),
      Rect(x: 0, y: 0, width: 1e300, height: 1e300), Rect(x: -1e18, y: 0, width: 50, height: 50),
    ])
  func `an area without room or out of reach draws nothing`(look: Look, area: Rect) throws {
    let studio = try Studio()
    for phase in IndicatorPhase.all {
      let frame = IndicatorFrame.make(phase: phase).with { $0.area = area }
      #expect(studio.list(look, frame).commands.isEmpty)
    }
  }

  @Test(arguments: looks, [0, -1, Double.nan, .infinity, 1e-9, 1e9])
  func `an absurd scale does no harm`(look: Look, scale: Double) throws {
    let studio = try Studio()
    for phase in IndicatorPhase.all {
      let area = Rect(x: 3, y: 3, width: 90, height: 60)
      let frame = IndicatorFrame.make(phase: phase).with {
        $0.area = area
        $0.scale = scale
      }
      let list = studio.list(look, frame)
      #expect(changedRim(list, width: 90, height: 60, studio: studio) == 0)
    }
  }

  @Test(arguments: looks, [Double.nan, -1, -.infinity, .infinity])
  func `an absurd age of a phase gives one of the two pictures`(look: Look, age: Double) throws {
    let studio = try Studio()
    let frame = IndicatorFrame.make(120, 120, phase: .endedEarly).with {
      $0.previousPhase = .running
      $0.phaseAge = age
    }
    let picture = studio.pixels(studio.list(look, frame), width: 120, height: 120)
    let possible = [IndicatorPhase.running, .endedEarly].map {
      studio.pixels(studio.list(look, .make(120, 120, phase: $0)), width: 120, height: 120)
    }
    #expect(possible.contains(picture))
  }
}
