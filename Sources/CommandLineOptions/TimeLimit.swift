/// The times that options and boards take.
public enum TimeLimit {
  /// The longest: 31 days, in seconds.
  public static let longestSeconds = 2_678_400.0

  /// What is allowed, in words, with or without 0.
  public static func words(includesZero: Bool) -> String {
    let start = includesZero ? "seconds from 0 to" : "seconds above 0, up to"
    return "\(start) \(StrictNumber.text(longestSeconds)) (31 days)"
  }
}
