import Board
import BoardFile
import CommandLineOptions
import FrameTiming
import Motion
import Platform
import SDLShell

/// Runs a look, a board or a canonical scene and reports how evenly its frames came.
struct ProfileMode {
  private let options: Options

  init(options: Options) {
    var shown = options
    shown.appearance = options.appearance.shown(in: options.profile.scene)
    self.options = shown
  }

  private static let secondsOfRoom = 1.1

  func run() throws(Failure) -> ExitStatus {
    if !options.profile.compared.isEmpty { return try ReportComparison.run(options.profile) }
    try outputs.check()
    let signals = Signals.block(takesQuit: true)
    Scheduling.setMinimalTimerSlack()
    let inbox = FeedInbox()
    let stopGuard = StopGuard()
    do throws(SystemError) {
      try inbox.watch(signals, stopGuard)
    } catch {
      throw .runtime(error.description)
    }
    let exhibit = try makeExhibit()
    let typesetter = try FontSetup.makeTypesetter(options.appearance)
    let surface = try options.makeSurface(
      wantsVerticalSync: options.profile.pacing != .unpaced)
    defer { surface.close() }
    inbox.setWake(surface.wake)
    let loop = makeLoop(on: surface, inbox: inbox, exhibit, Stage(typesetter: typesetter))
    let facts = TimingReport.Facts(
      options, name: subject, surface: surface, pace: loop.watch.recorder.settings.pace,
      own: loop.pacer.period)
    ExitGuard.setFarewell {
      MainActor.assumeIsolated { tellBeforeEnd(loop, facts) }
    }
    let status: ExitStatus
    do throws(Failure) {
      status = try run(loop)
    } catch {
      surface.close()
      stopGuard.disarm()
      tellBeforeEnd(loop, facts)
      throw error
    }
    inbox.setWake(nil)
    surface.close()
    stopGuard.disarm()
    try tell(loop, facts)
    return status
  }

  private func run(_ loop: ShowLoop) throws(Failure) -> ExitStatus {
    do throws(SDLError) {
      return try loop.run()
    } catch {
      throw .lostDisplay(error)
    }
  }

  private func makeExhibit() throws(Failure) -> any Exhibit {
    if let picture = CanonicalPicture(options.profile.scene) { return picture }
    guard let path = options.appearance.board else { return try Panel(options.appearance) }
    var wall = Wall(try BoardFileReading.board(path), Wall.Manner(options.appearance))
    wall.settleUnfed(at: AnimationInstant(tick: 0, rate: .hz60))
    return wall
  }

  private func makeLoop(
    on surface: any Surface, inbox: FeedInbox, _ exhibit: any Exhibit, _ stage: consuming Stage
  ) -> ShowLoop {
    let settings = LoopSettings(options, refreshRate: surface.refreshRate)
    let pace = options.profile.pacing == .own ? settings.period : nil
    let recorder = FrameRecorder(
      isOn: true, settings: FrameRecorder.Settings(pace, capacity: room(settings)))
    return ShowLoop(
      surface: surface, inbox: inbox, settings: settings, panel: exhibit, stage: stage,
      watch: FrameWatch(recorder: recorder, pace: settings.period),
      scene: ProfileScene(options.profile.scene))
  }

  /// The records that are kept: all of the run, unless it is very long.
  private func room(_ settings: LoopSettings) -> Int {
    if let frames = settings.frameLimit { return frames }
    guard options.profile.pacing != .unpaced, let run = settings.runNanoseconds else { return .max }
    let periods = Double(settings.period.periods(inNanoseconds: run))
    return Int(min(1e9, periods * Self.secondsOfRoom)) + 1
  }

  private var subject: String {
    let profile = options.profile
    return profile.scene.isFixed
      ? "the scene \(profile.scene.rawValue)"
      : "\(options.appearance.subject), scene \(profile.scene.rawValue)"
  }

  private var outputs: ProfileOutputs { ProfileOutputs(options.profile) }

  /// Tells what was measured before the display failed.
  private func tellBeforeEnd(_ loop: ShowLoop, _ facts: TimingReport.Facts) {
    do throws(Failure) {
      try tell(loop, facts)
    } catch {
      Messages.report(error.message)
    }
  }

  private func tell(_ loop: ShowLoop, _ facts: TimingReport.Facts) throws(Failure) {
    let snapshot = RecordMailbox.Snapshot(loop.watch.recorder)
    let report = TimingReport(snapshot.records, lost: snapshot.lost, facts: facts)
    // Before the text, which a reader may cut short.
    try outputs.write(report)
    try writeOutput(report.text(withDefinitions: options.profile.givesDefinitions))
  }
}
