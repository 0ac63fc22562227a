import Foundation

/// A library that is loaded into the program under test and notes by itself when presents return.
struct PresentObserver {
  /// Stalls that it causes: every so many presents, by so many milliseconds.
  struct Stalls {
    let every: Int
    let milliseconds: Int
  }

  /// Whether it can be built here.
  static let isAvailable = compiler != nil

  private static let compiler = ["cc", "clang", "gcc"].lazy.compactMap(XServer.path).first
  private let folder: TemporaryFolder
  private let library: String

  /// Builds the library.
  init() throws {
    folder = try TemporaryFolder()
    library = folder.file("observer.so")
    let source = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../Fixtures/present_observer.c").path
    let build = Process()
    build.executableURL = URL(fileURLWithPath: Self.compiler ?? "cc")
    build.arguments = ["-shared", "-fPIC", "-O1", "-o", library, source, "-ldl"]
    try build.run()
    build.waitUntilExit()
    guard build.terminationStatus == 0 else { throw Unexpected(text: "no observer was built") }
  }

  /// The environment in which the program shows its window to nobody but the observer.
  func environment(_ stalls: Stalls? = nil) -> [String: String] {
    var environment = [
      "SDL_VIDEODRIVER": "dummy", "LD_PRELOAD": library,
      "ARCLINE_OBSERVER_LOG": folder.file("presents"),
    ]
    if let stalls {
      environment["ARCLINE_OBSERVER_STALL_EVERY"] = "\(stalls.every)"
      environment["ARCLINE_OBSERVER_STALL_MS"] = "\(stalls.milliseconds)"
    }
    return environment
  }

  /// When presents returned, in nanoseconds of the monotonic clock.
  var presents: [UInt64] {
    folder.text("presents").split(separator: "\n").compactMap { UInt64($0) }
  }
}
