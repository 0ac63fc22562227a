import CRasterKernels
import Geometry
import Scene

/// Draws a prepared list band by band, with memory that is used again for every band.
struct BandPainter {
  private var accumulator = CoverageAccumulator()
  private var coverage = Coverage()
  private var sources: [UInt32] = []
  private var levels: [UInt8] = []

  /// The coverage of edges in a rectangle, to be kept.
  mutating func convert(_ edges: EdgeList, in area: IntRect) -> Coverage {
    var result = Coverage()
    accumulator.convert(edges, in: area, to: &result)
    return result
  }

  /// Draws a band of a picture.
  mutating func draw(
    _ list: borrowing PreparedList, in band: IntRect, of pixels: inout MutableSpan<UInt32>,
    frame: PixelFrame
  ) {
    draw(list, from: -1, upTo: list.commands.count, in: band, of: &pixels, frame: frame)
  }

  /// A rectangle smaller than this is not worth drawing around, in pixels.
  private static let leastCover = 2048

  /// Draws the commands of a range, counting the background as command −1.
  ///
  /// What lies under a large opaque rectangle is not drawn at all: the commands before it are drawn
  /// around it. A picture does not depend on how it is divided, so the pixels are the same.
  private mutating func draw(
    _ list: borrowing PreparedList, from first: Int, upTo end: Int, in band: IntRect,
    of pixels: inout MutableSpan<UInt32>, frame: PixelFrame
  ) {
    guard !band.isEmpty else { return }
    var start = first
    if let cover = Self.cover(list, from: first, upTo: end, in: band) {
      for rest in cover.area.surroundings(in: band) {
        draw(list, from: first, upTo: cover.index, in: rest, of: &pixels, frame: frame)
      }
      start = cover.index
    }
    if start < 0 {
      RowKernels.fill(band, with: list.ground ?? 0xFF00_0000, in: &pixels, frame: frame)
      start = 0
    }
    for index in start..<end {
      let area = list.commands[index].bounds.intersection(band)
      if !area.isEmpty { draw(list.commands[index], in: area, of: &pixels, frame: frame) }
    }
  }

  /// The command that hides most of what lies under it.
  private static func cover(
    _ list: borrowing PreparedList, from first: Int, upTo end: Int, in band: IntRect
  ) -> (index: Int, area: IntRect)? {
    var best: (index: Int, area: IntRect)?
    for index in list.covers where index > first && index < end {
      let area = list.commands[index].opaqueArea.intersection(band)
      if area.area >= max(leastCover, (best?.area.area ?? 0) + 1) { best = (index, area) }
    }
    return best
  }

  private mutating func draw(
    _ command: borrowing PreparedCommand, in area: IntRect, of pixels: inout MutableSpan<UInt32>,
    frame: PixelFrame
  ) {
    switch command.content {
    case .fill(let edges, let shader):
      if case .shadow(let shadow) = shader {
        draw(
          shadow, edges: edges, kept: command.coverage, in: area, of: &pixels, frame: frame)
      } else {
        RowKernels.draw(
          part(of: edges, kept: command.coverage, in: area), with: shader,
          interior: command.interior, scratch: &sources, in: &pixels,
          frame: frame)
      }
    case .glow(let glow, let pixel):
      grow(&levels, to: area.width)
      for y in area.minY..<area.maxY {
        glow.read(row: y, from: area.minX, count: area.width, into: &levels)
        let start = frame.index(x: area.minX, y: y)
        RowKernels.blend(
          pixel, mask: levels.span, from: 0, over: start..<start + area.width, of: &pixels)
      }
    case .mask(let mask, let x, let y, let pixel):
      for row in area.minY..<area.maxY {
        let start = frame.index(x: area.minX, y: row)
        RowKernels.blend(
          pixel, mask: mask.coverage.span, from: (row - y) * mask.width + area.minX - x,
          over: start..<start + area.width, of: &pixels)
      }
    }
  }

  /// The coverage of a shape in a rectangle: cut out of what was kept, or converted.
  private mutating func part(
    of edges: EdgeList, kept: Coverage?, in area: IntRect
  ) -> CoveragePart {
    if let kept, kept.area.contains(area) {
      if kept.area.minX == area.minX && kept.area.maxX == area.maxX {
        return CoveragePart(kept, rowsOf: area)
      }
      coverage.removeAll()
      kept.clip(to: area, into: &coverage)
      return CoveragePart(coverage, mask: kept.mask, rowsOf: area)
    }
    coverage.removeAll()
    accumulator.convert(edges, in: area, to: &coverage)
    return CoveragePart(coverage, rowsOf: area)
  }

  /// Draws a shadow: the columns alike as rows of one colour, the ends pixel by pixel.
  private mutating func draw(
    _ shadow: ShadowShader, edges: EdgeList, kept: Coverage?, in area: IntRect,
    of pixels: inout MutableSpan<UInt32>, frame: PixelFrame
  ) {
    // A shape too large for a shadow has none.
    let area = area.intersection(shadow.frame)
    let middle = IntRect(
      minX: max(area.minX, shadow.alikeColumns.lowerBound), minY: area.minY,
      maxX: min(area.maxX, shadow.alikeColumns.upperBound), maxY: area.maxY)
    for end in middle.surroundings(in: area) {
      RowKernels.draw(
        part(of: edges, kept: kept, in: end), pixel: shadow.pixel, depths: shadow.depths,
        of: shadow.frame, scratch: &sources, in: &pixels, frame: frame)
    }
    guard !middle.isEmpty else { return }
    RowKernels.draw(
      part(of: edges, kept: kept, in: middle), with: shadow.alike, interior: nil,
      scratch: &sources, in: &pixels, frame: frame)
  }

  private func grow(_ levels: inout [UInt8], to count: Int) {
    if levels.count < count {
      levels.append(contentsOf: repeatElement(0, count: count - levels.count))
    }
  }
}
