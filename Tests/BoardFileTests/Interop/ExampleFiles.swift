import Glibc
import TestSupport

/// The example boards of the package, found from where this file was compiled.
enum ExampleFiles {
  /// The folder of the boards.
  static let folder: String = {
    // Tests/BoardFileTests/Interop/ExampleFiles.swift is four steps below the package's root.
    let components = #filePath.split(separator: "/").dropLast(4)
    return "/" + components.joined(separator: "/") + "/Assets/Boards"
  }()

  /// The names of the boards.
  static let names: [String] = {
    guard let directory = unsafe opendir(folder) else { return [] }
    defer { unsafe closedir(directory) }
    var names: [String] = []
    while let entry = unsafe readdir(directory) {
      let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        unsafe pointer.withMemoryRebound(to: CChar.self, capacity: 256) {
          unsafe String(cString: $0)
        }
      }
      if name.hasSuffix(".json5") { names.append(name) }
    }
    return names.sorted()
  }()

  /// The bytes of a board; none when it cannot be read.
  static func bytes(_ name: String) -> [UInt8] {
    FileBytes.read("\(folder)/\(name)") ?? []
  }
}
