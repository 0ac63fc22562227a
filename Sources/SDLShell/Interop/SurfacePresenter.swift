internal import CSDL2
internal import Geometry
internal import Raster

/// Draws into the window's own surface and hands over only what changed.
///
/// The surface keeps its pixels from frame to frame. SDL replaces it by a blank one when the window
/// changes its size.
@safe
final class SurfacePresenter: Presenter {
  let name = "surface"
  private(set) var counters = PresentationCounters()
  private let window: NativeWindow
  private var isValid = false
  private var isShown = false
  /// The picture, when the surface has another pixel format than ours; empty otherwise.
  private var buffer = PixelBuffer(width: 0, height: 0)
  private var rects: [SDL_Rect] = []

  init(window: NativeWindow) throws(SDLError) {
    self.window = window
    _ = try unsafe surface()
  }

  func outputSize() throws(SDLError) -> (width: Int, height: Int) {
    let surface = try unsafe surface()
    return unsafe (Int(surface.pointee.w), Int(surface.pointee.h))
  }

  func present(
    _ damage: DamageRegion, draw: DrawCallback, presenting: () -> Void
  ) throws(SDLError) -> PresentOutcome {
    let surface = try unsafe surface()
    let bounds = unsafe IntRect(
      x: 0, y: 0, width: Int(surface.pointee.w), height: Int(surface.pointee.h))
    let region = isValid ? damage.clipped(to: bounds) : DamageRegion(bounds)
    let unshown = isValid && isShown ? region : DamageRegion(bounds)
    guard !unshown.isEmpty else { return .skipped }
    // Stays false when something fails on the way, so that the next frame mends it.
    isValid = false
    if !region.isEmpty { try unsafe self.draw(region, on: surface, draw) }
    rects.removeAll(keepingCapacity: true)
    for rect in unshown.rects { rects.append(SDL_Rect(rect)) }
    presenting()
    try SDLError.check(
      "update the window",
      unsafe SDL_UpdateWindowSurfaceRects(window.handle, &rects, Int32(rects.count)))
    isValid = true
    isShown = true
    counters.framesPresented += 1
    return .presented
  }

  func invalidate() { isValid = false }

  func markUnshown() { isShown = false }

  // There are no textures here, and the pixels in memory are still good.
  func markTexturesLost() { isShown = false }

  func close() {}

  func readBack() throws(SDLError) -> [UInt32] {
    let surface = try unsafe surface()
    let size = try outputSize()
    var pixels = [UInt32](repeating: 0, count: size.width * size.height)
    let row = Int32(size.width * MemoryLayout<UInt32>.stride)
    try SDLError.check(
      "read the window",
      unsafe SDL_ConvertPixels(
        Int32(size.width), Int32(size.height), surface.pointee.format.pointee.format,
        surface.pointee.pixels, surface.pointee.pitch, SDL_PIXELFORMAT_ARGB8888.rawValue, &pixels,
        row))
    return pixels.map { $0 | 0xFF00_0000 }
  }

  /// The surface as it is now; a new one has no valid pixels.
  private func surface() throws(SDLError) -> UnsafeMutablePointer<SDL_Surface> {
    guard let surface = unsafe SDL_GetWindowSurface(window.handle) else {
      throw SDLError.last("draw on the window")
    }
    // A mark that a new surface lacks; its address alone could be that of the old one.
    if unsafe surface.pointee.userdata == nil {
      unsafe surface.pointee.userdata = UnsafeMutableRawPointer(bitPattern: 1)
      isValid = false
    }
    return unsafe surface
  }

  private func draw(
    _ region: DamageRegion, on surface: UnsafeMutablePointer<SDL_Surface>, _ draw: DrawCallback
  ) throws(SDLError) {
    let mustLock = unsafe arcline_must_lock(surface) == SDL_TRUE
    if mustLock { try SDLError.check("lock the window", unsafe SDL_LockSurface(surface)) }
    defer { if mustLock { unsafe SDL_UnlockSurface(surface) } }
    guard let pixels = unsafe surface.pointee.pixels else {
      throw SDLError(operation: "draw on the window", message: "its surface has no pixels")
    }
    let (width, height) = unsafe (Int(surface.pointee.w), Int(surface.pointee.h))
    let pitch = unsafe Int(surface.pointee.pitch)
    if unsafe Self.isDirect(surface.pointee.format.pointee.format), pitch % 4 == 0 {
      let layout = PixelLayout(width: width, height: height, stride: pitch / 4)
      let count = layout.stride * layout.height
      let start = unsafe pixels.bindMemory(to: UInt32.self, capacity: count)
      var span = unsafe MutableSpan(_unsafeStart: start, count: count)
      draw(&span, layout, region)
    } else {
      if buffer.width != width || buffer.height != height {
        buffer = PixelBuffer(width: width, height: height)
      }
      let layout = buffer.layout
      buffer.withMutablePixels { draw(&$0, layout, region) }
      for rect in region.rects { try unsafe convert(rect, to: surface) }
    }
  }

  /// Copies a rectangle of the buffer into a surface of another pixel format.
  private func convert(
    _ rect: IntRect, to surface: UnsafeMutablePointer<SDL_Surface>
  ) throws(SDLError) {
    let stride = buffer.layout.stride
    let format = unsafe surface.pointee.format.pointee
    let pitch = unsafe Int(surface.pointee.pitch)
    let offset = unsafe rect.minY * pitch + rect.minX * Int(format.BytesPerPixel)
    let code = buffer.withPixels { pixels in
      unsafe pixels.withUnsafeBufferPointer { source in
        unsafe SDL_ConvertPixels(
          Int32(rect.width), Int32(rect.height), SDL_PIXELFORMAT_ARGB8888.rawValue,
          source.baseAddress.map { unsafe $0 + (rect.minY * stride + rect.minX) },
          Int32(stride * MemoryLayout<UInt32>.stride), format.format,
          surface.pointee.pixels + offset, Int32(pitch))
      }
    }
    try SDLError.check("convert pixels for the window", code)
  }

  /// Whether a surface takes our pixels as they are; the alpha byte of an opaque picture is 255.
  private static func isDirect(_ format: UInt32) -> Bool {
    format == SDL_PIXELFORMAT_RGB888.rawValue || format == SDL_PIXELFORMAT_ARGB8888.rawValue
  }
}

extension SDL_Rect {
  nonisolated init(_ rect: IntRect) {
    self.init(
      x: Int32(clamping: rect.minX), y: Int32(clamping: rect.minY),
      w: Int32(clamping: rect.width), h: Int32(clamping: rect.height))
  }
}
