import Raster
import Testing

@testable import SDLShell

/// A display that refuses some frames.
private final class RefusingPresenter: Presenter {
  let name = "refusing"
  let counters = PresentationCounters()
  /// How many of the next presents are refused.
  var refusals = 0
  /// What the presents were told before they were refused or shown.
  private(set) var calls: [String] = []

  func outputSize() -> (width: Int, height: Int) { (1, 1) }

  func present(
    _ damage: DamageRegion, draw: DrawCallback, presenting: () -> Void
  ) throws(SDLError) -> PresentOutcome {
    guard refusals == 0 else {
      refusals -= 1
      calls.append("refused")
      throw SDLError(operation: "make a texture", message: "no memory")
    }
    calls.append("presented")
    return .presented
  }

  func invalidate() { calls.append("invalidate") }
  func markUnshown() {}
  func markTexturesLost() { calls.append("textures") }
  func readBack() -> [UInt32] { [] }
  func close() {}
}

@MainActor @Suite struct RetryingTests {
  private let base = RefusingPresenter()
  private let refusal = SDLError(operation: "make a texture", message: "no memory")

  /// Presents at some seconds; nil where the refusal is thrown.
  private func present(at times: [Double]) -> [PresentOutcome?] {
    let start = SuspendingClock.now
    var time = start
    let presenter = RetryingPresenter(base, now: { time })
    return times.map { seconds in
      time = start.advanced(by: .seconds(seconds))
      return try? presenter.present(DamageRegion(), draw: { _, _, _ in }, presenting: {})
    }
  }

  @Test func `after a refusal the next frame makes, draws and shows everything anew`() {
    base.refusals = 2
    #expect(present(at: [0, 0.1, 0.2]) == [.deferred(refusal), .deferred(refusal), .presented])
    #expect(
      base.calls == [
        "refused", "invalidate", "textures", "refused", "invalidate", "textures", "presented",
      ])
  }

  @Test func `refusals of two seconds without a frame between them are the end`() {
    base.refusals = 3
    #expect(present(at: [10, 11.99, 12]) == [.deferred(refusal), .deferred(refusal), nil])
    base.refusals = 1
    #expect(present(at: [0]) == [.deferred(refusal)])
  }

  @Test func `a frame that is shown begins the patience again`() {
    base.refusals = 1
    let presenter = RetryingPresenter(base)
    var outcomes: [PresentOutcome?] = []
    for _ in 0..<3 {
      outcomes.append(
        try? presenter.present(DamageRegion(), draw: { _, _, _ in }, presenting: {}))
      if outcomes.count == 2 { base.refusals = 1 }
    }
    #expect(outcomes == [.deferred(refusal), .presented, .deferred(refusal)])
  }
}
