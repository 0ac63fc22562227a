/// A library that is loaded into the program under test and notes by itself when presents return.
struct PresentObserver {
  /// Stalls that it causes: every so many presents, by so many milliseconds.
  struct Stalls {
    let every: Int
    let milliseconds: Int
  }

  private let library: PreloadedLibrary

  /// Builds the library.
  init() throws { library = try PreloadedLibrary("present_observer") }

  /// The environment in which the program shows its window to nobody but the observer.
  func environment(_ stalls: Stalls? = nil) -> [String: String] {
    var environment = library.environment
    if let stalls {
      environment["ARCLINE_OBSERVER_STALL_EVERY"] = "\(stalls.every)"
      environment["ARCLINE_OBSERVER_STALL_MS"] = "\(stalls.milliseconds)"
    }
    return environment
  }

  /// The environment in which every present after so many fails.
  func environment(failingAfter presents: Int) -> [String: String] {
    library.environment.merging(["ARCLINE_OBSERVER_FAIL_AFTER": "\(presents)"]) { $1 }
  }

  /// When presents returned, in nanoseconds of the monotonic clock.
  var presents: [UInt64] { library.numbers }
}
