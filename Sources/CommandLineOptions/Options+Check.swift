extension Options {
  /// What only `check` takes.
  public struct Check: Equatable, Sendable {
    /// The board files to read, in the order given.
    public var files: [String] = []

    /// Whether the JSON Schema of board files is written.
    public var writesSchema = false

    /// Whether the description of board files for people is written.
    public var writesReference = false
  }
}
