package import Raster

/// The surface of a window that a program made by SDL itself.
///
/// Nothing is done to SDL, to the window or to its events but drawing on the surface.
@safe
package final class BorrowedSurface {
  private let window: NativeWindow
  private let presenter: SurfacePresenter

  /// Borrows an `SDL_Window *`, which must live as long as this is used and have no renderer.
  @unsafe
  package init(window handle: OpaquePointer) throws(SDLError) {
    window = unsafe NativeWindow(borrowing: handle)
    presenter = try SurfacePresenter(window: window)
  }

  /// The size in device pixels.
  package func outputSize() throws(SDLError) -> (width: Int, height: Int) {
    try presenter.outputSize()
  }

  /// Device pixels to a logical one; 1 when it cannot be found out.
  package var scale: Double {
    guard let size = try? outputSize(), window.logicalWidth > 0, size.width > 0 else { return 1 }
    return Double(size.width) / Double(window.logicalWidth)
  }

  /// Draws the damage and shows it; see ``Window/present(_:draw:)``.
  package func present(
    _ damage: DamageRegion, draw: DrawCallback
  ) throws(SDLError) -> PresentOutcome {
    try presenter.present(damage, draw: draw, presenting: {})
  }

  /// Makes the next present show everything, though the pixels in memory are valid.
  package func markUnshown() { presenter.markUnshown() }

  /// The pixels as they were shown, row by row, with an alpha of 255.
  package func readBack() throws(SDLError) -> [UInt32] { try presenter.readBack() }
}
