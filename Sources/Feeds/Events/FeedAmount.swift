/// How far a job is in what is counted, such as bytes or files.
public struct FeedAmount: Sendable, Equatable {
  /// How many there are so far; finite.
  public var value: Double
  /// How many there are in all, above 0 and finite; nil when that is not known.
  public var total: Double?
  /// The unit as the stream names it, empty without one.
  ///
  /// `B` are bytes that are written with decimal prefixes, `iB` bytes with binary ones; `kB`, `MB`
  /// and so on, and `KiB`, `MiB` and so on are such bytes counted in thousands or in 1024s.
  public var unit: String

  /// Makes an amount; nil when the value is not finite.
  ///
  /// A total that is not above 0 and finite is not known.
  public init?(_ value: Double, of total: Double? = nil, in unit: String = "") {
    guard value.isFinite else { return nil }
    self.value = value
    self.total = total.flatMap { $0 > 0 && $0.isFinite ? $0 : nil }
    self.unit = unit
  }
}

extension FeedUpdate {
  /// The update with what it counts; without a value as it is.
  func counted(_ value: Double?, of total: Double? = nil, in unit: String) -> FeedUpdate {
    guard let value else { return self }
    var update = self
    update.amount = FeedAmount(value, of: total, in: unit)
    return update
  }
}
