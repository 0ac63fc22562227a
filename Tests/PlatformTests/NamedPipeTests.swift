import Glibc
import Testing

@testable import Platform

@Suite struct NamedPipeTests {
  /// Opens the writing end, which needs a reader, writes and closes it.
  private func write(_ text: String, to path: String) throws {
    let writer = try System.open(path, O_WRONLY | O_NONBLOCK)
    try DescriptorWriter.writeAll(Array(text.utf8), to: writer)
    try System.close(writer)
  }

  /// Reads all bytes there are and returns them with the event that came then.
  private func drain(_ pipe: NamedPipe) -> (text: String, last: ByteSource.Event) {
    var source = ByteSource(descriptor: pipe.descriptor)
    var all: [UInt8] = []
    var buffer: [UInt8] = []
    while true {
      let event = source.next(into: &buffer, quietAfter: 0)
      guard event == .bytes else { return (String(decoding: all, as: UTF8.self), event) }
      all += buffer
    }
  }

  @Test func `a pipe without a writer is quiet, at first and again after each writer`() throws {
    let place = try ScratchFile()
    let pipe = try NamedPipe(path: place.path)
    #expect(drain(pipe).last == .quiet)
    for value in ["10\n", "20\n", "30\n"] {
      try write(value, to: place.path)
      let read = drain(pipe)
      #expect(read.text == value)
      #expect(read.last == .end)
      try pipe.reopen()
      // A poll that reported the old hang-up would make the reader spin.
      #expect(drain(pipe).last == .quiet)
    }
  }

  @Test func `what a second writer leaves before the pipe is opened anew is not lost`() throws {
    let place = try ScratchFile()
    let pipe = try NamedPipe(path: place.path)
    try write("10\n", to: place.path)
    #expect(drain(pipe).last == .end)
    try write("20\n", to: place.path)
    try pipe.reopen()
    #expect(drain(pipe).text == "20\n")
  }

  @Test func `a missing pipe is made for its user alone and removed again`() throws {
    let place = try ScratchFile()
    let pipe = try NamedPipe(path: place.path)
    let entry = try #require(System.entry(at: place.path))
    #expect(entry.kind == .pipe)
    #expect(entry.permissions & 0o077 == 0)
    pipe.removeIfOurs()
    #expect(!Files.exists(place.path))
  }

  @Test func `a pipe that was there stays there`() throws {
    let place = try ScratchFile()
    try System.makeNamedPipe(place.path)
    let pipe = try NamedPipe(path: place.path)
    #expect(!pipe.wasReplaced)
    pipe.removeIfOurs()
    #expect(Files.exists(place.path))
  }

  @Test func `a pipe that another program made in its place stays there`() throws {
    let place = try ScratchFile()
    let pipe = try NamedPipe(path: place.path)
    // The first writer's end opens the same pipe anew.
    try pipe.reopen()
    System.remove(place.path)
    try System.makeNamedPipe(place.path)
    pipe.removeIfOurs()
    #expect(Files.exists(place.path))
    try pipe.reopen()
    try pipe.reopen()
    pipe.removeIfOurs()
    #expect(Files.exists(place.path))
  }

  @Test func `a pipe that was made and is opened anew is removed all the same`() throws {
    let place = try ScratchFile()
    let pipe = try NamedPipe(path: place.path)
    try pipe.reopen()
    pipe.removeIfOurs()
    #expect(!Files.exists(place.path))
  }

  @Test func `another pipe at the path is noticed, and so is none`() throws {
    let place = try ScratchFile()
    let pipe = try NamedPipe(path: place.path)
    System.remove(place.path)
    #expect(pipe.wasReplaced)
    #expect(throws: FileError.self) { try pipe.reopen() }
    try System.makeNamedPipe(place.path)
    #expect(pipe.wasReplaced)
    try pipe.reopen()
    #expect(!pipe.wasReplaced)
    try write("1\n", to: place.path)
    #expect(drain(pipe).text == "1\n")
  }

  @Test func `anything else is refused with what it is`() throws {
    let file = try ScratchFile("10\n")
    #expect(throws: FileError(path: file.path, reason: .notPipe("a regular file"))) {
      _ = try NamedPipe(path: file.path)
    }
    #expect(throws: FileError(path: "/", reason: .notPipe("a directory"))) {
      _ = try NamedPipe(path: "/")
    }
    #expect(throws: FileError(path: "a\0b", reason: .invalidPath)) {
      _ = try NamedPipe(path: "a\0b")
    }
    #expect(throws: FileError.self) { _ = try NamedPipe(path: "/no/such/folder/pipe") }
  }
}
