/// What the program was started with and from where.
public enum Environment {
  /// The value of an environment variable, or nil when it is not set; an empty value is "".
  public static func value(_ name: String) -> String? { System.environmentValue(name) }

  /// The directory of the running program, without a slash at the end; nil when it is not known.
  public static var executableDirectory: String? {
    guard let path = System.target(ofLink: "/proc/self/exe"),
      let slash = path.lastIndex(of: "/")
    else { return nil }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }
}
