import CommandLineOptions
import Lettering
import Platform
import SDLShell

/// Shows the gallery in a window, or plays a script of keys to it without one.
struct DemoMode {
  let options: Options

  private var saving: DemoSaving { DemoSaving(options: options) }

  func run() throws(Failure) -> ExitStatus {
    let typesetter = try FontSetup.makeTypesetter(options.appearance)
    guard !options.window.isHeadless else { return try record(typesetter) }
    // A fault of the script is told before there is a window.
    let scene = try DemoScene(options, refreshRate: 0, typesetter: typesetter)
    let signals = Signals.block()
    Scheduling.setMinimalTimerSlack()
    let inbox = FeedInbox()
    let stopGuard = StopGuard()
    try watch(signals, inbox) { stopGuard.arm(for: $0) }
    let surface = try WindowSurface(options)
    defer { surface.close() }
    inbox.setWake(surface.wake)
    let loop = DemoLoop(
      surface: surface, inbox: inbox, scene: scene.paced(options, surface.refreshRate),
      save: saving.save)
    let status = try loop.run()
    inbox.setWake(nil)
    surface.close()
    stopGuard.disarm()
    return status
  }

  /// Plays the script without a window and gives out its last picture.
  private func record(_ typesetter: Typesetter) throws(Failure) -> ExitStatus {
    let signals = Signals.block()
    let inbox = FeedInbox()
    try watch(signals, inbox) { _ in }
    let scene = try DemoScene(options, refreshRate: 0, typesetter: typesetter)
    var recording = try DemoRecording(scene, appearance: options.appearance, save: saving.save)
    if let signal = try recording.play(stop: { inbox.take().signal }) {
      return signal == .interrupt ? .interrupted : .done
    }
    if options.render.printsHashes { try writeOutput("\(recording.hash)\n") }
    if let path = options.render.output { try recording.writePNG(to: path) }
    return .done
  }

  private func watch(
    _ signals: Signals, _ inbox: FeedInbox, _ onStop: @escaping @Sendable (Signal) -> Void
  ) throws(Failure) {
    do throws(SystemError) {
      try signals.watch { signal in
        // There are no settings to read again, so a terminal that hangs up ends it too.
        guard signal.isStop || signal == .hangup else {
          if signal == .userTwo { inbox.leave { delivery, _ in delivery.togglesTiming.toggle() } }
          return
        }
        inbox.leave { delivery, _ in delivery.signal = signal }
        onStop(signal)
      }
    } catch {
      throw .runtime(error.description)
    }
  }
}
