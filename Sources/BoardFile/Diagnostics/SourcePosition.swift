/// A place in a text, as editors count it.
public struct SourcePosition: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The line, from 1; LF, CR LF and CR end a line.
  public var line: Int
  /// The Unicode scalar within the line, from 1; a tab is one.
  public var column: Int

  /// Makes a position.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// The first scalar of a text.
  public static let start = SourcePosition(line: 1, column: 1)

  /// Whether one place comes before another in the text.
  public static func < (first: SourcePosition, second: SourcePosition) -> Bool {
    (first.line, first.column) < (second.line, second.column)
  }

  /// The place as `line:column`.
  public var description: String { "\(line):\(column)" }
}
