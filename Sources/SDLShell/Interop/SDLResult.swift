internal import CSDL2

extension SDLError {
  /// The error of an operation with the text SDL keeps for the last failure.
  ///
  /// Must be made before any other call to SDL, which may replace the text.
  static func last(_ operation: String) -> SDLError {
    let text = unsafe String(cString: SDL_GetError())
    return SDLError(operation: operation, message: text.isEmpty ? "no reason given" : text)
  }

  /// Throws when a return code says failure.
  static func check(_ operation: String, _ code: Int32) throws(SDLError) {
    guard code >= 0 else { throw last(operation) }
  }
}
