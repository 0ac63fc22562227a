import Glibc

@testable import Platform

/// A program that connects to a socket and writes.
final class LocalClient {
  private let descriptor: Int32

  /// Connects as soon as somebody listens at the path.
  init(_ path: String) throws {
    descriptor = try System.makeSocket(.stream)
    var attempts = 1000
    while (try? System.connect(descriptor, to: Array(path.utf8))) == nil {
      attempts -= 1
      guard attempts > 0 else { throw Unexpected(text: "nobody listens at \(path)") }
      Pause.milliseconds(5)
    }
  }

  deinit { try? System.close(descriptor) }

  /// Runs the program with more clients than it serves at a time, and ends it when it has said so.
  static func crowd(_ arguments: [String]) throws -> ArclineProcess.Ending {
    let folder = try TemporaryFolder()
    let process = try ArclineProcess(arguments + ["--listen", folder.file("socket")])
    let clients = try (0..<80).map { _ in try LocalClient(folder.file("socket")) }
    return withExtendedLifetime(clients) {
      _ = process.wait(upTo: 10) { process.errorsSoFar.contains("\n") }
      process.signal(SIGTERM)
      return process.wait()
    }
  }

  func write(_ text: String) throws {
    try Descriptors.write(Array(text.utf8), to: descriptor)
  }
}

/// A socket that takes datagrams, as a service manager has one.
final class LocalInbox {
  private let descriptor: Int32
  /// The lines of all datagrams so far.
  private(set) var lines: [String] = []

  init(_ path: String) throws {
    descriptor = try System.makeSocket(.datagram)
    try System.bind(descriptor, to: Array(path.utf8))
  }

  deinit { try? System.close(descriptor) }

  /// Takes the datagrams that have arrived.
  func read() {
    var buffer = [UInt8](repeating: 0, count: 4096)
    while let count = try? System.read(descriptor, into: &buffer) {
      lines += String(decoding: buffer[..<count], as: UTF8.self).split(separator: "\n").map(
        String.init)
    }
  }
}
