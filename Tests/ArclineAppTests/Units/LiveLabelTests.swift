import Board
import BoardFile
import Feeds
import Motion
import Testing

@testable import ArclineApp

/// What the labels of a board say while its jobs go on, in simulated time.
@Suite @MainActor struct LiveLabelTests {
  private static let board = """
    { widgets: [{ id: "copy", detail: "{value} of {max} {unit} · {rate} · {eta} left",
        title: "{id} {state} · {percent} · {elapsed} · {message}",
        feed: { source: "stdin", format: "ndjson" } }] }
    """

  private func at(_ seconds: Double) -> AnimationInstant {
    AnimationInstant(nanoseconds: UInt64((seconds * 1e9).rounded()), rate: .hz60)
  }

  private func detail(_ wall: Wall, _ seconds: Double) -> String {
    wall.tiles[0].widget.texts(in: .running).detail.text(for: wall.tiles[0].values(at: at(seconds)))
  }

  private func title(_ wall: Wall, _ seconds: Double) -> String {
    wall.tiles[0].widget.texts(in: .running).title.text(for: wall.tiles[0].values(at: at(seconds)))
  }

  /// News of bytes: so many of 10 GB.
  private func bytes(_ count: Double, _ state: FeedState = .running) -> FeedUpdate {
    var update = FeedUpdate(line: 1, id: "copy", fraction: count / 1e10, state: state)
    update.amount = FeedAmount(count, of: 1e10, in: "B")
    return update
  }

  /// A job of 100 MB a second that speaks twice a second, up to a time.
  private func copying(until end: Double) throws -> Wall {
    var wall = try Wall.reading(Self.board)
    for step in 0...Int(end * 2) {
      wall.hear([bytes(Double(step) * 5e7)], at: at(Double(step) / 2))
    }
    return wall
  }

  @Test func `all fields say what the feed says`() throws {
    var wall = try copying(until: 10)
    wall.hear([FeedUpdate(line: 1, id: "copy", message: "photos")], at: at(10))
    wall.advance(to: at(10))
    #expect(title(wall, 10) == "copy running · 10% · 10 s · photos")
    // 9 GB are left at 100 MB a second.
    #expect(detail(wall, 10) == "1.00 of 10.0 GB · 100 MB/s · 2 min left")
  }

  @Test func `rate and time left are not told before they mean something`() throws {
    #expect(try detail(copying(until: 2.5), 2.5) == "0.25 of 10.0 GB")
    #expect(try detail(copying(until: 3), 3) == "0.30 of 10.0 GB · 100 MB/s · 2 min left")
  }

  @Test(arguments: [24, 60, 144])
  func `labels say the same at a time, however many frames are shown`(rate: Int) throws {
    var wall = try Wall.reading(Self.board)
    var said: [String] = []
    var step = 0
    for frame in 0...(rate * 40) {
      let now = Double(frame) / Double(rate)
      // All news up to the frame, each at its own time.
      while Double(step) / 4 <= now {
        let time = Double(step) / 4
        wall.hear([bytes(time < 20 ? time * 1e8 : 2e9 + (time - 20) * 1e7)], at: at(time))
        step += 1
      }
      wall.advance(to: at(now))
      if frame % (rate * 5) == 0 { said.append(detail(wall, now)) }
    }
    // By hand: up to 20 s the rate is 100 MB/s; t seconds after that it is
    // (100 (1 - e^-2) e^(-t/10) + 10 (1 - e^(-t/10))) / (1 - e^(-2 - t/10)).
    #expect(
      said == [
        "0.00 of 10.0 GB", "0.50 of 10.0 GB · 100 MB/s · 2 min left",
        "1.00 of 10.0 GB · 100 MB/s · 2 min left", "1.50 of 10.0 GB · 100 MB/s · 2 min left",
        "2.00 of 10.0 GB · 100 MB/s · 2 min left", "2.05 of 10.0 GB · 61.4 MB/s · 3 min left",
        "2.10 of 10.0 GB · 40.1 MB/s · 4 min left", "2.15 of 10.0 GB · 27.9 MB/s · 5 min left",
        "2.20 of 10.0 GB · 20.7 MB/s · 7 min left",
      ])
  }

  @Test(arguments: [FeedState.paused, .stalled, .failed, .waiting, .cancelled])
  func `a job that does not go on has neither rate nor time left`(state: FeedState) throws {
    var wall = try copying(until: 10)
    wall.hear([FeedUpdate(line: 1, id: "copy", state: state)], at: at(11))
    #expect(detail(wall, 11) == "1.00 of 10.0 GB")
  }

  @Test func `of an unknown extent no time is left, but what is counted has a rate`() throws {
    var wall = try Wall.reading(Self.board)
    for second in 0...5 {
      var update = FeedUpdate(line: 1, id: "copy", state: .unknown)
      update.amount = FeedAmount(Double(second) * 2e6, in: "iB")
      wall.hear([update], at: at(Double(second)))
    }
    #expect(title(wall, 5) == "copy running · 5 s")
    #expect(detail(wall, 5) == "9.54 MiB · 1.91 MiB/s")
  }

  @Test func `a share without a count has a time left and no rate`() throws {
    var wall = try Wall.reading(Self.board)
    for second in 0...10 {
      wall.hear(
        [FeedUpdate(line: 1, id: "copy", fraction: Double(second) / 100)], at: at(Double(second)))
    }
    #expect(detail(wall, 10) == "2 min left")
  }

  @Test func `the time left falls with the clock, and the card is drawn for it`() throws {
    let wall = try copying(until: 60)
    #expect(wall.tiles[0].values(at: at(60)).remaining.map { abs($0 - 40) < 1e-6 } == true)
    #expect(wall.tiles[0].values(at: at(62)).remaining.map { abs($0 - 38) < 1e-6 } == true)
    #expect(wall.secondsToChange(after: at(60.25)).map { abs($0 - 0.75) < 1e-6 } == true)
  }

  @Test func `a job that is complete says its whole, and one that begins again begins anew`() throws
  {
    var wall = try copying(until: 60)
    wall.hear([FeedUpdate(line: 1, id: "copy", fraction: 1, state: .done)], at: at(60))
    wall.advance(to: at(70))
    #expect(detail(wall, 70) == "10.0 of 10.0 GB")
    #expect(title(wall, 70) == "copy done · 100% · 1 min")
    wall.hear([bytes(1e9)], at: at(100))
    #expect(detail(wall, 100) == "1.00 of 10.0 GB")
    #expect(title(wall, 104) == "copy running · 10% · 4 s")
  }

  @Test(arguments: [FeedState.failed, .cancelled, .ended])
  func `what was said of an end is not said of what begins again`(state: FeedState) throws {
    var wall = try copying(until: 2)
    wall.hear(
      [FeedUpdate(line: 1, id: "copy", message: "ended with status 7", state: state)], at: at(3))
    wall.advance(to: at(3))
    #expect(title(wall, 3).hasSuffix("ended with status 7"))
    wall.hear([bytes(1e9)], at: at(4))
    wall.advance(to: at(5))
    #expect(title(wall, 5) == "copy running · 10% · 1 s")
  }

  @Test func `a rollup adds up what its jobs count, and how fast`() throws {
    var wall = try Wall.reading(
      """
      { feeds: { f: { source: "stdin" } }, widgets: [
        { id: "all", feed: "f", rollup: "feed", detail: "{value} of {max} {unit} · {rate} · {eta}" },
        { id: "some", rollup: "board", detail: "{value} of {max} {unit} · {rate} · {eta}" },
        { id: "a", feed: "f" }, { id: "b", feed: "f" },
      ] }
      """)
    for second in 0...10 {
      let news = [("a", 1e6), ("b", 3e6)].map { id, rate in
        var update = FeedUpdate(line: 1, id: id, fraction: rate * Double(second) / 1e8)
        update.amount = FeedAmount(rate * Double(second), of: 1e8, in: "B")
        return update
      }
      wall.hear(news, at: at(Double(second)))
    }
    wall.advance(to: at(10))
    for tile in wall.tiles.prefix(2) {
      let text = tile.widget.texts(in: .running).detail.text(for: tile.values(at: at(10)))
      // The longest still takes 90 s.
      #expect(text == "40.0 of 200 MB · 4.00 MB/s · 2 min")
    }
  }
}
