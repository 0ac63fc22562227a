/// The range in which the closed forms neither overflow nor lose the difference of two values.
enum ValueLimit {
  static let largest = 1e100

  /// Whether `value` is a number within the limit.
  static func accepts(_ value: Double) -> Bool { abs(value) <= largest }
}
