import Raster
import SDLShell

/// Where frames go and events come from: a window, or nothing visible at all.
protocol Surface: AnyObject {
  /// The picture's size in device pixels; 0 while there is none.
  var pixelSize: (width: Int, height: Int) { get }
  /// Device pixels to a logical one.
  var scale: Double { get }
  /// The display's refresh rate in hertz; 0 when unknown.
  var refreshRate: Int { get }
  /// Whether anybody can see the picture.
  var isVisible: Bool { get }
  /// How pictures get where they go, for people.
  var presentation: String { get }
  /// What was presented and made so far.
  var counters: PresentationCounters { get }
  /// Wakes `wait(until:)` from any thread.
  var wake: @Sendable () -> Void { get }

  /// Adds what happened since the last call.
  func pollEvents(into events: inout [ShellEvent])
  /// Sleeps until something happens or the monotonic clock reads `deadline`; nil has no end.
  func wait(until deadline: UInt64?)
  /// Draws and shows a frame; the callback must draw the whole region it is given.
  ///
  /// `presenting` is called between drawing and showing.
  func present(
    _ damage: DamageRegion, draw: DrawCallback, presenting: () -> Void
  ) throws(SDLError) -> PresentOutcome
  /// Changes between full screen and a window.
  func toggleFullscreen() throws(SDLError)
  /// Gives back what the display lent.
  func close()
}
