public import ArclineKit
import Raster
package import SDLShell

/// Draws progress views on a window that the program made by SDL itself.
///
/// The program keeps its SDL, its events and its loop. The window's surface is drawn on and marked
/// by its `userdata`, so the window must have no renderer and no OpenGL context; with those draw
/// into pixels by ``ArclineKit/ProgressView/draw(into:_:at:changesOnly:)`` and make a texture of them.
@safe
public final class SDLWindowCanvas {
  private let surface: BorrowedSurface
  /// The view whose picture is in the window.
  private weak var shown: ProgressView?

  /// Borrows a window.
  ///
  /// - Parameter window: The `SDL_Window *` of SDL 2; it must live as long as the canvas is used.
  /// - Throws: ``WindowError`` when the window gives no surface.
  @unsafe
  public init(window: OpaquePointer) throws(WindowError) {
    do throws(SDLError) {
      surface = try unsafe BorrowedSurface(window: window)
    } catch {
      throw WindowError(error.description)
    }
  }

  /// Draws a view over the whole window and shows what changed.
  ///
  /// - Parameters:
  ///   - view: What to draw.
  ///   - time: Now, as the program counts it.
  ///   - isExposed: Whether the window has to be shown again as a whole, as SDL's event
  ///     `SDL_WINDOWEVENT_EXPOSED` says.
  /// - Returns: Whether anything was shown; where nothing changed, nothing is.
  /// - Throws: ``WindowError`` when the picture cannot be drawn or shown.
  @discardableResult
  public func draw(
    _ view: ProgressView, at time: Duration, isExposed: Bool = false
  ) throws(WindowError) -> Bool {
    if isExposed { surface.markUnshown() }
    if shown !== view { view.forgetPicture() }
    do throws(SDLError) {
      let size = try surface.outputSize()
      let area = PixelArea(width: size.width, height: size.height, scale: surface.scale)
      let damage = try compose(view, area, at: time)
      shown = view
      return try surface.present(damage) { view.draw($2, into: &$0, layout: $1) } == .presented
    } catch {
      throw WindowError(error.description)
    }
  }

  private func compose(
    _ view: ProgressView, _ area: PixelArea, at time: Duration
  ) throws(SDLError) -> DamageRegion {
    do throws(DrawingError) {
      return try view.compose(for: self, area, at: time)
    } catch {
      throw SDLError(operation: "draw the picture", message: error.description)
    }
  }

  /// The pixels as they were last shown, row by row, with an alpha of 255.
  package func readBack() throws(SDLError) -> [UInt32] { try surface.readBack() }
}
