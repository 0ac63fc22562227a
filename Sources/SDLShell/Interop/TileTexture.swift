internal import CSDL2
internal import Geometry
internal import Raster

/// The owner of a texture that holds a part of the picture.
@safe
final class TileTexture {
  /// The part of the picture.
  let area: IntRect
  private let renderer: Renderer
  private let handle: OpaquePointer

  /// Makes a texture whose pixels replace what is below them.
  init(area: IntRect, renderer: Renderer) throws(SDLError) {
    self.area = area
    self.renderer = renderer
    let texture = unsafe SDL_CreateTexture(
      renderer.handle, SDL_PIXELFORMAT_ARGB8888.rawValue,
      Int32(SDL_TEXTUREACCESS_STREAMING.rawValue), Int32(area.width), Int32(area.height))
    guard let handle = unsafe texture else { throw SDLError.last("make a texture") }
    unsafe self.handle = unsafe handle
    // The picture is composited already, and SDL's blending expects straight colours.
    _ = unsafe SDL_SetTextureBlendMode(handle, SDL_BLENDMODE_NONE)
  }

  /// Destroys the texture; nothing may be called afterwards.
  func close() {
    unsafe SDL_DestroyTexture(handle)
  }

  /// Uploads a rectangle of the picture, as far as it is inside the tile.
  func upload(_ rect: IntRect, of picture: borrowing PixelBuffer) throws(SDLError) {
    let part = rect.intersection(area).intersection(picture.bounds)
    guard !part.isEmpty else { return }
    var target = SDL_Rect(
      IntRect(
        x: part.minX - area.minX, y: part.minY - area.minY, width: part.width,
        height: part.height))
    let stride = picture.layout.stride
    let code = picture.withPixels { pixels in
      unsafe pixels.withUnsafeBufferPointer { source in
        unsafe SDL_UpdateTexture(
          handle, &target,
          source.baseAddress.map { unsafe $0 + (part.minY * stride + part.minX) },
          Int32(stride * MemoryLayout<UInt32>.stride))
      }
    }
    try SDLError.check("upload pixels", code)
  }

  /// Draws the whole texture at its place in the window.
  func draw() throws(SDLError) {
    var target = SDL_Rect(area)
    try SDLError.check(
      "draw a texture", unsafe SDL_RenderCopy(renderer.handle, handle, nil, &target))
  }
}
