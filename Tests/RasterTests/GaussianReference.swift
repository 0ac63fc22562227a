import Geometry
import Glibc
import TestSupport

/// A Gaussian blur by brute force over sample points.
struct GaussianReference {
  let shape: ReferenceShape
  let sigma: Double

  /// Sample points over one standard deviation.
  private static let density = 4
  private static let reach = 4 * density

  /// The weighted share of sample points around a point that lie in the shape.
  func value(at point: Point) -> Double {
    let step = sigma / Double(Self.density)
    var inside = 0.0
    var total = 0.0
    for row in -Self.reach...Self.reach {
      for column in -Self.reach...Self.reach {
        let offset = Vector(dx: Double(column) * step, dy: Double(row) * step)
        let weight = Self.weights[abs(row)] * Self.weights[abs(column)]
        total += weight
        // A sample stands for a cell; the boundary cuts a cell in proportion to its distance.
        let share = 0.5 - shape.distance(point + offset) / step
        inside += weight * max(0, min(1, share))
      }
    }
    return inside / total
  }

  private static let weights = (0...reach).map { index in
    let place = Double(index) / Double(density)
    return exp(-place * place / 2)
  }
}
