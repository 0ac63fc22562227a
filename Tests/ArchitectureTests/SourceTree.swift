/// The package's files, found from where this file was compiled.
enum SourceTree {
  /// The package's root.
  static let root: String = {
    // Tests/ArchitectureTests/SourceTree.swift is three steps below it.
    let components = #filePath.split(separator: "/").dropLast(3)
    return "/" + components.joined(separator: "/")
  }()

  /// All Swift files below a folder of the package.
  static func files(under folder: String) -> [SourceFile] {
    var files: [SourceFile] = []
    for name in Directory.names(in: "\(root)/\(folder)") ?? [] {
      let path = "\(folder)/\(name)"
      if name.hasSuffix(".swift") {
        if let text = Directory.text(of: "\(root)/\(path)") {
          files.append(SourceFile(path: path, text: text))
        }
      } else {
        files += Self.files(under: path)
      }
    }
    return files
  }

  /// The files of all targets.
  static let sources = files(under: "Sources")
  /// The files of all tests.
  static let tests = files(under: "Tests")
  /// The folders of all targets.
  static let targets = Directory.names(in: "\(root)/Sources") ?? []
}
