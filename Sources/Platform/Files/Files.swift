internal import Glibc

/// Whole files, read and written at once.
public enum Files {
  /// Reads a regular file.
  ///
  /// The limit, in bytes, holds for what is really there, whatever size the system reports. Pipes,
  /// devices and directories are refused without waiting for them.
  public static func read(_ path: String, limit: Int) throws(FileError) -> [UInt8] {
    try check(path)
    // Non-blocking, because opening a pipe would wait for its writer.
    let file = try naming(path) { () throws(SystemError) in
      try OpenFile(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY)
    }
    let status = try naming(path) { () throws(SystemError) in
      try System.status(of: file.descriptor)
    }
    guard status.kind == .regular else {
      throw FileError(path: path, reason: .notRegular(status.kind.rawValue))
    }
    let limit = max(0, min(limit, Int.max - 1))
    let bytes = try naming(path) { () throws(SystemError) in
      try file.readAll(most: status.size > limit ? 0 : limit + 1, expected: status.size)
    }
    guard status.size <= limit, bytes.count <= limit else {
      throw FileError(path: path, reason: .tooLarge(limit: limit))
    }
    return bytes
  }

  /// Writes a file so that readers see the old content or the new one, never a part.
  ///
  /// The bytes go to a temporary file beside it, which then takes its name and permissions. Where
  /// that is not possible, because the path is a symbolic link, a device or a pipe, or because the
  /// directory accepts no new file, the content is overwritten in place. After a failure no
  /// temporary file is left.
  public static func write(_ bytes: [UInt8], to path: String) throws(FileError) {
    try check(path)
    let entry = System.entry(at: path)
    switch entry?.kind {
    case nil, .regular:
      do throws(FileError) {
        try replace(path, with: bytes, permissions: entry?.permissions ?? 0o666)
      } catch {
        guard entry != nil, case .system(let cause) = error.reason,
          cause.code == EACCES || cause.code == EPERM, cause.operation == "open"
        else { throw error }
        try overwrite(path, with: bytes)
      }
    case .directory:
      throw FileError(path: path, reason: .notRegular(System.FileKind.directory.rawValue))
    default:
      try overwrite(path, with: bytes)
    }
  }

  /// Replaces the content of what stands at the path, which may be a device.
  static func overwrite(_ path: String, with bytes: [UInt8]) throws(FileError) {
    try naming(path) { () throws(SystemError) in
      // Non-blocking, so that a pipe that nobody reads is an error and not a wait.
      let file = try OpenFile(
        path, O_WRONLY | O_CREAT | O_TRUNC | O_NONBLOCK | O_CLOEXEC | O_NOCTTY, mode: 0o666)
      try DescriptorWriter.writeAll(bytes, to: file.descriptor)
      try file.close()
    }
  }

  private static func replace(
    _ path: String, with bytes: [UInt8], permissions: UInt32
  ) throws(FileError) {
    let slash = path.lastIndex(of: "/")
    let directory = slash.map { path[...$0] } ?? ""
    // The name is not to be guessed, and exclusive creation follows no link that was planted there.
    let temporary = "\(directory).arcline-\(String(UInt64.random(in: 0 ... .max), radix: 36)).tmp"
    let file = try naming(path) { () throws(SystemError) in
      try OpenFile(
        temporary, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, mode: permissions)
    }
    do throws(SystemError) {
      try DescriptorWriter.writeAll(bytes, to: file.descriptor)
      try file.close()
      try System.rename(temporary, to: path)
    } catch {
      System.remove(temporary)
      throw FileError(path: path, reason: .system(error))
    }
  }

  /// Refuses paths that the system would cut off at a NUL character.
  private static func check(_ path: String) throws(FileError) {
    if path.utf8.contains(0) { throw FileError(path: path, reason: .invalidPath) }
  }

  /// Adds the path to a refusal of the system.
  static func naming<Value: ~Copyable>(
    _ path: String, _ body: () throws(SystemError) -> Value
  ) throws(FileError) -> Value {
    do throws(SystemError) {
      return try body()
    } catch {
      throw FileError(path: path, reason: .system(error))
    }
  }
}
