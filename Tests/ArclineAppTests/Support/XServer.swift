import Foundation
import Glibc
import Platform

/// An X server without a screen, on a display of its own.
final class XServer {
  /// The programs that the tests of a window use.
  static let tools = ["Xvfb", "xdotool", "import", "convert"]
  /// Whether all of them are installed.
  static let isAvailable = tools.allSatisfy { path(of: $0) != nil }

  /// The size of the screen, as options have it.
  let size = "640x480"
  let display: String
  private let process = Process()
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    process.executableURL = URL(fileURLWithPath: Self.path(of: "Xvfb") ?? "Xvfb")
    process.arguments = [
      "-displayfd", "1", "-screen", "0", "\(size)x24", "-nolisten", "tcp", "-noreset",
    ]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try folder.handle(forWriting: "display")
    process.standardError = try folder.handle(forWriting: "log")
    try process.run()
    let end = MonotonicClock.now() + 10_000_000_000
    while !folder.text("display").contains("\n") {
      guard process.isRunning, MonotonicClock.now() < end else {
        kill(process.processIdentifier, SIGKILL)
        throw Unexpected(text: "Xvfb did not start: " + folder.text("log"))
      }
      Pause.milliseconds(5)
    }
    display = ":" + folder.text("display").trimmingCharacters(in: .whitespacesAndNewlines)
  }

  deinit {
    // It may be frozen, and it may have inherited a mask that blocks every other signal.
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
    let number = display.dropFirst()
    for path in ["/tmp/.X\(number)-lock", "/tmp/.X11-unix/X\(number)"] {
      try? FileManager.default.removeItem(atPath: path)
    }
  }

  /// Ends the server without a word to its clients.
  func end() { kill(process.processIdentifier, SIGKILL) }

  /// Stops the server from answering, as if it hung.
  func freeze() { kill(process.processIdentifier, SIGSTOP) }

  /// The path of a program, or nil when it is not installed.
  static func path(of program: String) -> String? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin").split(separator: ":")
    return folders.map { "\($0)/\(program)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// Runs a tool on the display and returns what it printed.
  @discardableResult
  func run(_ program: String, _ arguments: String...) throws -> String {
    let tool = Process()
    tool.executableURL = URL(fileURLWithPath: Self.path(of: program) ?? program)
    tool.arguments = arguments
    tool.environment = ProcessInfo.processInfo.environment.merging(["DISPLAY": display]) { $1 }
    let output = Pipe()
    tool.standardOutput = output
    tool.standardError = FileHandle.nullDevice
    tool.standardInput = FileHandle.nullDevice
    try tool.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    tool.waitUntilExit()
    return String(decoding: data, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
