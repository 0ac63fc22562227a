import Board
import Geometry
import Lettering
import Motion
import Raster
import Scene
import Widgets

/// Turns what is shown into pixels: a display list for the instant, then the part that changed.
struct Stage: ~Copyable {
  private let typesetter: Typesetter
  private var rasterizer = Rasterizer(threads: 2)
  /// What finds out where the picture changes below the overlay of the timing, and where that itself
  /// does, so that the one can be told from the other.
  private var content = Rasterizer()
  private var card = Rasterizer()
  private var cardList = DisplayList()
  private var list = DisplayList()
  /// Where the picture stands and how bright it is.
  var placement = ScreenCare.Placement()

  init(typesetter: Typesetter) {
    self.typesetter = typesetter
  }

  /// Composes the picture of an instant and returns where it differs from the last one.
  ///
  /// The size is in device pixels, `scale` of them to a logical one; the overlay is drawn on top.
  mutating func compose(
    _ exhibit: some Exhibit, overlay: HelpOverlay?, size: Size, scale: Double,
    at instant: AnimationInstant
  ) -> DamageRegion {
    fill(exhibit, overlay: overlay, size: size, scale: scale, at: instant)
    return rasterizer.prepare(list, text: typesetter)
  }

  /// Begins to compose pictures with the timing's overlay: the next one differs everywhere.
  mutating func beginTiming() {
    content = Rasterizer()
    card = Rasterizer()
  }

  /// Composes the picture without the timing's overlay, which must be added before it is drawn.
  ///
  /// Returns where it differs from the last picture without that overlay.
  mutating func composeContent(
    _ exhibit: some Exhibit, overlay: HelpOverlay?, size: Size, scale: Double,
    at instant: AnimationInstant
  ) -> DamageRegion {
    fill(exhibit, overlay: overlay, size: size, scale: scale, at: instant)
    return content.prepare(list, text: typesetter)
  }

  /// Adds the timing's overlay and returns where that differs from the last one.
  mutating func add(
    _ overlay: TimingOverlay, size: Size, scale: Double, theme: Theme
  ) -> DamageRegion {
    let area = Rect(x: 0, y: 0, width: size.width, height: size.height)
    cardList.removeAll()
    overlay.draw(in: area, scale: scale, theme: theme, text: typesetter, into: &cardList)
    list.append(cardList)
    _ = rasterizer.prepare(list, text: typesetter)
    return card.prepare(cardList, text: typesetter)
  }

  private mutating func fill(
    _ exhibit: some Exhibit, overlay: HelpOverlay?, size: Size, scale: Double,
    at instant: AnimationInstant
  ) {
    let area = placement.area(width: size.width, height: size.height)
    list.removeAll()
    list.background = exhibit.ground.background
    exhibit.draw(in: area, scale: scale, at: instant, text: typesetter, into: &list)
    overlay?.draw(in: area, scale: scale, theme: exhibit.ground, text: typesetter, into: &list)
    if placement.light < 1 {
      // A layer of black leaves so much of the light that is under it.
      let screen = Rect(x: 0, y: 0, width: size.width, height: size.height)
      list.fill(.rectangle(screen), with: Color.black.opacity(1 - placement.light))
    }
  }

  /// Composes a contact sheet.
  mutating func compose(_ sheet: ContactSheet) -> DamageRegion {
    list.removeAll()
    sheet.draw(text: typesetter, into: &list)
    return rasterizer.prepare(list, text: typesetter)
  }

  /// Draws a region of the composed picture.
  mutating func draw(
    _ region: DamageRegion, into pixels: inout MutableSpan<UInt32>, layout: PixelLayout
  ) {
    rasterizer.draw(region, into: &pixels, layout: layout)
  }
}
