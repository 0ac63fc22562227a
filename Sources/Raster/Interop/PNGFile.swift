import CPNG

/// PNG files in memory, by libpng's simplified interface.
public enum PNGFile {
  /// The bytes of an opaque 8-bit RGB PNG; alpha is ignored, since finished pictures are opaque.
  ///
  /// - Throws: `PNGError` for a picture without pixels or when the library fails.
  public static func encode(_ picture: borrowing PixelBuffer) throws(PNGError) -> [UInt8] {
    let layout = picture.layout
    guard layout.width > 0, layout.height > 0 else {
      throw PNGError(reason: "a picture of \(layout.width)x\(layout.height) has no pixels")
    }
    // Three bytes a pixel, as the format for opaque pictures wants them.
    var rows: [UInt8] = []
    rows.reserveCapacity(layout.width * layout.height * 3)
    picture.withPixels { pixels in
      for index in pixels.indices {
        let pixel = pixels[index]
        rows.append(UInt8(truncatingIfNeeded: pixel))
        rows.append(UInt8(truncatingIfNeeded: pixel >> 8))
        rows.append(UInt8(truncatingIfNeeded: pixel >> 16))
      }
    }
    var image = unsafe arcline_png_image(UInt32(layout.width), UInt32(layout.height))
    unsafe image.format = arcline_png_format_bgr
    // Room for incompressible rows: deflate adds less than 1 % and a few headers.
    var bytes = [UInt8](repeating: 0, count: rows.count + rows.count / 50 + layout.height + 4096)
    var count = bytes.count
    let done = unsafe bytes.withUnsafeMutableBytes { target in
      unsafe rows.withUnsafeBytes { source in
        unsafe png_image_write_to_memory(
          &image, target.baseAddress, &count, 0, source.baseAddress, 0, nil)
      }
    }
    guard done != 0 else { throw unsafe PNGError(reason: message(&image)) }
    bytes.removeLast(bytes.count - count)
    return bytes
  }

  /// The picture in the bytes of a PNG, opaque: transparent files are laid over black.
  ///
  /// - Throws: `PNGError` when the bytes are no PNG or the picture has more than 64 million pixels.
  public static func decode(_ bytes: [UInt8]) throws(PNGError) -> PixelBuffer {
    var image = unsafe arcline_png_image(0, 0)
    let opened = unsafe bytes.withUnsafeBytes { source in
      unsafe arcline_png_begin(&image, source.baseAddress, source.count)
    }
    guard opened != 0 else { throw unsafe PNGError(reason: message(&image)) }
    defer { unsafe png_image_free(&image) }
    let width = unsafe Int(image.width)
    let height = unsafe Int(image.height)
    guard width * height <= 64_000_000 else {
      throw PNGError(reason: "the picture of \(width)x\(height) is too large")
    }
    unsafe image.format = arcline_png_format_bgr
    var rows = [UInt8](repeating: 0, count: width * height * 3)
    var black = png_color()
    let done = unsafe rows.withUnsafeMutableBytes { target in
      unsafe png_image_finish_read(&image, &black, target.baseAddress, 0, nil)
    }
    guard done != 0 else { throw unsafe PNGError(reason: message(&image)) }
    var picture = PixelBuffer(width: width, height: height)
    picture.withMutablePixels { pixels in
      for index in pixels.indices {
        pixels[index] =
          0xFF00_0000 | UInt32(rows[3 * index + 2]) << 16 | UInt32(rows[3 * index + 1]) << 8
          | UInt32(rows[3 * index])
      }
    }
    return picture
  }

  private static func message(_ image: inout png_image) -> String {
    unsafe String(cString: arcline_png_message(&image))
  }
}
