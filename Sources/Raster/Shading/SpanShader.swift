/// A paint made ready for drawing: colours as premultiplied pixels.
enum SpanShader {
  /// One pixel value everywhere.
  case solid(UInt32)
  /// Pixel values that follow a line.
  case linear(LinearShader)
  /// A shadow's mask in one colour.
  case shadow(ShadowShader)

  /// Writes the source pixels of a run of row y that begins at column x.
  ///
  /// Values depend on the pixel alone, never on where a run begins.
  func shade(x: Int, y: Int, count: Int, into pixels: inout [UInt32]) {
    switch self {
    case .solid(let pixel):
      for index in 0..<count { pixels[index] = pixel }
    case .linear(let shader): shader.shade(x: x, y: y, count: count, into: &pixels)
    case .shadow(let shader): shader.shade(x: x, y: y, count: count, into: &pixels)
    }
  }
}
