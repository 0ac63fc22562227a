import Testing

/// Every fence finds a file that breaks it, and lets a good one pass.
struct FenceTests {
  private func file(_ path: String, _ text: String) -> SourceFile {
    SourceFile(path: path, text: text)
  }

  @Test("Imports are read with their modifiers and kinds, and not from comments")
  func importLines() {
    let text = """
      // import Raster
      /* import Board /* import Feeds */ import Motion */
      public import Scene
      @testable import Widgets
      internal import struct Geometry.Point
      let text = "import CPNG"
      let address = "http://import" ; import Glibc
      """
    let found = file("Sources/Motion/A.swift", text).imports
    #expect(found == ["Scene", "Widgets", "Geometry"])
  }

  @Test("An unknown target is found")
  func unknownTargets() {
    #expect(Fences.unknownTargets(["Geometry", "Helpers"]).count == 1)
  }

  @Test(
    "A forbidden import is found",
    arguments: [
      ("Geometry", "Scene"), ("Scene", "Raster"), ("Widgets", "Raster"), ("Motion", "Geometry"),
      ("SDLShell", "CSDL2TTF"), ("Raster", "CSDL2"), ("ArclineApp", "CSDL2"),
      ("arcline", "Geometry"), ("Unknown", "Geometry"),
    ])
  func imports(target: String, module: String) {
    let bad = file("Sources/\(target)/A.swift", "public import \(module)\n")
    #expect(Fences.imports([bad]).count == 1)
  }

  @Test("An allowed import passes")
  func allowedImports() {
    let good = file(
      "Sources/Raster/A.swift", "import Geometry\npublic import Scene\nimport Glibc\n")
    #expect(Fences.imports([good]) == [])
  }

  @Test(
    "Foundation is found in each of its forms", arguments: ["Foundation", "FoundationEssentials"])
  func foundation(module: String) {
    #expect(Fences.foundation([file("Sources/Feeds/A.swift", "import \(module)")]).count == 1)
    #expect(Fences.foundation([file("Sources/Feeds/A.swift", "// import \(module)")]) == [])
  }

  @Test("A C library outside its home is found")
  func libraries() {
    let bad = [
      file("Sources/Raster/PNGFile.swift", "import CPNG"),
      file("Sources/Lettering/A.swift", "import CSDL2"),
      file("Sources/SDLShell/A.swift", "import CSDL2TTF"),
    ]
    #expect(Fences.libraries(bad).count == 3)
    #expect(Fences.libraries([file("Sources/Raster/Interop/A.swift", "import CPNG")]) == [])
  }

  @Test(
    "Code that cannot be checked is found",
    arguments: [
      "let x = unsafe y", "final class A: @unchecked Sendable {}", "nonisolated(unsafe) var x = 0",
    ])
  func unsafeCode(line: String) {
    #expect(Fences.unsafeCode([file("Sources/Raster/A.swift", line)]).count == 1)
    #expect(Fences.unsafeCode([file("Sources/Raster/Interop/A.swift", line)]) == [])
    #expect(Fences.unsafeCode([file("Sources/Raster/A.swift", "// \(line)")]) == [])
  }

  @Test("A read of the clock is found")
  func clock() {
    let line = "let time = MonotonicClock.now"
    #expect(Fences.clock([file("Sources/ArclineApp/Screen.swift", line)]).count == 1)
    #expect(Fences.clock([file("Sources/ArclineApp/Loop/Pacer.swift", line)]) == [])
    #expect(Fences.clock([file("Sources/Platform/MonotonicClock.swift", line)]) == [])
  }

  @Test(
    "A lock around a function is found",
    arguments: [
      "let a = Mutex<(@Sendable () -> Void)?>(nil)", "let a: Mutex<() -> Int>",
      "let a: Mutex<[String]>; let b: Mutex<Optional<(Int) -> Void>>",
    ])
  func lockedFunctions(line: String) {
    #expect(Fences.lockedFunctions([file("Sources/X/A.swift", line)]).count == 1)
    let allowed = "let a: Mutex<State>\nlet b: () -> Void\nlet c: Mutex<[Int: Set<Int>]>"
    #expect(Fences.lockedFunctions([file("Sources/X/A.swift", allowed)]) == [])
  }

  @Test("Long files are found, one by one and on the whole")
  func budget() {
    let long = file("Sources/A/A.swift", String(repeating: "\n", count: 501))
    let short = file("Sources/A/B.swift", String(repeating: "\n", count: 150))
    #expect(Fences.budget([long, short, short]).count == 1)
    #expect(Fences.budget([long, long, short]).count == 3)
    #expect(Fences.budget([short]) == [])
  }

  @Test("A target missing from the README is found")
  func moduleMap() {
    let readme = "| `Geometry` | shapes |\n| `Scene` | colours |"
    #expect(Fences.moduleMap(readme, targets: ["Geometry", "Scene"]) == [])
    #expect(Fences.moduleMap(readme, targets: ["Geometry", "Raster"]).count == 1)
  }
}
