public import Raster

/// A way to get pictures to the screen.
protocol Presenter: AnyObject {
  /// The name for people, such as "surface".
  var name: String { get }
  /// What was done so far.
  var counters: PresentationCounters { get }
  /// The size of the picture in device pixels.
  func outputSize() throws(SDLError) -> (width: Int, height: Int)
  /// Draws the damage and whatever else has no valid pixels, and shows it.
  ///
  /// `presenting` is called when all is drawn and uploaded, right before the display is asked to show it.
  func present(
    _ damage: DamageRegion, draw: DrawCallback, presenting: () -> Void
  ) throws(SDLError) -> PresentOutcome
  /// Makes the next present draw everything.
  func invalidate()
  /// Makes the next present show everything, though the pixels in memory are valid.
  func markUnshown()
  /// Makes the next present create its textures anew.
  func markTexturesLost()
  /// The pixels as they were shown, row by row, with the unused alpha set to 255.
  func readBack() throws(SDLError) -> [UInt32]
  /// Destroys everything made for the window; nothing may be called afterwards.
  func close()
}

/// Draws the pixels of a region.
///
/// The arguments are the pixels of the whole picture, how they lie in memory, and the region.
public typealias DrawCallback = (inout MutableSpan<UInt32>, PixelLayout, DamageRegion) -> Void
