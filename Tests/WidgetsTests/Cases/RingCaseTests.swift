import Geometry
import Scene
import TestSupport
import Testing
import Widgets

/// Faults that users of other rings have reported, at the measures of their reports.
struct RingCaseTests {
  @Test(arguments: ["round-inside", "round-outside"], ["none", "constant"])
  func `an empty ring is its track, with round ends and with a glow`(
    cap: String, glow: String
  ) throws {
    let studio = try Studio()
    let look = try CaseLook.ring(["cap": cap, "glow-mode": glow, "glow-radius": "10"])
    var track = DisplayList(background: .black)
    track.fill(
      .arc(Arc(center: Point(x: 100, y: 100), radius: 80, width: 20)), with: Color(hex: 0x303030))
    let expected = studio.pixels(track, width: 200, height: 200)
    #expect(CasePicture(studio, look, value: 0).pixels == expected)
  }

  @Test(arguments: ["round-inside", "round-outside"], ["none", "constant"])
  func `a thousandth of a ring is a small disc at its start and no drop`(
    cap: String, glow: String
  ) throws {
    let studio = try Studio()
    let look = try CaseLook.ring(["cap": cap, "glow-mode": glow, "glow-radius": "10"])
    let empty = CasePicture(studio, look, value: 0)
    let first = CasePicture(studio, look, value: 0.001)
    let middle = Point(x: 100.25, y: 20)
    // Colours are compared to 2 of 255 levels: a Gaussian has no end.
    let changed = first.differences(from: empty, beyond: 2)
    #expect(!changed.isEmpty)
    let radii = changed.map { ($0 - middle).length }
    // The cap, the blur beyond it, and a pixel.
    #expect((radii.max() ?? 0) <= 10 + 10 + 1)
    // As far to each side as up and down.
    let boxes = Set(changed.map(\.x)), rows = Set(changed.map(\.y))
    let (across, down) = (
      (boxes.max() ?? 0) - (boxes.min() ?? 0), (rows.max() ?? 0) - (rows.min() ?? 0)
    )
    #expect(abs(across - down) <= 1)
  }

  @Test(arguments: ["clockwise", "counterclockwise"])
  func `a full ring has neither gap nor cap`(direction: String) throws {
    let studio = try Studio()
    let pictures = try ["butt", "round-inside", "round-outside"].map {
      CasePicture(
        studio, try CaseLook.ring(["cap": $0, "direction": direction]), value: 1)
    }
    for picture in pictures {
      #expect(picture == pictures[0])
      for step in 0..<720 { #expect(picture.sample(Double(step) / 2) == CaseLook.fill) }
    }
  }

  @Test(arguments: [0.0, 90, 217], ["butt", "round-inside"])
  func `a start angle is the same with whole turns added`(start: Double, cap: String) throws {
    let studio = try Studio()
    let pictures = try [start, start + 360, start - 360, start + 720].map {
      CasePicture(studio, try CaseLook.ring(["start-angle": "\($0)", "cap": cap]), value: 0.5)
    }
    for picture in pictures { #expect(picture == pictures[0]) }
  }

  @Test(arguments: [-90.0, 270, 630])
  func `half a ring is fill on one side and track on the other`(start: Double) throws {
    // Counted from three o'clock, a quarter turn after twelve.
    let look = try CaseLook.ring(["start-angle": "\(start + 90)"])
    let picture = CasePicture(try Studio(), look, value: 0.5)
    for step in 1..<180 {
      #expect(picture.sample(Double(step)) == CaseLook.fill, "\(step)")
      #expect(picture.sample(Double(step) + 180) == CaseLook.track, "\(step + 180)")
    }
  }

  private static let rainbow: KeyValuePairs = [
    "colors": "#FF0000,#FFFF00,#00FF00", "color-mode": "conic", "gradient-space": "srgb",
  ]

  @Test func `a full ring ends in the last colour of its gradient`() throws {
    let picture = CasePicture(try Studio(), try CaseLook.ring(Self.rainbow), value: 1)
    #expect(isNear(picture.sample(1), 255, 1, 0, within: 3))
    #expect(isNear(picture.sample(180), 255, 255, 0, within: 3))
    #expect(isNear(picture.sample(359), 1, 255, 0, within: 3))
    for step in 1...719 { #expect(components(picture.sample(Double(step) / 2))[2] <= 3) }
  }

  @Test(arguments: [("turn", 255, 255), ("fill", 1, 255)])
  func `half a ring ends in the middle colour, or in the last one when the gradient spans the fill`(
    span: String, red: Int, green: Int
  ) throws {
    var look = try CaseLook.ring(Self.rainbow)
    try look.set("gradient-span", to: span)
    let picture = CasePicture(try Studio(), look, value: 0.5)
    #expect(isNear(picture.sample(179), red, green, 0, within: 5))
  }
}
