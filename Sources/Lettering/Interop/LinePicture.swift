internal import CSDL2TTF

/// The coverage of a rendered line, as SDL_ttf laid it out: the baseline and the origin are not
/// part of it and must be worked out from the measures.
struct LinePicture {
  /// The greatest number of pixels of a picture, which bounds the memory of one piece of text.
  static let pixelLimit = 64 << 20

  let width: Int
  let height: Int
  /// Row by row, width × height values.
  let coverage: [UInt8]

  init(width: Int, height: Int, coverage: [UInt8]) {
    self.width = width
    self.height = height
    self.coverage = coverage
  }

  /// Copies the alpha channel of a 32-bit surface; nil for any other surface.
  init?(_ surface: UnsafeMutablePointer<SDL_Surface>) {
    guard let format = unsafe surface.pointee.format, unsafe format.pointee.BytesPerPixel == 4,
      unsafe format.pointee.Amask != 0
    else { return nil }
    let mustLock = unsafe arcline_ttf_must_lock(surface) != 0
    if mustLock, unsafe SDL_LockSurface(surface) != 0 { return nil }
    defer { if mustLock { unsafe SDL_UnlockSurface(surface) } }
    guard let pixels = unsafe surface.pointee.pixels else { return nil }
    let width = unsafe Int(surface.pointee.w)
    let height = unsafe Int(surface.pointee.h)
    let pitch = unsafe Int(surface.pointee.pitch)
    let shift = unsafe UInt32(format.pointee.Ashift)
    self.width = width
    self.height = height
    coverage = unsafe [UInt8](unsafeUninitializedCapacity: width * height) { buffer, count in
      for y in 0..<height {
        for x in 0..<width {
          let pixel = unsafe pixels.load(fromByteOffset: y * pitch + x * 4, as: UInt32.self)
          unsafe buffer[y * width + x] = UInt8(truncatingIfNeeded: pixel >> shift)
        }
      }
      count = width * height
    }
  }
}
