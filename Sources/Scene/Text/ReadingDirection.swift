/// The direction in which one reads.
///
/// A line of text reads as its first letter does, by rules P2 and P3 of Unicode Standard Annex 9; only
/// one without letters, such as one of digits alone, reads as this says.
public enum ReadingDirection: Hashable, Sendable {
  case leftToRight, rightToLeft

  /// Whether one reads from right to left.
  public var isRightToLeft: Bool { self == .rightToLeft }

  /// From right to left, or the other way.
  public init(isRightToLeft: Bool) { self = isRightToLeft ? .rightToLeft : .leftToRight }
}
