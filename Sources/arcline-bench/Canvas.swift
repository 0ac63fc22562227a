import CanonicalScenes
import Geometry
import Platform
import Raster
import Scene

/// A scene with the memory it is drawn in.
struct Canvas: ~Copyable {
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

  /// The number of pixels that the last drawing wrote.
  var drawnPixels: Int { damage.drawnArea }

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
struct NoText: TextRasterizing {
  func metrics(of run: TextRun) -> TextMetrics {
    TextMetrics(advance: 0, ascent: 0, descent: 0, digitHeight: 0)
  }

  func mask(of run: TextRun) -> CoverageMask { .empty }
}
