internal import CSDL2TTF

/// The reason why a font could not be opened, in SDL_ttf's words.
struct FontOpenFailure: Error {
  let reason: String
}

/// The measures of one glyph in whole pixels, y upwards from the baseline.
struct GlyphMeasure: Equatable {
  var minX: Int
  var maxX: Int
  var minY: Int
  var maxY: Int
  var advance: Int
}

/// How a stretch of text is shaped.
struct Shaping: Hashable {
  var script = ScriptTag.unknown
  var isRightToLeft = false
}

/// A face of a font file at one size, ready to measure and draw.
///
/// Every method is total: a failure of SDL_ttf gives nil. Kerning is on. Hinting is vertical only
/// with glyphs at fractions of a pixel: stems keep their weight and spacing, while the heights
/// stand sharp on the pixel rows at 14 to 20 pixels.
@safe final class SizedFont {
  /// The em size in pixels.
  let size: Int
  /// The distance of the ascent above the baseline in pixels.
  let ascent: Int
  /// The distance of the descent below the baseline in pixels.
  let descent: Int
  /// The least height of a rendered line in pixels.
  let height: Int

  /// The blank of the face, measured when it is first needed.
  private(set) lazy var blank = Blank(of: self)

  private let handle: OpaquePointer
  // Both must outlive the handle.
  private let data: FontData
  private let library: FontLibrary

  /// Opens the first face in a file's bytes; at 72 dots an inch a point is a pixel.
  init(data: FontData, size: Int, library: FontLibrary) throws(FontOpenFailure) {
    var reason = ""
    let opened = unsafe FontLibrary.exclusively {
      let font = unsafe Self.open(data, size: size)
      if unsafe font == nil { reason = FontLibrary.lastError }
      return unsafe font
    }
    guard let font = unsafe opened else { throw FontOpenFailure(reason: reason) }
    unsafe handle = font
    self.data = data
    self.library = library
    self.size = size
    ascent = unsafe max(0, Int(TTF_FontAscent(font)))
    descent = unsafe max(0, -Int(TTF_FontDescent(font)))
    height = unsafe Int(TTF_FontHeight(font))
  }

  deinit { FontLibrary.exclusively { unsafe TTF_CloseFont(handle) } }

  /// Whether the face has a glyph of its own for a scalar.
  func provides(_ scalar: Unicode.Scalar) -> Bool {
    FontLibrary.exclusively { unsafe TTF_GlyphIsProvided32(handle, scalar.value) != 0 }
  }

  /// The measures of the glyph of a scalar, before any shaping.
  func glyph(_ scalar: Unicode.Scalar) -> GlyphMeasure? {
    FontLibrary.exclusively {
      var box: (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
      var advance: Int32 = 0
      let status = unsafe TTF_GlyphMetrics32(
        handle, scalar.value, &box.0, &box.1, &box.2, &box.3, &advance)
      guard status == 0 else { return nil }
      return GlyphMeasure(
        minX: Int(box.0), maxX: Int(box.1), minY: Int(box.2), maxY: Int(box.3),
        advance: Int(advance))
    }
  }

  /// The width and height of the picture that `picture(of:shaping:)` would give.
  func pictureSize(of text: String, shaping: Shaping) -> (width: Int, height: Int)? {
    guard !text.isEmpty else { return nil }
    return FontLibrary.exclusively { measure(text, shaping) }
  }

  /// The coverage of a shaped stretch of text; nil for empty text and text without width.
  func picture(of text: String, shaping: Shaping) -> LinePicture? {
    guard !text.isEmpty else { return nil }
    return FontLibrary.exclusively {
      guard
        let size = measure(text, shaping), size.width > 0,
        size.width * size.height <= LinePicture.pixelLimit
      else { return nil }
      let white = SDL_Color(r: 255, g: 255, b: 255, a: 255)
      guard let surface = unsafe TTF_RenderUTF8_Blended(handle, text, white) else { return nil }
      defer { unsafe SDL_FreeSurface(surface) }
      return unsafe LinePicture(surface)
    }
  }

  private static func open(_ data: FontData, size: Int) -> OpaquePointer? {
    guard
      let stream = unsafe SDL_RWFromConstMem(data.address, Int32(data.count)),
      let font = unsafe TTF_OpenFontDPIRW(stream, 1, Int32(size), 72, 72)
    else { return nil }
    unsafe TTF_SetFontHinting(font, TTF_HINTING_LIGHT_SUBPIXEL)
    unsafe TTF_SetFontKerning(font, 1)
    return unsafe font
  }

  private func measure(_ text: String, _ shaping: Shaping) -> (width: Int, height: Int)? {
    var width: Int32 = 0
    var height: Int32 = 0
    // Direction and script stay with the font, so both are set before every use.
    unsafe TTF_SetFontDirection(
      handle, shaping.isRightToLeft ? TTF_DIRECTION_RTL : TTF_DIRECTION_LTR)
    unsafe TTF_SetFontScriptName(handle, shaping.script.rawValue)
    guard unsafe TTF_SizeUTF8(handle, text, &width, &height) == 0 else { return nil }
    return (Int(width), Int(height))
  }
}
