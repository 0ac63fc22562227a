import Geometry
import Motion
import Raster
import SDLShell

extension FrameWatch {
  /// Presents a picture that has been composed, and notes when each part of that is over.
  ///
  /// `draw` draws a region into pixels of a layout and returns what the overlay cost in nanoseconds.
  func present(
    _ change: PictureChange, on surface: any Surface, showing instant: AnimationInstant,
    draw: (DamageRegion, inout MutableSpan<UInt32>, PixelLayout) -> UInt64
  ) throws(SDLError) -> PresentOutcome {
    updateEnd(overlay: change.overlayNanoseconds)
    let pixels = surface.pixelSize
    let outcome = try surface.present(
      change.damage,
      draw: { span, layout, region in
        rasterEnd(overlay: draw(region, &span, layout))
      },
      presenting: { uploadEnd() })
    frameEnd(outcome, showing: instant, pixels: change.content(within: pixels).area)
    return outcome
  }
}
