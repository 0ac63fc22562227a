internal import CSDL2

/// Takes events out of SDL's queue and translates them.
enum EventQueue {
  /// Stops SDL from queueing what the program has no use for, above all every motion of a mouse.
  static func ignoreUnusedEvents() {
    let unused = [
      SDL_MOUSEMOTION, SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP, SDL_MOUSEWHEEL, SDL_FINGERDOWN,
      SDL_FINGERUP, SDL_FINGERMOTION, SDL_KEYUP, SDL_TEXTINPUT, SDL_TEXTEDITING,
      SDL_KEYMAPCHANGED, SDL_CLIPBOARDUPDATE, SDL_DROPFILE, SDL_DROPTEXT, SDL_DROPBEGIN,
      SDL_DROPCOMPLETE, SDL_SYSWMEVENT,
    ]
    for type in unused { SDL_EventState(type.rawValue, SDL_IGNORE) }
    // An input method would hold back the keys.
    SDL_StopTextInput()
  }

  /// Takes the next event and translates it; `taken` is false when there was none.
  static func next(wakeType: UInt32, windowID: UInt32?) -> (taken: Bool, event: ShellEvent?) {
    var event = unsafe SDL_Event()
    guard unsafe SDL_PollEvent(&event) == 1 else { return (false, nil) }
    return unsafe (true, translate(event, wakeType: wakeType, windowID: windowID))
  }

  /// How often a driver that cannot sleep is asked for events, in milliseconds.
  ///
  /// Every millisecond, as SDL does it, took 4 % of a processor in the measurement.
  private static let askingPeriod: UInt32 = 8

  /// Waits for an event, takes it and translates it; `taken` is false when the time ran out.
  ///
  /// Without a time it waits without an end. `sleeps` says whether the driver can wait for events
  /// without asking again and again.
  static func wait(
    milliseconds: Int32?, sleeps: Bool, wakeType: UInt32, windowID: UInt32?
  ) -> (taken: Bool, event: ShellEvent?) {
    var event = unsafe SDL_Event()
    if sleeps {
      guard unsafe SDL_WaitEventTimeout(&event, milliseconds ?? -1) == 1 else {
        return (false, nil)
      }
    } else {
      let start = SDL_GetTicks64()
      while unsafe SDL_PollEvent(&event) != 1 {
        let left = milliseconds.map { Int64($0) - Int64(SDL_GetTicks64() - start) }
        if let left, left <= 0 { return (false, nil) }
        SDL_Delay(min(askingPeriod, left.map { UInt32(clamping: $0) } ?? askingPeriod))
      }
    }
    return unsafe (true, translate(event, wakeType: wakeType, windowID: windowID))
  }

  private static func translate(
    _ event: SDL_Event, wakeType: UInt32, windowID: UInt32?
  ) -> ShellEvent? {
    switch unsafe SDL_EventType(rawValue: event.type) {
    case SDL_QUIT: .quit
    case SDL_KEYDOWN:
      unsafe Key(code: event.key.keysym.sym, modifiers: event.key.keysym.mod)
        .map { unsafe .key($0, repeated: event.key.repeat != 0) }
    case SDL_WINDOWEVENT:
      unsafe event.window.windowID == windowID ? translate(event.window) : nil
    // Of the system's own events only those about displays are let in.
    case SDL_DISPLAYEVENT, SDL_SYSWMEVENT: .displayChanged
    case SDL_RENDER_TARGETS_RESET: .renderTargetsReset
    case SDL_RENDER_DEVICE_RESET: .deviceReset
    default: unsafe event.type == wakeType ? .wake : nil
    }
  }

  private static func translate(_ event: SDL_WindowEvent) -> ShellEvent? {
    switch SDL_WindowEventID(rawValue: UInt32(event.event)) {
    // Comes for every change of size, whoever made it; RESIZED only follows some of them.
    case SDL_WINDOWEVENT_SIZE_CHANGED: .resized
    case SDL_WINDOWEVENT_EXPOSED: .exposed
    case SDL_WINDOWEVENT_SHOWN, SDL_WINDOWEVENT_RESTORED: .visibility(true)
    case SDL_WINDOWEVENT_HIDDEN, SDL_WINDOWEVENT_MINIMIZED: .visibility(false)
    case SDL_WINDOWEVENT_DISPLAY_CHANGED: .displayChanged
    case SDL_WINDOWEVENT_FOCUS_GAINED: .focus(true)
    case SDL_WINDOWEVENT_FOCUS_LOST: .focus(false)
    case SDL_WINDOWEVENT_CLOSE: .quit
    default: nil
    }
  }
}
