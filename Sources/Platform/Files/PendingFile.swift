internal import Glibc

/// A file that is written piece by piece and has its name only once it is complete.
///
/// Until then it has the name with `.part` behind it, and what was written so far is there to be read,
/// even after the program was killed or gave it up.
public struct PendingFile: ~Copyable {
  /// What is added to the name while the file is incomplete.
  public static let suffix = ".part"

  /// The path that the file will have.
  public let path: String
  /// The bytes written so far.
  public private(set) var count = 0
  private let file: OpenFile

  /// Makes an empty file; what an earlier program left under the unfinished name is replaced.
  ///
  /// Throws ``FileError/Reason/inUse`` when it is being written, here or in another process.
  public static func make(_ path: String) throws(FileError) -> PendingFile {
    guard !path.utf8.contains(0) else { throw FileError(path: path, reason: .invalidPath) }
    let file = try Files.naming(path) { () throws(SystemError) in
      try OpenFile(
        path + suffix, O_WRONLY | O_CREAT | O_NOFOLLOW | O_CLOEXEC, mode: 0o666)
    }
    guard System.lock(file.descriptor) else { throw FileError(path: path, reason: .inUse) }
    let descriptor = file.descriptor
    try Files.naming(path) { () throws(SystemError) in try System.truncate(descriptor) }
    return PendingFile(path: path, file: file)
  }

  /// Whether a program is writing the file at this moment.
  public static func isBeingWritten(_ path: String) -> Bool {
    guard !path.utf8.contains(0),
      let file = try? OpenFile(path + suffix, O_RDONLY | O_NOFOLLOW | O_CLOEXEC)
    else { return false }
    return !System.lock(file.descriptor)
  }

  private init(path: String, file: consuming OpenFile) {
    self.path = path
    self.file = file
  }

  /// Adds bytes at the end.
  public mutating func append(_ bytes: [UInt8]) throws(FileError) {
    do throws(SystemError) {
      try DescriptorWriter.writeAll(bytes, to: file.descriptor)
    } catch {
      throw FileError(path: path, reason: .system(error))
    }
    count += bytes.count
  }

  /// Gives the file its name, in place of what had it.
  public consuming func finish() throws(FileError) {
    let path = self.path
    do throws(SystemError) {
      try file.close()
      try System.rename(path + Self.suffix, to: path)
    } catch {
      throw FileError(path: path, reason: .system(error))
    }
  }
}
