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
  private let state: Mutex<State>

  private struct State: ~Copyable {
    var file: OpenFile
    /// Whether what is open was made by `init`.
    var isOurs: Bool
  }

  /// Opens the pipe at a path; where nothing stands, makes one that only the user may open.
  ///
  /// Throws when something else stands there, and the system's refusal.
  public init(path: String) throws(FileError) {
    let isOurs = try Self.makeIfMissing(path)
    state = Mutex(State(file: try Self.open(path), isOurs: isOurs))
    self.path = path
  }

  /// The descriptor to read from until the next `reopen()`.
  public var descriptor: Int32 { state.withLock { $0.file.descriptor } }

  /// Opens the pipe anew after its last writer has gone; throws when it is not there any more.
  public func reopen() throws(FileError) {
    try state.withLock { (state) throws(FileError) in
      let file = try Self.open(path)
      // As long as the old pipe is open no other one can have its identity.
      let isSame =
        System.identity(of: file.descriptor) == System.identity(of: state.file.descriptor)
      state.isOurs = state.isOurs && isSame
      // The old descriptor is closed when the new one is there.
      state.file = file
    }
  }

  /// Whether another pipe stands at the path now, or none.
  public var wasReplaced: Bool {
    guard let there = System.identity(at: path) else { return true }
    return there != System.identity(of: descriptor)
  }

  /// Removes the pipe if it was made by `init` and still stands there; one that another program made
  /// in its place stays.
  public func removeIfOurs() {
    if state.withLock({ $0.isOurs }), !wasReplaced { System.remove(path) }
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
