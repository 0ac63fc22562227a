/// The name and the version of the program.
public enum ProgramVersion {
  /// The word a user types.
  public static let name = "arcline"

  /// The version by the rules of semver.org.
  public static let number = "0.1.0"

  /// What `--version` prints, without a line end.
  public static let text = "\(name) \(number)"
}
