import BoardFile
import Foundation
import SDLShell
import Testing

@testable import ArclineApp

@MainActor
@Suite("Board reloader", .serialized)
struct BoardReloaderTests {
  private static let good = "{ widgets: [{ title: 'A', preview: { progress: 0.5 } }] }"
  private static let bad = "{ widgets: [{ titel: 'A' }] }"

  private func board(_ text: String) throws -> BoardFile.Board {
    try #require(BoardDocument(reading: Array(text.utf8), catalogue: .program).board)
  }

  @Test("a bad file is told of on the screen until it is good again")
  func notice() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Self.good, to: "board.json5")
    let reloader = BoardReloader(path: path, showing: try board(Self.good))
    var now: UInt64 = 1_000_000_000
    let read = { () -> BoardFile.Board? in
      now += 5_000_000_000
      return reloader.turn(at: now, isRequested: true)
    }
    #expect(read() == nil)
    #expect(reloader.notice == nil)
    _ = try folder.write(Self.bad, to: "board.json5")
    #expect(read() == nil)
    let notice = try #require(reloader.notice)
    // Where the mistake is, without the folders before it.
    #expect(notice.detail.hasPrefix("board.json5:1:15: error: "))
    #expect(notice.detail.contains("titel"))
    _ = try folder.write(Self.good, to: "board.json5")
    #expect(read() == nil)
    #expect(reloader.notice == nil)
    try FileManager.default.removeItem(atPath: path)
    #expect(read() == nil)
    #expect(reloader.notice != nil)
    _ = try folder.write("{ widgets: [{ title: 'B' }] }", to: "board.json5")
    #expect(read() != nil)
    #expect(reloader.notice == nil)
  }

  @Test("the picture says so in a corner, and has no trace of it afterwards")
  func picture() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Self.good, to: "board.json5")
    var harness: LoopHarness?
    var still: UInt64?
    var hashes: [UInt64?] = []
    let replace = { (text: String) -> FakeSurface.Step in
      { surface in
        hashes.append(surface.presents.last?.hash)
        _ = try? folder.write(text, to: "board.json5")
        harness?.inbox.leave { delivery, _ in delivery.wantsReload = true }
        return []
      }
    }
    let isStill: @MainActor (FakeSurface) -> Bool = { $0.presents.last?.hash == still }
    let surface = try FakeSurface(
      width: 400, height: 300,
      [
        (.once(isStill), replace(Self.bad)),
        (.once { !isStill($0) }, replace(Self.good)),
        (.once(isStill), { _ in [.quit] }),
      ])
    harness = try LoopHarness("show --motion reduced", surface)
    harness?.loop.reloader = BoardReloader(path: path, showing: try board(Self.good))
    still = try harness?.renderedHash(0.5)
    harness?.send(0.5)
    _ = try harness?.loop.run()
    #expect(hashes.count == 2)
    #expect(hashes.first == still)
    #expect(hashes.last != still)
    #expect(surface.presents.last?.hash == still)
  }
}
