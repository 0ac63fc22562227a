/// Walks over the scalars of a text and knows the line and the column.
struct JSON5Cursor: Sendable {
  private let scalars: [Unicode.Scalar]
  private(set) var index = 0
  private(set) var position = SourcePosition.start

  init(_ scalars: [Unicode.Scalar]) {
    self.scalars = scalars
    // A byte-order mark is no part of the first line.
    if scalars.first == "\u{FEFF}" { index = 1 }
  }

  /// The scalar ahead; nil at the end.
  var current: Unicode.Scalar? { index < scalars.count ? scalars[index] : nil }

  /// The scalar after the one ahead; nil at the end.
  var following: Unicode.Scalar? { index + 1 < scalars.count ? scalars[index + 1] : nil }

  /// The scalars from an earlier index on.
  func text(from start: Int) -> String {
    var text = ""
    text.unicodeScalars.append(contentsOf: scalars[start..<index])
    return text
  }

  /// Moves over one scalar; stays at the end.
  mutating func advance() {
    guard let scalar = current else { return }
    index += 1
    if scalar == "\n" || (scalar == "\r" && current != "\n") {
      position = SourcePosition(line: position.line + 1, column: 1)
    } else {
      position.column += 1
    }
  }

  /// Moves over a scalar if it is the one ahead.
  mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard current == scalar else { return false }
    advance()
    return true
  }

  /// Moves over white space and comments; returns where a comment begins that does not end.
  mutating func skipBlanks() -> SourcePosition? {
    while let scalar = current {
      if scalar == "/", following == "/" {
        while let next = current, !JSON5Scalars.endsLine(next) { advance() }
      } else if scalar == "/", following == "*" {
        if let start = skipBlockComment() { return start }
      } else if JSON5Scalars.isBlank(scalar) {
        advance()
      } else {
        return nil
      }
    }
    return nil
  }

  private mutating func skipBlockComment() -> SourcePosition? {
    let start = position
    advance()
    advance()
    while let scalar = current {
      if scalar == "*", following == "/" {
        advance()
        advance()
        return nil
      }
      advance()
    }
    return start
  }
}

/// The classes of scalars in the grammar of JSON5 (spec.json5.org, sections 2 and 8).
enum JSON5Scalars {
  static func endsLine(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\n" || scalar == "\r" || scalar == "\u{2028}" || scalar == "\u{2029}"
  }

  static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case " ", "\t", "\n", "\r", "\u{B}", "\u{C}", "\u{A0}", "\u{FEFF}", "\u{2028}", "\u{2029}": true
    default: !scalar.isASCII && scalar.properties.generalCategory == .spaceSeparator
    }
  }

  static func beginsName(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "$", "_": true
    case _ where scalar.isASCII: false
    default:
      switch scalar.properties.generalCategory {
      case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
        .letterNumber:
        true
      default: false
      }
    }
  }

  static func continuesName(_ scalar: Unicode.Scalar) -> Bool {
    if beginsName(scalar) || isDigit(scalar) { return true }
    guard !scalar.isASCII else { return false }
    if scalar == "\u{200C}" || scalar == "\u{200D}" { return true }
    return switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .decimalNumber, .connectorPunctuation: true
    default: false
    }
  }

  static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }

  static func hexDigit(_ scalar: Unicode.Scalar) -> UInt32? {
    switch scalar {
    case "0"..."9": scalar.value - 0x30
    case "a"..."f": scalar.value - 0x61 + 10
    case "A"..."F": scalar.value - 0x41 + 10
    default: nil
    }
  }
}
