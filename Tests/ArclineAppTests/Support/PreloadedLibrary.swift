import Foundation

/// A library of the fixtures that is loaded into the program under test before all others.
struct PreloadedLibrary {
  /// Whether it can be built here.
  static let isAvailable = compiler != nil

  private static let compiler = ["cc", "clang", "gcc"].lazy.compactMap(XServer.path).first
  private let folder: TemporaryFolder
  private let library: String

  /// Builds the library from a fixture, by its name without the ending.
  init(_ fixture: String) throws {
    folder = try TemporaryFolder()
    library = folder.file("\(fixture).so")
    let source = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../Fixtures/\(fixture).c").path
    let build = Process()
    build.executableURL = URL(fileURLWithPath: Self.compiler ?? "cc")
    build.arguments = ["-shared", "-fPIC", "-O1", "-o", library, source, "-ldl"]
    try build.run()
    build.waitUntilExit()
    guard build.terminationStatus == 0 else { throw Unexpected(text: "no library was built") }
  }

  /// The environment in which the program shows its window to nobody but the library.
  var environment: [String: String] {
    [
      "SDL_VIDEODRIVER": "dummy", "LD_PRELOAD": library,
      "ARCLINE_OBSERVER_LOG": folder.file("log"),
    ]
  }

  /// The numbers that the library left, one for each present.
  var numbers: [UInt64] {
    folder.text("log").split(separator: "\n").compactMap { UInt64($0) }
  }
}
