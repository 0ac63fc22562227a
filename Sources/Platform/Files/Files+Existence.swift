extension Files {
  /// Whether something stands at the path; links are not followed.
  public static func exists(_ path: String) -> Bool {
    !path.utf8.contains(0) && System.entry(at: path) != nil
  }

  /// Whether the process may write to what stands at the path, or make files in it when it is a
  /// directory; links are followed.
  public static func isWritable(_ path: String) -> Bool {
    !path.utf8.contains(0) && System.isWritable(path)
  }
}
