extension FeedUpdate {
  /// The largest fraction of a job that is not complete.
  static let largestUnfinished = (1.0).nextDown

  /// A percentage as it stood in a stream: taken into 0 to 100, done at 100.
  static func percent(_ value: Double, line: Int, id: String = "") -> FeedUpdate {
    let fraction = ValueRange.percent.fraction(of: value) ?? 0
    var update = FeedUpdate(
      line: line, id: id, fraction: fraction, state: fraction < 1 ? .running : .done)
    update.number = value
    update.isAdjusted = value < 0 || value > 100
    return update
  }

  /// A part of a total; without a total above 0, and for values that make no sense, it is unknown.
  static func part(_ value: Double, of total: Double?, line: Int, id: String = "") -> FeedUpdate {
    guard let total, total > 0, total.isFinite, value.isFinite,
      let range = ValueRange(minimum: 0, maximum: total),
      let fraction = range.fraction(of: value)
    else {
      var update = FeedUpdate(line: line, id: id, state: .unknown)
      update.number = value.isFinite ? value : nil
      return update
    }
    var update = FeedUpdate(
      line: line, id: id, fraction: fraction, state: fraction < 1 ? .running : .done)
    update.number = value
    update.isAdjusted = value < 0 || value > total
    return update
  }

  /// The end of a job that is complete.
  static func done(line: Int, id: String = "", message: String? = nil) -> FeedUpdate {
    FeedUpdate(line: line, id: id, fraction: 1, message: message, state: .done)
  }

  /// Keeps an update from showing 100 % of a job that has not said that it is complete.
  func unfinished() -> FeedUpdate {
    guard fraction == 1 || state == .done else { return self }
    var update = self
    update.fraction = fraction.map { min($0, Self.largestUnfinished) }
    update.isAdjusted = number != nil
    update.state = .running
    return update
  }

  /// The update with a text to show.
  func with(message: String?) -> FeedUpdate {
    var update = self
    update.message = message
    return update
  }

  /// The update with another state.
  func with(state: FeedState?) -> FeedUpdate {
    var update = self
    update.state = state
    return update
  }
}

extension FeedSink {
  /// Takes news of a job.
  mutating func receive(_ update: FeedUpdate) {
    receive(.update(update))
  }

  /// Takes news of a job, with a warning first if its number was outside 0 to 100.
  mutating func receiveClamped(_ update: FeedUpdate, raw: Span<UInt8>) {
    if update.isAdjusted, let number = update.number {
      let taken = number < 0 ? "0" : "100"
      warn("\(Quotation.of(raw)) is outside 0 to 100; taken as \(taken)", line: update.line)
    }
    receive(.update(update))
  }

  /// Takes a warning about a line.
  mutating func warn(_ text: String, line: Int) {
    receive(.warning(FeedWarning(line: line, text: text)))
  }
}
