/// What a report is about.
public struct ReportSubject: Sendable, Hashable {
  /// A circumstance worth keeping, as the window's size or the video driver.
  public struct Condition: Sendable, Hashable {
    /// What it is.
    public var name: String
    /// What it was.
    public var value: String

    /// Creates a condition.
    public init(_ name: String, _ value: String) {
      (self.name, self.value) = (name, value)
    }
  }

  /// What was watched, as `demo` or a board's name.
  public var name: String

  /// The program that watched.
  public var program = "arcline"

  /// The program's version; empty when it is not known.
  public var version = ""

  /// The circumstances, in the order in which reports give them; names should differ.
  public var conditions: [Condition] = []

  /// Creates the description of what was watched.
  public init(name: String) { self.name = name }
}
