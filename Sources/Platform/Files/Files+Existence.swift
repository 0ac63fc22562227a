extension Files {
  /// Whether something stands at the path; links are not followed.
  public static func exists(_ path: String) -> Bool {
    !path.utf8.contains(0) && System.entry(at: path) != nil
  }
}
