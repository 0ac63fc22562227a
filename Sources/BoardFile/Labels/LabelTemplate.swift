/// A text with names in braces, as in `{value} of {max} {unit}`.
///
/// `{{` and `}}` stand for braces. A middle dot between two spaces divides a template into pieces; a
/// piece that names something unknown is left out, and its dot with it: `{rate} · {eta} left` says
/// only the rate as long as nobody knows the end. An unknown `{max}` behind something known takes away
/// only itself and the words before it: `{value} of {max} {unit}` then says `13.2 MB`.
public struct LabelTemplate: Hashable, Sendable {
  /// Words, or a name to fill in.
  enum Part: Hashable, Sendable {
    case words(String)
    case field(LabelField)
  }

  /// The template as it was written.
  public let text: String
  /// The pieces between the dots.
  let pieces: [[Part]]

  /// What divides the pieces.
  static let separator = " · "
  /// The most characters of a template.
  public static let longest = 200

  /// The template without any text.
  public static let empty = LabelTemplate(text: "", pieces: [])

  private init(text: String, pieces: [[Part]]) {
    self.text = text
    self.pieces = pieces
  }

  /// Reads a template.
  ///
  /// - Throws: ``LabelTemplateError``, for the first mistake.
  public init(parsing text: String) throws(LabelTemplateError) {
    guard text.count <= Self.longest else { throw .tooLong }
    var pieces: [[Part]] = []
    for piece in Self.split(text) { pieces.append(try Self.parts(of: piece)) }
    self.init(text: text, pieces: pieces)
  }

  /// Makes a template that says a text as it stands.
  public init(literal text: String) {
    let escaped = text.unicodeScalars.reduce(into: "") { result, scalar in
      if scalar == "{" || scalar == "}" { result.unicodeScalars.append(scalar) }
      result.unicodeScalars.append(scalar)
    }
    self.init(text: escaped, pieces: text.isEmpty ? [] : [[.words(text)]])
  }

  /// The names that the template fills in.
  public var fields: Set<LabelField> {
    var names: Set<LabelField> = []
    for case .field(let name) in pieces.joined() { names.insert(name) }
    return names
  }

  private static func split(_ text: String) -> [Substring] {
    guard !text.isEmpty else { return [] }
    var pieces: [Substring] = []
    var start = text.startIndex
    var index = start
    while index < text.endIndex {
      if text[index...].hasPrefix(separator) {
        pieces.append(text[start..<index])
        index = text.index(index, offsetBy: separator.count)
        start = index
      } else {
        index = text.index(after: index)
      }
    }
    return pieces + [text[start...]]
  }

  private static func parts(of piece: Substring) throws(LabelTemplateError) -> [Part] {
    var parts: [Part] = []
    var words = String.UnicodeScalarView()
    var rest = piece.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      guard scalar == "{" || scalar == "}" else {
        words.append(scalar)
        continue
      }
      if rest.first == scalar {
        rest.removeFirst()
        words.append(scalar)
      } else if scalar == "}" {
        throw .strayBrace
      } else {
        if !words.isEmpty { parts.append(.words(String(words))) }
        words = String.UnicodeScalarView()
        parts.append(.field(try field(&rest)))
      }
    }
    if !words.isEmpty { parts.append(.words(String(words))) }
    return parts
  }

  private static func field(
    _ rest: inout Substring.UnicodeScalarView
  ) throws(LabelTemplateError) -> LabelField {
    guard let end = rest.firstIndex(of: "}") else { throw .unclosed }
    let name = String(rest[..<end])
    guard let field = LabelField(rawValue: name) else {
      throw name.contains("{") ? .unclosed : .unknown(name)
    }
    rest = rest[rest.index(after: end)...]
    return field
  }
}

/// What is wrong with a template.
public enum LabelTemplateError: Error, Hashable, Sendable {
  /// A name in braces that does not exist.
  case unknown(String)
  /// A `{` without its `}`.
  case unclosed
  /// A `}` that closes nothing.
  case strayBrace
  /// More than ``LabelTemplate/longest`` characters.
  case tooLong

  /// What to say, with the nearest right name.
  public func message(nearest: NearestNameFinder) -> String {
    switch self {
    case .unknown(let name):
      "there is no {\(Quote.text(name).dropFirst().dropLast())}; "
        + NameAdvice.text(name, LabelField.names, nearest)
    case .unclosed: "a { has no }; write {{ for a brace"
    case .strayBrace: "a } closes nothing; write }} for a brace"
    case .tooLong: "more than \(LabelTemplate.longest) characters"
    }
  }
}
