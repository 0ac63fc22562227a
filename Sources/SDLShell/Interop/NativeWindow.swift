internal import CSDL2

/// The owner of an SDL window.
@safe
final class NativeWindow {
  let handle: OpaquePointer
  /// Where the window is when it is not in full screen, in logical pixels.
  private var windowed: SDL_Rect

  /// Creates a window and shows it.
  init(_ options: WindowOptions) throws(SDLError) {
    var flags = SDL_WINDOW_RESIZABLE.rawValue | SDL_WINDOW_ALLOW_HIGHDPI.rawValue
    let known = 0..<Int32(max(1, SDL_GetNumVideoDisplays()))
    let display = Int32(clamping: options.display)
    let chosen = known.contains(display) ? display : 0
    let center = arcline_centered_on_display(chosen)
    windowed = SDL_Rect(
      x: center, y: center, w: Int32(WindowOptions.clampedSide(options.width)),
      h: Int32(WindowOptions.clampedSide(options.height)))
    var frame = windowed
    if options.isFullscreen {
      flags |= SDL_WINDOW_FULLSCREEN_DESKTOP.rawValue
      if let bounds = Self.bounds(ofDisplay: chosen) { frame = bounds }
    }
    let handle = unsafe SDL_CreateWindow(
      options.title, frame.x, frame.y, frame.w, frame.h, flags)
    guard let handle = unsafe handle else { throw SDLError.last("make a window") }
    unsafe self.handle = unsafe handle
    _ = unsafe arcline_x11_watch_displays(handle)
  }

  /// Stands for a window that somebody else made and destroys.
  init(borrowing handle: OpaquePointer) {
    unsafe self.handle = unsafe handle
    windowed = SDL_Rect()
  }

  /// Destroys the window; nothing may be called afterwards.
  func close() {
    unsafe SDL_DestroyWindow(handle)
  }

  /// The number that events carry.
  var id: UInt32 { unsafe SDL_GetWindowID(handle) }

  /// Whether the window is neither hidden nor minimised.
  var isVisible: Bool { flags & (SDL_WINDOW_HIDDEN.rawValue | SDL_WINDOW_MINIMIZED.rawValue) == 0 }

  /// Whether the window covers the desktop.
  var isFullscreen: Bool { flags & SDL_WINDOW_FULLSCREEN.rawValue != 0 }

  /// The width in logical pixels.
  var logicalWidth: Int {
    var width: Int32 = 0
    unsafe SDL_GetWindowSize(handle, &width, nil)
    return Int(width)
  }

  /// The refresh rate of the display the window is on, in hertz; 0 when it is not known.
  var refreshRate: Int {
    var mode = unsafe SDL_DisplayMode()
    let display = unsafe SDL_GetWindowDisplayIndex(handle)
    guard display >= 0, unsafe SDL_GetCurrentDisplayMode(display, &mode) == 0 else { return 0 }
    return unsafe max(0, Int(mode.refresh_rate))
  }

  func setTitle(_ title: String) {
    unsafe SDL_SetWindowTitle(handle, title)
  }

  func setSize(width: Int, height: Int) {
    unsafe SDL_SetWindowSize(
      handle, Int32(WindowOptions.clampedSide(width)), Int32(WindowOptions.clampedSide(height)))
  }

  func setVisible(_ visible: Bool) {
    unsafe visible ? SDL_ShowWindow(handle) : SDL_HideWindow(handle)
  }

  /// Goes to full screen, or back to the place and size from before.
  ///
  /// SDL leaves both to the window manager. A bare X server, as kiosks use, has none, and the window
  /// would stay where it is; hence it is moved here, too.
  func setFullscreen(_ fullscreen: Bool) throws(SDLError) {
    guard fullscreen != isFullscreen else { return }
    if fullscreen {
      var frame = SDL_Rect()
      unsafe SDL_GetWindowPosition(handle, &frame.x, &frame.y)
      unsafe SDL_GetWindowSize(handle, &frame.w, &frame.h)
      windowed = frame
      let display = unsafe SDL_GetWindowDisplayIndex(handle)
      if let bounds = Self.bounds(ofDisplay: display) { move(to: bounds) }
      try SDLError.check(
        "change to full screen",
        unsafe SDL_SetWindowFullscreen(handle, SDL_WINDOW_FULLSCREEN_DESKTOP.rawValue))
      fillMonitor()
    } else {
      try SDLError.check("leave full screen", unsafe SDL_SetWindowFullscreen(handle, 0))
      move(to: windowed)
    }
  }

  /// Fills another display, or the same one at its new size.
  func fill(display: Int) {
    guard let bounds = Self.bounds(ofDisplay: Int32(clamping: display)) else { return }
    var frame = SDL_Rect()
    unsafe SDL_GetWindowPosition(handle, &frame.x, &frame.y)
    unsafe SDL_GetWindowSize(handle, &frame.w, &frame.h)
    guard frame.x != bounds.x || frame.y != bounds.y || frame.w != bounds.w || frame.h != bounds.h
    else { return }
    // SDL keeps the display of a window in full screen, so it has to leave that for a moment.
    _ = unsafe SDL_SetWindowFullscreen(handle, 0)
    move(to: bounds)
    _ = unsafe SDL_SetWindowFullscreen(handle, SDL_WINDOW_FULLSCREEN_DESKTOP.rawValue)
  }

  /// Takes the size that the window's monitor has by now, where SDL does not know it: on X11, which a
  /// window manager would see to.
  func fillMonitor() {
    guard isFullscreen else { return }
    var frame = SDL_Rect()
    unsafe SDL_GetWindowPosition(handle, &frame.x, &frame.y)
    unsafe SDL_GetWindowSize(handle, &frame.w, &frame.h)
    var monitor = SDL_Rect()
    guard unsafe arcline_x11_monitor_at(handle, &frame, &monitor) == SDL_TRUE,
      frame.x != monitor.x || frame.y != monitor.y || frame.w != monitor.w || frame.h != monitor.h
    else { return }
    unsafe arcline_x11_place(handle, &monitor)
  }

  private func move(to frame: SDL_Rect) {
    // The size first, because "centred" is worked out from it.
    unsafe SDL_SetWindowSize(handle, frame.w, frame.h)
    unsafe SDL_SetWindowPosition(handle, frame.x, frame.y)
  }

  private static func bounds(ofDisplay display: Int32) -> SDL_Rect? {
    var bounds = SDL_Rect()
    let known = unsafe SDL_GetDisplayBounds(max(0, display), &bounds) == 0
    return known && bounds.w > 0 && bounds.h > 0 ? bounds : nil
  }

  /// Shows or hides the pointer while it is over the window.
  func setCursorVisible(_ visible: Bool) {
    _ = SDL_ShowCursor(visible ? SDL_ENABLE : SDL_DISABLE)
  }

  private var flags: UInt32 { unsafe SDL_GetWindowFlags(handle) }
}
