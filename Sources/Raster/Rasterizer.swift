import Geometry
public import Scene

/// Draws display lists into pixels.
///
/// The same list gives the same pixels for every division of the region, because coverage is exact
/// integer arithmetic and a paint's value depends on the pixel alone. What a command needs is kept
/// from frame to frame, so that a list that changes in one place is worked out in one place.
public struct Rasterizer: ~Copyable {
  private var list = PreparedList()
  private var painter = BandPainter()
  private var scratch: [UInt32] = []

  /// A band's pixels stay within the processor's second cache level while shapes are laid over each
  /// other: 128 Ki pixels of 4 bytes, and as much for the cells.
  private static let pixelsPerBand = 1 << 17
  /// Regions of more pixels than this do not fit into a cache anyway: 16 MB.
  private static let streamedPixels = 1 << 22

  /// Makes a rasterizer with nothing prepared.
  public init() {}

  /// Takes in a list and returns where its picture differs from that of the last list taken in.
  ///
  /// The first list differs everywhere; so does one with another background.
  public mutating func prepare(_ list: DisplayList, text: some TextRasterizing) -> DamageRegion {
    self.list.take(list, text: text)
  }

  /// Draws the prepared list inside a region; pixels outside it are left as they are.
  ///
  /// - Parameters:
  ///   - region: what to draw, clipped to the picture.
  ///   - pixels: the picture's memory, at least stride × height pixels.
  ///   - layout: how the picture lies in that memory.
  public mutating func draw(
    _ region: DamageRegion, into pixels: inout MutableSpan<UInt32>, layout: PixelLayout
  ) {
    let region = region.clipped(to: layout.bounds)
    guard !region.isEmpty else { return }
    keepCoverage(touchedBy: region, layout: layout)
    for rect in region.rects {
      let rows = max(1, Self.pixelsPerBand / max(1, rect.width))
      var y = rect.minY
      while y < rect.maxY {
        let end = min(rect.maxY, y + rows)
        let band = IntRect(minX: rect.minX, minY: y, maxX: rect.maxX, maxY: end)
        if rect.area > Self.streamedPixels {
          drawStreaming(band, into: &pixels, layout: layout)
        } else {
          painter.draw(list, in: band, of: &pixels, frame: PixelFrame(layout))
        }
        y = end
      }
    }
    if region.rects.contains(where: { $0.area > Self.streamedPixels }) { RowKernels.endStreaming() }
  }

  /// Draws a band in memory that stays in the cache, and writes it out once.
  private mutating func drawStreaming(
    _ band: IntRect, into pixels: inout MutableSpan<UInt32>, layout: PixelLayout
  ) {
    if scratch.count < band.area {
      scratch.append(contentsOf: repeatElement(0, count: band.area - scratch.count))
    }
    Self.paint(list, in: band, of: &scratch, with: &painter)
    for row in 0..<band.height {
      let start = (band.minY + row) * layout.stride
      RowKernels.copyStreaming(
        scratch.span, from: row * band.width, over: start + band.minX..<start + band.maxX,
        of: &pixels)
    }
  }

  /// Separate parameters, because one part of a value is lent out while another changes.
  private static func paint(
    _ list: borrowing PreparedList, in band: IntRect, of scratch: inout [UInt32],
    with painter: inout BandPainter
  ) {
    var room = scratch.mutableSpan
    painter.draw(list, in: band, of: &room, frame: PixelFrame(compact: band))
  }

  /// Keeps the coverage of commands that are drawn a second time without a change.
  private mutating func keepCoverage(touchedBy region: DamageRegion, layout: PixelLayout) {
    let touched = region.bounds
    for index in list.commands.indices where list.commands[index].coverage == nil {
      guard !list.commands[index].bounds.intersection(touched).isEmpty else { continue }
      guard list.commands[index].wasDrawn else {
        list.noteDrawn(index)
        continue
      }
      guard case .fill(let edges, _) = list.commands[index].content else { continue }
      let area = list.commands[index].bounds.intersection(layout.bounds)
      list.keep(painter.convert(edges, in: area), of: index)
    }
  }
}
