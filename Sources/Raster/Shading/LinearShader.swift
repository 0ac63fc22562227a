import Geometry
import Scene

/// A linear gradient as a table of pixels along its line.
struct LinearShader {
  /// The number of entries; neighbours differ by less than a quarter level.
  static let tableSize = 1024

  private let table: [UInt32]
  /// The place along the line is x·`stepX` + y·`stepY` + `base` for the pixel in column x of row y.
  private let stepX, stepY, base: Double

  init(_ gradient: LinearGradient) {
    table = (0..<Self.tableSize).map { index in
      PremultipliedPixel.make(gradient.color(at: Double(index) / Double(Self.tableSize - 1)))
    }
    let line = gradient.end - gradient.start
    let square = line.dot(line)
    // A line without length has the last colour everywhere.
    guard square > 0, square.isFinite else {
      (stepX, stepY, base) = (0, 0, 1)
      return
    }
    stepX = line.dx / square
    stepY = line.dy / square
    base = (0.5 - gradient.start.x) * stepX + (0.5 - gradient.start.y) * stepY
  }

  func shade(x: Int, y: Int, count: Int, into pixels: inout [UInt32]) {
    let row = Double(y) * stepY + base
    if stepX == 0 {
      let pixel = table[index(row)]
      for offset in 0..<count { pixels[offset] = pixel }
      return
    }
    for offset in 0..<count {
      pixels[offset] = table[index(Double(x + offset) * stepX + row)]
    }
  }

  private func index(_ t: Double) -> Int {
    let last = Double(Self.tableSize - 1)
    return Int(max(0, min(last, t * last + 0.5)))
  }
}
