extension Options {
  /// The columns of a file with a row for every frame.
  public enum FrameColumns: String, CaseIterable, Sendable {
    /// Those of MangoHud's logs.
    case mangohud
    /// Those of PresentMon 1.
    case presentmon
    /// Those of PresentMon 2.
    case presentmon2
  }

  /// What only `profile` takes.
  public struct Profile: Equatable, Sendable {
    /// What moves while frames are timed.
    public enum Scene: String, CaseIterable, Sendable {
      /// The look or board, with ten new values a second.
      case job
      /// The look or board, with a new value in every frame.
      case sweep
      /// The ring as it comes, with a new value in every frame.
      case ring
      /// The striped bar as it comes, with a new value in every frame.
      case bar
      /// The canonical scenes, in their own size and a step further in every frame.
      case s1 = "S1"
      case s2 = "S2"
      case s3 = "S3"
      case s3G = "S3G"
      case s3B = "S3B"
      case s4 = "S4"
      case s4L = "S4L"
      case s5 = "S5"
      case s6 = "S6"
      case s6s = "S6s"
      case s7 = "S7"

      /// Whether the scene is a canonical one.
      public var isCanonical: Bool {
        switch self {
        case .job, .sweep, .ring, .bar: false
        default: true
        }
      }

      /// Whether the scene brings its own look, so that runs on different machines are alike.
      public var isFixed: Bool { self != .job && self != .sweep }
    }

    /// What keeps the frames apart.
    public enum Pacing: Sendable {
      /// The program's own pacer.
      case own
      /// The display, as far as presenting waits for it.
      case display
      /// Nothing.
      case unpaced
    }

    /// What moves.
    public var scene = Scene.job

    /// How long the run takes, above 0 and up to 31 days; nil leaves it to the number of frames, or is
    /// ten seconds without one.
    public var duration: Duration?

    /// What keeps the frames apart.
    public var pacing = Pacing.own

    /// The path of the report.
    public var report: String?

    /// The path of the table of frames.
    public var csv: String?

    /// The columns of the table of frames.
    public var csvFormat = FrameColumns.mangohud

    /// The path of the trace.
    public var trace: String?

    /// The path of the picture.
    public var svg: String?

    /// Whether the meaning of each figure is given.
    public var givesDefinitions = false

    /// The paths of two reports to compare; otherwise empty.
    public var compared: [String] = []
  }

  /// What `show` writes about its frames while it runs.
  public struct Recording: Equatable, Sendable {
    /// The path from which those of all files are made; nil records nothing.
    public var path: String?

    /// The columns of the tables of frames.
    public var csvFormat = FrameColumns.mangohud
  }
}
