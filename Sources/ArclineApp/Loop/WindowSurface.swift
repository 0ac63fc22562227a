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
  /// Whether the display has refused the last frame, and that was reported.
  private var isRefused = false

  /// Connects to the display and opens the window, where presenting may wait for the display or not.
  ///
  /// A kiosk waits for a display that is not there yet; `stopRequest` says whether it still should.
  init(
    _ options: Options, wantsVerticalSync: Bool = true,
    stopRequest: @escaping () -> Signal? = { nil }
  ) throws(Failure) {
    let patience = options.kiosk.isOn ? DisplayWait.patience : 0
    let wait = DisplayWait(nanoseconds: patience, stopRequest: stopRequest)
    var watchdog: Watchdog?
    let display: Int
    (shell, display) = try wait.retry { () throws(Failure) in
      watchdog = Self.startWatchdog()
      do throws(Failure) {
        return try Self.open(options)
      } catch {
        watchdog?.stop()
        throw error
      }
    }
    defer { watchdog?.stop() }
    do throws(SDLError) {
      let size = options.appearance.size
      var wanted = WindowOptions(
        title: options.window.title, width: size.width, height: size.height,
        isFullscreen: options.window.isFullscreen || options.kiosk.isOn,
        presentation: Self.presentation(options.window.presentation))
      wanted.display = display
      wanted.rotation = Self.rotation(options.kiosk.rotation)
      wanted.wantsVerticalSync = wantsVerticalSync
      window = try shell.openWindow(wanted)
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

  /// Connects, and finds the display that is asked for.
  private static func open(_ options: Options) throws(Failure) -> (Shell, Int) {
    let shell = try connect(ShellOptions(holdsOffScreenSaver: options.kiosk.isOn))
    do throws(Failure) {
      return (shell, try display(options.kiosk.display, among: shell.displays))
    } catch {
      shell.shutDown()
      throw error
    }
  }

  /// The displays there are, a line each.
  static func listDisplays() throws(Failure) -> String {
    let watchdog = startWatchdog()
    defer { watchdog?.stop() }
    let shell = try connect(ShellOptions())
    defer { shell.shutDown() }
    return shell.displays.map { $0.line + "\n" }.joined()
  }

  /// The guard ends the process itself, because the connection cannot be given up.
  private static func startWatchdog() -> Watchdog? {
    try? Watchdog.start(
      milliseconds: patienceMilliseconds,
      message: "arcline: no display: the display server does not answer; \(advice)",
      exitStatus: ExitStatus.noDisplay.rawValue)
  }

  private static func connect(_ options: ShellOptions) throws(Failure) -> Shell {
    do throws(NoDisplay) {
      return try Shell.start(options)
    } catch {
      throw Failure(status: .noDisplay, message: "\(error.description); \(advice)")
    }
  }

  /// The number of the display that was asked for.
  ///
  /// One that is not there is no display: a monitor that was switched off may come back, and whoever
  /// supervises the program may try again.
  static func display(
    _ word: String?, among displays: [DisplayInfo]
  ) throws(Failure) -> Int {
    guard let word else { return 0 }
    if let display = DisplayInfo.find(word, among: displays) { return display.index }
    let all = displays.map { "\($0.index) \(QuotedToken($0.name))" }.joined(separator: ", ")
    throw Failure(
      status: .noDisplay,
      message: "--display: \(QuotedToken(word)) is not one display; there are: \(all)")
  }

  private static func presentation(_ choice: Options.Presentation) -> Presentation {
    switch choice {
    case .auto: .automatic
    case .textures: .textures
    case .surface: .surface
    }
  }

  private static func rotation(_ choice: Options.Rotation) -> Rotation {
    switch choice {
    case .none: .none
    case .quarter: .quarter
    case .half: .half
    case .threeQuarters: .threeQuarters
    }
  }

  var pixelSize: (width: Int, height: Int) { (window.outputWidth, window.outputHeight) }
  var scale: Double { window.scale }
  var presentation: String { "\(window.presentationName) on \(shell.driver)" }
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

  func present(
    _ damage: DamageRegion, draw: DrawCallback, presenting: () -> Void
  ) throws(SDLError) -> PresentOutcome {
    let outcome = try window.present(damage, draw: draw, presenting: presenting)
    if case .deferred(let refusal) = outcome, !isRefused {
      Messages.report("\(refusal.description); trying again")
    }
    isRefused = outcome.isDeferred || isRefused && outcome == .skipped
    return outcome
  }

  func toggleFullscreen() throws(SDLError) {
    try window.toggleFullscreen()
  }

  func close() {
    shell.shutDown()
    ExitGuard.disarm()
  }
}
