internal import Raster

/// Has another presenter try again for a while where SDL refuses.
///
/// Memory of the graphics processor may be short, and a device may be lost, for some frames only. After
/// a refusal textures are made anew and everything is drawn, uploaded and shown, whatever was lost.
final class RetryingPresenter: Presenter {
  private let base: any Presenter
  private let now: () -> SuspendingClock.Instant
  /// When the refusals began that no presented frame has followed.
  private var refusedSince: SuspendingClock.Instant?

  /// For so long a display that refuses everything may recover.
  static let patience = Duration.seconds(2)

  /// Retries what `base` does, by a clock.
  init(
    _ base: any Presenter,
    now: @escaping () -> SuspendingClock.Instant = { SuspendingClock.now }
  ) {
    self.base = base
    self.now = now
  }

  var name: String { base.name }
  var counters: PresentationCounters { base.counters }

  func outputSize() throws(SDLError) -> (width: Int, height: Int) { try base.outputSize() }

  func present(
    _ damage: DamageRegion, draw: DrawCallback, presenting: () -> Void
  ) throws(SDLError) -> PresentOutcome {
    do throws(SDLError) {
      let outcome = try base.present(damage, draw: draw, presenting: presenting)
      if outcome == .presented { refusedSince = nil }
      return outcome
    } catch {
      // Whether the damage was drawn before the refusal is not known.
      base.invalidate()
      base.markTexturesLost()
      let time = now()
      let start = refusedSince ?? time
      refusedSince = start
      guard start.duration(to: time) < Self.patience else { throw error }
      return .deferred(error)
    }
  }

  func invalidate() { base.invalidate() }

  func markUnshown() { base.markUnshown() }

  func markTexturesLost() { base.markTexturesLost() }

  func readBack() throws(SDLError) -> [UInt32] { try base.readBack() }

  func close() { base.close() }
}
