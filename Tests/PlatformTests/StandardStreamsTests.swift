import Glibc
import Testing

@testable import Platform

@Suite struct StandardStreamsTests {
  @Test func `a reader that went away is an error and not a death`() async {
    await #expect(processExitsWith: .success) {
      Signals.ignoreWriteSignals()
      let ends = try System.makePipe()
      try System.close(ends.reading)
      #expect(throws: SystemError(operation: "write", code: EPIPE)) {
        try DescriptorWriter.writeAll([1], to: ends.writing)
      }
    }
  }

  @Test func `a full pipe drops a message when its patience ends`() throws {
    let pipe = try ScratchPipe()
    let large = [UInt8](repeating: 0, count: 1 << 20)
    #expect(throws: SystemError(operation: "write", code: ETIMEDOUT)) {
      try DescriptorWriter.writeAll(large, to: pipe.writingEnd, until: MonotonicClock.now())
    }
  }

  @Test func `data waits for room and arrives whole`() throws {
    let pipe = try ScratchPipe()
    let (reading, done) = (pipe.reading, try WakePipe())
    let total = 300_000
    try BackgroundThread.start(name: "reader") {
      var source = ByteSource(descriptor: reading)
      var (buffer, count) = ([UInt8](), 0)
      while count < total, source.next(into: &buffer) == .bytes { count += buffer.count }
      if count == total { done.signal() }
    }
    try DescriptorWriter.writeAll([UInt8](repeating: 9, count: total), to: pipe.writingEnd)
    #expect(done.wait(until: nil))
  }

  @Test func `a full disk is reported`() throws {
    let file = try OpenFile("/dev/full", O_WRONLY)
    #expect(throws: SystemError(operation: "write", code: ENOSPC)) {
      try DescriptorWriter.writeAll([1], to: file.descriptor)
    }
  }
}

@Suite struct StandardDescriptorsTests {
  @Test func `closed standard descriptors are taken before other files can have them`() async {
    await #expect(processExitsWith: .success) {
      _ = close(STDIN_FILENO)
      let found = StandardDescriptors.secure()
      #expect(found.inputWasClosed)
      #expect(!found.errorWasClosed)
      let file = try OpenFile("/dev/zero", O_RDONLY)
      #expect(file.descriptor > STDERR_FILENO)
      var source = ByteSource(descriptor: STDIN_FILENO)
      var buffer: [UInt8] = []
      #expect(source.next(into: &buffer) == .end)
    }
  }

  @Test func `a device that is no terminal is none`() throws {
    let file = try OpenFile("/dev/null", O_RDONLY)
    #expect(!StandardDescriptors.isTerminal(file.descriptor))
    #expect(!StandardDescriptors.isTerminal(-1))
  }
}
