internal import CSDL2

extension Key {
  /// The key of an SDL key code; nil for keys without a name here and for desktop shortcuts.
  nonisolated init?(code: Int32, modifiers: UInt16) {
    let shortcut = KMOD_CTRL.rawValue | KMOD_ALT.rawValue | KMOD_GUI.rawValue
    guard UInt32(modifiers) & shortcut == 0 else { return nil }
    let symbol = SDL_KeyCode(rawValue: UInt32(bitPattern: code))
    guard let key = Self.named(symbol) ?? Self.onKeypad(symbol) ?? Self.printable(code) else {
      return nil
    }
    self = key
  }

  private nonisolated static func named(_ symbol: SDL_KeyCode) -> Key? {
    switch symbol {
    case SDLK_ESCAPE: .escape
    case SDLK_RETURN, SDLK_KP_ENTER: .enter
    case SDLK_TAB: .tab
    case SDLK_SPACE: .space
    case SDLK_BACKSPACE: .backspace
    case SDLK_DELETE: .delete
    case SDLK_INSERT: .insert
    case SDLK_HOME: .home
    case SDLK_END: .end
    case SDLK_PAGEUP: .pageUp
    case SDLK_PAGEDOWN: .pageDown
    case SDLK_UP: .up
    case SDLK_DOWN: .down
    case SDLK_LEFT: .left
    case SDLK_RIGHT: .right
    default: function(symbol)
    }
  }

  private nonisolated static func function(_ symbol: SDL_KeyCode) -> Key? {
    // F1…F12 have consecutive codes.
    guard symbol.rawValue >= SDLK_F1.rawValue, symbol.rawValue <= SDLK_F12.rawValue else {
      return nil
    }
    return .function(Int(symbol.rawValue - SDLK_F1.rawValue) + 1)
  }

  private nonisolated static func onKeypad(_ symbol: SDL_KeyCode) -> Key? {
    switch symbol {
    case SDLK_KP_0: .character("0")
    case SDLK_KP_1: .character("1")
    case SDLK_KP_2: .character("2")
    case SDLK_KP_3: .character("3")
    case SDLK_KP_4: .character("4")
    case SDLK_KP_5: .character("5")
    case SDLK_KP_6: .character("6")
    case SDLK_KP_7: .character("7")
    case SDLK_KP_8: .character("8")
    case SDLK_KP_9: .character("9")
    case SDLK_KP_PLUS: .character("+")
    case SDLK_KP_MINUS: .character("-")
    case SDLK_KP_MULTIPLY: .character("*")
    case SDLK_KP_DIVIDE: .character("/")
    case SDLK_KP_PERIOD: .character(".")
    default: nil
    }
  }

  /// Key codes below 2³⁰ are the Unicode value of the character on the key.
  private nonisolated static func printable(_ code: Int32) -> Key? {
    guard code > 0x20, code != 0x7F, code < 1 << 30, let scalar = Unicode.Scalar(UInt32(code)),
      !(0x80..<0xA0).contains(code)
    else { return nil }
    return .character(Character(scalar))
  }
}
