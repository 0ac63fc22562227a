import FrameTiming
import Motion
import Platform
import SDLShell

/// Stamps the loop's frames; a comparison at each stamp is all it costs while nobody wants them.
///
/// Nothing is allocated, locked or formatted between two stamps. It is a class because asking a part of
/// another object costs more than the comparison itself.
final class FrameWatch {
  /// All frames; off unless they are recorded.
  var recorder: FrameRecorder
  /// The last seconds, while the overlay is shown.
  private(set) var live: LiveTiming?
  /// Whether presenting waits, from the last frames.
  private(set) var presentWait = PresentWaitMeter()

  /// What the last thirty presents showed, and how many frames ago that was judged.
  private var verdict = PresentWait.Verdict.unknown
  private var framesSinceVerdict = 0

  private var isOn: Bool
  private var frame = FrameRecord(wake: 0)
  /// What is to be said of the next frame.
  private var flags: FrameFlags = []
  private let pace: FramePeriod
  /// Tells whether the process went on after a stop since it was last asked.
  private let takeContinuation: () -> Bool
  /// The time that the machine was suspended so far, and when it was looked at.
  private var suspended: UInt64 = 0
  private var suspendedReading: UInt64 = 0

  /// The other clock is read no more often than this.
  private static let suspendedInterval: UInt64 = 1_000_000_000
  /// A frame shorter than this was not stopped for long enough to matter.
  private static let leastStop: UInt64 = FrameStepRule.shortestGap
  /// A suspend shorter than this cannot be told from the noise of two clocks.
  private static let leastSuspend: UInt64 = 500_000_000

  /// Makes a watch for a loop of the given pace.
  ///
  /// `takeContinuation` says, once for each stop, that the process went on after one.
  init(
    recorder: consuming FrameRecorder = FrameRecorder(), pace: FramePeriod,
    takeContinuation: @escaping () -> Bool = Signals.takeContinuation
  ) {
    self.takeContinuation = takeContinuation
    isOn = recorder.isOn
    self.recorder = recorder
    self.pace = pace
  }

  /// Shows the last seconds, or stops to.
  func setLive(_ isLive: Bool) {
    live = isLive ? LiveTiming(pace: pace) : nil
    // What was not stamped is unknown: the first frame counts from no other.
    if !isOn { flags.insert(.afterRest) }
    isOn = isLive || recorder.isOn
  }

  /// Whether presenting waits for a display of the given period in nanoseconds; judged anew every thirty
  /// frames, and to be asked once a frame.
  func judgePresents(period: UInt64) -> PresentWait.Verdict {
    framesSinceVerdict += 1
    if presentWait.count < PresentWait.fewest {
      verdict = .unknown
    } else if verdict == .unknown || framesSinceVerdict >= PresentWait.fewest {
      verdict = presentWait.judge(period: period).verdict
      framesSinceVerdict = 0
    }
    return verdict
  }

  /// Whether the process was stopped in the last frame, which took so many nanoseconds; to be asked once
  /// a frame.
  ///
  /// While nothing is stamped, a stop since the last frame that was as long counts too.
  func wasStopped(for nanoseconds: UInt64) -> Bool {
    guard nanoseconds > Self.leastStop else { return false }
    return isOn ? frame.flags.contains(.resumed) : takeContinuation()
  }

  /// Whether the last seconds are kept.
  var isLive: Bool { live != nil }
}

// MARK: - Stamps

extension FrameWatch {
  /// The loop woke; what follows is part of the next frame.
  func wake(at now: UInt64, dropped: UInt64) {
    guard isOn else { return }
    // A stop that is over by now is none of this frame's.
    if now &- frame.present > Self.leastStop { _ = takeContinuation() }
    frame = FrameRecord(wake: now)
    // What the clock leaves out of a rest is no part of a movement.
    if dropped > 0, !flags.contains(.afterRest) { flags.insert(.clamped) }
    if now &- suspendedReading >= Self.suspendedInterval { noteSuspend(at: now) }
  }

  /// The picture stood still since the last frame.
  func rest() {
    guard isOn else { return }
    flags.insert(.afterRest)
  }

  /// Something happened to the window that may cost a frame.
  func note(_ event: ShellEvent) {
    guard isOn else { return }
    switch event {
    case .resized: flags.insert(.resized)
    case .renderTargetsReset, .deviceReset: flags.insert(.targetsReset)
    case .visibility(false): flags.insert(.hidden)
    case .displayChanged: presentWait.reset()
    default: break
    }
  }

  /// All events and all input were handled.
  func eventsEnd() {
    guard isOn else { return }
    let now = MonotonicClock.now()
    (frame.events, frame.update, frame.raster, frame.upload) = (now, now, now, now)
  }

  /// The picture is composed; `overlay` nanoseconds of that were for the overlay.
  func updateEnd(overlay: UInt64) {
    guard isOn else { return }
    let now = MonotonicClock.now()
    (frame.update, frame.raster, frame.upload) = (now, now, now)
    frame.overlay = overlay
  }

  /// The picture is drawn; `overlay` nanoseconds of that were for the overlay.
  func rasterEnd(overlay: UInt64) {
    guard isOn else { return }
    let now = MonotonicClock.now()
    (frame.raster, frame.upload) = (now, now)
    frame.overlay &+= overlay
  }

  /// The picture is uploaded, and presenting begins.
  func uploadEnd() {
    guard isOn else { return }
    frame.upload = MonotonicClock.now()
  }

  /// The frame is over.
  func frameEnd(_ outcome: PresentOutcome, showing instant: AnimationInstant, pixels: Int) {
    // What the display refused is tried again: one frame, however often, that came late.
    guard isOn, !outcome.isDeferred else { return }
    frame.present = MonotonicClock.now()
    // Only a frame that took long is worth the question; a stop between frames is long sleep anyway.
    if frame.present &- frame.wake > Self.leastStop, takeContinuation() { flags.insert(.resumed) }
    frame.tick = instant.tick
    // The remainder is below the step's numerator, 10¹³ at most: 16 bits more still fit.
    frame.tickFraction = UInt16(
      truncatingIfNeeded: (instant.remainder << 16) / instant.rate.stepNumerator)
    frame.damagePixels = UInt32(clamping: pixels)
    if outcome != .presented { flags.insert(.notPresented) }
    if isLive { flags.insert(.overlay) }
    frame.flags = flags
    flags = []
    recorder.record(frame)
    live?.take(frame)
    presentWait.record(frame)
  }

  private func noteSuspend(at now: UInt64) {
    let reading = MonotonicClock.suspended()
    if suspendedReading > 0, reading > suspended, reading - suspended > Self.leastSuspend {
      flags.insert(.resumed)
      presentWait.reset()
    }
    (suspended, suspendedReading) = (reading, now)
  }
}
