import Foundation

/// A folder for the files of one test, removed with its owner.
final class TemporaryFolder {
  let path: String

  init() throws {
    path = NSTemporaryDirectory() + "arcline-tests-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// The path of a file in the folder.
  func file(_ name: String) -> String { path + "/" + name }

  /// Writes a file and returns its path.
  func write(_ text: String, to name: String) throws -> String {
    try Data(text.utf8).write(to: URL(fileURLWithPath: file(name)))
    return file(name)
  }

  /// Makes an empty file and opens it.
  func handle(forWriting name: String) throws -> FileHandle {
    _ = try write("", to: name)
    return try FileHandle(forWritingTo: URL(fileURLWithPath: file(name)))
  }

  /// What a file holds; empty when there is none.
  func text(_ name: String) -> String { String(decoding: bytes(name), as: UTF8.self) }

  /// The bytes of a file; none when there is none.
  func bytes(_ name: String) -> [UInt8] {
    Array((try? Data(contentsOf: URL(fileURLWithPath: file(name)))) ?? Data())
  }

  /// The numbers of a flat JSON object; nil when the file is none.
  func numbers(_ name: String) -> [String: Double]? {
    try? JSONDecoder().decode([String: Double].self, from: Data(bytes(name)))
  }
}
