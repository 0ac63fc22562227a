import Geometry
import Platform
import Raster
import SDLShell

@testable import ArclineApp

/// A surface that follows a script and records what the loop does with it.
@MainActor
final class FakeSurface: Surface {
  /// What happens the next time the loop asks for events.
  typealias Step = @MainActor (FakeSurface) -> [ShellEvent]

  /// When a step of the script is due.
  enum Trigger {
    /// When the loop has nothing to do and waits.
    case idle
    /// When so many frames have been presented since the step before.
    case frames(Int)
    /// When so many milliseconds have passed since the step before.
    case milliseconds(UInt64)
    /// When something holds of the surface; a minute after the step before also when it does not.
    case once(@MainActor (FakeSurface) -> Bool)
  }

  /// A call of `present`.
  struct Present {
    let time: UInt64
    let hash: UInt64
    let isDamaged: Bool
  }

  private(set) var presents: [Present] = []
  /// The time limits of the waits, on the monotonic clock; nil is a wait without an end.
  private(set) var waits: [UInt64?] = []
  private(set) var turns = 0
  private(set) var toggles = 0
  private(set) var isClosed = false
  var isVisible = true
  var pixelSize: (width: Int, height: Int)
  var refreshRate = 0
  let presentation = "a script"
  var scale = 1.0
  /// What the next present throws.
  var failure: SDLError?
  /// How many of the next presents are deferred.
  var deferrals = 0

  private var script: [(trigger: Trigger, step: Step)]
  private var stepTime = MonotonicClock.now()
  private var stepPresents = 0
  private var isIdle = false
  private var picture: PixelBuffer
  private let bell: WakePipe

  /// How long a step waits for what it needs, on the busiest machine.
  private static let patience: UInt64 = 60_000_000_000

  init(width: Int = 96, height: Int = 64, _ script: [(Trigger, Step)]) throws {
    pixelSize = (width, height)
    picture = PixelBuffer(width: width, height: height)
    bell = try WakePipe()
    self.script = script
  }

  var counters: PresentationCounters {
    var counters = PresentationCounters()
    counters.framesPresented = presents.count
    return counters
  }

  var wake: @Sendable () -> Void {
    let bell = bell
    return { bell.signal() }
  }

  func pollEvents(into events: inout [ShellEvent]) {
    turns += 1
    bell.drain()
    guard let next = script.first, isDue(next.trigger) else {
      isIdle = false
      return
    }
    script.removeFirst()
    isIdle = false
    events += next.step(self)
    stepTime = MonotonicClock.now()
    stepPresents = presents.count
  }

  private func isDue(_ trigger: Trigger) -> Bool {
    switch trigger {
    case .idle: isIdle
    case .frames(let count): presents.count - stepPresents >= count
    case .milliseconds(let count): MonotonicClock.now() >= stepTime + count * 1_000_000
    case .once(let holds): holds(self) || MonotonicClock.now() >= stepTime + Self.patience
    }
  }

  func wait(until deadline: UInt64?) {
    waits.append(deadline)
    isIdle = true
    switch script.first?.trigger {
    case .idle: return
    case .milliseconds(let count):
      _ = bell.wait(until: min(deadline ?? .max, stepTime + count * 1_000_000))
    case .once: _ = bell.wait(until: min(deadline ?? .max, MonotonicClock.now() + 20_000_000))
    // Nothing would ever end a wait that the script does not know of.
    case .frames, nil: _ = bell.wait(until: deadline ?? MonotonicClock.now() + 5_000_000_000)
    }
  }

  func present(
    _ damage: DamageRegion, draw: DrawCallback, presenting: () -> Void
  ) throws(SDLError) -> PresentOutcome {
    if let failure { throw failure }
    if deferrals > 0 {
      deferrals -= 1
      return .deferred(SDLError(operation: "make a texture", message: "no memory"))
    }
    let isNew = picture.width != pixelSize.width || picture.height != pixelSize.height
    if isNew { picture = PixelBuffer(width: pixelSize.width, height: pixelSize.height) }
    let layout = picture.layout
    let region =
      isNew || presents.isEmpty
      ? DamageRegion(layout.bounds) : damage.clipped(to: layout.bounds)
    if !region.isEmpty { picture.withMutablePixels { draw(&$0, layout, region) } }
    presenting()
    presents.append(
      Present(
        time: MonotonicClock.now(), hash: picture.contentHash, isDamaged: !region.isEmpty))
    return .presented
  }

  func toggleFullscreen() { toggles += 1 }

  func close() { isClosed = true }
}
