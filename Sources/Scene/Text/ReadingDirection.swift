/// The direction in which one reads, and for which lines of text it holds.
public struct ReadingDirection: Hashable, Sendable {
  /// Whether one reads from right to left.
  public var isRightToLeft: Bool
  /// Whether it also holds for lines whose own letters say otherwise.
  ///
  /// If not, a line reads as its first letter does, by rules P2 and P3 of Unicode Standard Annex 9,
  /// and only a line without letters, such as one of digits alone, reads this way.
  public var goesBeforeText: Bool

  /// From left to right, unless a line's own letters say otherwise.
  public static let leftToRight = ReadingDirection(isRightToLeft: false)
  /// From right to left, unless a line's own letters say otherwise.
  public static let rightToLeft = ReadingDirection(isRightToLeft: true)

  /// Makes a direction, by default one that follows the letters of each line.
  public init(isRightToLeft: Bool, goesBeforeText: Bool = false) {
    self.isRightToLeft = isRightToLeft
    self.goesBeforeText = goesBeforeText
  }
}
