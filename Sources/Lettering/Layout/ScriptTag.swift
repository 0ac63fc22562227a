/// The ISO 15924 code of a script, as text shaping wants it.
enum ScriptTag: String {
  case latin = "Latn"
  case greek = "Grek"
  case cyrillic = "Cyrl"
  case armenian = "Armn"
  case hebrew = "Hebr"
  case arabic = "Arab"
  case syriac = "Syrc"
  case thaana = "Thaa"
  case devanagari = "Deva"
  case bengali = "Beng"
  case gurmukhi = "Guru"
  case gujarati = "Gujr"
  case oriya = "Orya"
  case tamil = "Taml"
  case telugu = "Telu"
  case kannada = "Knda"
  case malayalam = "Mlym"
  case sinhala = "Sinh"
  case thai = "Thai"
  case lao = "Laoo"
  case tibetan = "Tibt"
  case myanmar = "Mymr"
  case georgian = "Geor"
  case khmer = "Khmr"
  // Kana, hangul and ideographs are not told apart: none of them needs a shaper of its own here.
  case eastAsian = "Hani"
  case unknown = "Zzzz"

  /// The script of a letter; nil for what takes the script of its neighbours.
  init?(_ scalar: Unicode.Scalar) {
    guard scalar.properties.isAlphabetic else { return nil }
    guard scalar.value >= 0x0250 else {
      self = .latin
      return
    }
    self = Self.blocks.first { $0.range.contains(scalar.value) }?.script ?? .unknown
  }

  private static let blocks: [(range: ClosedRange<UInt32>, script: ScriptTag)] = [
    (0x0250...0x02AF, .latin), (0x0370...0x03FF, .greek), (0x0400...0x052F, .cyrillic),
    (0x0530...0x058F, .armenian), (0x0590...0x05FF, .hebrew), (0x0600...0x06FF, .arabic),
    (0x0700...0x074F, .syriac), (0x0750...0x077F, .arabic), (0x0780...0x07BF, .thaana),
    (0x0860...0x086F, .syriac), (0x0870...0x08FF, .arabic), (0x0900...0x097F, .devanagari),
    (0x0980...0x09FF, .bengali), (0x0A00...0x0A7F, .gurmukhi), (0x0A80...0x0AFF, .gujarati),
    (0x0B00...0x0B7F, .oriya), (0x0B80...0x0BFF, .tamil), (0x0C00...0x0C7F, .telugu),
    (0x0C80...0x0CFF, .kannada), (0x0D00...0x0D7F, .malayalam), (0x0D80...0x0DFF, .sinhala),
    (0x0E00...0x0E7F, .thai), (0x0E80...0x0EFF, .lao), (0x0F00...0x0FFF, .tibetan),
    (0x1000...0x109F, .myanmar), (0x10A0...0x10FF, .georgian), (0x1100...0x11FF, .eastAsian),
    (0x1780...0x17FF, .khmer), (0x1E00...0x1EFF, .latin), (0x1F00...0x1FFF, .greek),
    (0x2E80...0xA4CF, .eastAsian), (0xAC00...0xD7FF, .eastAsian), (0xF900...0xFAFF, .eastAsian),
    (0xFB00...0xFB06, .latin), (0xFB1D...0xFB4F, .hebrew), (0xFB50...0xFDFF, .arabic),
    (0xFE70...0xFEFF, .arabic), (0xFF00...0xFFEF, .eastAsian), (0x20000...0x3FFFF, .eastAsian),
  ]
}
