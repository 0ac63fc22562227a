internal import CSDL2

/// An event that tests put into the queue as if the system had sent it.
package nonisolated enum SimulatedEvent: Sendable {
  /// A renderer lost what it drew.
  case renderTargetsReset
  /// A renderer lost its textures.
  case deviceReset
  /// The user closes the program.
  case quit
  /// A display came, went or changed.
  case displayChanged
  /// A key goes down: SDL's key code and modifiers.
  case key(code: Int32, modifiers: UInt16 = 0, repeated: Bool = false)
}

extension Shell {
  /// Puts an event into the queue.
  ///
  /// - Returns: whether there was room.
  @discardableResult
  package func push(_ event: SimulatedEvent) -> Bool {
    switch event {
    case .renderTargetsReset: UserEvents.push(SDL_RENDER_TARGETS_RESET.rawValue)
    case .deviceReset: UserEvents.push(SDL_RENDER_DEVICE_RESET.rawValue)
    case .quit: UserEvents.push(SDL_QUIT.rawValue)
    case .displayChanged: UserEvents.push(SDL_DISPLAYEVENT.rawValue)
    case .key(let code, let modifiers, let repeated):
      UserEvents.pushKey(code: code, modifiers: modifiers, repeated: repeated, windowID: 0)
    }
  }
}
