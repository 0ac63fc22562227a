import CAllocationCount
import Geometry
import Platform
import Raster
import Scene

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

  /// The scene's picture at its first moment.
  static func picture(of scene: BenchScene) -> PixelBuffer {
    var canvas = Canvas(scene)
    canvas.draw(scene.moments[0], everything: true)
    return canvas.finish()
  }
}

/// A scene with the memory it is drawn in.
private struct Canvas: ~Copyable {
  private let scene: BenchScene
  private var rasterizer: Rasterizer
  private var picture: PixelBuffer
  private var list = DisplayList()
  private var damage = DamageRegion()

  init(_ scene: BenchScene, threads: Int = 1) {
    self.scene = scene
    rasterizer = Rasterizer(threads: threads)
    picture = PixelBuffer(width: scene.width, height: scene.height)
  }

  /// The number of frames or steps in one run.
  var units: Double {
    Double(scene.isStepwise ? scene.moments.count - 1 : scene.moments.count)
  }

  /// Draws all moments so many times and returns the time they took, in milliseconds.
  @discardableResult
  mutating func run(times: Int) -> Double {
    var total: UInt64 = 0
    for _ in 0..<times {
      if scene.isStepwise { draw(scene.moments[0], everything: true) }
      let start = MonotonicClock.now()
      for moment in scene.isStepwise ? scene.moments.dropFirst() : scene.moments[...] {
        draw(moment, everything: !scene.isStepwise)
      }
      total += MonotonicClock.now() - start
    }
    return Double(total) / 1e6
  }

  mutating func draw(_ moment: BenchScene.Moment, everything: Bool) {
    list.removeAll()
    scene.draw(moment, &list)
    damage.removeAll()
    rasterizer.prepare(list, text: NoText(), damage: &damage)
    if everything { damage.insert(picture.layout.bounds) }
    Self.draw(damage, &rasterizer, &picture)
  }

  /// Separate parameters, because one part of a value is lent out while another changes.
  private static func draw(
    _ region: DamageRegion, _ rasterizer: inout Rasterizer, _ picture: inout PixelBuffer
  ) {
    let layout = picture.layout
    picture.withMutablePixels { rasterizer.draw(region, into: &$0, layout: layout) }
  }

  consuming func finish() -> PixelBuffer { picture }
}

/// The scenes have no text.
private struct NoText: TextRasterizing {
  func metrics(of run: TextRun) -> TextMetrics {
    TextMetrics(advance: 0, ascent: 0, descent: 0, digitHeight: 0)
  }

  func mask(of run: TextRun) -> CoverageMask { .empty }
}
