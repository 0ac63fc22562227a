import Platform

/// What is said of clients that are turned away: at once of the first one, and of all that follow no
/// more often than once a minute.
nonisolated struct RefusalNotice: Sendable {
  /// Between two lines there are at least so many seconds.
  static let interval = 60.0

  private let most: Int
  private let watch = Stopwatch()
  private var lastNotice: Double?
  private var untold = 0

  /// Makes the notice of a server that takes so many clients at a time.
  init(most: Int) {
    self.most = most
  }

  /// Counts a client that was turned away, and returns the line to say now; nil for none.
  mutating func refuse() -> String? { refuse(at: Double(watch.nanoseconds) / 1e9) }

  /// Does the same at a time in seconds.
  mutating func refuse(at seconds: Double) -> String? {
    untold += 1
    if let lastNotice, seconds - lastNotice < Self.interval { return nil }
    defer { (lastNotice, untold) = (seconds, 0) }
    let limit = "only \(most) clients are served at a time"
    return untold == 1
      ? "\(limit); another one was turned away"
      : "\(limit); \(untold) more were turned away"
  }
}
