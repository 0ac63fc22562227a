/// The bidirectional character types that matter on one line without embeddings.
///
/// See Unicode Standard Annex 9, table 4. White space and all separators count as `neutral`.
enum BidiClass {
  case leftToRight, rightToLeft, arabicLetter
  case europeanNumber, arabicNumber
  case europeanSeparator, europeanTerminator, commonSeparator
  case nonspacingMark, neutral

  /// The type of a scalar; the direction marks have the types of the letters they stand for.
  init(_ scalar: Unicode.Scalar) {
    if scalar.isASCII {
      self.init(ascii: scalar)
    } else if let special = Self.special(scalar.value) {
      self = special
    } else {
      self.init(category: scalar.properties.generalCategory, value: scalar.value)
    }
  }

  private init(ascii scalar: Unicode.Scalar) {
    switch scalar {
    case "0"..."9": self = .europeanNumber
    case "+", "-": self = .europeanSeparator
    case "#", "$", "%": self = .europeanTerminator
    case ",", ".", "/", ":": self = .commonSeparator
    case "A"..."Z", "a"..."z": self = .leftToRight
    default: self = .neutral
    }
  }

  private static func special(_ value: UInt32) -> BidiClass? {
    switch value {
    case 0x200E: .leftToRight
    case 0x200F: .rightToLeft
    case 0x061C: .arabicLetter
    case 0xB2, 0xB3, 0xB9, 0x06F0...0x06F9, 0x2070, 0x2074...0x2079, 0x2080...0x2089,
      0xFF10...0xFF19:
      .europeanNumber
    case 0x0600...0x0605, 0x0660...0x0669, 0x066B, 0x066C, 0x06DD: .arabicNumber
    case 0x207A, 0x207B, 0x208A, 0x208B, 0x2212, 0xFF0B, 0xFF0D: .europeanSeparator
    case 0xA2...0xA5, 0xB0, 0xB1, 0x0609, 0x060A, 0x066A, 0x2030...0x2034, 0x20A0...0x20CF,
      0x2213, 0xFF03...0xFF05:
      .europeanTerminator
    case 0xA0, 0x060C, 0x202F, 0x2044, 0xFF0C, 0xFF0E, 0xFF0F, 0xFF1A: .commonSeparator
    default: nil
    }
  }

  private init(category: Unicode.GeneralCategory, value: UInt32) {
    switch category {
    case .nonspacingMark, .enclosingMark:
      self = .nonspacingMark
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .spacingMark, .decimalNumber, .letterNumber, .privateUse:
      self = Self.strong(value)
    default:
      // Punctuation inside the right-to-left blocks is strong there, elsewhere it is neutral.
      let strong = Self.strong(value)
      self = strong == .leftToRight ? .neutral : strong
    }
  }

  private static func strong(_ value: UInt32) -> BidiClass {
    switch value {
    case 0x0600...0x07BF, 0x0860...0x08FF, 0xFB50...0xFDFF, 0xFE70...0xFEFF,
      0x10D00...0x10D3F, 0x10F30...0x10F6F, 0x1EC70...0x1ECBF, 0x1ED00...0x1ED4F,
      0x1EE00...0x1EEFF:
      .arabicLetter
    case 0x0590...0x05FF, 0x07C0...0x085F, 0xFB1D...0xFB4F, 0x10800...0x10FFF,
      0x1E800...0x1EFFF:
      .rightToLeft
    default: .leftToRight
    }
  }
}
