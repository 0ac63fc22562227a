public import Raster

/// The program's window.
///
/// It is made by `Shell.openWindow` and lives until the shell closes it. Sizes are in device pixels
/// unless they are called logical.
public final class Window {
  /// What was presented and which textures were made; kept after the window was closed.
  public private(set) var counters = PresentationCounters()
  /// How pictures get to the screen: "surface", or "textures" with the name of the driver.
  public let presentationName: String
  /// Why the window is drawn without a graphics processor, for people; nil when that was chosen or
  /// is not so.
  public let fallbackReason: String?
  /// The number by which events name the window.
  let id: UInt32

  private var open: Open?
  private let holdsOffScreenSaver: Bool
  private let rotation: Rotation
  /// The displays that were there when it was last looked.
  private var displays: [DisplayInfo]
  /// The display that was asked for, as it was then.
  private let home: DisplayInfo?

  /// What exists as long as the window is open.
  private struct Open {
    let native: NativeWindow
    let presenter: any Presenter
  }

  /// Makes a window that is on the screen at once.
  init(_ options: WindowOptions, holdsOffScreenSaver: Bool) throws(SDLError) {
    let choice = try PresenterChoice(options)
    let presenter = RetryingPresenter(
      options.rotation == .none
        ? choice.presenter : RotatedPresenter(choice.presenter, by: options.rotation))
    open = Open(native: choice.window, presenter: presenter)
    rotation = options.rotation
    displays = VideoSystem.displays
    home = displays.first { $0.index == options.display }
    presentationName = presenter.name
    fallbackReason = choice.fallbackReason
    id = choice.window.id
    self.holdsOffScreenSaver = holdsOffScreenSaver
    adaptToFullscreen()
  }

  /// The width of the picture in device pixels; 0 when it cannot be found out or the window is closed.
  public var outputWidth: Int { outputSize.width }

  /// The height of the picture in device pixels; 0 when it cannot be found out or the window is closed.
  public var outputHeight: Int { outputSize.height }

  /// Device pixels per logical pixel; 1 when it cannot be found out.
  public var scale: Double {
    let width = rotation.size(outputSize).width
    guard let open, open.native.logicalWidth > 0, width > 0 else { return 1 }
    return Double(width) / Double(open.native.logicalWidth)
  }

  /// The refresh rate of the display in hertz, rounded to a whole number by SDL; 0 when unknown.
  public var refreshRate: Int { open?.native.refreshRate ?? 0 }

  /// Whether the window can be seen: not hidden, not minimised, not closed.
  public var isVisible: Bool { open?.native.isVisible ?? false }

  /// Whether the window covers the desktop.
  public var isFullscreen: Bool { open?.native.isFullscreen ?? false }

  /// Draws and shows a frame.
  ///
  /// `draw` is called at most once, with the pixels of the whole picture, how they lie in memory,
  /// and the region to draw: the damage inside the picture, or all of it when nothing valid is left,
  /// as in the first frame and after a change of size. It must draw every pixel of the region, and
  /// opaque ones, and none outside. Pixels outside keep what was drawn there before.
  ///
  /// The damage is what changed since the last call, in device pixels. It need not be kept: after a
  /// call that was skipped for want of a visible window, or that SDL refused, the next frame is drawn in
  /// full. A refusal is thrown only when SDL has gone on refusing for two seconds.
  ///
  /// `presenting` is called when all is drawn and uploaded, right before the display is asked to show it:
  /// what the call takes from there on may be spent waiting for the display.
  @discardableResult
  public func present(
    _ damage: DamageRegion, draw: DrawCallback, presenting: () -> Void = {}
  ) throws(SDLError) -> PresentOutcome {
    guard let open else {
      throw SDLError(operation: "present a frame", message: "the window is closed")
    }
    guard open.native.isVisible else {
      open.presenter.invalidate()
      return .skipped
    }
    defer { counters = open.presenter.counters }
    return try open.presenter.present(damage, draw: draw, presenting: presenting)
  }

  /// Changes the text of the title bar; a NUL character ends it.
  public func setTitle(_ title: String) { open?.native.setTitle(title) }

  /// Changes between full screen, at the desktop's size and without a pointer, and a window.
  public func toggleFullscreen() throws(SDLError) {
    guard let open else { return }
    try open.native.setFullscreen(!open.native.isFullscreen)
    open.presenter.markUnshown()
    adaptToFullscreen()
  }

  private var outputSize: (width: Int, height: Int) {
    (try? open?.presenter.outputSize()) ?? (0, 0)
  }

  /// In full screen nobody wants to see the pointer or the screen saver.
  private func adaptToFullscreen() {
    guard let open else { return }
    let fullscreen = open.native.isFullscreen
    open.native.setCursorVisible(!fullscreen)
    VideoSystem.allowsScreenSaver = !(fullscreen || holdsOffScreenSaver)
  }
}

// MARK: - For the shell and its tests

extension Window {
  /// Takes note of an event before the program sees it.
  func prepare(for event: ShellEvent) {
    switch event {
    case .exposed, .renderTargetsReset, .visibility(true): open?.presenter.markUnshown()
    case .deviceReset:
      open?.presenter.markTexturesLost()
      counters = open?.presenter.counters ?? counters
    // Some compositors bring the pointer back with the focus.
    case .focus(true): adaptToFullscreen()
    case .displayChanged: followDisplays()
    default: break
    }
  }

  /// Keeps a window in full screen on its display, and of that one's size, when displays come, go or
  /// change.
  ///
  /// While its own display is away it stays where the desktop puts it.
  private func followDisplays() {
    guard let open else { return }
    defer { open.native.fillMonitor() }
    let now = VideoSystem.displays
    // Only when they have changed: moving the window gives rise to such an event, too.
    guard now != displays else { return }
    displays = now
    open.presenter.markUnshown()
    guard open.native.isFullscreen, let home else { return }
    let named = now.filter { $0.name == home.name }
    let place = named.count == 1 ? named.first : now.first { $0.index == home.index }
    if let place { open.native.fill(display: place.index) }
  }

  /// Destroys everything, the window last.
  func close() {
    guard let open else { return }
    open.presenter.close()
    counters = open.presenter.counters
    open.native.close()
    self.open = nil
  }

  /// The pixels as they were last shown, row by row, with an alpha of 255.
  package func readBack() throws(SDLError) -> [UInt32] {
    guard let open else {
      throw SDLError(operation: "read the window", message: "the window is closed")
    }
    return try open.presenter.readBack()
  }

  /// Asks for another size in logical pixels.
  package func setSize(width: Int, height: Int) {
    open?.native.setSize(width: width, height: height)
  }

  /// Shows or hides the window.
  package func setVisible(_ visible: Bool) { open?.native.setVisible(visible) }
}
