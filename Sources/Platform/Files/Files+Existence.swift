extension Files {
  /// Whether something stands at the path; links are not followed.
  public static func exists(_ path: String) -> Bool {
    !path.utf8.contains(0) && System.entry(at: path) != nil
  }

  /// Whether two paths are names of one file, there or not yet there, however they are spelled.
  ///
  /// What stands there is compared with links followed; otherwise the folder and the last name are.
  public static func areSame(_ first: String, _ second: String) -> Bool {
    guard !first.utf8.contains(0), !second.utf8.contains(0) else { return false }
    let (one, other) = (System.identity(at: first), System.identity(at: second))
    if one != nil || other != nil { return one == other }
    let (a, b) = (split(first), split(second))
    guard a.name == b.name, let folder = System.identity(at: a.folder) else { return false }
    return folder == System.identity(at: b.folder)
  }

  private static func split(_ path: String) -> (folder: String, name: Substring) {
    guard let slash = path.lastIndex(of: "/") else { return (".", path[...]) }
    return (String(path[...slash]), path[path.index(after: slash)...])
  }

  /// Whether the process may write to what stands at the path, or make files in it when it is a
  /// directory; links are followed.
  public static func isWritable(_ path: String) -> Bool {
    !path.utf8.contains(0) && System.isWritable(path)
  }
}
