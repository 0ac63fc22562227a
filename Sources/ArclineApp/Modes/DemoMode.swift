import CommandLineOptions
import Platform
import SDLShell

/// Shows the gallery in a window, or plays a script of keys to it without one.
struct DemoMode {
  let options: Options

  private var saving: DemoSaving { DemoSaving(options: options) }

  func run() throws(Failure) -> ExitStatus {
    let typesetter = try FontSetup.makeTypesetter(options.appearance)
    guard !options.window.isHeadless else {
      let scene = try DemoScene(options, refreshRate: 0, typesetter: typesetter)
      var recording = try DemoRecording(scene, appearance: options.appearance, save: saving.save)
      try recording.play()
      if options.render.printsHashes { try writeOutput("\(recording.hash)\n") }
      if let path = options.render.output { try recording.writePNG(to: path) }
      return .done
    }
    // A fault of the script is told before there is a window.
    let scene = try DemoScene(options, refreshRate: 0, typesetter: typesetter)
    let signals = Signals.block()
    Scheduling.setMinimalTimerSlack()
    let inbox = FeedInbox()
    let stopGuard = StopGuard()
    do throws(SystemError) {
      try signals.watch { signal in
        guard signal.isStop else { return }
        inbox.leave { delivery, _ in delivery.signal = signal }
        stopGuard.arm(for: signal)
      }
    } catch {
      throw .runtime(error.description)
    }
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
}
