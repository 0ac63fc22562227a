/// The parts of the help that no table holds: how the program behaves.
enum HelpNotes {
  /// A paragraph on a mode.
  static func description(of mode: Mode) -> String {
    switch mode {
    case .show:
      "Opens a window and shows the progress that is read from standard input."
    case .demo:
      """
      Opens a gallery: all looks to step through, every property of the current one in a list, \
      and keys that change them, set the progress and play with the time.
      """
    case .render:
      """
      Draws without a window: the picture of a fraction (--progress), of a moment of a timeline \
      (--timeline), or else of the last value on standard input; or all looks on one sheet \
      (--sheet).
      """
    case .profile:
      """
      Runs a look, a board or a fixed scene with made-up values, times every frame, and says how \
      evenly the frames came: a verdict, the figures, and a histogram. With --compare it compares \
      two earlier reports.
      """
    case .feed:
      """
      Prints, one JSON object a line, what is understood of standard input or a timeline: \
      updates, warnings, and a summary at the end.
      """
    case .looks:
      """
      Lists the looks, and for each kind of indicator the properties that --set changes with \
      their defaults; with --look NAME those of one look with the values it has.
      """
    case .check:
      """
      Reads board files and prints what is wrong with them, one fault a line, as \
      FILE:LINE:COLUMN: error: MESSAGE. A file with warnings only can be used. One warning is that \
      texts have no room on a screen of the size that --size names.
      """
    }
  }

  /// How a mode behaves, a sentence or two each.
  static func notes(for mode: Mode) -> [String] {
    switch mode {
    case .show:
      shared + [
        endOfInput, command, ffmpeg, lasting, boards, dialogs, service, signals, recordSignals,
      ]
    case .profile: shared + [frameTimes, comparison, signals, timingSignal]
    case .demo: shared + [saving, script, signals, timingSignal]
    case .render: shared + [simulatedTime]
    case .looks, .check: shared
    case .feed: shared + [command, ffmpeg, lastingFeed]
    }
  }

  /// What holds in every mode.
  static let shared = [
    """
    A label is rounded down to whole percents: it never says 100 % before the end. Values beyond \
    --min and --max are clamped, with a warning.
    """,
    """
    The format auto decides by the first records of the input. A job is shown as complete only when \
    its program says so, and a total that nobody knows stays unknown.
    """,
    """
    Numbers that are read may have a decimal point or a decimal comma; a comma before exactly \
    three digits could be either mark and is rejected. Numbers in options take a point only.
    """,
  ]

  private static let endOfInput = """
    With --on-eof exit the program ends one second after the last animation: with status 0 when \
    progress is complete, else with 4. Input that ends early is never shown as complete. With \
    --on-eof hold the window stays, and with --on-eof complete the end of input is 100 %.
    """

  private static let command = """
    A COMMAND after -- is run, not through a shell, and one of its streams is read. Its own status \
    is that of the program: 128 + n after signal n, 127 when there is no such command, 126 when it \
    may not be run. Status 0 counts as 100 %. After SIGTERM or SIGINT to the program it counts as \
    cancelled, and the status is 143 or 130. It is asked to end (SIGTERM) when the program ends \
    before it, and killed with all it has started (SIGKILL) when that takes it more than two seconds.
    """

  private static let ffmpeg = """
    Of an ffmpeg the whole is --total in seconds, or else the longest Duration that it prints; of one \
    that is run as COMMAND what its options make of that, and unknown where they or its filters leave \
    that open. A time that passes the whole makes it unknown, too. An ffmpeg \
    that was stopped may end its stream as one that is through: without --total a pipe cannot tell \
    them apart; as COMMAND its status does.
    """

  private static let lasting = """
    With --fifo and --listen the last value stays when a writer goes, and the next writer takes \
    over; a socket takes 64 clients at a time. With --on-eof exit or complete the program ends when the last writer has gone.
    """

  private static let boards = """
    A board opens all sources that its widgets name. Where one cannot be read, or ends, that is told \
    in a line and by its widgets, and the others go on; sockets, pipes and commands with \
    restartAfter are tried again. --fd, --fifo, --listen, --replay and COMMAND take the place of \
    standard input. The program ends when all sources have, and none is held: with 0 when all \
    widgets are complete, 3 when one has failed, else with 4; of a single command with its status.
    """

  private static let lastingFeed = """
    With --fifo and --listen reading goes on after the last writer, up to SIGTERM (status 0) or \
    SIGINT (130). A socket takes 64 clients at a time; the jobs of --listen are named by the numbers of their clients.
    """

  private static let dialogs = """
    As the first argument, --compat TOOL makes the program stand in for the progress dialogs of \
    zenity, yad, dialog or whiptail: the rest is read as that tool reads it, and statuses are that \
    tool's, also that for an option which it does not know. A link of such a name does the same; its \
    --help lists the options, and its --version is that of the tool whose options they are.
    """

  private static let service = """
    A service manager that sets NOTIFY_SOCKET hears READY=1 after the first frame, STATUS= at most \
    once a second, and WATCHDOG=1 at half of WATCHDOG_USEC. A listening Unix socket or a pipe that it \
    passes (LISTEN_FDS) is read where no other source is named.
    """

  private static let saving = """
    The key s stops the picture, saves it as a board file, and prints the command line of \
    'arcline render' that draws the indicator to the same pixels.
    """

  private static let script = """
    Keys of a script are single characters or escape, enter, tab, space, backspace, delete, \
    insert, home, end, pageup, pagedown, up, down, left, right, f1 to f12. Lines that begin with # \
    are passed over. Without a window time is simulated: the same script gives the same picture.
    """

  private static let signals = "SIGTERM ends the program with status 0, SIGINT with 130."

  private static let recordSignals = """
    SIGUSR2 shows and hides the frame timing, as t does. SIGUSR1 writes a report of the last frames \
    where --record says. SIGQUIT tells on standard error how all stands, and ends the program as \
    after a fault.
    """

  private static let timingSignal = "SIGUSR2 shows and hides the frame timing."

  private static let frameTimes = """
    A frame time is the time from one present to the next; a frame with nothing new to present ends \
    where its present would begin. Frames at rest, jumps of time and the first frame are counted and \
    left out of the figures. A jump lies between frames, or a stop of the process explains it; a long \
    time inside a frame is a slow frame.
    """

  private static let comparison = """
    --compare ends with 0 when the reports can be compared, whichever is smoother, and with 2 when \
    one of them cannot be read or has fewer than 100 frames.
    """

  private static let simulatedTime = """
    Time is simulated: a timeline plays as fast as its frames can be drawn, and gives the same \
    frames each time.
    """

  /// The keys of a mode's window, as a block with its heading; nothing without a window.
  static func keys(of mode: Mode) -> [String] {
    let rows: [(String, String)] =
      switch mode {
      case .show:
        [
          ("Esc, q", "close"), ("f", "full screen on and off"), ("Space", "pause and go on"),
          ("t", "show the frame timing"), ("h", "show the keys"),
        ]
      case .demo: galleryKeys
      case .render, .feed, .profile, .looks, .check: []
      }
    return rows.isEmpty ? [] : ["Keys:"] + rows.flatMap { TextColumns.entry($0.0, $0.1) }
  }

  /// The keys of the gallery with what they do, in its own words.
  static let galleryKeys: [(String, String)] = [
    ("Tab, Backspace", "next look, previous look"), ("Up, Down", "choose a property"),
    ("Left, Right", "change its value"), ("[, ]", "ten steps, or a list's end"),
    ("0 to 9", "progress 0 % to 90 %"), ("Home, End", "progress 0 %, 100 %"),
    ("Enter", "play a run from 0 to 100 %"), ("Space", "pause and go on"),
    (".", "one frame on"), ("-, +", "slower, faster"), ("t", "dark and light"),
    ("Delete", "reset the property"), ("r", "reset the look"), ("s", "save what is shown"),
    ("g", "frame times"), ("f", "full screen on and off"), ("h", "show and hide these keys"),
    ("Esc, q", "close"),
  ]

  /// Examples of the whole program.
  static let examples = block(
    showExamples + [
      "arcline demo", "arcline render --progress 0.42 --output ring.png", "arcline feed < log.txt",
    ])

  /// Examples of one mode.
  static func examples(for mode: Mode) -> [String] {
    switch mode {
    case .show: block(showExamples)
    case .demo:
      block([
        "arcline demo", "arcline demo --look glow --theme light --fullscreen",
        "arcline demo --headless --script keys.txt --output demo.png",
      ])
    case .render:
      block([
        "arcline render --progress 0.42 --size 400x400 --output ring.png",
        "arcline render --timeline run.txt --frames 120 --values run.csv",
        "arcline render --progress 0.42 --look glow --set thickness=8% -o glow.png",
        "arcline render --progress 0.42 --hash",
        "arcline render --sheet --output looks.png",
      ])
    case .profile:
      block([
        "arcline profile --look glow", "arcline profile --headless --unpaced --seconds 5",
        "arcline profile --board board.json5 --seconds 60 --svg board.svg",
        "arcline profile --scene S1 --fps 144 --report a.json",
        "arcline profile --compare a.json b.json",
      ])
    case .feed:
      block([
        "arcline feed < log.txt", "arcline feed --timeline run.txt --max 1000",
        "ninja | arcline feed",
        "arcline feed -- rsync -a --info=progress2 A B",
        "dd if=disk.img of=/dev/sdX status=progress 2>&1 | arcline feed --total 4GiB",
      ])
    case .looks: block(["arcline looks", "arcline looks --look glow", "arcline looks --json"])
    case .check:
      block([
        "arcline check board.json5", "arcline check board.json5 --size 1080x1920",
        "arcline check --schema", "arcline check --reference",
      ])
    }
  }

  private static let showExamples = [
    "pv -n FILE 2>&1 >/dev/null | arcline",
    "seq 0 100 | arcline --look line --on-eof hold",
    "rsync -a --info=progress2 --no-inc-recursive FROM TO | arcline",
    "arcline --tee -- make -j4", "arcline --fifo progress.pipe",
  ]

  private static func block(_ lines: [String]) -> [String] {
    ["Examples:"] + lines.map { "  \($0)" }
  }
}
