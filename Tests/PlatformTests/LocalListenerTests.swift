import Glibc
import Testing

@testable import Platform

@Suite struct LocalListenerTests {
  private func connect(_ path: String) throws -> Int32 {
    let client = try System.makeSocket(.stream)
    do throws(SystemError) {
      try System.connect(client, to: Array(path.utf8))
      return client
    } catch {
      try System.close(client)
      throw error
    }
  }

  @Test func `clients connect one after the other and each has its own stream`() throws {
    let place = try ScratchFile()
    let listener = try LocalListener(path: place.path)
    var streams: [String] = []
    for text in ["10\n", "20\n"] {
      let client = try connect(place.path)
      guard case .client(let descriptor) = listener.next() else {
        Issue.record("no client")
        return
      }
      try DescriptorWriter.writeAll(Array(text.utf8), to: client)
      try System.close(client)
      var source = ByteSource(descriptor: descriptor)
      var buffer: [UInt8] = []
      #expect(source.next(into: &buffer) == .bytes)
      streams.append(String(decoding: buffer, as: UTF8.self))
      #expect(source.next(into: &buffer) == .end)
      Descriptors.close(descriptor)
    }
    #expect(streams == ["10\n", "20\n"])
  }

  @Test func `only its user may connect, whatever the mask of new files`() throws {
    let place = try ScratchFile()
    let listener = try LocalListener(path: place.path)
    #expect(System.entry(at: listener.path)?.permissions == 0o600)
  }

  @Test func `the bell ends the wait`() throws {
    let place = try ScratchFile()
    let listener = try LocalListener(path: place.path)
    let bell = try WakePipe()
    bell.signal()
    #expect(listener.next(stop: bell) == .cancelled)
  }

  @Test func `the socket goes with its owner, and only its own`() throws {
    let place = try ScratchFile()
    let listener = try LocalListener(path: place.path)
    listener.remove()
    #expect(!Files.exists(place.path))
    let second = try LocalListener(path: place.path)
    listener.remove()
    #expect(Files.exists(second.path))
  }

  @Test func `what a dead program left is replaced, what is in use is not`() throws {
    let place = try ScratchFile()
    let dead = try System.makeSocket(.stream)
    try System.bind(dead, to: Array(place.path.utf8))
    try System.close(dead)
    let listener = try LocalListener(path: place.path)
    #expect(throws: ListenerError(path: place.path, reason: .inUse)) {
      _ = try LocalListener(path: listener.path)
    }
    Descriptors.close(try connect(place.path))
  }

  @Test func `files and folders are left alone`() throws {
    let file = try ScratchFile("precious")
    #expect(throws: ListenerError(path: file.path, reason: .notSocket("a regular file"))) {
      _ = try LocalListener(path: file.path)
    }
    #expect(try Files.read(file.path, limit: 100) == Array("precious".utf8))
    #expect(throws: ListenerError.self) { _ = try LocalListener(path: "/no/such/folder/socket") }
  }

  @Test(arguments: ["", "a\0b", String(repeating: "x", count: 108)])
  func `a path that is no address is refused`(path: String) {
    #expect(throws: ListenerError(path: path, reason: .badPath(most: 107))) {
      _ = try LocalListener(path: path)
    }
  }
}
