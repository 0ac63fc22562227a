/// What a command line asks for, checked and with every default filled in.
///
/// A field that the chosen mode does not take keeps its default.
public struct Options: Equatable, Sendable {
  /// The mode that runs.
  public let mode: Mode

  /// What is read and how it is understood.
  public var input: Input

  /// Where the input comes from.
  public var source = Source()

  /// How the picture looks.
  public var appearance: Appearance

  /// How many frames there are, and how fast they follow each other.
  public var frames = Frames()

  /// What the modes with a window take.
  public var window = Window()

  /// What a display that runs unattended asks for.
  public var kiosk = Kiosk()

  /// What only `render` takes.
  public var render = Render()

  /// What only `profile` takes.
  public var profile = Profile()

  /// What `show` writes about its frames.
  public var recording = Recording()

  /// What only `demo` takes.
  public var demo = Demo()

  /// What only `looks` takes.
  public var listing = Listing()

  /// The dialog of another tool that is stood in for; nil when the program is itself.
  public var dialog: Dialog?

  /// What only `check` takes.
  public var check = Check()

  /// The defaults of a mode.
  ///
  /// The default look and format are the first of `names`. The default size is 1280 × 720 for
  /// a window, 800 × 600 for a picture, and 1920 × 1080 for the screen that boards are checked for.
  public init(mode: Mode, names: NameLists) {
    self.mode = mode
    input = Input(format: names.defaultFormat)
    appearance = Appearance(
      look: names.defaultLook,
      size: Self.standardSize(mode))
  }

  private static func standardSize(_ mode: Mode) -> Size {
    switch mode {
    case .show, .profile, .demo: .standardWindow
    case .check: .standardScreen
    case .render, .feed, .looks: .standardPicture
    }
  }
}

extension Options {
  /// What is read and how it is understood.
  public struct Input: Equatable, Sendable {
    /// The name of the format; one of the names the parser was given.
    public var format: String

    /// The value that counts as 0 %; finite, from −10¹⁸ to 10¹⁸.
    ///
    /// It may exceed `maximum` (the range falls) or equal it (progress is unknown).
    public var minimum = 0.0

    /// The value that counts as 100 %; finite, from −10¹⁸ to 10¹⁸.
    public var maximum = 100.0

    /// How much there is in all, in the unit that the format counts, above 0 and up to 10¹⁸; nil
    /// when it is not known.
    public var total: Double?

    /// Whether values that fall are ignored; nil leaves it to the format.
    public var monotonic: Bool?

    /// After how long without news a running job counts as stalled, above 0 and up to 31 days; nil is
    /// never.
    public var stallAfter: Duration?

    /// What the end of input means.
    public var endPolicy = EndPolicy.exit

    /// The path of a timeline to read instead of standard input.
    public var timeline: String?
  }

  /// How the picture looks.
  public struct Appearance: Equatable, Sendable {
    /// The name of the look; one of the names the parser was given.
    public var look: String

    /// The properties of the look to change, in the order given.
    public var settings: [Setting] = []

    /// The language whose form of percentages is used; nil takes it from the environment.
    public var locale: String?

    /// The direction in which one reads, and in which bars grow.
    public var direction = Direction.auto

    /// The colours.
    public var theme = Theme.dark

    /// Whether the colours were chosen, and go before those that a board names.
    public var hasOwnTheme = false

    /// The path of the board file that is shown in place of one look.
    public var board: String?

    /// The size in logical pixels: of the window while it is not full screen, or of the picture.
    public var size: Size

    /// Device pixels to a pixel of ``size``, 0.25…8; nil takes the display's scale, 1 without a
    /// display.
    public var scale: Double?

    /// Whether things move.
    public var motion = MotionLevel.full

    /// Whether that was chosen, and goes before what a board says.
    public var hasOwnMotion = false

    /// Font files to try, in this order, before the bundled faces.
    public var fonts: [String] = []

    /// The folder of the assets; nil takes the installed one.
    public var assets: String?
  }

  /// How many frames there are, and how fast they follow each other.
  public struct Frames: Equatable, Sendable {
    /// Frames a second, 1…1000; nil takes the display's rate, 60 without a display.
    public var rate: Double?

    /// The number of frames after which the run ends, 1…10⁹; nil runs to the end of the input.
    public var limit: Int?
  }

  /// What the modes with a window take.
  public struct Window: Equatable, Sendable {
    /// The title of the window; it may be empty.
    public var title = "Arcline"

    /// Whether the window fills the screen from the start.
    public var isFullscreen = false

    /// Whether the window stays after the end of input, whatever the end means.
    public var staysAfterEnd = false

    /// How pixels reach the window.
    public var presentation = Presentation.auto

    /// Whether the loop runs without a window.
    public var isHeadless = false

    /// The path that statistics are written to at the end.
    public var statistics: String?

    /// How long progress may take to be complete, above 0 and up to 31 days; nil waits for ever.
    public var timeout: Duration?

    /// Whether choices made by default are told on standard error.
    public var isVerbose = false
  }

  /// What only `demo` takes.
  public struct Demo: Equatable, Sendable {
    /// The path of a script of keys; nil leaves all keys to the person.
    public var script: String?

    /// The fraction to begin with, 0…1; nil begins with a run.
    public var progress: Double?

    /// The path of the board file that is saved; nil takes the first free name.
    public var board: String?
  }

  /// What pictures take.
  public struct Render: Equatable, Sendable {
    /// The fraction to draw, 0…1; nil takes it from the timeline or from standard input.
    public var progress: Double?

    /// Whether all looks are drawn, at several values.
    public var drawsSheet = false

    /// The time of the picture, 0…31 days; nil is after every animation has settled.
    public var time: Duration?

    /// The path of the picture; `-` is standard output.
    public var output: String?

    /// The path of the table of values, one row a frame.
    public var values: String?

    /// Whether hashes of the pixels are printed.
    public var printsHashes = false
  }
}
