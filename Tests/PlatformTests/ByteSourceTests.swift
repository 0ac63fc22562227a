import Glibc
import Testing

@testable import Platform

@Suite struct ByteSourceTests {
  /// Reads everything that comes before the first event that is not bytes.
  private func drain(_ source: inout ByteSource) -> (text: String, last: ByteSource.Event) {
    var all: [UInt8] = []
    var buffer: [UInt8] = []
    while true {
      let event = source.next(into: &buffer, quietAfter: 0)
      guard event == .bytes else { return (String(decoding: all, as: UTF8.self), event) }
      all += buffer
    }
  }

  @Test func `bytes arrive in order and then it is quiet`() throws {
    let pipe = try ScratchPipe()
    var source = ByteSource(descriptor: pipe.reading)
    try pipe.write("10\n20\n")
    let result = drain(&source)
    #expect(result.text == "10\n20\n")
    #expect(result.last == .quiet)
  }

  @Test func `an event has at most as many bytes as the capacity`() throws {
    let pipe = try ScratchPipe()
    var source = ByteSource(descriptor: pipe.reading, capacity: 4)
    try pipe.write("0123456789")
    var sizes: [Int] = []
    var buffer: [UInt8] = []
    while source.next(into: &buffer, quietAfter: 0) == .bytes { sizes.append(buffer.count) }
    #expect(sizes == [4, 4, 2])
  }

  @Test func `what is in a pipe comes before the end its writer left`() throws {
    var pipe = try ScratchPipe()
    var source = ByteSource(descriptor: pipe.reading)
    try pipe.write("100\n")
    try pipe.closeWritingEnd()
    let result = drain(&source)
    #expect(result.text == "100\n")
    #expect(result.last == .end)
  }

  @Test func `after the end it is not read again`() throws {
    let file = try ScratchFile("50\n")
    let open = try OpenFile(file.path, O_RDONLY)
    var source = ByteSource(descriptor: open.descriptor)
    #expect(drain(&source).text == "50\n")
    // The same file grows: another read would find this.
    let appending = try OpenFile(file.path, O_WRONLY | O_APPEND)
    try DescriptorWriter.writeAll(Array("60\n".utf8), to: appending.descriptor)
    let result = drain(&source)
    #expect(result.text.isEmpty)
    #expect(result.last == .end)
  }

  @Test(arguments: [-1, 1_000_000] as [Int32])
  func `a descriptor that is not open has ended`(descriptor: Int32) {
    var source = ByteSource(descriptor: descriptor)
    #expect(drain(&source).last == .end)
    #expect(drain(&source).last == .end)
  }

  @Test func `a directory is a failure with the system's reason`() throws {
    let directory = try OpenFile("/", O_RDONLY)
    var source = ByteSource(descriptor: directory.descriptor)
    #expect(drain(&source).last == .failed("Is a directory"))
    #expect(drain(&source).last == .failed("Is a directory"))
  }

  @Test func `the stop bell comes before data`() throws {
    let pipe = try ScratchPipe()
    let stop = try WakePipe()
    var source = ByteSource(descriptor: pipe.reading, stop: stop)
    try pipe.write("1\n")
    stop.signal()
    var buffer: [UInt8] = [7]
    #expect(source.next(into: &buffer, quietAfter: nil) == .cancelled)
    #expect(buffer.isEmpty)
  }

  @Test func `the stop bell ends an endless wait`() throws {
    let pipe = try ScratchPipe()
    let stop = try WakePipe()
    var source = ByteSource(descriptor: pipe.reading, stop: stop)
    try BackgroundThread.start(name: "stopper") { stop.signal() }
    var buffer: [UInt8] = []
    #expect(source.next(into: &buffer) == .cancelled)
  }

  @Test(arguments: [0, O_NONBLOCK])
  func `the flags of the descriptor stay as they were`(flag: Int32) throws {
    let pipe = try ScratchPipe()
    _ = fcntl(pipe.reading, F_SETFL, flag)
    let before = fcntl(pipe.reading, F_GETFL)
    var source = ByteSource(descriptor: pipe.reading)
    try pipe.write("1\n")
    #expect(drain(&source).text == "1\n")
    #expect(fcntl(pipe.reading, F_GETFL) == before)
  }
}
