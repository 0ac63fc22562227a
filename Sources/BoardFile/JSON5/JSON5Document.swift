/// What a JSON5 text says, and everything that is wrong with it.
public struct JSON5Document: Sendable {
  /// The value; ``JSON5Value/invalid`` when there is none.
  public let root: JSON5Node
  /// What is wrong, in the order of the text.
  public let diagnostics: [Diagnostic]

  /// The most bytes of a text.
  public static let longest = 1 << 20
  /// The most objects and lists within each other.
  public static let deepest = 64

  /// Reads a text in UTF-8, with or without a byte-order mark.
  ///
  /// Reading goes on after a mistake where the next value can be found again. A text that is longer
  /// than ``longest`` or not UTF-8 gives one error and no value. Of a key that stands twice in an
  /// object the first one counts.
  ///
  /// - Complexity: O(*n*).
  public init(reading bytes: [UInt8]) {
    var list = DiagnosticList()
    root = Self.read(bytes, &list).root
    diagnostics = list.sorted
  }

  /// The value, and whether the text was read to its end: if not, keys may be missing that it has.
  static func read(
    _ bytes: [UInt8], _ list: inout DiagnosticList
  ) -> (root: JSON5Node, isWhole: Bool) {
    guard bytes.count <= longest else {
      list.error(.start, "the file is longer than \(longest) bytes")
      return (JSON5Node(.invalid), false)
    }
    let (scalars, fault) = decode(bytes)
    if let fault {
      list.error(fault, "the file is not UTF-8")
      return (JSON5Node(.invalid), false)
    }
    var parser = JSON5Parser(scalars, list: list)
    let root = parser.parseDocument()
    list = parser.list
    return (root, !parser.isLost)
  }

  /// The scalars of a text, or the place of the first one that is none.
  private static func decode(_ bytes: [UInt8]) -> ([Unicode.Scalar], SourcePosition?) {
    var scalars: [Unicode.Scalar] = []
    scalars.reserveCapacity(bytes.count)
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    while true {
      switch decoder.decode(&iterator) {
      case .scalarValue(let scalar): scalars.append(scalar)
      case .emptyInput: return (scalars, nil)
      case .error:
        var cursor = JSON5Cursor(scalars)
        while cursor.current != nil { cursor.advance() }
        return ([], cursor.position)
      }
    }
  }
}
