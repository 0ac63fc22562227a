import Glibc

@testable import Platform

/// A path for a test's file, removed when the test ends.
struct ScratchFile: ~Copyable {
  let path: String

  init(_ content: String? = nil) throws {
    let directory = Environment.value("TMPDIR") ?? "/tmp"
    path = "\(directory)/arcline-test-\(String(UInt64.random(in: 0 ... .max), radix: 36))"
    if let content { try Files.write(Array(content.utf8), to: path) }
  }

  deinit {
    System.remove(path)
  }
}

/// A pipe, closed when the test ends.
struct ScratchPipe: ~Copyable {
  let reading: Int32
  private var writing: Int32?

  init() throws {
    let ends = try System.makePipe()
    reading = ends.reading
    writing = ends.writing
    // Ends that a shell hands over do wait.
    _ = fcntl(reading, F_SETFL, 0)
  }

  deinit {
    try? System.close(reading)
    if let writing { try? System.close(writing) }
  }

  func write(_ text: String) throws {
    guard let writing else { return }
    try DescriptorWriter.writeAll(Array(text.utf8), to: writing)
  }

  var writingEnd: Int32 { writing ?? -1 }

  mutating func closeWritingEnd() throws {
    if let writing { try System.close(writing) }
    writing = nil
  }
}
