internal import CSDL2

/// The owner of an SDL renderer.
@safe
final class Renderer {
  /// What a renderer has to run on.
  enum Requirement {
    /// A graphics interface, be it a hardware or a software implementation of it.
    case accelerated
    /// Anything, even SDL's own drawing in memory.
    case any
  }

  let handle: OpaquePointer
  /// The name of the driver, such as "opengl".
  let driver: String
  /// The greatest side of a texture in pixels.
  let maximumTextureSide: Int

  /// Makes a renderer for a window, without vertical sync where that cannot be had.
  init(
    window: NativeWindow, requirement: Requirement, wantsVerticalSync: Bool
  ) throws(SDLError) {
    let vsync = wantsVerticalSync ? SDL_RENDERER_PRESENTVSYNC.rawValue : 0
    var attempts = [SDL_RENDERER_ACCELERATED.rawValue | vsync, SDL_RENDERER_ACCELERATED.rawValue]
    // Asking SDL's own drawing for vertical sync would only make it sleep whole milliseconds.
    if requirement == .any { attempts += [SDL_RENDERER_SOFTWARE.rawValue] }
    var made: OpaquePointer?
    for flags in attempts where unsafe made == nil {
      unsafe made = SDL_CreateRenderer(window.handle, -1, flags)
    }
    guard let handle = unsafe made else { throw SDLError.last("make a renderer") }
    unsafe self.handle = unsafe handle
    var info = unsafe SDL_RendererInfo()
    let known = unsafe SDL_GetRendererInfo(handle, &info) == 0
    driver = unsafe known && info.name != nil ? String(cString: info.name) : "unknown"
    let side = unsafe known ? Int(min(info.max_texture_width, info.max_texture_height)) : 0
    maximumTextureSide = side > 0 ? side : TileGrid.assumedLimit
  }

  /// Destroys the renderer; nothing may be called afterwards.
  func close() {
    unsafe SDL_DestroyRenderer(handle)
  }

  /// Whether an OpenGL driver runs on the processor.
  var isSoftwareOpenGL: Bool {
    guard driver.hasPrefix("opengl") else { return false }
    return GraphicsHardware.openGLRenderer.map(GraphicsHardware.isSoftware(openGLRenderer:))
      ?? false
  }

  /// The size of what is drawn, in device pixels.
  func outputSize() throws(SDLError) -> (width: Int, height: Int) {
    var width: Int32 = 0
    var height: Int32 = 0
    try SDLError.check(
      "measure the window", unsafe SDL_GetRendererOutputSize(handle, &width, &height))
    return (Int(width), Int(height))
  }

  /// Hands what was drawn to the display.
  func present() {
    unsafe SDL_RenderPresent(handle)
  }

  /// Reads what was drawn since the last present.
  func readPixels(width: Int, height: Int) throws(SDLError) -> [UInt32] {
    var pixels = [UInt32](repeating: 0, count: width * height)
    try SDLError.check(
      "read the window",
      unsafe SDL_RenderReadPixels(
        handle, nil, SDL_PIXELFORMAT_ARGB8888.rawValue, &pixels,
        Int32(width * MemoryLayout<UInt32>.stride)))
    return pixels
  }
}
