/// Puts objects together that may stand on one line or on many.
///
/// Lines are added until the brackets are balanced, seen from outside of strings. An object that
/// never ends cannot swallow the stream: a line that begins with an opening brace without a blank in
/// front begins a new object, because printers indent what is inside.
struct JSONObjectAssembler: Sendable {
  /// The most bytes of one object.
  static let limit = 4 << 20

  /// What a line came to.
  enum Outcome: Equatable {
    /// A line outside of every object.
    case text
    /// The line belongs to an object that goes on.
    case open
    /// The line completes an object, whose first line is given.
    case object([UInt8], line: Int)
    /// The object grew beyond the limit and is dropped.
    case tooLong
  }

  /// The first line of the object that is open; nil if none is.
  private(set) var openLine: Int?

  private var bytes: [UInt8] = []
  private var depth = 0
  private var isInString = false
  private var isEscaped = false

  /// Whether a line shows that the open object was never completed.
  func isBroken(by line: Span<UInt8>) -> Bool {
    openLine != nil && line.count > 0 && line[0] == UInt8(ascii: "{")
  }

  /// Drops the open object.
  mutating func reset() {
    self = JSONObjectAssembler()
  }

  /// Adds a line.
  mutating func add(_ text: Span<UInt8>, line: Int) -> Outcome {
    if openLine == nil {
      let start = text.skippingBlanks(from: 0)
      guard start < text.count, text[start] == UInt8(ascii: "{") else { return .text }
      openLine = line
    }
    guard bytes.count + text.count < Self.limit else {
      reset()
      return .tooLong
    }
    for index in text.indices {
      follow(text[index])
      bytes.append(text[index])
    }
    bytes.append(ASCII.lineFeed)
    guard depth <= 0, let first = openLine else { return .open }
    let object = bytes
    reset()
    return .object(object, line: first)
  }

  private mutating func follow(_ byte: UInt8) {
    if isInString {
      if isEscaped {
        isEscaped = false
      } else if byte == ASCII.backslash {
        isEscaped = true
      } else if byte == ASCII.quote {
        isInString = false
      }
      return
    }
    switch byte {
    case ASCII.quote: isInString = true
    case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
    case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
    default: break
    }
  }
}
