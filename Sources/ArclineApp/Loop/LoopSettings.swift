import Board
import CommandLineOptions
import FrameTiming
import Motion

/// What the loop needs to know of the options.
struct LoopSettings {
  /// The time from one frame to the next.
  let period: FramePeriod
  /// The ticks of the animation's clock.
  let tickRate: TickRate
  /// The most time that an animation moves on by in one frame, in nanoseconds; a longer one is a gap.
  var longestStep: UInt64 { FrameStepRule(pace: period).gapNanoseconds }
  /// Device pixels to a logical one, or nil for the display's.
  let scale: Double?
  /// What keeps the frames apart.
  let pacing: Options.Profile.Pacing
  /// Whether frames come at their moment whatever that costs in processor time, as for a measurement.
  let isPrecise: Bool
  /// The time after which the loop ends.
  let runNanoseconds: UInt64?
  /// What the end of the input means for an incomplete job.
  let endMeaning: EndOfInput
  /// Whether the window stays after the end of the input.
  let staysOpen: Bool
  /// The number of frames after which the loop ends.
  let frameLimit: Int?
  /// The time after which an incomplete job is given up.
  let timeoutNanoseconds: UInt64?

  /// How long the last picture stands after the end of the input, in nanoseconds.
  let rest: UInt64
  /// What keys do.
  let keys: KeyBindings
  /// Whether it waits at the end until a person accepts it, as dialogs of windows do.
  let needsAcceptance: Bool
  /// What pressing a dialog's button means before the end; nil for nothing.
  let earlyAnswer: ExitStatus?
  /// Whether the desktop can close the window.
  let windowCloses: Bool
  /// What spares the screen.
  let care: ScreenCare

  /// After so many nanoseconds without news a job is said to have stalled; nil waits for ever while
  /// its source is there.
  let stallNanoseconds: UInt64?
  /// The same for a source that has gone, when nothing else is asked for.
  var patienceWithAbsence: UInt64 = 60_000_000_000

  /// After the end of the input the last picture stands this long, unless a dialog is stood in for.
  static let restBeforeExit: UInt64 = 1_000_000_000
  /// The last part of a wait for a frame, which is precise and cannot be woken.
  ///
  /// Events are noticed after it; waiting for events is precise to a millisecond only.
  static let preciseSleep: UInt64 = 20_000_000
  /// Between two changes of full screen there is at least this time.
  static let toggleInterval: UInt64 = 400_000_000
  /// A request to stop that is not answered in so many milliseconds ends the process without the display.
  nonisolated static let patienceWhenStopping = 700
  /// The time of a measurement for which none is given.
  static let standardRun: UInt64 = 10_000_000_000
  /// The frame rate where neither the options nor the display name one.
  static let standardRate = 60.0

  /// Takes over the options, for a display of the given rate in hertz, 0 when it is unknown.
  init(_ options: Options, refreshRate: Int) {
    let wanted = options.frames.rate ?? (refreshRate > 0 ? Double(refreshRate) : Self.standardRate)
    let sixty = FramePeriod(hertz: 60)
    guard let period = FramePeriod(hertz: wanted) ?? sixty else {
      preconditionFailure("60 Hz is a frame rate")
    }
    self.period = period
    tickRate = .hz60
    let isProfile = options.mode == .profile
    pacing = isProfile ? options.profile.pacing : .own
    isPrecise = isProfile
    runNanoseconds = isProfile ? options.profileNanoseconds : nil
    scale = options.appearance.scale
    endMeaning = options.input.endPolicy == .complete ? .completes : .endsEarly
    staysOpen = options.input.endPolicy == .hold || options.window.staysAfterEnd
    rest = options.dialog == nil ? Self.restBeforeExit : 0
    keys = KeyBindings(options)
    needsAcceptance = options.dialog?.keysClose ?? false
    earlyAnswer = options.dialog?.earlyAnswer
    windowCloses = !options.kiosk.isOn || options.kiosk.allowsQuit
    care = ScreenCare(options.kiosk)
    frameLimit = options.frames.limit
    stallNanoseconds = options.input.stallAfter?.nanoseconds
    timeoutNanoseconds = options.window.timeout.map(\.nanoseconds)
  }
}

extension Options {
  /// How long a run of `profile` takes; nil when a number of frames ends it.
  fileprivate var profileNanoseconds: UInt64? {
    guard frames.limit == nil else { return nil }
    return profile.duration?.nanoseconds ?? LoopSettings.standardRun
  }
}

extension Duration {
  /// The whole nanoseconds; negative durations are 0.
  var nanoseconds: UInt64 {
    let (seconds, attoseconds) = components
    return UInt64(max(0, seconds)) * 1_000_000_000 + UInt64(max(0, attoseconds)) / 1_000_000_000
  }
}
