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
  /// The composed picture, which the loop draws.
  var picture = OverlaidPicture(threads: 2)
  private var list = DisplayList()
  /// Where the picture stands and how bright it is.
  var placement = ScreenCare.Placement()

  init(typesetter: Typesetter) {
    self.typesetter = typesetter
  }

  /// Composes the picture of an instant and returns where it differs from the last one.
  ///
  /// The size is in device pixels, `scale` of them to a logical one; the notice and the overlay are
  /// drawn on top, and what the live timing shows over all.
  mutating func compose(
    _ exhibit: some Exhibit, overlay: HelpOverlay?, notice: CornerNotice? = nil,
    live: LiveTiming? = nil, size: Size, scale: Double, at instant: AnimationInstant
  ) -> PictureChange {
    fill(exhibit, overlay: overlay, notice: notice, size: size, scale: scale, at: instant)
    let timing = live.map { live in
      PlacedTiming(
        picture: size, area: Rect(x: 0, y: 0, width: size.width, height: size.height), scale: scale,
        theme: exhibit.ground, overlay: { live.overlay(damage: $0, at: $1) })
    }
    return picture.compose(&list, text: typesetter, timing: timing)
  }

  private mutating func fill(
    _ exhibit: some Exhibit, overlay: HelpOverlay?, notice: CornerNotice?, size: Size,
    scale: Double, at instant: AnimationInstant
  ) {
    let area = placement.area(width: size.width, height: size.height)
    list.removeAll()
    list.background = exhibit.ground.background
    exhibit.draw(in: area, scale: scale, at: instant, text: typesetter, into: &list)
    notice?.draw(in: area, scale: scale, theme: exhibit.ground, text: typesetter, into: &list)
    overlay?.draw(in: area, scale: scale, theme: exhibit.ground, text: typesetter, into: &list)
    if placement.light < 1 {
      // A layer of black leaves so much of the light that is under it.
      let screen = Rect(x: 0, y: 0, width: size.width, height: size.height)
      list.fill(.rectangle(screen), with: Color.black.opacity(1 - placement.light))
    }
  }

  /// Composes a contact sheet.
  mutating func compose(_ sheet: ContactSheet) -> PictureChange {
    list.removeAll()
    sheet.draw(text: typesetter, into: &list)
    return picture.compose(&list, text: typesetter, timing: nil)
  }
}
