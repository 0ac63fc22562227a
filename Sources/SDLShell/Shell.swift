/// The connection to the display: its window and its events.
///
/// There is at most one at a time, used on the main thread.
public final class Shell {
  /// The name of the SDL video driver, such as "x11".
  public let driver: String
  /// Wakes `waitEvent` from any thread.
  public let waker: EventWaker

  private let wakeType: UInt32
  private let holdsOffScreenSaver: Bool
  private var window: Window?
  /// Events taken from SDL's queue by waiting, which the next poll reports first.
  private var held: [ShellEvent] = []
  private var isOpen = true

  private init(driver: String, wakeType: UInt32, holdsOffScreenSaver: Bool) {
    self.driver = driver
    self.wakeType = wakeType
    self.holdsOffScreenSaver = holdsOffScreenSaver
    waker = EventWaker(eventType: wakeType)
  }

  /// Connects to the display.
  ///
  /// Drivers that show nothing are used only when they are asked for by name. Wayland is preferred
  /// where WAYLAND_DISPLAY is set. Connecting to a display server that accepts the connection and
  /// then says nothing does not return: guard the call by a watchdog.
  public static func start(_ options: ShellOptions = ShellOptions()) throws(NoDisplay) -> Shell {
    let drivers = DriverList(options)
    do throws(SDLError) {
      VideoSystem.setHints(options)
      let driver = try VideoSystem.start(drivers: drivers.names)
      guard drivers.accepts(driver) else {
        VideoSystem.stop()
        throw SDLError(operation: "start", message: "the driver \(driver) shows nothing")
      }
      guard let wakeType = UserEvents.registerType() else {
        VideoSystem.stop()
        throw SDLError(operation: "start", message: "no event type is left")
      }
      EventQueue.ignoreUnusedEvents()
      VideoSystem.allowsScreenSaver = !options.holdsOffScreenSaver
      return Shell(
        driver: driver, wakeType: wakeType, holdsOffScreenSaver: options.holdsOffScreenSaver)
    } catch {
      throw NoDisplay(
        triedDrivers: drivers.names, display: VideoSystem.environment("DISPLAY"),
        waylandDisplay: VideoSystem.environment("WAYLAND_DISPLAY"), message: error.message)
    }
  }

  /// Whether the screen saver may start now; false after the shell was shut down.
  public var allowsScreenSaver: Bool { isOpen && VideoSystem.allowsScreenSaver }

  /// The displays there are now; none after the shell was shut down.
  public var displays: [DisplayInfo] { isOpen ? VideoSystem.displays : [] }

  /// Makes the window and shows it, in place of the one before.
  public func openWindow(_ options: WindowOptions) throws(SDLError) -> Window {
    guard isOpen else {
      throw SDLError(operation: "make a window", message: "the display was left")
    }
    window?.close()
    window = nil
    let window = try Window(options, holdsOffScreenSaver: holdsOffScreenSaver)
    self.window = window
    return window
  }

  /// Takes what happened out of the queue and adds it to `events`.
  ///
  /// Of events that say the same, only the first is added, except for keys and states; so a storm
  /// of sizes is one `.resized`.
  ///
  /// At most `limit` events are taken from the system at once, which bounds the work of a frame; the
  /// rest is left for the next call.
  public func pollEvents(into events: inout [ShellEvent], limit: Int = 256) {
    guard isOpen else { return }
    let start = events.count
    for event in held { add(event, to: &events, after: start) }
    held.removeAll(keepingCapacity: true)
    for _ in 0..<max(1, limit) {
      let next = EventQueue.next(wakeType: wakeType, windowID: window?.id)
      guard next.taken else { return }
      if let event = next.event {
        note(event)
        add(event, to: &events, after: start)
      }
    }
  }

  /// Sleeps until something happens, which `pollEvents` then reports.
  ///
  /// - Parameter nanoseconds: the most to wait, rounded up to milliseconds; nil waits without an end.
  /// - Returns: whether something happened, even if it was of no interest.
  public func waitEvent(timeoutNanoseconds nanoseconds: UInt64?) -> Bool {
    guard isOpen else { return false }
    if !held.isEmpty { return true }
    let milliseconds = nanoseconds.map { nanoseconds in
      Int32(clamping: nanoseconds / 1_000_000 + (nanoseconds % 1_000_000 == 0 ? 0 : 1))
    }
    let next = EventQueue.wait(
      milliseconds: milliseconds, sleeps: VideoSystem.sleepingDrivers.contains(driver),
      wakeType: wakeType, windowID: window?.id)
    if let event = next.event {
      note(event)
      held.append(event)
    }
    return next.taken
  }

  /// Closes the window and leaves the display; afterwards every call does nothing or throws.
  ///
  /// It must be called before the program ends: it gives back the screen's mode and the screen saver.
  public func shutDown() {
    guard isOpen else { return }
    waker.close()
    window?.close()
    window = nil
    held.removeAll()
    isOpen = false
    VideoSystem.stop()
  }

  private func note(_ event: ShellEvent) {
    if event == .wake { waker.acknowledge() }
    window?.prepare(for: event)
  }

  private func add(_ event: ShellEvent, to events: inout [ShellEvent], after start: Int) {
    switch event {
    // Every press counts, and of two states the later one holds.
    case .key, .visibility, .focus: events.append(event)
    default:
      if !events[start...].contains(event) { events.append(event) }
    }
  }
}
