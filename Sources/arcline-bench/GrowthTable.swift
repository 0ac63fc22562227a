import CanonicalScenes
import Geometry
import Scene

/// How the cost of a frame grows: with what moves, not with what is there.
enum GrowthTable {
  private static let sizes = [("1080p", 1920, 1080), ("4K", 3840, 2160)]
  private static let counts = [1, 10, 100, 1000]

  /// A line for each size, number of widgets and number of those that move.
  static func forEachLine(threads: Int, _ body: (String) throws -> Void) rethrows {
    for (name, width, height) in sizes {
      for count in counts {
        for moving in count == 1 ? [1] : [1, count] {
          let scene = scene(width, height, count: count, moving: moving)
          let times = Measurement(scene, threads: threads)
          try body(
            "\(name) widgets \(count) moving \(moving): \(times.median) ms a frame, "
              + "\(Measurement.damage(of: scene)) pixels changed")
        }
      }
    }
  }

  /// Rings, pies and bars in a grid of cells as square as they can be; every frame moves some of them
  /// on by half a percent.
  private static func scene(_ width: Int, _ height: Int, count: Int, moving: Int) -> BenchScene {
    let shape = Double(width) / Double(height)
    let columns = max(1, Int((Double(count) * shape).squareRoot().rounded(.up)))
    let rows = (count + columns - 1) / columns
    let cell = min(Double(width) / Double(columns), Double(height) / Double(rows))
    let steps = (0..<40).map { BenchScene.Moment(progress: 0.5 + 0.005 * Double($0)) }
    return BenchScene("growth", "damage", width, height, steps, isStepwise: true) { moment, list in
      list.background = Color(hex: 0x14161C)
      for index in 0..<count {
        let corner = Point(
          x: Double(index % columns) * cell + 0.1 * cell,
          y: Double(index / columns) * cell + 0.1 * cell)
        SceneCatalogue.addWidget(
          to: &list, kind: index % 3, corner, 0.8 * cell, index < moving ? moment.progress : 0.4)
      }
    }
  }
}
