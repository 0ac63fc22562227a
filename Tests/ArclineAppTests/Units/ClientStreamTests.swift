@testable import Platform
import Testing

@testable import ArclineApp

@Suite struct ClientStreamTests {
  private func pair() throws -> (stream: ClientStream, writing: Int32) {
    let ends = try System.makeWaitingPipe()
    return (ClientStream(ends.reading, stop: nil, patience: 60_000_000), ends.writing)
  }

  @Test("a line that was begun and does not end ends the client, however it trickles")
  func unfinishedLine() throws {
    let (stream, writing) = try pair()
    defer { Descriptors.close(writing) }
    var buffer: [UInt8] = []
    let watch = Stopwatch()
    var event = StreamEvent.quiet
    while event != .end(nil), watch.nanoseconds < 10_000_000_000 {
      try Descriptors.write(Array("1".utf8), to: writing)
      event = stream.next(into: &buffer, quietAfter: nil)
      if event == .bytes { Pause.milliseconds(10) }
    }
    #expect(event == .end(nil))
    #expect(watch.nanoseconds >= 60_000_000)
  }

  @Test(
    "the newest record may stay open as long as its client is silent, and goes on after that",
    arguments: ["\rload:  10%|#   | 3/30 [00:00<00:01, 24.86it/s]", "4", "{\"percent\":5"])
  func openRecord(text: String) throws {
    let (stream, writing) = try pair()
    defer { Descriptors.close(writing) }
    var buffer: [UInt8] = []
    for next in [text, " ", text, "0", "\r5"] {
      try Descriptors.write(Array(next.utf8), to: writing)
      #expect(stream.next(into: &buffer, quietAfter: 5000) == .bytes)
      #expect(buffer == Array(next.utf8))
      // More than twice the patience.
      #expect(stream.next(into: &buffer, quietAfter: 150) == .quiet)
    }
  }

  @Test("between lines a client may be silent", arguments: ["", "5\n", "5\n6\r"])
  func silence(text: String) throws {
    let (stream, writing) = try pair()
    var buffer: [UInt8] = []
    if !text.isEmpty {
      try Descriptors.write(Array(text.utf8), to: writing)
      #expect(stream.next(into: &buffer, quietAfter: nil) == .bytes)
    }
    #expect(stream.next(into: &buffer, quietAfter: 150) == .quiet)
    try Descriptors.write(Array("7\n".utf8), to: writing)
    #expect(stream.next(into: &buffer, quietAfter: 5000) == .bytes)
    Descriptors.close(writing)
    #expect(stream.next(into: &buffer, quietAfter: nil) == .end(nil))
  }

  @Test("a line that ends in time gives the next one its own time")
  func linesInTime() throws {
    let (stream, writing) = try pair()
    defer { Descriptors.close(writing) }
    var buffer: [UInt8] = []
    for _ in 0..<8 {
      try Descriptors.write(Array("7\n8".utf8), to: writing)
      #expect(stream.next(into: &buffer, quietAfter: nil) == .bytes)
      #expect(stream.next(into: &buffer, quietAfter: 15) == .quiet)
    }
  }
}
