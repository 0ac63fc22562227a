/// Spans of time as people say them.
enum DurationText {
  private static let most = 1e9

  /// A time that is left: seconds below a minute, minutes below an hour, then hours and minutes.
  ///
  /// Rounded up, since nobody minds what ends early. Nil for what is no span, or longer than 30 years.
  static func coarse(_ seconds: Double) -> String? {
    guard let whole = whole(seconds.rounded(.up)) else { return nil }
    if whole < 60 { return "\(whole) s" }
    let minutes = (whole + 59) / 60
    if minutes < 60 { return "\(minutes) min" }
    return long(minutes: minutes)
  }

  /// A time that has passed: its two greatest units, rounded down.
  static func fine(_ seconds: Double) -> String? {
    guard let whole = whole(seconds.rounded(.down)) else { return nil }
    if whole < 60 { return "\(whole) s" }
    let minutes = whole / 60
    if minutes < 60 { return joined(minutes, "min", whole % 60, "s") }
    return long(minutes: minutes)
  }

  private static func long(minutes: Int) -> String {
    let hours = minutes / 60
    if hours < 24 { return joined(hours, "h", minutes % 60, "min") }
    return joined(hours / 24, "d", hours % 24, "h")
  }

  private static func joined(_ first: Int, _ unit: String, _ rest: Int, _ smaller: String) -> String
  {
    rest == 0 ? "\(first) \(unit)" : "\(first) \(unit) \(rest) \(smaller)"
  }

  private static func whole(_ seconds: Double) -> Int? {
    guard seconds >= 0, seconds < most else { return nil }
    return Int(seconds)
  }
}
