import Geometry
import Raster
import Scene
import TestSupport
import Testing

@testable import Widgets

/// Strips of small pictures of every look that reproduces a known system.
struct ParityGoldenTests {
  private static let values = [0, 0.03, 0.25, 0.4, 0.5, 0.75, 0.99, 1]

  /// The width and height of one picture, and its scale.
  private static func format(_ look: Look) -> (width: Int, height: Int, scale: Double) {
    switch look.kind {
    case "pie": (24, 24, 1)
    case "ring": look.name == "swiftui" ? (107, 107, 0.5) : (100, 100, 1)
    default: look.name == "ex" ? (120, 10, 1) : (150, 22, 1)
    }
  }

  @Test(arguments: Look.parity)
  func `a look at eight values is as it was approved`(look: Look) throws {
    let studio = try Studio()
    let format = Self.format(look)
    var wide = look
    if look.kind == "bar" { try wide.set("length", to: "100%") }
    var strip = [UInt32](repeating: 0, count: format.width * format.height * Self.values.count)
    let stride = format.width * Self.values.count
    for (place, value) in Self.values.enumerated() {
      let frame = IndicatorFrame.make(
        Double(format.width), Double(format.height), value: value, milliseconds: 300
      ).with { $0.scale = format.scale }
      let pixels = studio.pixels(
        studio.list(wide, frame, theme: .light), width: format.width, height: format.height)
      for index in pixels.indices {
        let (row, column) = index.quotientAndRemainder(dividingBy: format.width)
        strip[row * stride + place * format.width + column] = pixels[index]
      }
    }
    try Golden.expect(strip, width: stride, named: "parity-\(look.name)")
  }
}
