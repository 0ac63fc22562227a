import Board
import CommandLineOptions
import Feeds
import FrameTiming
import Geometry
import Motion
import Platform
import Raster
import SDLShell
import Widgets

/// The loop of the window: events, input, clock, picture, and then sleep for as long as possible.
///
/// A picture that does not change costs nothing: the loop waits for an event without a time limit.
final class ShowLoop {
  let surface: any Surface
  let inbox: FeedInbox
  /// What is known of the frames.
  let watch: FrameWatch
  /// What is to be done with them between frames.
  var recording: FrameRecording?
  private let settings: LoopSettings
  private var panel: any Exhibit
  private var stage: Stage
  private(set) var clock: AnimationClock
  /// Where values come from that no input gives.
  private var scene: ProfileScene?
  private var sleeper = PreciseSleeper()
  var pacer: FramePacer
  private var isHelpShown = false
  private var isDirty = true
  /// Whether the last picture drawn goes on changing by itself, if the animation is not paused.
  ///
  /// Noted when it is drawn: afterwards the panel may already have come to an end that has not been
  /// shown.
  private var hasMotionLeft = false
  /// Whether the last picture drawn shows something on its way that the source said.
  private var isSettling = false
  /// Whether the last frame had something to present.
  private var hasPresented = false
  /// Whether the display has refused the last frame, so that the next one has to try again.
  private var isDeferred = false
  private var framesLeft: Int?
  /// When the picture came to rest after the end of the input, on the monotonic clock.
  private var restStart: UInt64?
  private var turnStart: UInt64 = 0
  /// Whether the window is to change between full screen and a window, and since when it may.
  private var wantsToggle = false
  private var toggleTime: UInt64 = 0
  /// What happened while the loop waited for a frame.
  private var events: [ShellEvent] = []
  private let start = MonotonicClock.now()
  /// When the placement of the picture may be another one, on the monotonic clock.
  private var careDue: UInt64?
  /// What the service manager is told; nil when there is none.
  var service: ServiceReport?
  /// When the source was last heard before it went away; nil while it is there.
  private var awaySince: UInt64?
  private var lastNews: UInt64?
  /// Whether the silence since the last news has been so long that the picture says so.
  private var tellsSilence = false
  /// What follows the file of the board; nil when no board is shown.
  var reloader: BoardReloader?
  /// What feeds the board; nil when no board is shown.
  var sources: BoardSources?
  /// Whether the button Cancel has ended the loop, while there was work left.
  private(set) var wasCancelled = false
  /// Whether nothing has moved since the last turn.
  private var hasRested = false
  /// When a text of a picture at rest changes, on the monotonic clock.
  private var changeDue: UInt64?

  init(
    surface: any Surface, inbox: FeedInbox, settings: LoopSettings, panel: any Exhibit,
    stage: consuming Stage, watch: FrameWatch? = nil, scene: ProfileScene? = nil
  ) {
    self.surface = surface
    self.inbox = inbox
    self.settings = settings
    self.panel = panel
    self.stage = stage
    clock = AnimationClock(rate: settings.tickRate, maximumDelta: settings.longestStep)
    pacer = FramePacer(period: settings.period)
    self.watch = watch ?? FrameWatch(pace: settings.period)
    self.scene = scene
    framesLeft = settings.frameLimit
  }

  /// Runs until there is a reason to stop, and returns what that means for the process.
  func run() throws(SDLError) -> ExitStatus {
    while true {
      turnStart = MonotonicClock.now()
      let advance = clock.advance(to: turnStart, isAfterRest: hasRested)
      watch.wake(at: turnStart, dropped: advance.droppedNanoseconds)
      if let status = try takeEvents() ?? takeInput() { return status }
      try toggleIfDue()
      takeCare()
      watch.eventsEnd()
      if let news = scene?.news(at: clock.instant) {
        panel.rehearse(news, at: clock.instant)
        isDirty = true
      }
      if let due = changeDue, turnStart >= due { isDirty = true }
      panel.advance(to: clock.instant)
      try drawIfNeeded()
      reportToService()
      if let status = verdict() { return status }
      sleep()
    }
  }

  /// The number of animations of the value that were started.
  var animationsStarted: Int { panel.animationCount }

  /// The time since the loop was made, in seconds.
  var seconds: Double { Double(MonotonicClock.now() - start) / 1e9 }

  // MARK: - What happened

  private func takeEvents() throws(SDLError) -> ExitStatus? {
    surface.pollEvents(into: &events)
    defer { events.removeAll(keepingCapacity: true) }
    for event in events {
      watch.note(event)
      switch event {
      case .quit:
        guard settings.windowCloses else { continue }
        return statusWhenClosed
      case .key(let key, let repeated):
        if !repeated, let status = try press(key) { return status }
      case .resized, .exposed, .renderTargetsReset, .deviceReset, .displayChanged,
        .visibility(true):
        isDirty = true
      case .visibility(false), .focus, .wake: break
      }
    }
    return nil
  }

  private func press(_ key: Key) throws(SDLError) -> ExitStatus? {
    switch settings.keys[key] {
    case .close:
      return statusWhenClosed
    case .accept:
      guard !isOver else { return statusAtEnd }
      wasCancelled = settings.earlyAnswer == .closedByUser
      return settings.earlyAnswer
    case .toggleFullscreen: wantsToggle.toggle()
    case .toggleHelp: isHelpShown.toggle()
    case .toggleTiming: toggleTiming()
    case .pause:
      if clock.isPaused { clock.resume(at: turnStart) } else { clock.pause(at: turnStart) }
    case nil: return nil
    }
    isDirty = true
    return nil
  }

  /// Changes between full screen and a window, but not faster than the display server follows.
  ///
  /// Its answers come late: changes in quick succession would end in a mixture of both states. So two
  /// presses that are not carried out yet cancel each other, and the last one wins.
  private func toggleIfDue() throws(SDLError) {
    guard wantsToggle, turnStart >= toggleTime else { return }
    wantsToggle = false
    toggleTime = turnStart + LoopSettings.toggleInterval
    try surface.toggleFullscreen()
    isDirty = true
  }

  private func takeInput() -> ExitStatus? {
    let delivery = inbox.take()
    switch delivery.signal {
    case .interrupt: return .interrupted
    case .terminate, .hangup, .userOne, .userTwo, .quit: return .done
    case nil: break
    }
    awaySince = delivery.isAway ? awaySince ?? lastNews ?? turnStart : nil
    if delivery.wantsSnapshot { writeSnapshot() }
    if let bell = delivery.stateBell { tell(JobStatus.text(of: panel, silence: silence), bell) }
    if delivery.togglesTiming { toggleTiming() }
    let told = reloader?.notice
    defer { if told != reloader?.notice { isDirty = true } }
    if let board = reloader?.turn(at: turnStart, isRequested: delivery.wantsReload),
      var wall = panel as? Wall
    {
      wall.show(board, at: clock.instant)
      panel = wall
      sources?.show(board)
      isDirty = true
    }
    if delivery.wantsReload { sources?.retry(at: turnStart) }
    if let news = sources?.turn(at: turnStart) {
      panel.receive(news, at: clock.instant)
      isDirty = true
    }
    if let update = delivery.update {
      (lastNews, tellsSilence) = (turnStart, false)
      panel.receive(update, at: clock.instant)
      isDirty = true
    }
    if delivery.hasEnded && !panel.hasEnded {
      panel.endInput(settings.endMeaning, at: clock.instant)
      isDirty = true
    }
    noteSilence()
    if let failure = delivery.failure {
      Messages.report(failure)
      return .sourceFailed
    }
    return nil
  }

  /// When the picture is to say that there is no news, on the monotonic clock; nil when it never is.
  private var stallDue: UInt64? {
    let absence = awaySince == nil ? nil : settings.patienceWithAbsence
    guard !tellsSilence, let lastNews, let patience = settings.stallNanoseconds ?? absence else {
      return nil
    }
    return lastNews + patience
  }

  /// Shows a job that has not been heard of for long as stalled; its value stays.
  private func noteSilence() {
    guard let due = stallDue, turnStart >= due else { return }
    tellsSilence = true
    guard var single = panel as? Panel else { return }
    single.stall(at: clock.instant)
    panel = single
    isDirty = true
  }

  /// How the job ended, if it has ended.
  private var statusAtEnd: ExitStatus {
    if panel.hasFailed { return .sourceFailed }
    return panel.isComplete ? .done : .endedEarly
  }

  /// Whether there is nothing more to come.
  private var isOver: Bool { panel.hasEnded || panel.isComplete }

  /// A person who closes the window before the end gets another status than one after it.
  ///
  /// A dialog that can be accepted is never accepted by closing it.
  private var statusWhenClosed: ExitStatus {
    isOver && !settings.needsAcceptance ? statusAtEnd : .closedByUser
  }

  // MARK: - The picture

  /// Whether the picture changes by itself after the last one drawn.
  private var isMoving: Bool { !clock.isPaused && hasMotionLeft }

  /// Whether frames are wanted even of a picture that stands still.
  private var isMeasured: Bool { framesLeft != nil || scene != nil }

  /// What the display has to say of itself.
  private var notice: CornerNotice? { clock.isPaused ? .paused : reloader?.notice }

  private func drawIfNeeded() throws(SDLError) {
    guard isDirty || isMoving || isMeasured, surface.isVisible else { return }
    let pixels = surface.pixelSize
    guard pixels.width > 0, pixels.height > 0 else {
      (hasMotionLeft, isSettling) = (false, false)
      return
    }
    let instant = clock.instant
    let change = stage.compose(
      panel, overlay: isHelpShown ? settings.keys.help : nil, notice: notice, live: watch.live,
      size: Size(width: Double(pixels.width), height: Double(pixels.height)),
      scale: settings.scale ?? surface.scale, at: instant)
    let outcome = try watch.present(change, on: surface, showing: instant) { region, span, layout in
      stage.picture.draw(region, after: change, into: &span, layout: layout)
    }
    hasPresented = outcome == .presented
    isDeferred = outcome.isDeferred
    isDirty = isDeferred
    hasMotionLeft = panel.isAnimating(at: instant)
    isSettling = panel.isSettling(at: instant)
    changeDue =
      clock.isPaused
      ? nil
      : panel.secondsToChange(after: instant).map { turnStart + UInt64(max(0.01, $0) * 1e9) }
    if !isDeferred { framesLeft = framesLeft.map { $0 - 1 } }
  }

  /// Follows the hours of dimming and the slow movement of the picture.
  private func takeCare() {
    let care = settings.care
    let second = care.followsDay ? LocalTime.secondOfDay() : 0
    let age = turnStart - min(turnStart, start)
    let placement = care.placement(after: age, secondOfDay: second)
    if placement != stage.placement {
      stage.placement = placement
      isDirty = true
    }
    careDue = care.nanosecondsToChange(after: age, secondOfDay: second).map { turnStart + $0 }
  }

  private func reportToService() {
    guard service != nil else { return }
    service?.turn(
      at: turnStart, hasPresented: surface.counters.framesPresented > 0,
      status: JobStatus.text(of: panel, silence: silence))
  }

  /// The time since a source that has gone was last heard, in nanoseconds; nil while it is there.
  private var silence: UInt64? { awaySince.map { turnStart - min(turnStart, $0) } }

  /// When the line about a source that has gone changes, on the monotonic clock.
  private var ageDue: UInt64? {
    guard let awaySince, service != nil else { return nil }
    let minute: UInt64 = 60_000_000_000
    return awaySince + ((turnStart - min(turnStart, awaySince)) / minute + 1) * minute
  }

  // MARK: - When to go on

  private func verdict() -> ExitStatus? {
    if framesLeft == 0 { return panel.hasEnded ? statusAtEnd : .done }
    let now = MonotonicClock.now()
    if let run = settings.runNanoseconds, now - start >= run { return .done }
    if let timeout = settings.timeoutNanoseconds, isTimeLimited, now - start >= timeout {
      return .timedOut
    }
    guard panel.hasEnded, !settings.staysOpen else { return nil }
    // A paused animation has not ended: the window stays until it has.
    guard !isSettling && !isDeferred || !surface.isVisible else {
      restStart = nil
      return nil
    }
    let rest = restStart ?? now
    restStart = rest
    guard now - rest >= settings.rest else { return nil }
    return statusAtEnd
  }

  /// Whether a timeout holds: for a job until it is complete, for a dialog until it is accepted.
  private var isTimeLimited: Bool { !panel.isComplete || settings.needsAcceptance }

  /// When an incomplete job is given up, or the run is over, on the monotonic clock.
  private var timeout: UInt64? {
    if let run = settings.runNanoseconds { return start &+ run }
    return isTimeLimited ? settings.timeoutNanoseconds.map { start + $0 } : nil
  }

  /// Waits for the next frame, the next moment something is due, or an event.
  private func sleep() {
    let isPacing = surface.isVisible && (isMoving || isMeasured || isDeferred)
    hasRested = !isMoving && !isPacing
    recording?.collect(from: &watch.recorder, at: turnStart, isBeforeRest: !isPacing)
    if isPacing {
      guard isKeptApart else {
        // A frame that presents nothing has nothing to wait for.
        if settings.pacing == .display, !hasPresented {
          waitForFrame(
            due: min(turnStart + pacer.period.nanoseconds(ofPeriods: 1), timeout ?? .max))
        }
        return
      }
      // A new value that arrives meanwhile is shown with the next frame; only a request to stop
      // is answered at once.
      let end = MonotonicClock.now()
      let due = pacer.frameShown(
        at: turnStart, endingAt: end, wasStopped: watch.wasStopped(for: end - turnStart))
      waitForFrame(due: min(due, timeout ?? .max))
      return
    }
    pacer.rest()
    watch.rest()
    let timers = [
      restStart.map { $0 + settings.rest }, timeout, wantsToggle ? toggleTime : nil,
      service?.nextDue, stallDue, ageDue, careDue, surface.isVisible ? changeDue : nil,
      reloader?.nextDue, sources?.nextDue,
    ]
    surface.wait(until: timers.compactMap(\.self).min())
    // However often it is woken, the loop turns no faster than frames are shown.
    waitForFrame(due: turnStart + settings.period.nanoseconds(ofPeriods: 1))
  }

  /// Whether the loop itself has to wait for the next frame.
  private var isKeptApart: Bool {
    switch settings.pacing {
    case .own: true
    case .unpaced: false
    case .display:
      // As long as it is not known whether presenting waits, it is left to do so.
      watch.judgePresents(period: settings.period.nanoseconds(ofPeriods: 1)) == .returnsAtOnce
    }
  }

  private func toggleTiming() {
    watch.setLive(!watch.isLive)
    isDirty = true
  }

  private func writeSnapshot() {
    guard let recording else {
      let reason =
        scene == nil
        ? "without --record there is nowhere to write" : "the report comes at the end of the run"
      Messages.report("SIGUSR1 is ignored: \(reason)")
      return
    }
    recording.requestSnapshot(of: watch.recorder)
  }

  /// Sleeps until a frame is due, but no longer than until a person or a signal wants something.
  private func waitForFrame(due: UInt64) {
    while !inbox.isStopRequested {
      let now = MonotonicClock.now()
      guard due > now else { return }
      guard due - now > LoopSettings.preciseSleep else {
        return settings.isPrecise ? sleeper.sleep(until: due) : MonotonicClock.sleep(until: due)
      }
      surface.wait(until: due - LoopSettings.preciseSleep)
      surface.pollEvents(into: &events)
      if events.contains(where: { $0 != .wake }) { return }
      events.removeAll(keepingCapacity: true)
    }
  }
}
