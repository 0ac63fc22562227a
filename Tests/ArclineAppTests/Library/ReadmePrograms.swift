import Foundation
import Testing

/// The programs of the README, as a package of their own that depends on this one.
enum ReadmePrograms {
  /// The root of this package, four steps above this file.
  private static let root =
    "/" + #filePath.split(separator: "/").dropLast(4).joined(separator: "/")
  /// It is kept, so that later runs build only what changed.
  private static let folder = root + "/.build/readme-programs"

  /// The program after a marker, as it stands in the README.
  static func text(of name: String) throws -> String {
    let readme = try String(contentsOfFile: root + "/README.md", encoding: .utf8)
    let parts = readme.components(separatedBy: "<!-- program: \(name) -->\n```swift\n")
    try #require(parts.count == 2, "the README has one program '\(name)'")
    return try #require(parts[1].components(separatedBy: "```\n").first)
  }

  /// Builds the programs and returns the folder of the executables.
  static func build(_ programs: [String: [String]]) throws -> String {
    for name in programs.keys {
      try write(try text(of: name), to: "Sources/\(name)/main.swift")
    }
    try write(manifest(programs), to: "Package.swift")
    let command =
      "exec nice -n 19 swift build --disable-sandbox --package-path '\(folder)' "
      + "--scratch-path '\(folder)/.build'"
    var build = try ArclineProcess.run(script: command, deadline: 1500)
    if build.status != 0 {
      // What was kept may name a source file that is no longer there.
      try? FileManager.default.removeItem(atPath: folder + "/.build")
      build = try ArclineProcess.run(script: command, deadline: 1500)
    }
    try #require(build.status == 0, "\(build.output)\n\(build.errors)")
    return folder + "/.build/debug"
  }

  private static func manifest(_ programs: [String: [String]]) -> String {
    let package = root.split(separator: "/").last ?? ""
    let targets = programs.sorted { $0.key < $1.key }.map { name, products in
      let dependencies = products.map { ".product(name: \"\($0)\", package: \"\(package)\")" }
      return "    .executableTarget(name: \"\(name)\", dependencies: ["
        + dependencies.joined(separator: ", ") + "]),\n"
    }
    return """
      // swift-tools-version: 6.2
      import PackageDescription

      let package = Package(
        name: "readme-programs",
        dependencies: [.package(path: "../..")],
        targets: [
      \(targets.joined())  ]
      )

      """
  }

  /// Writes a file unless it is there as it should be, which would build it again.
  private static func write(_ text: String, to name: String) throws {
    let path = "\(folder)/\(name)"
    guard (try? String(contentsOfFile: path, encoding: .utf8)) != text else { return }
    let parent = path.split(separator: "/").dropLast().joined(separator: "/")
    try FileManager.default.createDirectory(
      atPath: "/" + parent, withIntermediateDirectories: true)
    try text.write(toFile: path, atomically: true, encoding: .utf8)
  }
}
