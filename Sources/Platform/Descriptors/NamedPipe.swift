internal import Glibc
internal import Synchronization

/// A named pipe that is read through changes of its writers.
///
/// It is opened without waiting for a writer. When the last writer goes, the pipe is opened anew
/// before the old descriptor is closed, so that nothing that another writer puts in between is lost,
/// and no wait spins on a pipe that nobody holds.
public final class NamedPipe: Sendable {
  /// The path, as it was given.
  public let path: String
  private let file: Mutex<OpenFile>
  private let isOurs: Bool

  /// Opens the pipe at a path; where nothing stands, makes one that only the user may open.
  ///
  /// Throws when something else stands there, and the system's refusal.
  public init(path: String) throws(FileError) {
    isOurs = try Self.makeIfMissing(path)
    file = Mutex(try Self.open(path))
    self.path = path
  }

  /// The descriptor to read from until the next `reopen()`.
  public var descriptor: Int32 { file.withLock { $0.descriptor } }

  /// Opens the pipe anew after its last writer has gone; throws when it is not there any more.
  public func reopen() throws(FileError) {
    // The old descriptor is closed when the new one is there.
    try file.withLock { (file) throws(FileError) in file = try Self.open(path) }
  }

  /// Whether another pipe stands at the path now, or none.
  public var wasReplaced: Bool {
    guard let there = System.identity(at: path) else { return true }
    return there != System.identity(of: descriptor)
  }

  /// Removes the pipe if it was made by `init` and still stands there.
  public func removeIfOurs() {
    if isOurs, !wasReplaced { System.remove(path) }
  }

  /// Makes a pipe where nothing stands, and says whether it did.
  private static func makeIfMissing(_ path: String) throws(FileError) -> Bool {
    guard !Files.exists(path), !path.utf8.contains(0) else { return false }
    do throws(SystemError) {
      try System.makeNamedPipe(path)
      return true
    } catch {
      throw FileError(path: path, reason: .system(error))
    }
  }

  private static func open(_ path: String) throws(FileError) -> OpenFile {
    guard !path.utf8.contains(0) else { throw FileError(path: path, reason: .invalidPath) }
    do throws(SystemError) {
      let file = try OpenFile(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY)
      let kind = try System.status(of: file.descriptor).kind
      guard kind == .pipe else { throw SystemError(operation: kind.rawValue, code: 0) }
      return file
    } catch {
      // The code 0 is no refusal of the system: something else stands there.
      throw FileError(
        path: path, reason: error.code == 0 ? .notPipe(error.operation) : .system(error))
    }
  }
}
