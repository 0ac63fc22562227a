import Geometry
import Platform
import Raster
import Scene

/// What the stages of drawing cost one by one, so that a regression shows where it is.
struct StageCost {
  /// The stage and what it was given.
  let name: String
  /// The median and the least over the samples, in microseconds a call.
  let median, least: Double
  /// How many pixels a call writes; 0 where it writes none.
  let pixels: Int

  /// A sample takes at least this long, in nanoseconds, so that the clock's own cost is small.
  private static let leastSample = 200_000.0
  private static let samples = 151
  private static let side = 1024

  private init(_ name: String, pixels: Int = 0, _ body: (Int) -> Void) {
    self.name = name
    self.pixels = pixels
    // Counted on from sample to sample, so that every call finds another one before it.
    var call = 0
    func run(times: Int) {
      for _ in 0..<times {
        body(call)
        call += 1
      }
    }
    run(times: 8)
    let first = MonotonicClock.now()
    run(times: 1)
    let one = Double(max(1, MonotonicClock.now() - first))
    let repeats = max(1, Int(Self.leastSample / one))
    var times: [Double] = []
    for _ in 0..<Self.samples {
      let start = MonotonicClock.now()
      run(times: repeats)
      times.append(Double(MonotonicClock.now() - start) / Double(repeats) / 1000)
    }
    times.sort()
    median = times[times.count / 2]
    least = times[0]
  }

  /// Times every stage.
  static func all() -> [StageCost] {
    flattening() + preparing() + shading()
  }

  private static let middle = Point(x: 512, y: 512)

  /// The ring of scene S1, at one of two values.
  private static func ring(_ call: Int) -> Shape {
    .arc(
      Arc(
        center: middle, radius: 430, width: 160, sweep: Angle(turns: call & 1 == 0 ? 0.7 : 0.7003),
        cap: .round, capPlacement: .outside))
  }

  private static func stripes(_ call: Int) -> Shape {
    let bar = RoundedRectangle(Rect(x: 12, y: 452, width: 1000, height: 120), cornerRadius: 60)
    return .stripes(
      Stripes(container: bar, period: 120, thickness: 60, lean: 30, phase: Double(call & 1) / 9))
  }

  /// Shapes to boundaries, and to triangles.
  private static func flattening() -> [StageCost] {
    var sink = PieceCount()
    var mesh = Mesh()
    var costs: [StageCost] = []
    for (name, shape) in [("ring", ring), ("stripes", stripes)] {
      costs.append(StageCost("flatten-\(name)") { shape($0).appendOutline(to: &sink) })
      costs.append(
        StageCost("tessellate-\(name)") {
          mesh.removeAll()
          shape($0).tessellate(into: &mesh, tolerance: .standard)
        })
    }
    return costs
  }

  /// Shapes to coverage, and the masks of soft paints.
  private static func preparing() -> [StageCost] {
    var moved = Stage(side)
    var stepped = Stage(side)
    var light = Stage(side)
    var shaded = Stage(side)
    return [
      // A whole pixel to the side: all coverage is new.
      StageCost("scan-convert-ring-anew") { call in
        let center = middle + Vector(dx: Double(call & 1), dy: 0)
        moved.prepare { list in
          list.fill(.arc(Arc(center: center, radius: 430, width: 160)), with: .white)
        }
      },
      StageCost("scan-convert-ring-step") { call in
        stepped.prepare { $0.fill(ring(call), with: .white) }
      },
      StageCost("blur-glow") { call in
        light.prepare { $0.glow(ring(call), Glow(sigma: 40, color: .white)) }
      },
      StageCost("shade-shadow") { call in
        let bar = RoundedRectangle(Rect(x: 12, y: 452, width: 1000, height: 40), cornerRadius: 20)
        let shadow = InnerShadow(
          shape: bar, offset: Vector(dx: 0, dy: call & 1 == 0 ? 1 : 1.1), sigma: 2, color: .black)
        shaded.prepare { $0.fill(.roundedRectangle(bar), with: .innerShadow(shadow)) }
      },
    ]
  }

  /// Paints to pixels: a square picture but for its last row, which no record serves.
  private static func shading() -> [StageCost] {
    let far = Point(x: Double(side), y: Double(side))
    let ramp = ColorRamp([GradientStop(at: 0, .black), GradientStop(at: 1, .white)], space: .srgb)
    let slanted = Paint.linear(LinearGradient(from: .zero, to: far, ramp: ramp))
    let conic = Paint.conic(
      ConicGradient(center: middle, start: .zero, sweep: .fullTurn, ramp: ramp))
    let veil = Paint.solid(Color(red: 1, green: 0, blue: 0, alpha: 0.5))
    let paints: [(String, [Paint])] = [
      ("solid", [.solid(.white)]), ("linear", [slanted]), ("conic", [conic]),
      ("composite", [slanted, veil]),
    ]
    return paints.map { name, paints in
      var stage = Stage(side)
      let everything = Shape.rectangle(
        Rect(x: 0, y: 0, width: Double(side), height: Double(side)))
      stage.prepare { list in
        for paint in paints { list.fill(everything, with: paint) }
      }
      let area = IntRect(x: 0, y: 0, width: side, height: side - 1)
      return StageCost("shade-\(name)", pixels: area.area) { _ in stage.draw(area) }
    }
  }
}

/// A rasterizer with a picture that it knows.
private struct Stage: ~Copyable {
  private var rasterizer = Rasterizer()
  private var picture: PixelBuffer
  private var list = DisplayList(background: .black)
  private var damage = DamageRegion()

  init(_ side: Int) {
    picture = PixelBuffer(width: side, height: side)
    draw(picture.layout.bounds)
  }

  mutating func prepare(_ build: (inout DisplayList) -> Void) {
    list.removeAll()
    build(&list)
    damage.removeAll()
    rasterizer.prepare(list, text: NoText(), damage: &damage)
  }

  mutating func draw(_ area: IntRect) {
    Self.draw(DamageRegion(area), &rasterizer, &picture)
  }

  /// Separate parameters, because one part of a value is lent out while another changes.
  private static func draw(
    _ region: DamageRegion, _ rasterizer: inout Rasterizer, _ picture: inout PixelBuffer
  ) {
    let layout = picture.layout
    picture.withMutablePixels { rasterizer.draw(region, into: &$0, layout: layout) }
  }
}

/// Takes the pieces of a boundary and keeps their number only.
private struct PieceCount: OutlineSink {
  private(set) var count = 0

  mutating func addLine(from start: Point, to end: Point) { count &+= 1 }
  mutating func addArc(_ arc: QuarterArc) { count &+= 1 }
}
