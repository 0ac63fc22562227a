/// Percentages as numbers.
public enum PercentText {
  /// The whole percents of a fraction, never 100 before the end: ⌊100·p + 1e−9⌋, at most 99 below 1.
  ///
  /// The addend makes up for fractions such as 0.29, which binary numbers hold a little too low.
  /// Values outside 0…1 are clamped; not a number gives 0.
  public static func whole(_ fraction: Double) -> Int {
    guard fraction > 0 else { return 0 }
    guard fraction < 1 else { return 100 }
    return min(99, Int((100 * fraction + 1e-9).rounded(.down)))
  }

  /// The same, and never 0 after the start: at least 1 above 0.
  public static func begun(_ fraction: Double) -> Int {
    fraction > 0 ? max(1, whole(fraction)) : 0
  }

  /// The nearest whole percents of a fraction, exact halves to the even one: `%.0f` of 100·p.
  ///
  /// Values outside 0…1 are clamped; not a number gives 0.
  public static func nearest(_ fraction: Double) -> Int {
    guard fraction > 0 else { return 0 }
    return Int((100 * min(1, fraction)).rounded(.toNearestOrEven))
  }

  /// The label of a fraction in the plain style, such as "42%".
  public static func label(_ fraction: Double) -> String {
    PercentStyle.plain.text(whole(fraction))
  }
}
