import Board
import CommandLineOptions
import FrameTiming
import Platform
import SDLShell

/// Runs a look with made-up values and reports how evenly its frames came.
struct ProfileMode {
  let options: Options

  private static let secondsOfRoom = 1.1

  func run() throws(Failure) -> ExitStatus {
    if !options.profile.compared.isEmpty { return try ReportComparison.run(options.profile) }
    try outputs.check()
    let signals = Signals.block()
    Scheduling.setMinimalTimerSlack()
    let inbox = FeedInbox()
    let stopGuard = StopGuard()
    do throws(SystemError) {
      try inbox.watch(signals, stopGuard)
    } catch {
      throw .runtime(error.description)
    }
    let appearance = options.appearance.shown(in: options.profile.scene)
    let panel = try Panel(appearance)
    let typesetter = try FontSetup.makeTypesetter(appearance)
    let surface = try options.makeSurface(
      wantsVerticalSync: options.profile.pacing != .unpaced)
    defer { surface.close() }
    inbox.setWake(surface.wake)
    let loop = makeLoop(on: surface, inbox: inbox, panel, Stage(typesetter: typesetter))
    let facts = TimingReport.Facts(
      options, name: subject, surface: surface, pace: loop.watch.recorder.settings.pace)
    let status = try run(loop)
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
      throw .runtime(error.description)
    }
  }

  private func makeLoop(
    on surface: any Surface, inbox: FeedInbox, _ panel: Panel, _ stage: consuming Stage
  ) -> ShowLoop {
    let settings = LoopSettings(options, refreshRate: surface.refreshRate)
    let pace = options.profile.pacing == .own ? settings.period : nil
    let recorder = FrameRecorder(
      isOn: true, settings: FrameRecorder.Settings(pace, capacity: room(settings)))
    return ShowLoop(
      surface: surface, inbox: inbox, settings: settings, panel: panel, stage: stage,
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
      : "the look \(options.appearance.look), scene \(profile.scene.rawValue)"
  }

  private var outputs: ProfileOutputs { ProfileOutputs(options.profile) }

  private func tell(_ loop: ShowLoop, _ facts: TimingReport.Facts) throws(Failure) {
    let snapshot = RecordMailbox.Snapshot(loop.watch.recorder)
    let report = TimingReport(snapshot.records, lost: snapshot.lost, facts: facts)
    // Before the text, which a reader may cut short.
    try outputs.write(report)
    try writeOutput(report.text(withDefinitions: options.profile.givesDefinitions))
  }
}
