extension Options {
  /// Where the input comes from; standard input unless something else is named.
  public struct Source: Equatable, Sendable {
    /// The words of a program to run and read; empty when none is run.
    public var command: [String] = []

    /// The stream of the program to read; nil leaves it to the program's name.
    public var commandStream: CommandStream?

    /// The number of an inherited descriptor.
    public var descriptor: Int?

    /// The path of a named pipe.
    public var namedPipe: String?

    /// The path at which to listen for programs that connect.
    public var socket: String?

    /// The path of a timeline to play in its own time.
    public var replay: String?

    /// Whether what is read is passed on.
    public var isPassedOn = false

    /// Whether the source goes on after its writer has gone.
    public var isLasting: Bool { namedPipe != nil || socket != nil }
  }

  /// A stream of a program.
  public enum CommandStream: String, CaseIterable, Sendable {
    /// Standard error.
    case stderr
    /// Standard output.
    case stdout

    /// Programs that report their progress on standard output; all others are taken to do so on
    /// standard error, because standard output is for data.
    static let reporters: Set<String> = [
      "apt", "apt-get", "aria2c", "cmake", "dpkg", "make", "ninja", "rsync", "zypper",
    ]

    /// The stream on which a program of this name, with or without folders, reports its progress.
    public static func standard(for program: String) -> Self {
      let name = program.split(separator: "/").last.map(String.init) ?? program
      return reporters.contains(name) ? .stdout : .stderr
    }
  }
}
