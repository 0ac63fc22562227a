/// The example boards of the package, found from where this file was compiled.
enum ExampleBoards {
  /// The path of a board.
  static func path(_ name: String) -> String {
    // Tests/ArclineAppTests/Support/ExampleBoards.swift is four steps below the package's root.
    let components = #filePath.split(separator: "/").dropLast(4)
    return "/" + components.joined(separator: "/") + "/Assets/Boards/\(name).json5"
  }
}
