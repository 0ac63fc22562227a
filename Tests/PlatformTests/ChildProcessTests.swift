import Glibc
import Testing

@testable import Platform

@Suite struct ChildProcessTests {
  /// Reads a stream to its end.
  private func text(of child: ChildProcess) -> String {
    var source = ByteSource(descriptor: child.descriptor)
    var all: [UInt8] = []
    var buffer: [UInt8] = []
    while source.next(into: &buffer, quietAfter: 10_000) == .bytes { all += buffer }
    return String(decoding: all, as: UTF8.self)
  }

  /// The status after the end.
  private func status(of child: ChildProcess) -> Int32? {
    _ = child.ending.wait(until: MonotonicClock.now() + 10_000_000_000)
    return child.status
  }

  @Test(arguments: [
    ("exit 0", 0 as Int32), ("exit 7", 7), ("exit 255", 255), ("kill -TERM $$", 143),
    ("kill -KILL $$", 137),
  ])
  func `the status is what a shell reports`(script: String, status expected: Int32) throws {
    let child = try ChildProcess(["sh", "-c", script], capturing: .output)
    #expect(status(of: child) == expected)
  }

  @Test(arguments: [ChildProcess.Stream.output, .error])
  func `one stream is read and ends with the program`(stream: ChildProcess.Stream) throws {
    let script = "echo 50 >&\(stream.number); echo 100 >&\(stream.number)"
    let child = try ChildProcess(["/bin/sh", "-c", script], capturing: stream)
    #expect(text(of: child) == "50\n100\n")
    #expect(status(of: child) == 0)
  }

  @Test func `arguments arrive as they are, without a shell`() throws {
    let words = ["a b", "$HOME", "*", "", "\"'\\", "ü"]
    let child = try ChildProcess(["printf", "%s|"] + words, capturing: .output)
    #expect(text(of: child) == words.joined(separator: "|") + "|")
  }

  @Test func `standard output can be kept free`() throws {
    let child = try ChildProcess(
      ["sh", "-c", "exec 3>&1; readlink /proc/self/fd/3 >&2"], capturing: .error,
      isOutputKeptFree: true)
    let standardError = System.target(ofLink: "/proc/self/fd/2") ?? "?"
    #expect(text(of: child) == standardError + "\n")
  }

  @Test func `a program that is not there or may not run is refused`() throws {
    #expect(throws: SystemError(operation: "start", code: ENOENT)) {
      _ = try ChildProcess(["no-such-program-anywhere"], capturing: .error)
    }
    #expect(throws: SystemError(operation: "start", code: EACCES)) {
      _ = try ChildProcess(["/etc/passwd"], capturing: .error)
    }
    #expect(throws: SystemError.self) { _ = try ChildProcess([], capturing: .error) }
    #expect(throws: SystemError.self) { _ = try ChildProcess(["a\0b"], capturing: .error) }
  }

  @Test func `it starts with no signal blocked and with the usual effect of closed pipes`() throws {
    Signals.ignoreWriteSignals()
    let child = try ChildProcess(
      ["grep", "-E", "^Sig(Blk|Ign)", "/proc/self/status"], capturing: .output)
    let lines = text(of: child).split(separator: "\n").map { $0.split(separator: "\t").last ?? "" }
    let blocked = try #require(lines.first.flatMap { UInt64($0, radix: 16) })
    let ignored = try #require(lines.last.flatMap { UInt64($0, radix: 16) })
    #expect(blocked == 0)
    // Bit n − 1 stands for signal n.
    #expect(ignored & (1 << UInt64(SIGPIPE - 1)) == 0)
    #expect(ignored & (1 << UInt64(SIGXFSZ - 1)) == 0)
  }

  @Test func `a signal reaches it and what it has started, and after the end nobody`() throws {
    guard !System.ownsTerminal else { return }
    let child = try ChildProcess(
      ["sh", "-c", "sleep 60 & echo $!; wait"], capturing: .output)
    var source = ByteSource(descriptor: child.descriptor)
    var buffer: [UInt8] = []
    #expect(source.next(into: &buffer, quietAfter: 10_000) == .bytes)
    child.send(.terminate)
    #expect(status(of: child) == 143)
    // The stream has ended: nobody holds it any more, so the sleeper is gone, too.
    #expect(source.next(into: &buffer, quietAfter: 10_000) == .end)
    child.send(.terminate)
  }

  @Test func `no child is left uncollected`() throws {
    let children = try (0..<20).map { _ in try ChildProcess(["true"], capturing: .output) }
    for child in children { #expect(status(of: child) == 0) }
  }

  @Test func `the status is known although children are ignored here`() async {
    await #expect(processExitsWith: .exitCode(5)) {
      System.ignore(SIGCHLD)
      let child = try ChildProcess(["sh", "-c", "exit 5"], capturing: .output)
      _ = child.ending.wait(until: nil)
      exit(child.status ?? 99)
    }
  }

  @Test func `a program that pays no heed to a request to stop is killed with its group`() throws {
    guard !System.ownsTerminal else { return }
    let child = try ChildProcess(
      ["sh", "-c", "trap '' TERM; sleep 60 & echo $!; while :; do sleep 1; done"],
      capturing: .output)
    var source = ByteSource(descriptor: child.descriptor)
    var bytes: [UInt8] = []
    #expect(source.next(into: &bytes, quietAfter: 10_000) == .bytes)
    let grandchild = try #require(
      Int32(String(decoding: bytes, as: UTF8.self).split(separator: "\n").first ?? ""))
    let watch = Stopwatch()
    child.stop()
    #expect(child.status == 137)
    #expect(watch.nanoseconds >= ChildProcess.grace)
    #expect(!isRunning(grandchild))
  }

  @Test func `one that ends when it is asked to is not waited for any longer`() throws {
    guard !System.ownsTerminal else { return }
    let child = try ChildProcess(["sleep", "60"], capturing: .output)
    let watch = Stopwatch()
    child.stop()
    #expect(child.status == 143)
    #expect(watch.nanoseconds < ChildProcess.grace)
  }

  @Test func `what is left of its group has the same time to end`() throws {
    guard !System.ownsTerminal else { return }
    let worker = "trap 'sleep 0.3; echo cleaned; exit' TERM; echo up; while :; do sleep 0.05; done"
    let child = try ChildProcess(["sh", "-c", "(\(worker)) & wait"], capturing: .output)
    var source = ByteSource(descriptor: child.descriptor)
    var bytes: [UInt8] = []
    #expect(source.next(into: &bytes, quietAfter: 10_000) == .bytes)
    child.stop()
    #expect(text(of: child) == "cleaned\n")
    #expect(child.status == 143)
  }

  @Test(arguments: [Signal.interrupt, .terminate, .hangup])
  func `a request to stop that comes right after the end it brought about counts`(
    signal: Signal
  ) throws {
    let child = try ChildProcess(["sh", "-c", "exit 255"], capturing: .output)
    var source = ByteSource(descriptor: child.descriptor)
    var bytes: [UInt8] = []
    #expect(source.next(into: &bytes, quietAfter: 10_000) == .end)
    child.pass(signal)
    #expect(status(of: child) == 255)
    #expect(child.wasStopped)
  }

  @Test func `what comes after the status was told has not stopped it`() throws {
    for script in ["exit 0", "exit 3"] {
      let child = try ChildProcess(["sh", "-c", script], capturing: .output)
      _ = status(of: child)
      child.pass(.terminate)
      child.pass(.userOne)
      #expect(!child.wasStopped)
    }
  }

  @Test func `after the end of the program nobody is stopped`() throws {
    let child = try ChildProcess(["true"], capturing: .output)
    #expect(status(of: child) == 0)
    child.stop()
    child.kill()
    #expect(child.status == 0)
  }

  private func isRunning(_ process: Int32) -> Bool {
    guard let stat = try? Files.read("/proc/\(process)/stat", limit: 4096) else { return false }
    let fields = String(decoding: stat, as: UTF8.self).split(separator: ")").last ?? ""
    return !fields.hasPrefix(" Z")
  }
}
