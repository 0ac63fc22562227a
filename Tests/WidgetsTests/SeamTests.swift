import Geometry
import Motion
import Scene
import TestSupport
import Testing

@testable import Widgets

/// Rings in a gradient along the arc: neither end shows the colour of the other.
struct SeamTests {
  private static let red = Color(red: 1, green: 0, blue: 0)
  private static let blue = Color(red: 0, green: 0, blue: 1)

  private static func ring(
    _ start: Double, _ direction: FillDirection, _ span: GradientSpan, _ cap: ArcCap
  ) -> Look {
    var ring = RingIndicator()
    ring.startAngle = start
    ring.direction = direction
    ring.gradientSpan = span
    ring.cap = cap
    ring.ink = InkStyle([.fixed(red), .fixed(blue)], mode: .conic, space: .srgb)
    ring.trackColor = .palette(.clear)
    ring.labelForm = .none
    return Look(name: "seam", summary: "", indicator: .ring(ring), motion: .none)
  }

  @Test(
    arguments: [0.0, 37, 90, 211.5, 359.9], [FillDirection.clockwise, .counterclockwise])
  func `no pixel near the start is nearer to the end's colour`(
    start: Double, direction: FillDirection
  ) throws {
    let studio = try Studio()
    for span in GradientSpan.allCases {
      for cap in ArcCap.allCases {
        for value in [0.02, 0.3, 0.6, 0.9] {
          let list = studio.list(
            Self.ring(start, direction, span, cap), .make(200, 200, value: value))
          let pixels = studio.pixels(list, width: 200, height: 200)
          let (near, far) = Self.wrongPixels(pixels, start, direction, value, span)
          #expect(near == 0 && far == 0, "\(span), \(cap), \(value)")
        }
      }
    }
  }

  /// How many pixels within a cap's reach of the start are bluer than red, and how many of the end
  /// redder than blue although the gradient ends there.
  private static func wrongPixels(
    _ pixels: [UInt32], _ start: Double, _ direction: FillDirection, _ value: Double,
    _ span: GradientSpan
  ) -> (start: Int, end: Int) {
    var counts = (0, 0)
    // The centre line lies at 72 · 0.885 pixels.
    let radius = 72 * 0.885
    let center = Point(x: 100, y: 100)
    let from = center + Angle(degrees: start).direction * radius
    let to =
      center + Angle(degrees: start + 360 * value * direction.sign).direction * radius
    for index in pixels.indices {
      let place = Point(x: Double(index % 200) + 0.5, y: Double(index / 200) + 0.5)
      let (red, blue) = (pixels[index] >> 16 & 255, pixels[index] & 255)
      // Of the ground's own colour there is a little more blue.
      if (place - from).length < 9, blue > red + 30, value > 0.2 || span == .turn { counts.0 += 1 }
      if span == .fill, value > 0.2, (place - to).length < 9, red > blue + 30 { counts.1 += 1 }
    }
    return counts
  }

  @Test func `stops keep their places on the turn while the arc grows`() throws {
    let studio = try Studio()
    for cap in ArcCap.allCases {
      let colors = try [0.5, 0.75, 0.95, 1].map { value in
        let list = studio.list(
          Self.ring(0, .clockwise, .turn, cap), .make(200, 200, value: value))
        // A quarter of the turn, at three o'clock.
        let pixel = studio.pixels(list, width: 200, height: 200)[100 * 200 + 163]
        return try #require(Optional(ExactPixel(packed: pixel)))
      }
      for color in colors { #expect(color.difference(to: colors[0]) <= 2) }
    }
  }

  @Test func `a full ring ends in its last colour`() throws {
    var look = Self.ring(0, .clockwise, .turn, .butt)
    try look.set("colors", to: "#FF0000,#FFFF00,#00FF00")
    let studio = try Studio()
    let pixels = studio.pixels(
      studio.list(look, .make(200, 200, value: 1)), width: 200, height: 200)
    func sample(_ degrees: Double) -> UInt32 {
      let place = Point(x: 100, y: 100) + Angle(degrees: degrees).direction * (72 * 0.885)
      return pixels[Int(place.y) * 200 + Int(place.x)]
    }
    for (degrees, color) in [(2.0, 0xFF_06_00 as UInt32), (180, 0xFF_FF_00), (358, 0x06_FF_00)] {
      let difference = ExactPixel(packed: sample(degrees)).difference(
        to: ExactPixel(packed: 0xFF00_0000 | color))
      #expect(difference <= 12, "\(degrees)")
    }
    for step in 1..<720 { #expect(sample(Double(step) / 2) & 255 <= 3) }
  }

  @Test(
    arguments: [0.1, 0.5, 0.7], [FillDirection.clockwise, .counterclockwise])
  func `the light of an open ring has on each side the colour that the arc has there`(
    value: Double, direction: FillDirection
  ) throws {
    let studio = try Studio()
    for start in [0.0, 118] {
      for span in GradientSpan.allCases {
        for cap in ArcCap.allCases {
          let look = Self.glowing(start, direction, span, cap).setting(["background": "#000000"])
          let pixels = studio.pixels(
            studio.list(look, .make(200, 200, value: value)), width: 200, height: 200)
          // So many pixels away from an end, along the centre line.
          func light(from end: Double, _ distance: Double) -> (red: Double, blue: Double) {
            let degrees = distance / (72 * 0.885) * 180 / Double.pi
            let turned = start + (360 * end + (end > 0 ? degrees : -degrees)) * direction.sign
            let place = Point(x: 100, y: 100) + Angle(degrees: turned).direction * (72 * 0.885)
            let pixel = pixels[Int(place.y) * 200 + Int(place.x)]
            return (Double(pixel >> 16 & 255), Double(pixel & 255))
          }
          #expect(light(from: 0, 3).red > 20)
          let last = span == .fill ? 1 : value
          for distance in stride(from: 2.0, through: 18, by: 1) {
            #expect(light(from: 0, distance).blue <= 2, "\(start), \(span), \(cap), \(distance)")
            let beyond = light(from: value, distance)
            #expect(
              abs(beyond.red * last - beyond.blue * (1 - last)) <= 2,
              "\(start), \(span), \(cap), \(distance)")
          }
        }
      }
    }
  }

  /// The same ring with light around it.
  private static func glowing(
    _ start: Double, _ direction: FillDirection, _ span: GradientSpan, _ cap: ArcCap
  ) -> Look {
    ring(start, direction, span, cap).setting(["glow-mode": "constant", "glow-radius": "9%"])
  }

  @Test(arguments: [0.95, 0.98, 0.995, 1], [0.0, 118])
  func `the light around a nearly full ring passes from colour to colour without an edge`(
    value: Double, start: Double
  ) throws {
    let studio = try Studio()
    for span in GradientSpan.allCases {
      let look = Self.glowing(start, .clockwise, span, .roundInside)
      let pixels = studio.pixels(
        studio.list(look, .make(400, 400, value: value)), width: 400, height: 400)
      // Beside the ring, whose outer edge lies at 144 pixels, a step of a third of a pixel.
      let colors = (0...2700).map { step in
        let place = Point(x: 200, y: 200) + Angle(turns: Double(step) / 2700).direction * 149
        return ExactPixel(packed: pixels[Int(place.y) * 400 + Int(place.x)])
      }
      let steps = zip(colors, colors.dropFirst()).map { $0.difference(to: $1) }
      #expect(steps.max() ?? 255 <= 24, "\(span)")
      #expect(steps.contains { $0 > 0 })
    }
  }
}
