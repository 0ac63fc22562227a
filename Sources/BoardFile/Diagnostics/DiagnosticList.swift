/// Collects what is wrong in a file, up to a limit.
struct DiagnosticList: Sendable {
  /// The most diagnostics that are kept; a file of noise must not become a report without end.
  static let limit = 100

  private var items: [Diagnostic] = []
  private var surplus = 0

  /// Whether one of them makes the file unusable.
  private(set) var hasErrors = false

  mutating func error(_ position: SourcePosition, _ message: String) {
    add(Diagnostic(.error, at: position, message))
  }

  mutating func warning(_ position: SourcePosition, _ message: String) {
    add(Diagnostic(.warning, at: position, message))
  }

  mutating func add(_ diagnostic: Diagnostic) {
    // An error is never crowded out by warnings.
    if items.count >= Self.limit {
      surplus += 1
      guard diagnostic.severity == .error, !hasErrors else { return }
      items.removeLast()
    }
    items.append(diagnostic)
    hasErrors = hasErrors || diagnostic.severity == .error
  }

  /// Whether there is an error at a place.
  func hasError(at position: SourcePosition) -> Bool {
    items.contains { $0.severity == .error && $0.position == position }
  }

  /// All of them in the order of the file; those of one place in the order they were found.
  ///
  /// When some did not fit, the last one says how many.
  var sorted: [Diagnostic] {
    let order = items.indices.sorted { a, b in
      (items[a].position, a) < (items[b].position, b)
    }
    let sorted = order.map { items[$0] }
    guard surplus > 0, let last = sorted.last else { return sorted }
    return sorted + [Diagnostic(.warning, at: last.position, "… and \(surplus) more")]
  }
}
