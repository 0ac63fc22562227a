import CommandLineOptions
import Platform
import Raster
import SDLShell

/// The window as a surface.
final class WindowSurface: Surface {
  /// A display server that has not answered by then is treated as none.
  private static let patienceMilliseconds = 1800
  /// What to do instead of opening a window.
  private static let advice =
    "without a display use 'arcline render', 'arcline feed' or 'arcline show --headless'"

  private let shell: Shell
  private let window: Window

  /// Connects to the display and opens the window.
  init(_ options: Options) throws(Failure) {
    // The guard ends the process itself, because the connection cannot be given up.
    let watchdog = try? Watchdog.start(
      milliseconds: Self.patienceMilliseconds,
      message: "arcline: no display: the display server does not answer; \(Self.advice)",
      exitStatus: ExitStatus.noDisplay.rawValue)
    defer { watchdog?.stop() }
    do throws(NoDisplay) {
      shell = try Shell.start(ShellOptions())
    } catch {
      throw Failure(status: .noDisplay, message: "\(error.description); \(Self.advice)")
    }
    do throws(SDLError) {
      let size = options.appearance.size
      window = try shell.openWindow(
        WindowOptions(
          title: options.window.title, width: size.width, height: size.height,
          isFullscreen: options.window.isFullscreen,
          presentation: Self.presentation(options.window.presentation)))
    } catch {
      shell.shutDown()
      throw .runtime(error.description)
    }
    // From here on only the display's end can end the process behind our back.
    ExitGuard.arm(
      message: Messages.line("the display went away"), status: ExitStatus.noDisplay.rawValue)
    if let reason = window.fallbackReason { Messages.report("software drawing: \(reason)") }
    if options.window.isVerbose {
      Messages.report(
        "driver \(shell.driver), presenting by \(window.presentationName), "
          + "\(window.outputWidth)x\(window.outputHeight) pixels, "
          + "\(window.refreshRate == 0 ? "refresh rate unknown" : "\(window.refreshRate) Hz")")
    }
  }

  private static func presentation(_ choice: Options.Presentation) -> Presentation {
    switch choice {
    case .auto: .automatic
    case .textures: .textures
    case .surface: .surface
    }
  }

  var pixelSize: (width: Int, height: Int) { (window.outputWidth, window.outputHeight) }
  var scale: Double { window.scale }
  var refreshRate: Int { window.refreshRate }
  var isVisible: Bool { window.isVisible }
  var counters: PresentationCounters { window.counters }
  var wake: @Sendable () -> Void {
    let waker = shell.waker
    return { waker.wake() }
  }

  func pollEvents(into events: inout [ShellEvent]) {
    shell.pollEvents(into: &events)
  }

  func wait(until deadline: UInt64?) {
    guard let deadline else {
      _ = shell.waitEvent(timeoutNanoseconds: nil)
      return
    }
    let now = MonotonicClock.now()
    if deadline > now { _ = shell.waitEvent(timeoutNanoseconds: deadline - now) }
  }

  func present(_ damage: DamageRegion, draw: DrawCallback) throws(SDLError) {
    _ = try window.present(damage, draw: draw)
  }

  func toggleFullscreen() throws(SDLError) {
    try window.toggleFullscreen()
  }

  func close() {
    shell.shutDown()
    ExitGuard.disarm()
  }
}
