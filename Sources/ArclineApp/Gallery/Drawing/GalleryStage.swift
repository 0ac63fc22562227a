import Board
import Geometry
import Lettering
import Raster
import Scene
import Widgets

/// Turns the gallery into pixels.
struct GalleryStage: ~Copyable {
  private let typesetter: Typesetter
  /// The composed picture, which the loop draws.
  var picture = OverlaidPicture()
  private var list = DisplayList()
  /// What stands around the indicator, drawn anew only when it is another.
  private var surroundings = DisplayList()
  private var drawn: Surroundings?

  /// Everything that decides what the surroundings look like.
  private struct Surroundings: Equatable {
    let looks: [Look]
    let current: Int
    let selected: Int
    let theme: Theme
    let notice: String?
    let layout: GalleryLayout
  }

  init(typesetter: Typesetter) {
    self.typesetter = typesetter
  }

  /// Composes the picture as the gallery is and returns where it differs from the last one; what the
  /// live timing shows is drawn over all.
  mutating func compose(
    _ gallery: Gallery, layout: GalleryLayout, live: LiveTiming? = nil
  ) -> PictureChange {
    let theme = gallery.panel.theme
    list.removeAll()
    list.background = theme.background
    gallery.panel.draw(
      in: layout.stage, scale: layout.scale, at: gallery.instant, text: typesetter, into: &list)
    var pen = GalleryPen(layout, theme: theme, text: typesetter)
    // Whatever reaches out of the stage lies under the rest.
    updateSurroundings(gallery, layout)
    list.append(surroundings)
    pen.drawTransport(gallery)
    list.append(pen.list)
    if gallery.isHelpShown {
      let shade = Color.black.opacity(theme.isLight ? 0.45 : 0.6)
      list.fill(.rectangle(layout.screen), with: shade)
      GalleryKeys.help.draw(
        in: layout.screen, scale: layout.scale, theme: theme, page: gallery.helpPage,
        text: typesetter, into: &list)
    }
    let timing = live.map { live in
      PlacedTiming(
        picture: layout.screen.size, area: layout.stage, scale: layout.scale, theme: theme,
        overlay: { live.overlay(damage: $0, at: $1) })
    }
    return picture.compose(&list, text: typesetter, timing: timing)
  }

  private mutating func updateSurroundings(_ gallery: Gallery, _ layout: GalleryLayout) {
    let wanted = Surroundings(
      looks: gallery.looks, current: gallery.current, selected: gallery.selected,
      theme: gallery.panel.theme, notice: gallery.notice, layout: layout)
    guard wanted != drawn else { return }
    drawn = wanted
    var pen = GalleryPen(layout, theme: wanted.theme, text: typesetter)
    pen.drawGround()
    pen.drawStrip(gallery)
    pen.drawHints(gallery)
    pen.drawInspector(gallery)
    surroundings = pen.list
  }
}
