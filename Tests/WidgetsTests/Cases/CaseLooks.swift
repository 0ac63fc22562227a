import Geometry
import Scene
import Testing
import Widgets

/// The indicators of reported faults, made from the program's own looks.
enum CaseLook {
  static let fill: UInt32 = 0xFF00_C853
  static let track: UInt32 = 0xFF30_3030
  static let ground: UInt32 = 0xFF00_0000

  /// A look with properties set, in green over dark grey on black.
  static func make(
    _ look: Look, _ settings: KeyValuePairs<String, String> = [:]
  ) throws -> Look {
    var look = look
    try look.set("background", to: "#000000")
    try look.set("colors", to: "#00C853")
    try look.set("track-color", to: "#303030")
    try look.set("label", to: "none")
    try look.set("states", to: "off")
    for (name, value) in settings { try look.set(name, to: value) }
    return look
  }

  /// A ring from 70 to 90 pixels around (100, 100) with straight ends.
  static func ring(_ settings: KeyValuePairs<String, String> = [:]) throws -> Look {
    var ring = try make(.ring)
    for (name, value) in [("diameter", "180"), ("thickness", "20"), ("cap", "butt")] {
      try ring.set(name, to: value)
    }
    for (name, value) in settings { try ring.set(name, to: value) }
    return ring
  }
}

/// A square picture of 200 pixels.
struct CasePicture: Equatable {
  let pixels: [UInt32]

  init(_ studio: Studio, _ look: Look, value: Double) {
    pixels = studio.pixels(
      studio.list(look, .make(200, 200, value: value)), width: 200, height: 200)
  }

  /// The pixel that contains a point in a direction clockwise from twelve o'clock.
  func sample(_ degrees: Double, radius: Double = 80) -> UInt32 {
    let point = Point(x: 100, y: 100) + Angle(degrees: degrees).direction * radius
    return pixels[Int(point.y) * 200 + Int(point.x)]
  }

  /// The middles of the pixels that differ from another picture by more than so many levels.
  func differences(from other: CasePicture, beyond limit: Int) -> [Point] {
    pixels.indices.filter { index in
      zip(components(pixels[index]), components(other.pixels[index])).contains {
        abs($0 - $1) > limit
      }
    }.map {
      Point(x: Double($0 % 200) + 0.5, y: Double($0 / 200) + 0.5)
    }
  }
}

/// The components of an opaque pixel.
func components(_ pixel: UInt32) -> [Int] {
  [16, 8, 0].map { Int(pixel >> $0 & 0xFF) }
}

/// Whether every component is near that of a colour.
func isNear(_ pixel: UInt32, _ red: Int, _ green: Int, _ blue: Int, within limit: Int) -> Bool {
  zip(components(pixel), [red, green, blue]).allSatisfy { abs($0 - $1) <= limit }
}
