import Testing

/// The package's own files against the fences.
struct ArchitectureTests {
  @Test("The files are found")
  func found() {
    #expect(SourceTree.sources.contains { $0.path == "Sources/Geometry/Vocabulary/Point.swift" })
    #expect(SourceTree.tests.contains { $0.path == "Tests/ArchitectureTests/Fences.swift" })
  }

  @Test("Every target has a row in the table of imports")
  func targets() {
    #expect(Fences.unknownTargets(SourceTree.targets) == [])
  }

  @Test("Targets import only what the table allows")
  func imports() {
    #expect(Fences.imports(SourceTree.sources) == [])
  }

  @Test("Nothing imports Foundation")
  func foundation() {
    #expect(Fences.foundation(SourceTree.sources) == [])
  }

  @Test("Each C library is known in one place")
  func libraries() {
    #expect(Fences.libraries(SourceTree.sources) == [])
  }

  @Test("Code that cannot be checked stays in Interop folders")
  func unsafeCode() {
    // The fences themselves must name the words.
    let files = (SourceTree.sources + SourceTree.tests).filter { $0.target != "ArchitectureTests" }
    #expect(Fences.unsafeCode(files) == [])
  }

  @Test("Only the loop reads the clock")
  func clock() {
    #expect(Fences.clock(SourceTree.sources) == [])
  }

  @Test("No lock holds a bare function")
  func lockedFunctions() {
    #expect(Fences.lockedFunctions(SourceTree.sources) == [])
  }

  @Test("Files are short")
  func budget() {
    #expect(Fences.budget(SourceTree.sources + SourceTree.tests) == [])
  }

  @Test("The README names every target")
  func moduleMap() {
    guard let readme = Directory.text(of: "\(SourceTree.root)/README.md") else { return }
    #expect(Fences.moduleMap(readme, targets: SourceTree.targets) == [])
  }
}
