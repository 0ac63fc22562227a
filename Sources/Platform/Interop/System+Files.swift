internal import Glibc

extension System {
  /// What a file is.
  enum FileKind: String {
    case regular = "a regular file"
    case directory = "a directory"
    case pipe = "a pipe"
    case socket = "a socket"
    case device = "a device"
    case link = "a symbolic link"
    case other = "a special file"

    init(mode: mode_t) {
      switch mode & S_IFMT {
      case S_IFREG: self = .regular
      case S_IFDIR: self = .directory
      case S_IFIFO: self = .pipe
      case S_IFSOCK: self = .socket
      case S_IFCHR, S_IFBLK: self = .device
      case S_IFLNK: self = .link
      default: self = .other
      }
    }
  }

  /// The kind and size in bytes of an open file.
  static func status(
    of descriptor: Int32
  ) throws(SystemError) -> (kind: FileKind, size: Int) {
    var status = stat()
    _ = try check("stat", unsafe fstat(descriptor, &status))
    return (FileKind(mode: status.st_mode), Int(status.st_size))
  }

  /// The kind and permissions of what stands at a path, without following a symbolic link.
  ///
  /// Nil when nothing stands there.
  static func entry(at path: String) -> (kind: FileKind, permissions: mode_t)? {
    var status = stat()
    guard unsafe lstat(path, &status) == 0 else { return nil }
    return (FileKind(mode: status.st_mode), status.st_mode & 0o777)
  }

  /// Whether the process may write to what a path leads to.
  static func isWritable(_ path: String) -> Bool {
    unsafe access(path, W_OK) == 0
  }

  /// What tells one file from another, whatever its name.
  struct FileIdentity: Equatable {
    let device: UInt64
    let number: UInt64
  }

  /// The identity of an open file; nil when the descriptor is closed.
  static func identity(of descriptor: Int32) -> FileIdentity? {
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0 else { return nil }
    return FileIdentity(device: UInt64(status.st_dev), number: UInt64(status.st_ino))
  }

  /// The identity of what a path leads to; nil when nothing stands there.
  static func identity(at path: String) -> FileIdentity? {
    var status = stat()
    guard unsafe stat(path, &status) == 0 else { return nil }
    return FileIdentity(device: UInt64(status.st_dev), number: UInt64(status.st_ino))
  }

  /// Whether what stands at a path, a link not followed, belongs to the user of this process.
  static func isOwn(_ path: String) -> Bool {
    var status = stat()
    return unsafe lstat(path, &status) == 0 && status.st_uid == geteuid()
  }

  /// Makes a named pipe that only the user may open.
  static func makeNamedPipe(_ path: String) throws(SystemError) {
    _ = try check("make a pipe", unsafe mkfifo(path, 0o600))
  }

  /// Sets who may use what stands at a path.
  static func setPermissions(_ mode: mode_t, of path: String) throws(SystemError) {
    _ = try check("set permissions", unsafe chmod(path, mode))
  }

  /// What tells one content of a file from another, or nil when the file is not there.
  static func stamp(of path: String) -> FileStamp? {
    var status = stat()
    guard unsafe stat(path, &status) == 0 else { return nil }
    return FileStamp(
      device: UInt64(status.st_dev), number: UInt64(status.st_ino), size: Int64(status.st_size),
      seconds: Int64(status.st_mtim.tv_sec), nanoseconds: Int64(status.st_mtim.tv_nsec))
  }

  /// Locks an open file against other descriptors until it is closed; false when one has locked it.
  ///
  /// A file system without locks counts as unlocked.
  static func lock(_ descriptor: Int32) -> Bool {
    flock(descriptor, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK
  }

  /// Makes an open file empty.
  static func truncate(_ descriptor: Int32) throws(SystemError) {
    _ = try check("truncate", ftruncate(descriptor, 0))
  }

  /// Gives a file another name, replacing what had that name.
  static func rename(_ from: String, to: String) throws(SystemError) {
    _ = try check("rename", unsafe Glibc.rename(from, to))
  }

  /// Removes a name; a failure changes nothing.
  static func remove(_ path: String) {
    _ = unsafe unlink(path)
  }

  /// The path a symbolic link leads to, or nil when it cannot be read.
  static func target(ofLink path: String) -> String? {
    var characters = [CChar](repeating: 0, count: Int(PATH_MAX))
    let length = unsafe readlink(path, &characters, characters.count)
    guard length > 0 else { return nil }
    return String(decoding: characters[..<length].map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}
