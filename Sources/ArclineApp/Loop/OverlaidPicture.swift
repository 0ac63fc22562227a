import FrameTiming
import Geometry
import Lettering
import Platform
import Raster
import Scene
import Widgets

/// Where a picture changed, and where the overlay of the timing over it did.
struct PictureChange {
  /// Where the picture itself changed.
  let content: DamageRegion
  /// Where the overlay did; nil without one.
  var overlay: DamageRegion?
  /// What composing the overlay took, in nanoseconds.
  var overlayNanoseconds: UInt64 = 0

  /// Where the picture changed inside an area of so many pixels; a full redraw changes all of it.
  func content(within pixels: (width: Int, height: Int)) -> DamageRegion {
    content.clipped(to: IntRect(minX: 0, minY: 0, maxX: pixels.width, maxY: pixels.height))
  }

  /// All that changed.
  var damage: DamageRegion {
    guard let overlay else { return content }
    var all = content
    all.formUnion(overlay)
    return all
  }
}

/// The overlay of the timing, and where and how it is drawn over a picture.
struct PlacedTiming {
  /// The size of the whole picture in device pixels.
  let picture: Size
  /// The area in whose corner it stands, in device pixels.
  let area: Rect
  /// Device pixels to a logical one.
  let scale: Double
  let theme: Theme
  /// What it shows, given where the picture below it changed, as far as that is known, and the reading
  /// of the clock.
  let overlay: (DamageRegion, UInt64) -> TimingOverlay

  /// The pixels of the whole picture.
  fileprivate var pixels: IntRect {
    IntRect(minX: 0, minY: 0, maxX: Int(picture.width), maxY: Int(picture.height))
  }
}

/// Finds out where a picture changed and draws it, and what the overlay of the timing adds to that, so
/// that the one can be told from the other.
struct OverlaidPicture: ~Copyable {
  private var all: Rasterizer
  private var content = Rasterizer()
  private var card = Rasterizer()
  private var cardList = DisplayList()
  private var isOverlaid = false
  // Kept, because a region that is used again asks for no memory.
  private var change = DamageRegion()
  private var cardChange = DamageRegion()

  /// Makes a picture that is drawn by so many threads.
  init(threads: Int = 1) { all = Rasterizer(threads: threads) }

  /// Takes in a picture, adds the overlay to it if there is one, and returns where both differ from the
  /// last one.
  mutating func compose(
    _ list: inout DisplayList, text: Typesetter, timing: PlacedTiming?
  ) -> PictureChange {
    change.removeAll()
    guard let timing else {
      isOverlaid = false
      all.prepare(list, text: text, damage: &change)
      return PictureChange(content: change)
    }
    let isKnown = isOverlaid
    if !isOverlaid {
      // What was drawn without the overlay is not known of: the first picture with it differs everywhere.
      content = Rasterizer()
      card = Rasterizer()
      isOverlaid = true
    }
    // These two are never drawn, but are to know as closely what changes as if they were.
    content.expectPicture(width: timing.pixels.width, height: timing.pixels.height)
    card.expectPicture(width: timing.pixels.width, height: timing.pixels.height)
    content.prepare(list, text: text, damage: &change)
    // All beyond this is what the overlay adds, so that the rest is what it is without one.
    let start = MonotonicClock.now()
    cardList.removeAll()
    // A change of everything has no end: seen are its edges at those of the picture.
    let seen = isKnown ? change.clipped(to: timing.pixels) : DamageRegion()
    timing.overlay(seen, start).draw(
      in: timing.area, scale: timing.scale, theme: timing.theme, text: text, into: &cardList)
    list.append(cardList)
    _ = all.prepare(list, text: text)
    cardChange.removeAll()
    card.prepare(cardList, text: text, damage: &cardChange)
    return PictureChange(
      content: change, overlay: cardChange, overlayNanoseconds: MonotonicClock.now() - start)
  }

  /// Draws a region of the picture.
  mutating func draw(
    _ region: DamageRegion, into pixels: inout MutableSpan<UInt32>, layout: PixelLayout
  ) {
    all.draw(region, into: &pixels, layout: layout)
  }

  /// Draws a region of the picture after a change, and returns what the overlay cost in nanoseconds.
  mutating func draw(
    _ region: DamageRegion, after change: PictureChange, into pixels: inout MutableSpan<UInt32>,
    layout: PixelLayout
  ) -> UInt64 {
    guard let overlay = change.overlay, region.area <= change.damage.area else {
      // A picture drawn in full, for want of valid pixels, is not the overlay's doing.
      draw(region, into: &pixels, layout: layout)
      return 0
    }
    draw(change.content.clipped(to: layout.bounds), into: &pixels, layout: layout)
    let start = MonotonicClock.now()
    draw(overlay.clipped(to: layout.bounds), into: &pixels, layout: layout)
    return MonotonicClock.now() - start
  }
}
