import CRasterKernels
import Geometry
public import Scene

/// Draws display lists into pixels.
///
/// The same list gives the same pixels for every division of the region, because coverage is exact
/// integer arithmetic and a paint's value depends on the pixel alone. What a command needs is kept
/// from frame to frame, so that a list that changes in one place is worked out in one place.
public struct Rasterizer: ~Copyable {
  private var list = PreparedList()
  private var composer: Composer

  /// Makes a rasterizer with nothing prepared.
  ///
  /// With more than one thread, large regions are drawn by two; the pixels are the same.
  public init(threads: Int = 1) {
    self.init(threads: threads, streamedBytes: nil)
  }

  /// From `streamedBytes` on a region is stored past the caches; nil leaves it to the processor.
  init(threads: Int, streamedBytes: Int?) {
    composer = Composer(threads: threads, streamedBytes: streamedBytes)
  }

  /// Takes in a list and returns where its picture differs from that of the last list taken in.
  ///
  /// The first list differs everywhere; so does one with another background.
  public mutating func prepare(_ list: DisplayList, text: some TextRasterizing) -> DamageRegion {
    var damage = DamageRegion()
    prepare(list, text: text, damage: &damage)
    return damage
  }

  /// Takes in a list and adds to a region where its picture differs from that of the last list.
  ///
  /// A region that is emptied and used again needs no new memory.
  public mutating func prepare(
    _ list: borrowing DisplayList, text: some TextRasterizing, damage: inout DamageRegion
  ) {
    self.list.take(list, text: text, damage: &damage)
    composer.touch(damage.pieces)
  }

  /// Says how large the picture is, which drawing does by itself.
  ///
  /// Before it is known, a shape that changes counts as changed all over. One that only wants to know
  /// what differs says it before the first list.
  public mutating func expectPicture(width: Int, height: Int) {
    _ = list.setCanvas(IntRect(x: 0, y: 0, width: max(0, width), height: max(0, height)))
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
    guard !layout.bounds.isEmpty else { return }
    if list.setCanvas(layout.bounds) { composer.reset(width: layout.width, height: layout.height) }
    if region.isInside(layout.bounds) {
      draw(region.pieces, into: &pixels, layout: layout)
    } else {
      draw(region.clipped(to: layout.bounds).pieces, into: &pixels, layout: layout)
    }
  }

  private mutating func draw(
    _ rects: [arcline_rect], into pixels: inout MutableSpan<UInt32>, layout: PixelLayout
  ) {
    let survey = rects.survey
    // Rows of few columns, of which there may be thousands, settle nothing.
    if survey.has_large { list.settle(in: rects) }
    composer.compose(
      list.plan, in: rects, area: Int(survey.area), of: &pixels, layout: layout)
  }
}
