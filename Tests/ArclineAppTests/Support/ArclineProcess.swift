import Foundation
import Glibc
import Platform

/// The built program as a process of its own that never outlives its deadline.
///
/// Output goes to files, so that no pipe can fill up, and everything happens on the caller's thread.
final class ArclineProcess {
  /// What standard input is.
  enum Input {
    /// The null device: at its end from the start.
    case none
    /// A pipe that holds these bytes and is then closed.
    case text(String)
    /// A pipe that stays open until `closeInput`.
    case pipe
    /// A pipe that the caller owns.
    case handle(FileHandle)
  }

  /// How the process ended.
  struct Ending {
    /// The exit status; 128 + n after signal n.
    let status: Int32
    let output: String
    let errors: String
    /// The time from start to end.
    let seconds: Double
    /// Whether it had to be killed at its deadline.
    let wasKilled: Bool

    /// The lines of standard output.
    var lines: [String] { output.split(separator: "\n").map(String.init) }
    /// The lines of standard error.
    var errorLines: [String] { errors.split(separator: "\n").map(String.init) }
  }

  /// The built program: it lies beside the tests.
  static let program = (Environment.executableDirectory ?? ".") + "/arcline"

  let identifier: Int32
  private let process = Process()
  private let folder: TemporaryFolder
  private let inputEnd: FileHandle?
  private let start = MonotonicClock.now()
  private let deadline: UInt64

  /// Starts the program.
  ///
  /// The environment holds nothing but PATH, HOME and what is given, so no display is found unless
  /// a test names one.
  convenience init(
    _ arguments: [String], input: Input = .none, environment: [String: String] = [:],
    deadline seconds: Double = 20
  ) throws {
    try self.init(
      Command(path: Self.program, arguments: arguments), input: input, environment: environment,
      deadline: seconds)
  }

  /// Starts a shell script in which `"$0"` is the program.
  convenience init(
    script: String, environment: [String: String] = [:], deadline seconds: Double = 20
  ) throws {
    try self.init(
      Command(path: "/bin/sh", arguments: ["-c", script, Self.program]), input: .none,
      environment: environment, deadline: seconds)
  }

  private struct Command {
    let path: String
    let arguments: [String]
  }

  private init(
    _ command: Command, input: Input, environment: [String: String], deadline seconds: Double
  ) throws {
    // Writing to a program that has ended must be an error here, not a death.
    Signals.ignoreWriteSignals()
    folder = try TemporaryFolder()
    deadline = start + UInt64(seconds * 1e9)
    process.executableURL = URL(fileURLWithPath: command.path)
    process.arguments = command.arguments
    let inherited = ProcessInfo.processInfo.environment.filter {
      ["PATH", "HOME"].contains($0.key)
    }
    process.environment = inherited.merging(environment) { $1 }
    process.standardOutput = try folder.handle(forWriting: "output")
    process.standardError = try folder.handle(forWriting: "errors")
    var pipe: Pipe?
    switch input {
    case .none: process.standardInput = FileHandle.nullDevice
    case .handle(let handle): process.standardInput = handle
    case .text, .pipe:
      pipe = Pipe()
      process.standardInput = pipe
    }
    inputEnd = pipe?.fileHandleForWriting
    try process.run()
    identifier = process.processIdentifier
    if case .text(let text) = input {
      write(text)
      closeInput()
    }
  }

  deinit { stop() }

  /// Runs the program to its end.
  static func run(
    _ arguments: [String], input: Input = .none, environment: [String: String] = [:],
    deadline seconds: Double = 20
  ) throws -> Ending {
    try ArclineProcess(
      arguments, input: input, environment: environment, deadline: seconds
    ).wait()
  }

  /// Runs a shell script, in which `"$0"` is the program, to its end.
  static func run(
    script: String, environment: [String: String] = [:], deadline seconds: Double = 20
  ) throws -> Ending {
    try ArclineProcess(script: script, environment: environment, deadline: seconds).wait()
  }

  /// Writes to a named pipe as soon as it is there, and closes it.
  static func write(_ text: String, toPipe path: String) throws {
    let writer = try run(
      script: "while [ ! -p '\(path)' ]; do sleep 0.01; done; printf %s '\(text)' >'\(path)'")
    guard writer.status == 0 else { throw Unexpected(text: writer.errors) }
  }

  /// Waits for the end, and brings it about at the deadline.
  func wait() -> Ending {
    while process.isRunning, MonotonicClock.now() < deadline { Pause.milliseconds(2) }
    let wasKilled = process.isRunning
    stop()
    let seconds = Double(MonotonicClock.now() - start) / 1e9
    let signalled = process.terminationReason == .uncaughtSignal
    return Ending(
      status: process.terminationStatus + (signalled ? 128 : 0), output: outputSoFar,
      errors: folder.text("errors"), seconds: seconds, wasKilled: wasKilled)
  }

  private func stop() {
    guard process.isRunning else { return }
    // The shell's children too; the group is the process's own.
    kill(-identifier, SIGKILL)
    kill(identifier, SIGKILL)
    process.waitUntilExit()
  }
}

// MARK: - While it runs

extension ArclineProcess {
  /// Whether it has not ended yet.
  var isRunning: Bool { process.isRunning }

  /// What it has written to standard output.
  var outputSoFar: String { folder.text("output") }

  /// What it has written to standard error.
  var errorsSoFar: String { folder.text("errors") }

  /// The seconds since it was started.
  var age: Double { Double(MonotonicClock.now() - start) / 1e9 }

  /// Writes to its standard input.
  func write(_ text: String) {
    // A program that has ended does not read; its status is what a test looks at.
    try? inputEnd?.write(contentsOf: Data(text.utf8))
  }

  /// Ends its standard input.
  func closeInput() { try? inputEnd?.close() }

  /// Sends a signal to it.
  func signal(_ number: Int32) { kill(identifier, number) }

  /// Stops it for a time, as a shell can, and lets it go on.
  func freeze(milliseconds: UInt64) {
    signal(SIGSTOP)
    Pause.milliseconds(milliseconds)
    signal(SIGCONT)
  }

  /// Waits until a condition holds; false when the time ran out.
  func wait(upTo seconds: Double, until condition: () -> Bool) -> Bool {
    let end = min(deadline, MonotonicClock.now() + UInt64(seconds * 1e9))
    while !condition() {
      guard MonotonicClock.now() < end else { return false }
      Pause.milliseconds(2)
    }
    return true
  }

  /// The processor time it has used, in seconds; nil when the system does not tell.
  var processorSeconds: Double? {
    guard let text = try? String(contentsOfFile: "/proc/\(identifier)/stat", encoding: .utf8),
      let end = text.lastIndex(of: ")")
    else { return nil }
    // After the name in parentheses: state is field 3, user and kernel time are fields 14 and 15.
    let fields = text[text.index(after: end)...].split(separator: " ")
    guard fields.count > 12, let user = Double(fields[11]), let kernel = Double(fields[12]) else {
      return nil
    }
    return (user + kernel) / Double(sysconf(Int32(_SC_CLK_TCK)))
  }
}

/// Waits of the tests themselves.
enum Pause {
  /// Sleeps.
  static func milliseconds(_ count: UInt64) {
    MonotonicClock.sleep(until: MonotonicClock.now() + count * 1_000_000)
  }
}
