import Glibc
import Testing

@testable import Platform

@Suite struct FilesTests {
  @Test(arguments: [0, 1, 65_536, 200_001])
  func `what was written is read`(count: Int) throws {
    let file = try ScratchFile()
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    try Files.write(bytes, to: file.path)
    #expect(try Files.read(file.path, limit: count) == bytes)
  }

  @Test func `writing replaces all of what was there`() throws {
    let file = try ScratchFile("a longer content")
    try Files.write(Array("new".utf8), to: file.path)
    #expect(try Files.read(file.path, limit: 100) == Array("new".utf8))
  }

  @Test func `one byte over the limit is too large`() throws {
    let file = try ScratchFile("12345")
    #expect(throws: FileError(path: file.path, reason: .tooLarge(limit: 4))) {
      try Files.read(file.path, limit: 4)
    }
    #expect(throws: FileError(path: file.path, reason: .tooLarge(limit: 0))) {
      try Files.read(file.path, limit: -1)
    }
  }

  @Test func `files whose size the system does not know are limited, too`() throws {
    #expect(try !Files.read("/proc/self/status", limit: 100_000).isEmpty)
    #expect(throws: FileError(path: "/proc/self/status", reason: .tooLarge(limit: 10))) {
      try Files.read("/proc/self/status", limit: 10)
    }
  }

  @Test(arguments: [("/dev/zero", "a device"), ("/", "a directory")])
  func `only regular files are read`(path: String, kind: String) {
    #expect(throws: FileError(path: path, reason: .notRegular(kind))) {
      try Files.read(path, limit: 10)
    }
  }

  @Test func `a pipe is refused without waiting for its writer`() throws {
    let pipe = try ScratchPipe()
    let path = "/proc/self/fd/\(pipe.reading)"
    #expect(throws: FileError(path: path, reason: .notRegular("a pipe"))) {
      try Files.read(path, limit: 10)
    }
  }

  @Test func `a missing file is named with the system's reason`() {
    let error = #expect(throws: FileError.self) { try Files.read("/no/such/file", limit: 10) }
    #expect(error?.description == "/no/such/file: No such file or directory")
  }

  @Test func `a path with a NUL character is refused and not cut`() throws {
    let file = try ScratchFile("secret")
    #expect(throws: FileError.self) { try Files.read(file.path + "\0x", limit: 10) }
    #expect(throws: FileError.self) { try Files.write([], to: file.path + "\0x") }
    #expect(try Files.read(file.path, limit: 10) == Array("secret".utf8))
  }

  @Test func `a device is written in place and stays a device`() throws {
    try Files.write([1, 2, 3], to: "/dev/null")
    #expect(System.entry(at: "/dev/null")?.kind == .device)
  }

  @Test func `a link is followed and stays a link`() throws {
    let file = try ScratchFile("a longer content")
    let open = try OpenFile(file.path, O_RDONLY)
    try Files.write(Array("new".utf8), to: "/proc/self/fd/\(open.descriptor)")
    #expect(try Files.read(file.path, limit: 100) == Array("new".utf8))
  }

  @Test func `a directory is not written`() {
    #expect(throws: FileError(path: "/tmp", reason: .notRegular("a directory"))) {
      try Files.write([], to: "/tmp")
    }
  }
}
