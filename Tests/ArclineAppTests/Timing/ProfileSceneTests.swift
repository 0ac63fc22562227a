import Board
import BoardFile
import CommandLineOptions
import Feeds
import Motion
import Testing

@testable import ArclineApp

@MainActor
@Suite("What is profiled")
struct ProfileSceneTests {
  private func board(_ widgets: String) throws -> Wall {
    let text = "{ widgets: [\(widgets)], feeds: { j: { source: 'stdin', format: 'ndjson' } } }"
    let document = BoardDocument(reading: Array(text.utf8), catalogue: .program)
    var wall = Wall(try #require(document.board, "\(document.diagnostics)"), Wall.Manner())
    wall.settleUnfed(at: Self.instant(0))
    return wall
  }

  private static func instant(_ tick: UInt64) -> AnimationInstant {
    AnimationInstant(tick: tick, rate: .hz60)
  }

  private func fractions(_ wall: Wall) -> [Double?] { wall.tiles.map(\.panel.fraction) }

  @Test("every widget with a feed hears of a job of its own, spread over the way, and sums follow")
  func fed() throws {
    var wall = try board(
      """
      { id: 'a', feed: 'j' }, { id: 'b', feed: 'j', job: 'x' }, { id: 'c', preview: { progress: 0.3 } },
      { id: 'all', rollup: 'board' }, { id: 'jobs', feed: 'j', rollup: 'feed' }
      """)
    wall.rehearse(.turns(3.25), at: Self.instant(1))
    #expect(Array(fractions(wall).prefix(3)) == [0.25, 0.75, 0.3])
    #expect(fractions(wall).last == 0.5)
    wall.rehearse(.step(0), at: Self.instant(2))
    #expect(Array(fractions(wall).prefix(2)) == [0, 0.5])
    wall.rehearse(.step(100), at: Self.instant(3))
    #expect(Array(fractions(wall).prefix(2)) == [0.5, 1])
  }

  @Test("a single widget that asks for no job hears too, and where none has a feed all do")
  func unfed() throws {
    var sole = try board("{ id: 'a', feed: 'j' }")
    sole.rehearse(.turns(0.5), at: Self.instant(1))
    #expect(fractions(sole) == [0.5])
    var still = try board("{ id: 'a', preview: { progress: 0.9 } }, { id: 'b' }")
    still.rehearse(.turns(0.125), at: Self.instant(1))
    #expect(fractions(still) == [0.125, 0.625])
  }

  @Test("made-up jobs are done after twenty seconds and begin anew, and sweeps never arrive")
  func madeUp() {
    var job = ProfileScene(.job)
    var heard: [Double] = []
    for tick in 0..<(21 * 60) as Range<UInt64> {
      if let fraction = job.news(at: Self.instant(tick))?.update().fraction {
        heard.append(fraction)
      }
    }
    #expect(heard.count == 210)
    #expect(heard[0] == 0 && heard[100] == 0.5 && heard[200] == 1 && heard[201] == 0)
    var sweep = ProfileScene(.sweep)
    let swept = (0..<1200).compactMap { sweep.news(at: Self.instant($0))?.update().fraction }
    #expect(swept.count == 1200 && swept.allSatisfy { (0..<1).contains($0) })
  }

  @Test(
    "a canonical scene has its own size and is another picture in every frame",
    arguments: Options.Profile.Scene.allCases.filter(\.isCanonical))
  func canonical(kind: Options.Profile.Scene) throws {
    var picture = try #require(CanonicalPicture(kind))
    let options = try TestOptions.parse("profile --scene \(kind.rawValue)")
    let shown = options.appearance.shown(in: kind)
    #expect(shown.size == picture.size)
    var easel = try Easel(shown, typesetter: FontSetup.makeTypesetter(shown))
    var hashes: [String] = []
    for tick in 1...3 as ClosedRange<UInt64> {
      picture.rehearse(.turns(0), at: Self.instant(tick))
      easel.draw(picture, at: Self.instant(tick))
      hashes.append(easel.hash)
    }
    #expect(zip(hashes, hashes.dropFirst()).allSatisfy { $0 != $1 })
  }

  @Test("what is no canonical scene has no picture", arguments: ["job", "sweep", "ring", "bar"])
  func others(name: String) throws {
    let kind = try #require(Options.Profile.Scene(rawValue: name))
    #expect(CanonicalPicture(kind) == nil && !kind.isCanonical)
  }
}

extension CommandProcesses {
  struct ProfileBoardTests {
    @Test("a board and a canonical scene are profiled and named in the report")
    func named() throws {
      let path = ExampleBoards.path("wall")
      let board = try ArclineProcess.run([
        "profile", "--headless", "--board", path, "--size", "320x180", "--fps", "100", "--frames",
        "40", "--definitions",
      ])
      #expect(board.status == 0 && board.errors.isEmpty)
      #expect(board.lines.first?.contains("the board") == true)
      #expect(board.output.contains("n = 39 of 40 records"))
      let scene = try ArclineProcess.run([
        "profile", "--headless", "--scene", "S5", "--unpaced", "--frames", "40",
      ])
      #expect(scene.status == 0 && scene.output.contains("Frame timing of the scene S5"))
      #expect(scene.output.contains("1920x10 pixels"))
    }

    @Test("a board that is none is told with its place and status 2, before anything is run")
    func bad() throws {
      let folder = try TemporaryFolder()
      let path = try folder.write("{ widgets: [{ titel: 'x' }] }", to: "b.json5")
      for board in [path, folder.file("absent.json5"), folder.path] {
        let run = try ArclineProcess.run([
          "profile", "--headless", "--board", board, "--seconds", "60",
        ])
        #expect(run.status == ProgramStatus.usage.rawValue)
        #expect(run.errors.contains(board) && run.output.isEmpty)
      }
    }
  }
}
