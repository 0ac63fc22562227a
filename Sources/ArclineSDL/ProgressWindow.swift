public import ArclineKit
import FrameTiming
import Platform
import Raster
package import SDLShell

/// A window that shows a progress view, and closes when the user wants it to.
///
/// There is at most one at a time, used on the main thread. The user closes it by the window's own
/// button, by Esc or q; f changes between full screen and a window. The video driver of SDL is the
/// one that `SDL_VIDEODRIVER` names, or the first that shows pictures.
public final class ProgressWindow {
  private static var isInUse = false

  /// Frames a second where the display names no rate.
  private static let standardRate = 60.0
  /// How long a frame waits for something to happen while the picture stands still.
  private static let patience: UInt64 = 100_000_000

  private let shell: Shell
  private let window: Window
  private let beginning = MonotonicClock.now()
  private let period: FramePeriod?
  private var deadlines: FrameDeadline?
  private var events: [ShellEvent] = []
  /// The view whose picture is in the window.
  private weak var shown: ProgressView?

  /// Whether the window has not been closed yet.
  public private(set) var isOpen = true

  /// Opens a window of a size in logical pixels, clamped to 1 … 16 384 a side.
  ///
  /// - Throws: ``WindowError`` without a display, and while another window is open.
  public convenience init(
    title: String, width: Int = 640, height: Int = 480, isFullscreen: Bool = false
  ) throws(WindowError) {
    try self.init(
      WindowOptions(title: title, width: width, height: height, isFullscreen: isFullscreen),
      videoDriver: nil)
  }

  /// Opens a window by a driver of SDL; nil for the usual one.
  package init(_ options: WindowOptions, videoDriver: String?) throws(WindowError) {
    guard !Self.isInUse else { throw WindowError("another window is open; close it first") }
    do throws(NoDisplay) {
      shell = try Shell.start(
        ShellOptions(applicationName: options.title, videoDriver: videoDriver))
    } catch {
      throw WindowError(error.description)
    }
    do throws(SDLError) {
      window = try shell.openWindow(options)
    } catch {
      shell.shutDown()
      throw WindowError(error.description)
    }
    let rate = window.refreshRate > 0 ? Double(window.refreshRate) : Self.standardRate
    period = FramePeriod(hertz: rate)
    Self.isInUse = true
  }

  /// The pixels as they were last shown, row by row, with an alpha of 255.
  package func readBack() throws(SDLError) -> [UInt32] { try window.readBack() }

  isolated deinit { close() }

  /// The time since the window was opened; what moves in it is told this time.
  public var now: Duration {
    .nanoseconds(Int64(clamping: MonotonicClock.now() - beginning))
  }

  /// Draws a view over the whole window, then waits until the next frame is due.
  ///
  /// While the picture stands still it waits for up to 0.1 s until something happens to the window
  /// or the view's handle is set, and takes next to no processor time.
  ///
  /// - Returns: Whether the window is still open; the user may have closed it.
  /// - Throws: ``WindowError`` when the picture cannot be drawn or shown.
  public func showFrame(of view: ProgressView) throws(WindowError) -> Bool {
    try takeEvents()
    guard isOpen else { return false }
    adopt(view)
    try present(view)
    wait(for: view)
    return true
  }

  /// Shows a view until the user closes the window.
  ///
  /// Meanwhile other threads may set the view's handle.
  /// - Throws: ``WindowError`` when a picture cannot be drawn or shown.
  public func run(_ view: ProgressView) throws(WindowError) {
    while try showFrame(of: view) {}
  }

  /// Closes the window and leaves the display; afterwards no frame is shown.
  ///
  /// It is to be called before the program ends, which gives back the screen's mode.
  public func close() {
    guard isOpen else { return }
    isOpen = false
    shown?.handle.wake(nil)
    shell.shutDown()
    Self.isInUse = false
  }

  // MARK: - Parts of a frame

  private func takeEvents() throws(WindowError) {
    guard isOpen else { return }
    events.removeAll(keepingCapacity: true)
    shell.pollEvents(into: &events)
    for event in events {
      switch event {
      case .quit, .key(.escape, repeated: false), .key(.character("q"), repeated: false):
        return close()
      case .key(.character("f"), repeated: false):
        do throws(SDLError) { try window.toggleFullscreen() } catch {
          throw WindowError(error.description)
        }
      default: break
      }
    }
  }

  /// Lets the view's handle wake this window, and no longer that of the view before.
  private func adopt(_ view: ProgressView) {
    guard shown !== view else { return }
    shown?.handle.wake(nil)
    let waker = shell.waker
    view.handle.wake { waker.wake() }
  }

  private func present(_ view: ProgressView) throws(WindowError) {
    let (width, height) = (window.outputWidth, window.outputHeight)
    guard width > 0, height > 0 else { return }
    if shown !== view { view.forgetPicture() }
    let area = PixelArea(width: width, height: height, scale: window.scale)
    let damage: DamageRegion
    do throws(DrawingError) {
      damage = try view.compose(for: self, area, at: now)
    } catch {
      throw WindowError(error.description)
    }
    shown = view
    do throws(SDLError) {
      try window.present(damage) { view.draw($2, into: &$0, layout: $1) }
    } catch {
      throw WindowError(error.description)
    }
  }

  private func wait(for view: ProgressView) {
    guard view.needsFrame(at: now), window.isVisible, let period else {
      deadlines = nil
      _ = shell.waitEvent(timeoutNanoseconds: Self.patience)
      return
    }
    let clock = MonotonicClock.now()
    var series = deadlines ?? FrameDeadline(start: clock, period: period)
    MonotonicClock.sleep(until: series.next(after: clock))
    deadlines = series
  }
}
