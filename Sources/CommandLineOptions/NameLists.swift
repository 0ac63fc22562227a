/// The names that other parts of the program define and the command line only checks.
///
/// They are passed in, so that the list of looks stands where the looks are.
public struct NameLists: Equatable, Sendable {
  /// The names of the looks; the first is the default.
  public let looks: [String]

  /// The names of the input formats; the first is the default.
  public let formats: [String]

  /// Makes the lists.
  ///
  /// - Precondition: Neither list is empty, since the first name is the default.
  public init(looks: [String], formats: [String]) {
    precondition(!looks.isEmpty, "The command line needs at least one look.")
    precondition(!formats.isEmpty, "The command line needs at least one input format.")
    self.looks = looks
    self.formats = formats
  }

  var defaultLook: String { looks.first ?? "" }
  var defaultFormat: String { formats.first ?? "" }
}
