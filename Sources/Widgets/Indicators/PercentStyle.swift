/// How a language writes percentages: its digits, and where the sign stands.
///
/// The forms are those of the Unicode Common Locale Data Repository.
public struct PercentStyle: Hashable, Sendable {
  /// What stands before the digits.
  public let prefix: String
  /// What stands after the digits.
  public let suffix: String
  /// The digit zero; the other digits follow it.
  public let zero: Unicode.Scalar
  /// The sign alone, without space and marks of direction.
  let sign: String

  /// "42%".
  public static let plain = PercentStyle(prefix: "", suffix: "%", zero: "0")
  private static let spaced = PercentStyle(prefix: "", suffix: "\u{A0}%", zero: "0")
  private static let leading = PercentStyle(prefix: "%", suffix: "", zero: "0")

  private init(prefix: String, suffix: String, zero: Unicode.Scalar) {
    self.prefix = prefix
    self.suffix = suffix
    self.zero = zero
    let marks: Set<Unicode.Scalar> = ["\u{A0}", "\u{200E}", "\u{61C}"]
    sign = String(
      String.UnicodeScalarView((prefix + suffix).unicodeScalars.filter { !marks.contains($0) }))
  }

  /// Languages with a space before the sign.
  private static let spacedLanguages: Set<String> = [
    "be", "bg", "bs", "ca", "cs", "da", "de", "dsb", "es", "fi", "fo", "fr", "hr", "hsb", "hy",
    "is", "ka", "kk", "ky", "lt", "lv", "mk", "nb", "nn", "no", "pl", "ro", "ru", "sk", "sl", "sq",
    "sr", "sv", "tk", "uk", "uz",
  ]

  /// Makes the style of a language, such as `de`, `pt-BR` or `ar_EG.UTF-8`; others are plain.
  public init(locale: String) {
    let tag = Language(locale)
    switch tag.language {
    case "tr", "eu", "ku": self = .leading
    case "fa": self = PercentStyle(prefix: "", suffix: "\u{66A}", zero: "\u{6F0}")
    case "ar": self = Self.arabic(tag)
    case "mr", "ne": self = PercentStyle(prefix: "", suffix: "%", zero: "\u{966}")
    case "bn", "as": self = PercentStyle(prefix: "", suffix: "%", zero: "\u{9E6}")
    case "my": self = PercentStyle(prefix: "", suffix: "%", zero: "\u{1040}")
    // Spain's Spanish has the space, Mexico's and that of its neighbours has not.
    case "es"
    where ["419", "mx", "us", "gt", "hn", "ni", "pa", "sv", "pr"]
      .contains(tag.subtags.first ?? ""):
      self = .plain
    case "de" where tag.names(["ch", "li"]): self = .plain
    case _ where Self.spacedLanguages.contains(tag.language): self = .spaced
    default: self = .plain
    }
  }

  /// The west of the Arabic world writes European digits.
  private static func arabic(_ tag: Language) -> PercentStyle {
    let western: Set<String> = ["dz", "eh", "ly", "ma", "tn", "ae"]
    guard !tag.names(western) else {
      return PercentStyle(prefix: "", suffix: "\u{200E}%\u{200E}", zero: "0")
    }
    return PercentStyle(prefix: "", suffix: "\u{66A}\u{61C}", zero: "\u{660}")
  }

  /// The digits of a number of percents, 0 or more.
  public func digits(_ percents: Int) -> String {
    // Asked for in every frame, and a short text in European digits takes no memory.
    if zero == "0" { return String(percents) }
    return String(
      String.UnicodeScalarView(
        String(percents).unicodeScalars.map { digit in
          Unicode.Scalar(digit.value - 0x30 + zero.value) ?? digit
        }))
  }

  /// A number of percents in one piece.
  public func text(_ percents: Int) -> String { prefix + digits(percents) + suffix }

  /// Whether the sign stands left of the digits on the screen.
  ///
  /// In text with an Arabic letter mark what follows the digits stands left of them.
  var isSignLeft: Bool { !prefix.isEmpty || suffix.unicodeScalars.contains("\u{61C}") }
}
