import CommandLineOptions

/// How bright the picture is through the day, as a pure function of the time.
///
/// In the hours of dimming the light falls to its level within a minute, and rises again within the
/// last one.
nonisolated struct DailyDimming: Hashable, Sendable {
  private static let day = 86_400
  /// How long a change takes, in seconds.
  static let ramp = 60

  /// The second of the day at which dimming begins.
  private let start: Int
  /// How long it lasts, in seconds.
  private let length: Int
  /// The light that is left, 0…1.
  private let level: Double

  /// Dims in the hours given, to a level in 0…1.
  init(_ hours: Options.DailyHours, level: Double) {
    start = hours.start * 60
    length = ((hours.end - hours.start) * 60 + Self.day) % Self.day
    self.level = max(0, min(1, level))
  }

  /// The light at a second of the day, `level`…1.
  func light(atSecond second: Int) -> Double {
    let since = elapsed(second)
    guard since < length else { return 1 }
    let ramp = min(Self.ramp, length / 2)
    let edge = min(since, length - since)
    guard edge < ramp else { return level }
    return 1 - (1 - level) * Double(edge) / Double(ramp)
  }

  /// The seconds until the light may change: 1 within a change.
  func secondsToChange(atSecond second: Int) -> Int {
    let since = elapsed(second)
    guard since < length else { return max(1, Self.day - since) }
    let ramp = min(Self.ramp, length / 2)
    if since < ramp || since >= length - ramp { return 1 }
    return length - ramp - since
  }

  /// The seconds since the last beginning, 0..<86 400.
  private func elapsed(_ second: Int) -> Int {
    let wrapped = (second - start) % Self.day
    return wrapped < 0 ? wrapped + Self.day : wrapped
  }
}
