import Board
import CommandLineOptions
import Feeds
import Geometry
import Motion
import Scene
import Testing

@testable import ArclineApp

@MainActor @Suite("Remaining time of a dialog") struct RemainingTimeCardTests {
  private func at(_ seconds: Double) -> AnimationInstant {
    AnimationInstant(nanoseconds: UInt64(seconds * 1e9), rate: .hz60)
  }

  private func card() throws -> RemainingTimeCard {
    let options = try TestOptions.parse("show --look line --motion reduced")
    return RemainingTimeCard(DialogCard(try Panel(options.appearance)))
  }

  /// What is drawn of the time; nil for nothing.
  private func time(
    _ card: RemainingTimeCard, _ seconds: Double, height: Double = 200
  ) throws -> String? {
    var list = DisplayList()
    card.draw(
      in: Rect(x: 0, y: 0, width: 480, height: height), scale: 1, at: at(seconds),
      text: try FontSetup.makeTypesetter(TestOptions.parse("show").appearance), into: &list)
    let texts = list.commands.compactMap { command in
      if case .text(let text) = command { text.run.text } else { nil }
    }
    return texts.first { $0.hasPrefix("Time remaining") }
  }

  @Test("a steady job has so much time left as its rate says, in the words of the tool")
  func steady() throws {
    var card = try card()
    #expect(try time(card, 0) == nil)
    // A tenth of a percent a second: 1000 s in all.
    for second in 0...100 {
      card.receive(
        FeedUpdate(line: second + 1, fraction: Double(second) / 1000), at: at(Double(second)))
    }
    #expect(try time(card, 100) == "Time remaining: 0:15:00")
    #expect(try time(card, 100.5) == "Time remaining: 0:15:00")
    #expect(try time(card, 101.5) == "Time remaining: 0:14:59")
    #expect(card.secondsToChange(after: at(100)) == 1)
    // Without news for long nobody knows.
    #expect(try time(card, 400) == nil)
    card.receive(FeedUpdate(line: 999, fraction: 1), at: at(401))
    #expect(try time(card, 401) == nil)
    #expect(card.secondsToChange(after: at(401)) == nil)
  }

  @Test("where nobody knows how much there is, and where there is no room, there is no time")
  func silent() throws {
    var card = try card()
    for second in 0...20 {
      card.receive(
        FeedUpdate(line: second + 1, fraction: Double(second) / 100), at: at(Double(second)))
    }
    #expect(try time(card, 20) != nil)
    #expect(try time(card, 20, height: 30) == nil)
    card.receive(FeedUpdate(line: 99, state: .unknown), at: at(21))
    #expect(try time(card, 21) == nil)
  }
}
