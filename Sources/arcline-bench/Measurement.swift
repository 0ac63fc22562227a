import CAllocationCount
import CanonicalScenes
import Platform
import Raster

/// Times a scene.
struct Measurement {
  /// The times of one frame or step in milliseconds, sorted.
  private(set) var samples: [Double] = []

  var median: Double { samples[samples.count / 2] }
  var p95: Double { samples[samples.count * 95 / 100] }
  var least: Double { samples[0] }

  /// How long a scene is timed, in milliseconds.
  private static let budget = 600.0
  /// A sample takes at least this long, in milliseconds, so that the clock's own cost is small.
  private static let leastSample = 0.25

  /// Draws a scene until the budget is spent.
  init(_ scene: BenchScene, threads: Int) {
    var canvas = Canvas(scene, threads: threads)
    for _ in 0..<3 { canvas.run(times: 1) }
    let one = canvas.run(times: 1)
    let repeats = max(1, min(2000, Int(Self.leastSample / max(one, 1e-6))))
    let wanted = max(30, min(400, Int(Self.budget / max(one * Double(repeats), 1e-6))))
    for _ in 0..<wanted {
      samples.append(canvas.run(times: repeats) / Double(repeats) / canvas.units)
    }
    samples.sort()
  }

  /// How often a frame or step of a scene asks for memory, once all memory is there.
  static func allocations(of scene: BenchScene) -> Double {
    var canvas = Canvas(scene)
    // The same steps again and again: what grows has grown by then.
    for _ in 0..<300 { canvas.run(times: 1) }
    let before = allocation_count()
    for _ in 0..<4 { canvas.run(times: 1) }
    return Double(allocation_count() - before) / 4 / canvas.units
  }

  /// The number of pixels that a step of a scene draws again, on average.
  static func damage(of scene: BenchScene) -> Int {
    var canvas = Canvas(scene)
    canvas.draw(scene.moments[0], everything: true)
    var sum = 0
    for moment in scene.moments.dropFirst() {
      canvas.draw(moment, everything: false)
      sum += canvas.drawnPixels
    }
    return sum / max(1, scene.moments.count - 1)
  }

  /// The scene's picture at its first moment.
  static func picture(of scene: BenchScene) -> PixelBuffer {
    var canvas = Canvas(scene)
    canvas.draw(scene.moments[0], everything: true)
    return canvas.finish()
  }
}
