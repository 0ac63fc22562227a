/// A language such as `de`, `pt-BR` or `ar_EG.UTF-8`, taken apart.
public struct Language: Hashable, Sendable {
  /// The language in lower case; empty when nothing is said.
  let language: String
  /// What follows it in lower case: script, region and variants.
  let subtags: [String]

  /// Takes a tag or a locale of the system apart; every text is one.
  public init(_ text: String) {
    let parts = text.lowercased().prefix { $0 != "." && $0 != "@" }
      .split { $0 == "-" || $0 == "_" }.map(String.init)
    language = parts.first ?? ""
    subtags = Array(parts.dropFirst())
  }

  /// Whether one of some scripts or regions is named.
  func names(_ wanted: Set<String>) -> Bool { !wanted.isDisjoint(with: subtags) }

  /// Whether one reads from right to left, by the script that is named or that of the language.
  public var readsRightToLeft: Bool {
    if names(["arab", "hebr", "syrc", "thaa", "nkoo", "adlm", "rohg"]) { return true }
    let isOtherwise = subtags.contains { $0.utf8.count == 4 && $0.utf8.allSatisfy { $0 >= 0x61 } }
    return !isOtherwise && Self.rightToLeftLanguages.contains(language)
  }

  private static let rightToLeftLanguages: Set<String> = [
    "ar", "arc", "ckb", "dv", "fa", "he", "iw", "ks", "lrc", "mzn", "nqo", "ps", "sd", "syr", "ug",
    "ur", "yi",
  ]

  /// What stands between the whole and its fraction, for numbers in European digits.
  ///
  /// As in the Unicode Common Locale Data Repository.
  public var decimalSeparator: String { hasComma ? "," : "." }

  private var hasComma: Bool {
    switch language {
    case "ar": names(["dz", "ly", "ma", "mr", "tn"])
    case "de": !names(["ch", "li"])
    case "en": names(["at", "be", "de", "dk", "fi", "nl", "se", "si"])
    case "es": !names(["419", "cu", "do", "gt", "hn", "mx", "ni", "pa", "pe", "pr", "sv", "us"])
    case "it": !names(["ch"])
    default: Self.commaLanguages.contains(language)
    }
  }

  private static let commaLanguages: Set<String> = [
    "af", "az", "be", "bg", "bs", "ca", "cs", "da", "dsb", "el", "eo", "et", "eu", "fi", "fo", "fr",
    "fur", "fy", "gl", "hr", "hsb", "hu", "hy", "id", "is", "ka", "kk", "kl", "ku", "ky", "lb",
    "ln", "lo", "lt", "lv", "mk", "nb", "nl", "nn", "no", "oc", "pl", "pt", "ro", "ru", "rw", "se",
    "sk", "sl", "sq", "sr", "sv", "tg", "tk", "tr", "tt", "uk", "uz", "vi", "wo",
  ]
}
