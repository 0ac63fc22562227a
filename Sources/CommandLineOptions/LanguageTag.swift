/// Names of languages as options and board files take them.
public enum LanguageTag {
  /// Whether a text is the tag of a language such as `de` or `pt-BR`, or a locale of the system such as
  /// `de_CH.UTF-8`, `C` or `POSIX`.
  public static func isValid(_ text: String) -> Bool {
    let ends: [UInt8] = [UInt8(ascii: "."), UInt8(ascii: "@")]
    let (tag, rest) =
      text.utf8.firstIndex(where: ends.contains).map {
        (text.utf8[..<$0], text.utf8[$0...].dropFirst())
      } ?? (text.utf8[...], "".utf8[...])
    let parts = tag.split(omittingEmptySubsequences: false) {
      $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_")
    }
    let isUsual =
      parts.allSatisfy { (1...8).contains($0.count) && $0.allSatisfy(isLetterOrDigit) }
      && parts.first.map { (2...8).contains($0.count) && $0.allSatisfy(isLetter) } == true
      && rest.allSatisfy { isLetterOrDigit($0) || "-_.@=".utf8.contains($0) }
    return isUsual || tag.elementsEqual("C".utf8) || text == "POSIX"
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    isLetter(byte) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
