import Board
import CommandLineOptions
import Feeds
import FrameTiming
import Platform
import SDLShell
import Widgets

/// Shows the progress that standard input reports, in a window or without one.
struct ShowMode {
  let options: Options
  let input: InputDescriptor

  func run() throws(Failure) -> Int32 {
    if options.kiosk.listsDisplays {
      try writeOutput(WindowSurface.listDisplays())
      return ExitStatus.done.rawValue
    }
    let signals = Signals.block(takesQuit: true)
    Scheduling.setMinimalTimerSlack()
    let inbox = FeedInbox()
    let commands = RunningCommands()
    let showing = try BoardShow(options)
    let options = showing?.options ?? options
    let makeFeed = try options.input.makeFeeds(of: options.source.command)
    let source = OwnedSource(try OpenSource.open(options, input: input))
    defer { source.close() }
    let farewell: @Sendable () -> Void = {
      source.kill()
      commands.kill()
    }
    let stopGuard = StopGuard(farewell: farewell)
    let content: any Exhibit
    if let showing { content = showing.wall } else { content = try Panel(options.appearance) }
    let panel = options.dialog.map { card(of: $0, around: content) } ?? content
    try onSystem { () throws(SystemError) in
      // At once: the display may hang, and a command must not outlive the program unasked.
      try inbox.watch(signals, stopGuard, farewell: farewell) { signal in
        source.send(signal)
        commands.send(signal)
      }
    }
    let typesetter = try FontSetup.makeTypesetter(options.appearance)
    let surface = try options.makeSurface { inbox.stopRequest }
    defer { surface.close() }
    let loop = try makeLoop(on: surface, inbox: inbox, panel, Stage(typesetter: typesetter))
    inbox.setWake(surface.wake)
    if let dialog = options.dialog { begin(dialog, inbox) }
    // Read only now: a fault of the options or the display must not consume input.
    loop.reloader = showing?.reloader
    loop.sources = showing?.makeSources(
      standardInput: source, commands: commands, counts: inbox, wake: surface.wake)
    defer { loop.sources?.close() }
    if showing == nil {
      let threads = try startReading(source, makeFeed)
      explain(threads.source)
      try onSystem { () throws(SystemError) in
        try threads.start(into: inbox, isLasting: options.input.endPolicy == .hold)
      }
    } else if showing?.readsStandardInput == true, options.source.command.isEmpty {
      explain(try source.start(options.source, isOutputKeptFree: false))
    }
    loop.service = ServiceReport.find()
    ExitGuard.setFarewell {
      MainActor.assumeIsolated { try? loop.recording?.finish(&loop.watch.recorder) }
    }
    let status: ExitStatus
    do throws(SDLError) {
      status = try loop.run()
    } catch {
      // Before the display is left, which may fail or hang as well.
      try? keepFigures(of: loop)
      loop.service?.stop()
      inbox.setWake(nil)
      throw .lostDisplay(error)
    }
    loop.service?.stop()
    inbox.setWake(nil)
    loop.sources?.close()
    surface.close()
    stopGuard.disarm()
    try keepFigures(of: loop)
    if let sources = loop.sources, options.source.command.isEmpty, options.dialog == nil {
      return sources.status(after: status)
    }
    guard let dialog = options.dialog else { return source.status(after: status) }
    // The tools die of it, and a script must not take that for the end of the work.
    if let signal = source.stopRequest { return signal.exitStatus }
    if dialog.hangsUp(on: status, byButton: loop.wasCancelled) { ParentProcess.hangUp() }
    return dialog.status(for: status)
  }

  /// A dialog around what it shows.
  private func card(
    of dialog: Options.Dialog, around content: any Exhibit
  ) -> any Exhibit {
    let reading = options.appearance.reading
    let card = DialogCard(content, reading: reading, hints: dialog.hints)
    return dialog.tellsRemainingTime ? RemainingTimeCard(card, reading: reading) : card
  }

  /// Says what to type where a person is the source.
  private func explain(_ source: OpenSource) {
    guard source.isStandardInput, input.isTerminal else { return }
    Messages.report("reading numbers from the terminal: type 0 to 100 and Enter, Ctrl-D to end")
  }

  /// What a dialog shows before anything has been read.
  private func begin(_ dialog: Options.Dialog, _ inbox: FeedInbox) {
    guard dialog.message != nil || dialog.fraction != nil || dialog.isPulsating else { return }
    inbox.leave { delivery, _ in
      delivery.update = FeedUpdate(
        line: 0, fraction: dialog.fraction, message: dialog.message,
        state: dialog.isPulsating ? .unknown : nil)
    }
  }

  /// Starts the command, if that is the source, and describes how it is read.
  private func startReading(
    _ source: OwnedSource, _ makeFeed: @escaping @Sendable () -> any Feed
  ) throws(Failure) -> InputThreads {
    let opened = try source.start(options.source, isOutputKeptFree: false)
    var settings = FeedReader.Settings()
    settings.holdsFallingValues = options.input.holdsFallingValues
    settings.announcesFormat = options.window.isVerbose
    settings.endsWhenComplete = options.dialog?.closesByItself ?? false
    settings.outlivesFailure = options.input.endPolicy == .hold
    if options.source.isPassedOn { settings.passesOnTo = opened.naturalTarget }
    return InputThreads(source: opened, settings: settings, makeFeed: makeFeed)
  }

  private func makeLoop(
    on surface: any Surface, inbox: FeedInbox, _ panel: any Exhibit, _ stage: consuming Stage
  ) throws(Failure) -> ShowLoop {
    let settings = LoopSettings(options, refreshRate: surface.refreshRate)
    let recorder = FrameRecorder(
      isOn: options.recording.path != nil, settings: FrameRecorder.Settings(settings.period))
    let loop = ShowLoop(
      surface: surface, inbox: inbox, settings: settings, panel: panel, stage: stage,
      watch: FrameWatch(recorder: recorder, pace: settings.period))
    if let path = options.recording.path {
      // A folder's parts would be written beside it, where nobody looks for them.
      if Files.exists("\(path)/.") { throw .usage("--record \(path) is a directory, not a file") }
      loop.recording = try FrameRecording(
        path: path, kind: FrameFileKind(path: path, columns: options.recording.csvFormat),
        facts: TimingReport.Facts(
          options, name: options.appearance.subject, surface: surface,
          pace: settings.period, own: settings.period))
    }
    return loop
  }

  /// Ends the recording and writes the statistics, once.
  private func keepFigures(of loop: ShowLoop) throws(Failure) {
    let recording = loop.recording.take()
    try recording?.finish(&loop.watch.recorder)
    try writeStatistics(of: loop)
  }

  private func writeStatistics(of loop: ShowLoop) throws(Failure) {
    guard let path = options.window.statistics else { return }
    let text = ShowStatistics.text(of: loop)
    do throws(FileError) {
      try Files.write(text, to: path)
    } catch {
      throw .runtime("cannot write the statistics: \(error.description)")
    }
  }

  private func onSystem(_ body: () throws(SystemError) -> Void) throws(Failure) {
    do throws(SystemError) {
      try body()
    } catch {
      throw .runtime(error.description)
    }
  }
}
