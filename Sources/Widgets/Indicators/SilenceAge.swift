/// How long there has been no news, in words that change seldom.
public enum SilenceAge {
  /// The units, the greatest first, with their seconds.
  private static let units = [("d", 86_400.0), ("h", 3600), ("min", 60), ("s", 1)]
  /// So many of a unit have passed before a time is told in it: "90 s" says more than "1 min".
  private static let least = 2.0
  /// Longer times have no text.
  private static let most = 1e9

  /// The unit that a time of at least a second is told in.
  private static func unit(_ seconds: Double) -> (name: String, seconds: Double)? {
    guard seconds >= 1, seconds < most else { return nil }
    return units.first { seconds >= least * $0.1 } ?? units.last
  }

  /// A time in seconds in its greatest unit, rounded down; nil below a second, or beyond 30 years.
  static func text(_ seconds: Double) -> String? {
    unit(seconds).map { "\(Int(seconds / $0.seconds)) \($0.name)" }
  }

  /// The seconds after which the text of a time is another one.
  public static func secondsToChange(after seconds: Double) -> Double {
    guard seconds >= 1 else { return max(0, min(1, 1 - seconds)) }
    let step = unit(seconds)?.seconds ?? most
    return step - seconds.truncatingRemainder(dividingBy: step)
  }
}
