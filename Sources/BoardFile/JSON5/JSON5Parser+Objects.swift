extension JSON5Parser {
  mutating func parseObject() -> JSON5Value {
    let start = cursor.position
    var members: [JSON5Member] = []
    var places: [String: SourcePosition] = [:]
    cursor.advance()
    while true {
      skipBlanks()
      switch cursor.current {
      case nil:
        unclosed(start)
        return .object(members)
      case "}":
        cursor.advance()
        return .object(members)
      case "]":
        error(cursor.position, "the object that began at \(start) needs } here, not ]")
        return .object(members)
      default:
        if let member = parseMember() {
          if let first = places[member.key] {
            error(
              member.keyPosition, "\(Quote.text(member.key)) stands twice, first at \(first)")
          } else {
            places[member.key] = member.keyPosition
            members.append(member)
          }
        }
        parseSeparator(in: "object", closing: "}")
      }
    }
  }

  private mutating func unclosed(_ start: SourcePosition) {
    error(start, "the object that begins here has no }")
    lose()
  }

  private mutating func parseMember() -> JSON5Member? {
    let start = cursor.position
    guard let key = parseKey() else {
      skipToSeparator()
      return nil
    }
    skipBlanks()
    if !cursor.take(":") {
      if cursor.take("=") {
        error(start, "after the key \(Quote.text(key)) a colon is needed, not =")
      } else {
        error(cursor.position, "a colon is missing after the key \(Quote.text(key))")
        // Without a colon on this line the rest is more likely the next member than a value.
        if cursor.position.line != start.line || cursor.current == "," || cursor.current == "}" {
          return JSON5Member(key, JSON5Node(.invalid, at: start), keyPosition: start)
        }
      }
    }
    skipBlanks()
    return JSON5Member(key, parseValue(), keyPosition: start)
  }

  /// Reads a key: text in quotes or a bare name; nil when there is none.
  private mutating func parseKey() -> String? {
    let start = cursor.position
    guard let scalar = cursor.current else { return nil }
    if scalar == "\"" || scalar == "'" { return parseString() }
    guard JSON5Scalars.beginsName(scalar) || scalar == "\\" else {
      if scalar == "," {
        error(start, "a key is missing before \",\"")
      } else if JSON5Scalars.isDigit(scalar) {
        error(start, "a key that begins with a digit stands in quotes")
      } else {
        error(start, "\(Self.shown(scalar)) begins no key")
      }
      return nil
    }
    return parseBareKey()
  }

  /// Reads a bare key with its escapes.
  private mutating func parseBareKey() -> String? {
    var key = ""
    while let scalar = cursor.current {
      if scalar == "\\" {
        let place = cursor.position
        cursor.advance()
        guard cursor.take("u"), let escaped = parseHex(digits: 4).flatMap(Unicode.Scalar.init),
          key.isEmpty ? JSON5Scalars.beginsName(escaped) : JSON5Scalars.continuesName(escaped)
        else {
          error(place, "in a bare key only the \\u escape of a letter is allowed")
          return nil
        }
        key.unicodeScalars.append(escaped)
      } else if JSON5Scalars.continuesName(scalar) {
        key.unicodeScalars.append(scalar)
        cursor.advance()
      } else if scalar == "-" {
        // Names of properties have dashes, so the mistake is a common one.
        error(cursor.position, "a key with a dash stands in quotes")
        while let next = cursor.current, next == "-" || JSON5Scalars.continuesName(next) {
          key.unicodeScalars.append(next)
          cursor.advance()
        }
        return key
      } else {
        break
      }
    }
    return key
  }
}
