import BoardFile
import Testing

@Suite struct BoardWatcherTests {
  private static let old = "{title: 'old', widgets: [{preview: {}}]}"
  private static let new = "{title: 'new', widgets: [{preview: {}}]}"
  private static let bad = "{title: 5}"

  private func watcher() throws -> BoardWatcher {
    BoardWatcher(showing: try #require(BoardDocument(Self.old).board), catalogue: .sample)
  }

  private func show(_ text: String) throws -> BoardWatcher.Action {
    .show(try #require(BoardDocument(text).board), warnings: [])
  }

  /// Lets a change pass to the end of its first reading.
  private func reload(
    _ watcher: inout BoardWatcher, _ event: BoardWatcher.Event, at time: Int
  ) -> [BoardWatcher.Action] {
    #expect(watcher.handle(.changed, at: time) == [])
    #expect(watcher.handle(.timePassed, at: time + BoardWatcher.quietTime) == [.read])
    return watcher.handle(event, at: time + BoardWatcher.quietTime)
  }

  @Test func `a good file is shown once it has been quiet`() throws {
    var watcher = try watcher()
    #expect(watcher.wakeTime == nil)
    #expect(watcher.handle(.changed, at: 0) == [])
    #expect(watcher.handle(.changed, at: 90) == [])
    #expect(watcher.wakeTime == 190)
    #expect(watcher.handle(.timePassed, at: 189) == [])
    #expect(watcher.handle(.timePassed, at: 190) == [.read])
    #expect(watcher.handle(.read(Array(Self.new.utf8)), at: 191) == [try show(Self.new)])
    #expect(watcher.wakeTime == nil)
  }

  @Test func `a file that never is quiet is read after a second`() throws {
    var watcher = try watcher()
    for time in stride(from: 0, through: 990, by: 30) { _ = watcher.handle(.changed, at: time) }
    #expect(watcher.wakeTime == BoardWatcher.longestWait)
  }

  @Test func `a bad file is looked at twice, then told, and the old board stays`() throws {
    var watcher = try watcher()
    let bad = Array(Self.bad.utf8)
    #expect(reload(&watcher, .read(bad), at: 0) == [])
    #expect(watcher.wakeTime == 600)
    #expect(watcher.handle(.timePassed, at: 600) == [.read])
    let problem = BoardWatcher.Problem.mistakes(BoardDocument(Self.bad).diagnostics)
    #expect(watcher.handle(.read(bad), at: 600) == [.report(problem)])
    #expect(watcher.wakeTime == nil)
    // The same mistakes are not told again.
    _ = reload(&watcher, .read(bad), at: 1000)
    _ = watcher.handle(.timePassed, at: 2000)
    #expect(watcher.handle(.read(bad), at: 2000) == [])
  }

  @Test func `a half-written file that is whole at the second look is shown without a word`() throws
  {
    var watcher = try watcher()
    #expect(reload(&watcher, .read(Array(Self.new.utf8.prefix(9))), at: 0) == [])
    #expect(watcher.handle(.timePassed, at: 600) == [.read])
    #expect(watcher.handle(.read(Array(Self.new.utf8)), at: 600) == [try show(Self.new)])
  }

  @Test func `a file that is gone is told, and taken back when it is there again`() throws {
    var watcher = try watcher()
    #expect(reload(&watcher, .unreadable("it is gone"), at: 0) == [])
    #expect(watcher.handle(.timePassed, at: 600) == [.read])
    #expect(
      watcher.handle(.unreadable("it is gone"), at: 600) == [.report(.unreadable("it is gone"))])
    #expect(reload(&watcher, .read(Array(Self.old.utf8)), at: 1000) == [.clearReport])
    #expect(reload(&watcher, .read(Array(Self.old.utf8)), at: 2000) == [])
  }

  @Test func `what says the same in other words is not shown again`() throws {
    var watcher = try watcher()
    let same = "// a comment\n{ title: \"old\", widgets: [{ preview: {} }], }"
    #expect(reload(&watcher, .read(Array(same.utf8)), at: 0) == [])
  }

  @Test func `a request is read at once and answered at once`() throws {
    var watcher = try watcher()
    #expect(watcher.handle(.requested, at: 0) == [.read])
    let problem = BoardWatcher.Problem.mistakes(BoardDocument(Self.bad).diagnostics)
    #expect(watcher.handle(.read(Array(Self.bad.utf8)), at: 0) == [.report(problem)])
  }

  @Test func `a request is answered each time, and a change of the same fault once`() throws {
    var watcher = try watcher()
    let problem = BoardWatcher.Problem.mistakes(BoardDocument(Self.bad).diagnostics)
    for time in [0, 10, 20] {
      #expect(watcher.handle(.requested, at: time) == [.read])
      #expect(watcher.handle(.read(Array(Self.bad.utf8)), at: time) == [.report(problem)])
    }
    #expect(watcher.handle(.changed, at: 1000) == [])
    while let wake = watcher.wakeTime {
      #expect(watcher.handle(.timePassed, at: wake) == [.read])
      #expect(watcher.handle(.read(Array(Self.bad.utf8)), at: wake) == [])
    }
  }

  @Test func `a change during a reading is read afterwards`() throws {
    var watcher = try watcher()
    #expect(watcher.handle(.requested, at: 0) == [.read])
    #expect(watcher.handle(.changed, at: 1) == [])
    #expect(watcher.handle(.read(Array(Self.new.utf8)), at: 5) == [try show(Self.new)])
    #expect(watcher.wakeTime == 5 + BoardWatcher.quietTime)
  }

  @Test func `news without a question changes nothing`() throws {
    var watcher = try watcher()
    #expect(watcher.handle(.read(Array(Self.new.utf8)), at: 0) == [])
    #expect(watcher.handle(.unreadable("x"), at: 0) == [])
    #expect(watcher.handle(.timePassed, at: .max) == [])
    #expect(watcher.handle(.changed, at: .max) == [])
    #expect(watcher.wakeTime == .max)
  }
}
