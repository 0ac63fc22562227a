import ArclineKit
import Testing

/// When and how often the end of a move is told.
struct CompletionTests {
  /// The ends that were told, in their order.
  private final class Ends {
    var all: [String] = []

    func note(_ name: String) -> (Completion) -> Void {
      { end in self.all.append("\(name) \(end)") }
    }
  }

  @Test("A move that arrives has finished, once")
  func finished() {
    let view = ProgressView()
    let ends = Ends()
    view.animate(to: 0.5, .eased(seconds: 1), at: .zero, completion: ends.note("a"))
    view.advance(to: .milliseconds(999))
    #expect(ends.all == [])
    view.advance(to: .seconds(1))
    view.advance(to: .seconds(2))
    view.stop(at: .seconds(3))
    #expect(ends.all == ["a finished"])
  }

  @Test("A move that another takes over from was interrupted, once")
  func interrupted() {
    let view = ProgressView()
    let ends = Ends()
    view.animate(to: 0.5, .eased(seconds: 1), at: .zero, completion: ends.note("a"))
    view.animate(to: 0.9, .eased(seconds: 1), at: .milliseconds(500), completion: ends.note("b"))
    #expect(ends.all == ["a interrupted"])
    view.advance(to: .seconds(9))
    #expect(ends.all == ["a interrupted", "b finished"])
  }

  @Test("The wrong move is told to be interrupted under quirks alone", arguments: ["off", "on"])
  func quirks(setting: String) throws {
    var look = try #require(Look(named: "kd"))
    try look.set("motion-quirks", to: setting)
    let view = ProgressView(look: look)
    let ends = Ends()
    view.animate(to: 0.5, at: .zero, completion: ends.note("a"))
    view.animate(to: 0.9, at: .milliseconds(500), completion: ends.note("b"))
    #expect(ends.all == (setting == "on" ? ["b interrupted"] : ["a interrupted"]))
    view.advance(to: .seconds(60))
    #expect(ends.all == (setting == "on" ? ["b interrupted"] : ["a interrupted", "b finished"]))
    // A move that nothing interrupts ends as ever.
    view.animate(to: 0.2, at: .seconds(60), completion: ends.note("c"))
    view.advance(to: .seconds(120))
    #expect(ends.all.last == "c finished")
  }

  @Test("What a quirk leaves out of account is let go of")
  func letGo() throws {
    final class Load {}
    var look = try #require(Look(named: "kd"))
    try look.set("motion-quirks", to: "on")
    let view = ProgressView(look: look)
    weak var left: Load?
    do {
      let load = Load()
      left = load
      view.animate(to: 0.5, at: .zero) { [load] _ in _ = load }
    }
    #expect(left != nil)
    view.animate(to: 0.9, at: .milliseconds(500))
    #expect(left == nil)
  }

  @Test("A move that had arrived before the next has finished, even if no frame came between")
  func lateFinish() {
    let view = ProgressView()
    let ends = Ends()
    view.animate(to: 0.5, .eased(seconds: 1), at: .zero, completion: ends.note("a"))
    view.animate(to: 0.9, .eased(seconds: 1), at: .seconds(5), completion: ends.note("b"))
    #expect(ends.all == ["a finished"])
  }

  @Test("Stopping and showing a value interrupt", arguments: [true, false])
  func takenOver(stops: Bool) {
    let view = ProgressView()
    let ends = Ends()
    view.animate(to: 0.5, .eased(seconds: 1), at: .zero, completion: ends.note("a"))
    if stops {
      view.stop(at: .milliseconds(100))
    } else {
      view.show(0.1, at: .milliseconds(100))
    }
    view.advance(to: .seconds(9))
    #expect(ends.all == ["a interrupted"])
  }

  @Test("The target that the value has already begins no move")
  func unchanged() {
    let view = ProgressView()
    let ends = Ends()
    #expect(view.animate(to: 0.5, .eased(seconds: 1), at: .zero, completion: ends.note("a")))
    #expect(!view.animate(to: 0.5, at: .zero, completion: ends.note("b")))
    view.advance(to: .seconds(9))
    #expect(ends.all == ["a finished"])
  }

  @Test("A paused move has not ended")
  func paused() {
    let view = ProgressView()
    let ends = Ends()
    view.animate(to: 1, .eased(seconds: 1), at: .zero, completion: ends.note("a"))
    view.pause(at: .milliseconds(500))
    view.advance(to: .seconds(60))
    #expect(ends.all == [])
    view.resume(at: .seconds(60))
    view.advance(to: .milliseconds(60_500))
    #expect(ends.all == ["a finished"])
  }

  @Test("What is told of an end may start the next move")
  func chain() {
    let view = ProgressView()
    let ends = Ends()
    view.animate(to: 0.5, .eased(seconds: 1), at: .zero) { _ in
      view.animate(to: 1, .eased(seconds: 1), at: .seconds(1), completion: ends.note("b"))
    }
    view.advance(to: .seconds(1))
    #expect(view.isAnimating(at: .milliseconds(1500)))
    view.advance(to: .seconds(2))
    #expect(ends.all == ["b finished"])
  }
}
