/// A straight scale of an axis: values on it, positions in the picture, and round marks.
struct PlotScale {
  let low, high: Double
  let start, end: Double

  /// Maps `values` onto the positions from `start` to `end`; a range of nothing is widened.
  init(_ values: ClosedRange<Double>, from start: Double, to end: Double) {
    low = values.lowerBound
    high = values.upperBound > low ? values.upperBound : low + 1
    self.start = start
    self.end = end
  }

  /// The position of a value; values outside the range are held at its ends.
  func position(_ value: Double) -> Double {
    let held = min(max(value, low), high)
    return start + (held - low) / (high - low) * (end - start)
  }

  /// The distance of marks: 1, 2 or 5 times a power of ten, so that there are at most `most`.
  static func step(over range: Double, most: Int) -> Double {
    guard range > 0, range.isFinite else { return 1 }
    let least = range / Double(max(most, 1))
    let power = ElementaryFunctions.exp10(ElementaryFunctions.log10(least).rounded(.down))
    // The last one is for a power that was rounded a little too low.
    return [1, 2, 5, 10, 20].map { $0 * power }.first { $0 >= least } ?? least
  }

  /// Marks at round values, from the lowest on, with their text.
  func marks(most: Int) -> [(value: Double, text: String)] {
    let step = Self.step(over: high - low, most: most)
    let places = (0...6).first { step * ElementaryFunctions.exp10(Double($0)) > 0.999 } ?? 6
    let first = (low / step).rounded(.up)
    return (0...max(most, 1)).map { (first + Double($0)) * step }
      .filter { $0 <= high + step / 1000 }
      .map { ($0, PlainText.fixed($0, places: places)) }
  }
}
