import Geometry
public import Scene

/// A pixel before rounding: nonlinear sRGB components in levels, 0…255.
public struct ExactPixel: Hashable, Sendable {
  /// The red level.
  public let red: Double
  /// The green level.
  public let green: Double
  /// The blue level.
  public let blue: Double

  /// Makes the levels of an opaque colour.
  public init(_ color: Color) {
    red = color.red * 255
    green = color.green * 255
    blue = color.blue * 255
  }

  /// Takes the levels of a packed pixel.
  public init(packed pixel: UInt32) {
    red = Double(pixel >> 16 & 0xFF)
    green = Double(pixel >> 8 & 0xFF)
    blue = Double(pixel & 0xFF)
  }

  /// The greatest difference of a level to another pixel.
  public func difference(to other: ExactPixel) -> Double {
    max(abs(red - other.red), abs(green - other.green), abs(blue - other.blue))
  }
}

/// Coverage by counting sample points, slow and plainly right.
public enum ReferenceRasterizer {
  /// Sample points along each side of a pixel.
  public static let samples = 16

  /// The share of every pixel's sample points that lie in a shape, row by row, 0…1.
  public static func coverage(of shape: ReferenceShape, width: Int, height: Int) -> [Double] {
    var result = [Double](repeating: 0, count: width * height)
    // Blocks far from the boundary are settled by one look at their centre.
    let side = 16
    let reach = Double(side) * 0.7072
    for top in stride(from: 0, to: height, by: side) {
      for left in stride(from: 0, to: width, by: side) {
        let middle = Double(side) / 2
        let distance = shape.distance(Point(x: Double(left) + middle, y: Double(top) + middle))
        if distance > reach { continue }
        for y in top..<min(height, top + side) {
          for x in left..<min(width, left + side) {
            result[y * width + x] =
              distance < -reach ? 1 : coverage(of: shape, x: x, y: y)
          }
        }
      }
    }
    return result
  }

  private static func coverage(of shape: ReferenceShape, x: Int, y: Int) -> Double {
    let distance = shape.distance(Point(x: Double(x) + 0.5, y: Double(y) + 0.5))
    // No point of a pixel is farther from its centre than half its diagonal.
    let reach = 0.7072
    if distance > reach { return 0 }
    if distance < -reach { return 1 }
    let step = 1 / Double(samples)
    var hits = 0
    for row in 0..<samples {
      let sampleY = Double(y) + (Double(row) + 0.5) * step
      for column in 0..<samples
      where shape.distance(Point(x: Double(x) + (Double(column) + 0.5) * step, y: sampleY)) < 0 {
        hits += 1
      }
    }
    return Double(hits) / Double(samples * samples)
  }

  /// One colour laid over an opaque background through a coverage, without rounding.
  public static func compose(
    _ color: Color, over background: Color, coverage: [Double]
  ) -> [ExactPixel] {
    // Most pixels are empty or full.
    let (empty, full) = (ExactPixel(background), ExactPixel(color.composited(over: background)))
    return coverage.map { share in
      if share == 0 { return empty }
      if share == 1 { return full }
      return ExactPixel(color.opacity(share).composited(over: background))
    }
  }
}
