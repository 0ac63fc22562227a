import Glibc

/// A file or another entry of the temporary folder, removed with the last reference.
final class TemporaryFile {
  let path: String

  /// Writes a new file.
  init(_ bytes: [UInt8]) throws {
    path = try Self.freshPath()
    let descriptor = unsafe open(path, O_WRONLY | O_CREAT | O_EXCL, 0o600)
    guard descriptor >= 0 else { throw FileFailure(path: path) }
    defer { _ = close(descriptor) }
    let written = unsafe bytes.withUnsafeBytes {
      unsafe write(descriptor, $0.baseAddress, $0.count)
    }
    guard written == bytes.count else { throw FileFailure(path: path) }
  }

  /// Makes a pipe that nobody writes to.
  init(pipe: Void) throws {
    path = try Self.freshPath()
    guard unsafe mkfifo(path, 0o600) == 0 else { throw FileFailure(path: path) }
  }

  deinit { remove() }

  /// Removes the entry; a second call does nothing.
  func remove() { _ = unsafe unlink(path) }

  /// The bytes of any regular file.
  static func bytes(of path: String) throws -> [UInt8] {
    let descriptor = unsafe open(path, O_RDONLY)
    guard descriptor >= 0 else { throw FileFailure(path: path) }
    defer { _ = close(descriptor) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = unsafe chunk.withUnsafeMutableBytes {
        unsafe read(descriptor, $0.baseAddress, $0.count)
      }
      guard count > 0 else { return bytes }
      bytes += chunk[..<count]
    }
  }

  private static func freshPath() throws -> String {
    "/tmp/arcline-lettering-\(getpid())-\(UInt64.random(in: .min ... .max))"
  }
}

/// A temporary file could not be used.
struct FileFailure: Error {
  let path: String
}
