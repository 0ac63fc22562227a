/// The whole percent that a label may show for a fraction.
///
/// It is floor(100 p + 1e-9): the small term lifts products such as 0.29 · 100, which binary64 puts
/// just under the whole number, and nothing else. Never 100 before the fraction is 1.
///
/// - Parameter fraction: Taken as 0 below 0 or if it is not a number, as 1 above 1.
/// - Returns: From 0 to 100.
func honestPercent(_ fraction: Double) -> Int {
  guard fraction > 0 else { return 0 }
  guard fraction < 1 else { return 100 }
  return min(Int(100 * fraction + 1e-9), 99)
}
