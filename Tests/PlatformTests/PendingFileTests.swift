import Testing

@testable import Platform

struct PendingFileTests {
  private func text(_ path: String) -> String? {
    (try? Files.read(path, limit: 1000)).map { String(decoding: $0, as: UTF8.self) }
  }

  @Test func `the file has its name only when it is complete`() throws {
    let scratch = try ScratchFile("old")
    let unfinished = scratch.path + PendingFile.suffix
    var file = try PendingFile.make(scratch.path)
    try file.append(Array("new ".utf8))
    try file.append(Array("text".utf8))
    #expect(file.count == 8)
    #expect(text(scratch.path) == "old")
    #expect(text(unfinished) == "new text")
    try file.finish()
    #expect(text(scratch.path) == "new text")
    #expect(!Files.exists(unfinished))
  }

  @Test func `what was given up is still there to be read, until it is begun again`() throws {
    let scratch = try ScratchFile()
    let unfinished = scratch.path + PendingFile.suffix
    do {
      var file = try PendingFile.make(scratch.path)
      try file.append(Array("half".utf8))
    }
    #expect(text(unfinished) == "half")
    #expect(!Files.exists(scratch.path))
    let again = try PendingFile.make(scratch.path)
    #expect(text(unfinished) == "")
    try again.finish()
    #expect(text(scratch.path) == "")
  }

  @Test func `a file that is being written cannot be begun, and can be once it is given up`() throws
  {
    let scratch = try ScratchFile()
    do {
      var file = try PendingFile.make(scratch.path)
      try file.append(Array("kept".utf8))
      #expect(PendingFile.isBeingWritten(scratch.path))
      let error = #expect(throws: FileError.self) { _ = try PendingFile.make(scratch.path) }
      #expect(error?.reason == .inUse)
      #expect(text(scratch.path + PendingFile.suffix) == "kept")
    }
    #expect(!PendingFile.isBeingWritten(scratch.path))
    try PendingFile.make(scratch.path).finish()
  }

  @Test func `a place where nothing can be written is told with its path`() {
    for path in ["/nowhere/file", "a\0b"] {
      let error = #expect(throws: FileError.self) { _ = try PendingFile.make(path) }
      #expect(error?.path == path)
    }
  }

  @Test func `the names in a directory are those of its entries`() throws {
    let scratch = try ScratchFile("here")
    let slash = try #require(scratch.path.lastIndex(of: "/"))
    let name = String(scratch.path[scratch.path.index(after: slash)...])
    let directory = String(scratch.path[..<slash])
    let names = try Files.names(in: directory)
    #expect(names.count { $0 == name } == 1)
    #expect(!names.contains(".") && !names.contains(".."))
    Files.remove(scratch.path)
    #expect(try !Files.names(in: directory).contains(name))
    #expect(throws: FileError.self) { try Files.names(in: "/nowhere") }
    #expect(throws: FileError.self) { try Files.names(in: scratch.path + "\0") }
  }

  @Test func `an open descriptor is counted`() throws {
    let before = ProcessUsage.openDescriptors()
    #expect(before >= 3)
    let pipes = try (0..<40).map { _ in try WakePipe() }
    // Other tests open and close some meanwhile.
    #expect(ProcessUsage.openDescriptors() > before + 40)
    #expect(pipes.count == 40)
  }
}
