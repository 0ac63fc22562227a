/// The time of the day where the machine stands, for what follows the day and not the clock.
public enum LocalTime {
  /// The second of the local day, 0…86 400; it jumps where the clock is set or daylight saving begins.
  public static func secondOfDay() -> Int { System.secondOfLocalDay() }
}
