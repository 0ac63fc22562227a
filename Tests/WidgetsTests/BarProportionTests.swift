import Geometry
import Motion
import Scene
import Testing
import Widgets

struct BarProportionTests {
  @Test func `a bar at 1080p is 44 pixels high and round at both ends`() throws {
    let track = try #require(try Studio().list(.stripes, .make(1920, 1080)).bars.first)
    #expect(track.rect.height == 44)
    #expect(track.effectiveRadius == 22)
    #expect(track.rect.width == (0.86 * 1920).rounded())
    #expect(abs(track.rect.center.x - 960) <= 0.5)
    #expect(abs(track.rect.center.y - 540) <= 0.5)
  }

  @Test func `a line at 1080p is 10 pixels high`() throws {
    let track = try #require(try Studio().list(.line, .make(1920, 1080)).bars.first)
    #expect(track.rect.height == 10)
    #expect(track.effectiveRadius == 5)
  }

  @Test func `stripes have their period, thickness and lean in heights of the bar`() throws {
    let stripes = try #require(try Studio().list(.stripes, .make(1920, 1080)).stripes.first)
    #expect(abs(stripes.period - 52.8) < 1e-9)
    #expect(abs(stripes.thickness - stripes.period / 2) < 1e-9)
    #expect(stripes.lean == 22)
  }

  @Test func `stripes move to the right by 48 pixels a second at 1080p`() throws {
    let studio = try Studio()
    // A quarter of a second moves less than a period, so the way is not ambiguous.
    let ways = try stride(from: UInt64(0), through: 1750, by: 250).map { start in
      let phases = try [start, start + 250].map { time in
        try #require(
          studio.list(.stripes, .make(1920, 1080, milliseconds: time)).stripes.first
        ).phase
      }
      let way = phases[1] - phases[0]
      return (way < 0 ? way + 1 : way) * 52.8
    }
    #expect(ways.allSatisfy { abs($0 - 12) < 1e-6 })
  }

  @Test func `stripes belong to the track and not to the edge of the fill`() throws {
    let studio = try Studio()
    let short = try #require(studio.list(.stripes, .make(value: 0.3)).stripes.first)
    let long = try #require(studio.list(.stripes, .make(value: 0.9)).stripes.first)
    #expect(short.phase == long.phase)
    #expect(short.container.rect == long.container.rect)
  }

  @Test(arguments: [Look.line, .stripes])
  func `twice the size is twice the bar`(look: Look) throws {
    let studio = try Studio()
    let small = try #require(studio.list(look, .make(1000, 1080)).bars.first)
    let large = try #require(studio.list(look, .make(2000, 2160)).bars.first)
    // Both are whole pixels.
    #expect(abs(2 * small.rect.height - large.rect.height) <= 1)
    #expect(abs(2 * small.rect.width - large.rect.width) <= 1)
  }

  @Test func `the fill ends where the unrounded value is`() throws {
    let list = try Studio().list(.pill(.above), .make(300, 20, value: 0.999))
    #expect(abs(try #require(list.bars.last).bounds.maxX - 299.7) < 1e-9)
  }

  @Test(arguments: Look.own, [1.0, 2])
  func `no text is smaller than 14 logical pixels`(look: Look, scale: Double) throws {
    let studio = try Studio()
    for side in stride(from: 20.0, through: 600, by: 20) {
      for phase in IndicatorPhase.all {
        let frame = IndicatorFrame.make(2 * side * scale, side * scale, phase: phase)
        let texts = studio.list(look, frame.with { $0.scale = scale }).texts
        #expect(texts.allSatisfy { $0.run.size >= 14 * scale }, "side \(side), \(phase)")
      }
    }
  }
}
