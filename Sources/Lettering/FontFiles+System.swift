extension FontFiles {
  /// The usual places of the Noto, DejaVu and Droid families on Linux systems.
  ///
  /// Broad faces come first; those of one script are asked only for its scalar values.
  public static let systemFallbacks: [FallbackFont] =
    fonts(["NotoSans-Regular.ttf"], in: notoFolders)
    + scripts.flatMap { fonts(["NotoSans\($0.name)-Regular.ttf"], in: notoFolders, $0.coverage) }
    + fonts(["DejaVuSans.ttf"], in: dejaVuFolders)
    + fonts(["NotoSansCJK-Regular.ttc"], in: eastAsianFolders, eastAsian)
    + fonts(["DroidSansFallbackFull.ttf"], in: droidFolders)

  private static let notoFolders = [
    "/usr/share/fonts/truetype/noto", "/usr/share/fonts/noto", "/usr/share/fonts/google-noto",
  ]
  private static let dejaVuFolders = [
    "/usr/share/fonts/truetype/dejavu", "/usr/share/fonts/TTF",
    "/usr/share/fonts/dejavu-sans-fonts",
  ]
  private static let eastAsianFolders = [
    "/usr/share/fonts/opentype/noto", "/usr/share/fonts/noto-cjk",
    "/usr/share/fonts/google-noto-sans-cjk-fonts",
  ]
  private static let droidFolders = [
    "/usr/share/fonts/truetype/droid", "/usr/share/fonts/droid",
  ]

  /// Faces named after one script, with the blocks of Unicode that hold it.
  private static let scripts: [(name: String, coverage: [ClosedRange<UInt32>])] = [
    ("Arabic", [0x0600...0x06FF, 0x0750...0x077F, 0x08A0...0x08FF, 0xFB50...0xFEFF]),
    ("Hebrew", [0x0590...0x05FF, 0xFB1D...0xFB4F]),
    ("Devanagari", [0x0900...0x097F, 0xA8E0...0xA8FF]),
    ("Bengali", [0x0980...0x09FF]),
    ("Gurmukhi", [0x0A00...0x0A7F]),
    ("Gujarati", [0x0A80...0x0AFF]),
    ("Tamil", [0x0B80...0x0BFF]),
    ("Telugu", [0x0C00...0x0C7F]),
    ("Kannada", [0x0C80...0x0CFF]),
    ("Malayalam", [0x0D00...0x0D7F]),
    ("Sinhala", [0x0D80...0x0DFF]),
    ("Thai", [0x0E00...0x0E7F]),
    ("Lao", [0x0E80...0x0EFF]),
    ("Myanmar", [0x1000...0x109F]),
    ("Georgian", [0x10A0...0x10FF]),
    ("Armenian", [0x0530...0x058F]),
    ("Khmer", [0x1780...0x17FF]),
  ]

  /// Radicals, kana, hangul, ideographs and their compatibility and full-width forms.
  private static let eastAsian: [ClosedRange<UInt32>] = [
    0x1100...0x11FF, 0x2E80...0xA4CF, 0xAC00...0xD7FF, 0xF900...0xFAFF, 0xFE30...0xFE4F,
    0xFF00...0xFFEF, 0x20000...0x3FFFF,
  ]

  private static func fonts(
    _ names: [String], in folders: [String], _ coverage: [ClosedRange<UInt32>] = []
  ) -> [FallbackFont] {
    names.flatMap { name in
      folders.map { FallbackFont(path: "\($0)/\(name)", coverage: coverage) }
    }
  }
}
