/// What tells one content of a file from another without reading it: which file it is, its size, and
/// when it was last written.
public struct FileStamp: Hashable, Sendable {
  let device: UInt64
  let number: UInt64
  let size: Int64
  let seconds: Int64
  let nanoseconds: Int64
}

extension Files {
  /// The stamp of the file at a path, links followed; nil when there is none or the system refuses.
  public static func stamp(_ path: String) -> FileStamp? {
    path.utf8.contains(0) ? nil : System.stamp(of: path)
  }
}
