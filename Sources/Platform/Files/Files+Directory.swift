extension Files {
  /// The names in a directory, without `.` and `..`, in no particular order.
  public static func names(in directory: String) throws(FileError) -> [String] {
    guard !directory.utf8.contains(0) else {
      throw FileError(path: directory, reason: .invalidPath)
    }
    do throws(SystemError) {
      return try System.names(in: directory)
    } catch {
      throw FileError(path: directory, reason: .system(error))
    }
  }

  /// Removes a file; one that is not there, or cannot be removed, changes nothing.
  public static func remove(_ path: String) {
    if !path.utf8.contains(0) { System.remove(path) }
  }
}
