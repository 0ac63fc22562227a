import Testing

/// Runs of the live display, one after the other, because some of them measure time.
@Suite("Shows", .serialized)
enum ShowProcesses {
  /// A small picture without a window.
  static let headless = ["show", "--headless", "--size", "90x60"]
}

/// Runs that end in different ways; they mostly wait, so they may go on beside the others.
@Suite("Endings", .serialized)
enum EndingProcesses {}
