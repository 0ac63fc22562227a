import Geometry
public import Scene

/// Draws display lists into pixels.
///
/// The same list gives the same pixels for every division of the region, because coverage is exact
/// integer arithmetic and a paint's value depends on the pixel alone. What a command needs is kept
/// from frame to frame, so that a list that changes in one place is worked out in one place.
public struct Rasterizer: ~Copyable {
  private var background: Color?
  private var prepared: [PreparedCommand] = []
  private var mesh = Mesh()
  private var accumulator = CoverageAccumulator()
  private var runs: [CoverageRun] = []
  private var sources: [UInt32] = []

  /// A band's cells stay within the processor's second cache level: 64 Ki cells of 4 bytes.
  private static let cellsPerBand = 1 << 16

  /// Makes a rasterizer with nothing prepared.
  public init() {}

  /// Takes in a list and returns where its picture differs from that of the last list taken in.
  ///
  /// The first list differs everywhere; so does one with another background.
  public mutating func prepare(_ list: DisplayList, text: some TextRasterizing) -> DamageRegion {
    var damage = DamageRegion()
    let common = min(prepared.count, list.commands.count)
    for index in 0..<common where prepared[index].command != list.commands[index] {
      let old = prepared[index]
      let new = PreparedCommand(
        list.commands[index], replacing: old, mesh: &mesh, text: text)
      Self.addDifference(from: old, to: new, to: &damage)
      prepared[index] = new
    }
    for old in prepared.dropFirst(common) { damage.insert(old.bounds) }
    prepared.removeLast(prepared.count - common)
    for command in list.commands.dropFirst(common) {
      let new = PreparedCommand(command, replacing: nil, mesh: &mesh, text: text)
      damage.insert(new.bounds)
      prepared.append(new)
    }
    if background != list.background {
      background = list.background
      damage.insert(Self.everything)
    }
    return damage
  }

  /// A rectangle larger than any picture; regions are clipped to the picture when drawn.
  private static let everything = IntRect(
    minX: 0, minY: 0, maxX: IntRect.limit, maxY: IntRect.limit)

  /// Draws the prepared list inside a region; pixels outside it are left as they are.
  ///
  /// - Parameters:
  ///   - region: what to draw, clipped to the picture.
  ///   - pixels: the picture's memory, at least stride × height pixels.
  ///   - layout: how the picture lies in that memory.
  public mutating func draw(
    _ region: DamageRegion, into pixels: inout MutableSpan<UInt32>, layout: PixelLayout
  ) {
    for rect in region.clipped(to: layout.bounds).rects {
      let rows = max(1, Self.cellsPerBand / max(1, rect.width))
      var y = rect.minY
      while y < rect.maxY {
        let end = min(rect.maxY, y + rows)
        drawBand(
          IntRect(minX: rect.minX, minY: y, maxX: rect.maxX, maxY: end), into: &pixels,
          stride: layout.stride)
        y = end
      }
    }
  }

  private static func addDifference(
    from old: PreparedCommand, to new: PreparedCommand, to damage: inout DamageRegion
  ) {
    if case .fill(let oldShape, let oldPaint) = old.command,
      case .fill(let newShape, let newPaint) = new.command, oldPaint == newPaint
    {
      for rect in newShape.difference(from: oldShape) {
        damage.insert(PreparedCommand.pixelBounds(of: rect))
      }
    } else {
      damage.insert(old.bounds)
      damage.insert(new.bounds)
    }
  }

  private mutating func drawBand(
    _ band: IntRect, into pixels: inout MutableSpan<UInt32>, stride: Int
  ) {
    let ground = PremultipliedPixel.make((background ?? .black).opaque)
    for y in band.minY..<band.maxY {
      let row = y * stride
      Compositor.blend(
        ground, coverage: 255, over: row + band.minX..<row + band.maxX, of: &pixels)
    }
    for index in prepared.indices {
      let area = prepared[index].bounds.intersection(band)
      guard !area.isEmpty else { continue }
      switch prepared[index].content {
      case .fill(let edges, let shader):
        fill(edges, with: shader, in: area, of: &pixels, stride: stride)
      case .mask(let mask, let x, let y, let pixel):
        Self.draw(mask, x: x, y: y, pixel: pixel, in: area, of: &pixels, stride: stride)
      }
    }
  }

  private mutating func fill(
    _ edges: [FixedEdge], with shader: SpanShader, in area: IntRect,
    of pixels: inout MutableSpan<UInt32>, stride: Int
  ) {
    accumulator.reset(to: area)
    for edge in edges { accumulator.add(edge) }
    if sources.count < area.width {
      sources.append(contentsOf: repeatElement(0, count: area.width - sources.count))
    }
    for y in area.minY..<area.maxY {
      accumulator.takeRuns(ofRow: y - area.minY, into: &runs)
      let row = y * stride
      for run in runs {
        let range = row + run.x..<row + run.end
        if case .solid(let pixel) = shader {
          Compositor.blend(pixel, coverage: run.coverage, over: range, of: &pixels)
        } else {
          shader.shade(x: run.x, y: y, count: run.end - run.x, into: &sources)
          Compositor.blend(sources, coverage: run.coverage, over: range, of: &pixels)
        }
      }
    }
  }

  private static func draw(
    _ mask: CoverageMask, x: Int, y: Int, pixel: UInt32, in area: IntRect,
    of pixels: inout MutableSpan<UInt32>, stride: Int
  ) {
    for row in area.minY..<area.maxY {
      let start = row * stride
      Compositor.blend(
        pixel, mask: mask.coverage.span, from: (row - y) * mask.width + area.minX - x,
        over: start + area.minX..<start + area.maxX, of: &pixels)
    }
  }
}
