/// What is known of a job at an instant, for its labels; everything may be unknown.
public struct LabelValues: Hashable, Sendable {
  /// The whole percents to say, already rounded honestly.
  public var percent: Int?
  /// How far the job is, in its unit.
  public var value: Double?
  /// Where the job ends, in its unit.
  public var max: Double?
  /// The unit as the feed names it; `B`, `bytes`, `kB`, `MB` and so on are written with decimal
  /// prefixes, `iB`, `KiB`, `MiB` and so on with binary ones.
  public var unit: String?
  /// Units a second.
  public var rate: Double?
  /// Seconds that are left.
  public var remaining: Double?
  /// Seconds since the start.
  public var elapsed: Double?
  /// Seconds since the last news.
  public var age: Double?
  /// What the job says of itself.
  public var message: String?
  /// What the job is doing.
  public var state: JobState?
  /// The job's name in its feed.
  public var id: String?
  /// The jobs of a rollup by state.
  public var counts: StateCounts?

  /// Makes a record of nothing known.
  public init() {}
}

/// How labels write numbers.
public struct NumberStyle: Hashable, Sendable {
  /// What stands between whole and fraction.
  public var decimalSeparator: String
  /// What stands before the digits of a percentage.
  public var percentPrefix: String
  /// What stands after them.
  public var percentSuffix: String
  /// The digit zero of percentages, which the nine others follow; all other numbers have European
  /// digits.
  public var percentZero: Unicode.Scalar

  /// Makes a style; by default that of English.
  public init(
    decimalSeparator: String = ".", percentPrefix: String = "", percentSuffix: String = "%",
    percentZero: Unicode.Scalar = "0"
  ) {
    self.decimalSeparator = decimalSeparator
    self.percentPrefix = percentPrefix
    self.percentSuffix = percentSuffix
    self.percentZero = percentZero
  }

  private static let directionMarks: Set<Unicode.Scalar> = ["\u{200E}", "\u{200F}", "\u{61C}"]

  /// A percentage, 0 or more, with its sign.
  ///
  /// Marks of direction in its form hold for it alone: within a longer text it is isolated.
  public func percentage(_ percents: Int) -> String {
    let digits = String(percents).unicodeScalars.map { digit in
      Unicode.Scalar(digit.value - 0x30 + percentZero.value) ?? digit
    }
    let text = percentPrefix + String(String.UnicodeScalarView(digits)) + percentSuffix
    let isMarked = text.unicodeScalars.contains { Self.directionMarks.contains($0) }
    return isMarked ? "\u{2068}\(text)\u{2069}" : text
  }
}
