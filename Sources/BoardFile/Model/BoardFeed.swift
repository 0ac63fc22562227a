/// Where the news of a job comes from.
public struct BoardFeed: Hashable, Sendable {
  /// The kinds of sources.
  public enum Source: String, Hashable, Sendable, CaseIterable {
    /// Standard input.
    case stdin
    /// A descriptor that was open at the start.
    case fd
    /// The output of a command.
    case command
    /// A Unix socket that others connect to.
    case socket
    /// A named pipe.
    case fifo
    /// A recorded timeline.
    case replay
  }

  /// Which output of a command is read.
  public enum Stream: String, Hashable, Sendable, CaseIterable {
    /// Both, as they come.
    case both
    /// Standard output.
    case stdout
    /// Standard error.
    case stderr
  }

  /// What the end of the input means for a job that is not complete.
  public enum EndRule: String, Hashable, Sendable, CaseIterable {
    /// It ended early, and is shown so.
    case early
    /// It is complete.
    case complete
    /// It stays as it was; news may come again.
    case hold
  }

  /// The kind of source.
  public var source = Source.stdin
  /// The format of the stream; nil for the default one.
  public var format: String?
  /// The descriptor, for ``Source/fd``.
  public var descriptor: Int?
  /// The command and its arguments, for ``Source/command``.
  public var command: [String] = []
  /// The output that is read, for ``Source/command``.
  public var stream = Stream.both
  /// Seconds after which an ended command is started again; nil for never.
  public var restartAfter: Double?
  /// The path, for ``Source/socket``, ``Source/fifo`` and ``Source/replay``; relative ones are meant
  /// from the folder of the board file.
  public var path: String?
  /// Whether a replay begins again at its end.
  public var loops = false
  /// The speed of a replay; 1 is as recorded.
  public var speed = 1.0
  /// The value that counts as 0 %; nil for what the format says.
  public var minimum: Double?
  /// The value that counts as 100 %; nil for what the format says.
  public var maximum: Double?
  /// How much there is in all, in the unit that the format counts; nil where only the stream says it.
  public var total: Double?
  /// Whether values that fall are ignored.
  public var isMonotonic = false
  /// What the end of the input means.
  public var endRule = EndRule.early

  /// Makes a feed from standard input.
  public init() {}
}
