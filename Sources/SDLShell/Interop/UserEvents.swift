internal import CSDL2

/// Events of our own in SDL's queue.
nonisolated enum UserEvents {
  /// Reserves an event type; nil when none is left.
  static func registerType() -> UInt32? {
    let type = SDL_RegisterEvents(1)
    return type == UInt32.max ? nil : type
  }

  /// Adds an event without content to the queue; may be called from any thread.
  ///
  /// - Returns: whether there was room.
  static func push(_ type: UInt32) -> Bool {
    var event = unsafe SDL_Event()
    unsafe event.type = type
    return unsafe SDL_PushEvent(&event) == 1
  }

  /// Adds a key press to the queue.
  static func pushKey(code: Int32, modifiers: UInt16, repeated: Bool, windowID: UInt32) -> Bool {
    var event = unsafe SDL_Event()
    unsafe event.type = SDL_KEYDOWN.rawValue
    unsafe event.key.windowID = windowID
    unsafe event.key.state = UInt8(SDL_PRESSED)
    unsafe event.key.repeat = repeated ? 1 : 0
    unsafe event.key.keysym.sym = code
    unsafe event.key.keysym.mod = modifiers
    return unsafe SDL_PushEvent(&event) == 1
  }
}
