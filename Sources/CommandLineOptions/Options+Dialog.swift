extension Options {
  /// A tool whose progress dialogs the program stands in for.
  public enum DialogTool: String, CaseIterable, Sendable {
    /// GNOME's dialogs for scripts.
    case zenity
    /// Its descendant with more widgets.
    case yad
    /// Dialogs in a terminal.
    case dialog
    /// Their smaller relative.
    case whiptail

    /// The tool that a program name stands for, with or without folders before it.
    public init?(program: String) {
      self.init(rawValue: program.split(separator: "/").last.map(String.init) ?? "")
    }

    /// The status by which the tool tells that it could not understand its command line.
    public static let usageStatus: Int32 = 255

    /// The status by which it refuses an option that it does not know, or one without its value.
    public var unknownOptionStatus: Int32 { self == .whiptail ? 1 : Self.usageStatus }
  }

  /// What a dialog asks for beyond a window and its input.
  public struct Dialog: Equatable, Sendable {
    /// The tool that is stood in for.
    public let tool: DialogTool

    /// The text to show from the start.
    public var message: String?

    /// The fraction to show from the start, 0…1.
    public var fraction: Double?

    /// Whether it tells how long the work still takes.
    public var tellsRemainingTime = false

    /// Whether how much there is to do is unknown at the start.
    public var isPulsating = false

    /// Whether it closes by itself: at 100 %, and at the end of input.
    public var closesByItself = false

    /// Whether the parent process is hung up on (SIGHUP) when the user cancels it.
    public var killsParent = false

    /// Whether a button Close accepts it at any time, as with yad's own buttons.
    public var acceptsEarly = false

    /// The bars where there are several; empty for a single one.
    public var bars: [Bar] = []

    /// The number of the bar that closes the dialog when it is full, from 1; all of them do together
    /// where there is none of this number.
    public var watchedBar = 0

    /// One of several bars.
    public struct Bar: Equatable, Sendable {
      /// What a bar shows.
      public enum Kind: Sendable {
        /// How much is done.
        case fraction
        /// That something is going on, at every line about it.
        case pulse
        /// That something is going on, from a line `start` to a line `stop`.
        case activity
      }

      /// The words beside it; they may be empty.
      public var label: String

      /// What it shows.
      public var kind = Kind.fraction

      /// The fraction to show from the start, 0…1.
      public var fraction = 0.0

      /// Whether it fills from its right end whatever the direction of reading.
      public var growsFromRight = false

      /// Makes a bar.
      public init(label: String, kind: Kind = .fraction, fraction: Double = 0) {
        self.label = label
        self.kind = kind
        self.fraction = fraction
      }
    }

    /// What accepting the dialog is called; nil where no button says so.
    public var acceptLabel: String? = "OK"

    /// What cancelling it is called; nil where that is not offered.
    public var cancelLabel: String? = "Cancel"

    /// Which keys answer it once it is over, in words, longer ones first; none where it takes none or
    /// closes by itself.
    public var hints: [String] {
      guard keysClose, !closesByItself, let acceptLabel else { return [] }
      let accepting = "Enter: \(acceptLabel)"
      return (cancelLabel.map { ["\(accepting) · Esc: \($0)"] } ?? []) + [accepting, "Enter"]
    }

    /// Makes a dialog of a tool.
    public init(tool: DialogTool) {
      self.tool = tool
    }

    /// Whether keys close it; a gauge in a terminal takes none.
    public var keysClose: Bool { tool == .zenity || tool == .yad }

    /// What the keys that press a button do before it is over; nil for nothing.
    ///
    /// Until then Cancel is the only button of zenity that can be pressed, and Close yad's only one.
    public var earlyAnswer: ExitStatus? {
      switch tool {
      case .zenity: cancelLabel == nil ? nil : .closedByUser
      case .yad: acceptsEarly ? .endedEarly : nil
      case .dialog, .whiptail: nil
      }
    }

    /// Whether an end hangs up on the parent process.
    ///
    /// Measured with zenity 3.44, where Cancel does and neither Escape nor the window's own button, and
    /// with yad 0.40, where both do and its button Close does not; yad 14 has it for a timeout too.
    public func hangsUp(on status: ExitStatus, byButton isButton: Bool) -> Bool {
      guard killsParent else { return false }
      return switch tool {
      case .zenity: status == .closedByUser && isButton
      case .yad: status == .closedByUser || status == .timedOut
      case .dialog, .whiptail: false
      }
    }

    /// The status of the process in the tool's own convention.
    public func status(for status: ExitStatus) -> Int32 {
      switch (status, tool) {
      // The tools do not ask how far their input came.
      case (.endedEarly, _): 0
      case (.closedByUser, .zenity): 1
      case (.closedByUser, .yad): 252
      case (.closedByUser, _): 255
      case (.timedOut, .zenity): 5
      case (.timedOut, .yad): 70
      default: status.rawValue
      }
    }
  }
}
