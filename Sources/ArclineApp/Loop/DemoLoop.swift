import CommandLineOptions
import FrameTiming
import Platform
import Raster
import SDLShell

/// The loop of the gallery in a window: keys, clock, picture, and sleep while nothing moves.
final class DemoLoop {
  private let surface: any Surface
  private let inbox: FeedInbox
  private let settings: LoopSettings
  private let script: KeyScript
  private let save: (GalleryStill, GalleryLayout) throws(Failure) -> String
  private var gallery: Gallery
  private var stage: GalleryStage
  private let watch: FrameWatch
  private var deadlines: FrameDeadline?
  private var nextPress = 0
  private var isDirty = true
  /// Whether the display has refused the last frame, so that the next one has to try again.
  private var isDeferred = false
  private var wantsToggle = false
  private var toggleTime: UInt64 = 0
  private var events: [ShellEvent] = []
  private let start = MonotonicClock.now()

  init(
    surface: any Surface, inbox: FeedInbox, scene: consuming DemoScene,
    save: @escaping (GalleryStill, GalleryLayout) throws(Failure) -> String
  ) {
    self.surface = surface
    self.inbox = inbox
    settings = scene.settings
    script = scene.script
    gallery = scene.gallery
    stage = GalleryStage(typesetter: scene.typesetter)
    watch = FrameWatch(pace: scene.settings.period)
    self.save = save
  }

  /// Runs until it is closed, and returns what that means for the process.
  func run() throws(Failure) -> ExitStatus {
    while true {
      let now = MonotonicClock.now()
      watch.wake(at: now, dropped: 0)
      if let status = try takeKeys(at: now) { return status }
      let delivery = inbox.take()
      if delivery.togglesTiming {
        _ = gallery.apply(.graph, at: now)
        isDirty = true
      }
      if watch.isLive != gallery.isGraphShown { watch.setLive(gallery.isGraphShown) }
      watch.eventsEnd()
      switch delivery.signal {
      case .interrupt: return .interrupted
      case .terminate, .hangup: return .done
      case .userOne, .userTwo, .quit, nil: break
      }
      let wasMoving = gallery.isMoving
      gallery.advance(to: now)
      do throws(SDLError) {
        try toggleIfDue(at: now)
        try drawIfNeeded(wasMoving: wasMoving, at: now)
      } catch {
        throw .lostDisplay(error)
      }
      sleep(from: now)
    }
  }

  // MARK: - Keys

  private func takeKeys(at now: UInt64) throws(Failure) -> ExitStatus? {
    surface.pollEvents(into: &events)
    defer { events.removeAll(keepingCapacity: true) }
    while let press = nextScripted, press <= now {
      let key = script.presses[nextPress].key
      nextPress += 1
      if let status = try take(key, repeated: false, at: now) { return status }
    }
    for event in events {
      watch.note(event)
      switch event {
      case .quit: return .done
      case .key(let key, let repeated):
        if let status = try take(key, repeated: repeated, at: now) { return status }
      case .resized, .exposed, .renderTargetsReset, .deviceReset, .displayChanged,
        .visibility(true):
        isDirty = true
      case .visibility(false), .focus, .wake: break
      }
    }
    return nil
  }

  /// When the next key of the script is due, on the monotonic clock.
  private var nextScripted: UInt64? {
    script.presses.indices.contains(nextPress)
      ? start + script.presses[nextPress].nanoseconds : nil
  }

  private func take(
    _ key: Key, repeated: Bool, at now: UInt64
  ) throws(Failure) -> ExitStatus? {
    isDirty = true
    switch gallery.press(key, repeated: repeated, at: now) {
    case .quit: return .done
    case .toggleFullscreen: wantsToggle.toggle()
    case .save(let still): gallery.notice = try save(still, layout)
    case nil: break
    }
    return nil
  }

  /// Changes between full screen and a window, but not faster than the display server follows.
  private func toggleIfDue(at now: UInt64) throws(SDLError) {
    guard wantsToggle, now >= toggleTime else { return }
    wantsToggle = false
    toggleTime = now + LoopSettings.toggleInterval
    try surface.toggleFullscreen()
    isDirty = true
  }

  // MARK: - The picture

  private var layout: GalleryLayout {
    let pixels = surface.pixelSize
    return GalleryLayout(
      width: Double(pixels.width), height: Double(pixels.height),
      scale: settings.scale ?? surface.scale)
  }

  /// Frame times are those of frames that follow each other, so their graph keeps them coming.
  private var isMoving: Bool { gallery.isMoving || gallery.isGraphShown }

  private func drawIfNeeded(wasMoving: Bool, at now: UInt64) throws(SDLError) {
    guard isDirty || wasMoving || isMoving, surface.isVisible else { return }
    let pixels = surface.pixelSize
    guard pixels.width > 0, pixels.height > 0 else { return }
    let change = stage.compose(gallery, layout: layout, live: watch.live)
    let outcome = try watch.present(change, on: surface, showing: gallery.instant) {
      region, span, layout in
      stage.picture.draw(region, after: change, into: &span, layout: layout)
    }
    isDeferred = outcome.isDeferred
    isDirty = isDeferred
  }

  // MARK: - When to go on

  private func sleep(from now: UInt64) {
    if isMoving || isDeferred, surface.isVisible {
      var series = deadlines ?? FrameDeadline(start: now, period: settings.period)
      let due = series.next(after: now)
      deadlines = series
      return wait(until: min(due, nextScripted ?? .max))
    }
    deadlines = nil
    watch.rest()
    let timers = [nextScripted, wantsToggle ? toggleTime : nil].compactMap(\.self)
    surface.wait(until: timers.min())
    wait(until: now + settings.period.nanoseconds(ofPeriods: 1))
  }

  /// Sleeps until a time, but no longer than until a person or a signal wants something.
  private func wait(until due: UInt64) {
    while !inbox.isStopRequested {
      let now = MonotonicClock.now()
      guard due > now else { return }
      guard due - now > LoopSettings.preciseSleep else { return MonotonicClock.sleep(until: due) }
      surface.wait(until: due - LoopSettings.preciseSleep)
      surface.pollEvents(into: &events)
      if events.contains(where: { $0 != .wake }) { return }
      events.removeAll(keepingCapacity: true)
    }
  }
}
