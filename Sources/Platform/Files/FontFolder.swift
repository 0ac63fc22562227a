/// Where the fonts that come with the program lie.
public enum FontFolder {
  /// The folders above a program in which `Assets/Fonts` may lie: that of a build in its source
  /// tree, at most this many levels up.
  private static let levels = 6

  /// The folder of the bundled fonts: that of an installation, or that of the source tree in which
  /// the running program was built, or else the first of `others` that has them; nil without any.
  public static func find(others: [String] = []) -> String? {
    var candidates: [String] = []
    if let program = Environment.executableDirectory {
      candidates.append("\(program)/../share/arcline/Fonts")
      var folder = program
      for _ in 0..<levels {
        candidates.append("\(folder)/Assets/Fonts")
        folder += "/.."
      }
    }
    return (candidates + others).first { Files.exists("\($0)/Roboto-Medium.ttf") }
  }
}
