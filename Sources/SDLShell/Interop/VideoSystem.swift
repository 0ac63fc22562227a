internal import CSDL2

/// SDL's video subsystem: which drivers there are, starting one, and what holds for all windows.
enum VideoSystem {
  /// Drivers that show nothing to a person.
  static let blindDrivers: Set<String> = ["offscreen", "dummy", "evdev"]

  /// Sets what has to be known before a driver starts.
  static func setHints(_ options: ShellOptions) {
    set(SDL_HINT_APP_NAME, options.applicationName)
    set(SDL_HINT_SCREENSAVER_INHIBIT_ACTIVITY_NAME, options.applicationName)
    // A kiosk must stay up when something else takes the keyboard.
    set(SDL_HINT_VIDEO_MINIMIZE_ON_FOCUS_LOSS, "0")
    // The decoration library is a known source of crashes.
    set(SDL_HINT_VIDEO_WAYLAND_ALLOW_LIBDECOR, "0")
    // By default SDL puts surfaces on a texture, which costs ten times more without a GPU and
    // rules out partial updates.
    set(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0")
    // By default SDL holds the screen saver off for every window.
    set(SDL_HINT_VIDEO_ALLOW_SCREENSAVER, "1")
    // Signals are the program's own business, whatever the environment says.
    setAlways(SDL_HINT_NO_SIGNAL_HANDLERS, "1")
  }

  /// Drivers in which waiting for an event sleeps; SDL asks all others every millisecond.
  static let sleepingDrivers: Set<String> = ["x11", "wayland"]

  /// Starts the first of some drivers that works, and returns its name.
  static func start(drivers: [String]) throws(SDLError) -> String {
    SDL_SetMainReady()
    var reasons: [String] = []
    // One by one, because some drivers look for their own name alone in the hint.
    for driver in drivers {
      setAlways(SDL_HINT_VIDEODRIVER, driver)
      guard SDL_InitSubSystem(UInt32(SDL_INIT_VIDEO)) == 0 else {
        reasons.append(SDLError.last("start \(driver)").message)
        continue
      }
      guard let name = unsafe SDL_GetCurrentVideoDriver() else { return driver }
      return unsafe String(cString: name)
    }
    throw SDLError(
      operation: "start a video driver",
      message: reasons.isEmpty ? "none was named" : reasons.joined(separator: ", "))
  }

  /// Ends the video subsystem; the screen saver is as the user has it again.
  static func stop() {
    SDL_EnableScreenSaver()
    SDL_QuitSubSystem(UInt32(SDL_INIT_VIDEO))
    SDL_Quit()
  }

  /// The names of all compiled-in drivers, in SDL's order.
  static var allDrivers: [String] {
    (0..<SDL_GetNumVideoDrivers()).compactMap { index in
      unsafe SDL_GetVideoDriver(index).map { unsafe String(cString: $0) }
    }
  }

  /// The value of an environment variable; nil when it is not set or empty.
  static func environment(_ name: String) -> String? {
    guard let value = unsafe SDL_getenv(name) else { return nil }
    let text = unsafe String(cString: value)
    return text.isEmpty ? nil : text
  }

  /// Whether the screen saver may start.
  static var allowsScreenSaver: Bool {
    get { SDL_IsScreenSaverEnabled() == SDL_TRUE }
    set { newValue ? SDL_EnableScreenSaver() : SDL_DisableScreenSaver() }
  }

  /// The render driver that was asked for by SDL_RENDER_DRIVER; nil when there is no such driver.
  static var requestedRenderDriver: String? {
    guard let hint = unsafe SDL_GetHint(SDL_HINT_RENDER_DRIVER) else { return nil }
    let wanted = unsafe String(cString: hint).lowercased()
    let known = (0..<SDL_GetNumRenderDrivers()).contains { index in
      var info = unsafe SDL_RendererInfo()
      guard unsafe SDL_GetRenderDriverInfo(index, &info) == 0 else { return false }
      return unsafe String(cString: info.name).lowercased() == wanted
    }
    // SDL silently ignores a name it does not know, and so does this.
    return known ? wanted : nil
  }

  /// Sets a hint unless the environment has it.
  private static func set(_ name: String, _ value: String) {
    _ = unsafe SDL_SetHint(name, value)
  }

  private static func setAlways(_ name: String, _ value: String) {
    _ = unsafe SDL_SetHintWithPriority(name, value, SDL_HINT_OVERRIDE)
  }
}
