internal import CSDL2TTF
internal import Synchronization

/// One use of the SDL_ttf library; it is shut down when the last use is gone.
///
/// Only `TTF_Init` is called: neither video nor any other part of SDL is started.
final class FontLibrary {
  // FreeType's library object is shared by the whole process and is not safe to enter twice, so
  // typesetters on different threads take turns.
  private static let gate = Mutex<Void>(())

  /// Starts the library, or gives nil when it cannot start.
  init?() {
    guard Self.exclusively({ TTF_Init() }) == 0 else { return nil }
  }

  deinit { Self.exclusively { TTF_Quit() } }

  /// Runs calls of SDL_ttf while no other thread does; never nest it.
  static func exclusively<Result>(_ body: () -> Result) -> Result {
    gate.withLock { _ in body() }
  }

  /// The text of the last failure on this thread.
  static var lastError: String {
    guard let text = unsafe SDL_GetError() else { return "unknown failure" }
    let reason = unsafe String(cString: text)
    return reason.isEmpty ? "unknown failure" : reason
  }
}
