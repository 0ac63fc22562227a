internal import Geometry
internal import Raster

/// Draws into a picture in memory, and has another presenter show it turned.
///
/// Only what changed is drawn, turned, and shown.
final class RotatedPresenter: Presenter {
  private let base: any Presenter
  private let rotation: Rotation
  private var picture = PixelBuffer(width: 0, height: 0)
  private var isValid = false

  /// Turns what `base` shows.
  init(_ base: any Presenter, by rotation: Rotation) {
    self.base = base
    self.rotation = rotation
  }

  var name: String { "\(base.name) turned by \(rotation.rawValue)°" }
  var counters: PresentationCounters { base.counters }

  func outputSize() throws(SDLError) -> (width: Int, height: Int) {
    rotation.size(try base.outputSize())
  }

  func present(
    _ damage: DamageRegion, draw: DrawCallback, presenting: () -> Void
  ) throws(SDLError) -> PresentOutcome {
    let size = try outputSize()
    guard size.width > 0, size.height > 0 else { return .skipped }
    if picture.width != size.width || picture.height != size.height {
      picture = PixelBuffer(width: size.width, height: size.height)
      isValid = false
    }
    let layout = picture.layout
    let region = isValid ? damage.clipped(to: layout.bounds) : DamageRegion(layout.bounds)
    if !region.isEmpty { picture.withMutablePixels { draw(&$0, layout, region) } }
    isValid = true
    var turned = DamageRegion()
    for rect in region.rects {
      turned.insert(rotation.turn(rect, width: size.width, height: size.height))
    }
    do throws(SDLError) {
      return try base.present(
        turned, draw: { copy(to: &$0, layout: $1, $2) }, presenting: presenting)
    } catch {
      // Whether the other one has taken over what was drawn here is not known.
      base.invalidate()
      throw error
    }
  }

  func invalidate() {
    isValid = false
    base.invalidate()
  }

  func markUnshown() { base.markUnshown() }

  func markTexturesLost() { base.markTexturesLost() }

  func readBack() throws(SDLError) -> [UInt32] { try base.readBack() }

  func close() { base.close() }

  private func copy(
    to pixels: inout MutableSpan<UInt32>, layout: PixelLayout, _ region: DamageRegion
  ) {
    let screen = rotation.size((picture.width, picture.height))
    let whole = IntRect(x: 0, y: 0, width: screen.width, height: screen.height)
    for rect in region.rects {
      let part = rect.intersection(whole).intersection(layout.bounds)
      picture.withPixels {
        PixelTurning.copy($0, of: picture.layout, by: rotation, to: &pixels, layout, part)
      }
    }
  }
}
