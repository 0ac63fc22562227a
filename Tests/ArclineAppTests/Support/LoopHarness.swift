import Board
import CommandLineOptions
import Feeds
import Motion

@testable import ArclineApp

/// A loop on a fake surface, with an inbox in which a test leaves what the input says.
@MainActor
struct LoopHarness {
  let surface: FakeSurface
  let inbox = FeedInbox()
  let loop: ShowLoop
  let options: Options

  /// A loop in which values snap.
  init(_ surface: FakeSurface) throws {
    try self.init("show --motion reduced", surface)
  }

  /// A loop that follows the options of a command line, and soon says that a source has no news.
  init(_ line: String, _ surface: FakeSurface, absence: UInt64? = nil) throws {
    self.surface = surface
    options = try TestOptions.parse(line)
    inbox.setWake(surface.wake)
    var settings = LoopSettings(options, refreshRate: 0)
    settings.patienceWithAbsence = absence ?? settings.patienceWithAbsence
    loop = ShowLoop(
      surface: surface, inbox: inbox, settings: settings,
      panel: try Panel(options.appearance),
      stage: Stage(typesetter: try FontSetup.makeTypesetter(options.appearance)))
  }

  /// Leaves a value, as the reading thread does.
  nonisolated static func send(_ fraction: Double, to inbox: FeedInbox) {
    inbox.leave { delivery, counts in
      delivery.update = FeedUpdate(line: 1, fraction: fraction)
      counts.updates += 1
    }
  }

  func send(_ fraction: Double) { Self.send(fraction, to: inbox) }

  func endInput() { inbox.leave { delivery, _ in delivery.hasEnded = true } }

  /// The hash of the picture that `render` makes of a fraction in the same size.
  func renderedHash(_ fraction: Double, ended: Bool = false) throws -> UInt64? {
    var appearance = options.appearance
    appearance.size =
      Options.Size(width: surface.pixelSize.width, height: surface.pixelSize.height)
      ?? appearance.size
    var easel = try Easel(appearance, typesetter: FontSetup.makeTypesetter(appearance))
    var panel = try Panel(appearance)
    panel.settle(on: fraction, at: AnimationInstant(tick: 0, rate: .hz60))
    if ended { panel.endInput(.endsEarly, at: AnimationInstant(tick: 0, rate: .hz60)) }
    easel.draw(panel, at: AnimationInstant(tick: 1_000_000, rate: .hz60))
    return UInt64(easel.hash, radix: 16)
  }
}
