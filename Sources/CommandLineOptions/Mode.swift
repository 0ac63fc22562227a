/// What one run of the program does: the word after `arcline`.
///
/// The raw value is the word itself. The order of the cases is the order in the help.
public enum Mode: String, CaseIterable, Sendable {
  /// Opens a window and shows the progress that standard input reports.
  case show
  /// Opens the gallery: every look and property on the keyboard.
  case demo
  /// Draws without a window: a picture, the values of each frame, or hashes.
  case render
  /// Runs a look or a fixed scene and reports how evenly its frames came.
  case profile
  /// Prints what is understood of a stream, one JSON object a line.
  case feed
  /// Lists the looks and what about them can be set.
  case looks
  /// Reads board files and says what is wrong with them.
  case check

  /// The mode of a command line without a mode word.
  public static let standard = Mode.show

  /// One line for the overview, without a period.
  public var summary: String {
    switch self {
    case .show: "open a window and show the progress read from standard input"
    case .demo: "open a gallery of all looks and properties, played on the keyboard"
    case .render: "draw a picture, or frames of simulated time, without a window"
    case .profile: "run a look or a board, report how evenly frames come, compare reports"
    case .feed: "print what is understood of a stream, one JSON object a line"
    case .looks: "list the looks and the properties that --set changes"
    case .check: "say what is wrong with board files, by line and column"
    }
  }

  /// The words of all modes, in the order of the help.
  static var words: [String] { allCases.map(\.rawValue) }
}
