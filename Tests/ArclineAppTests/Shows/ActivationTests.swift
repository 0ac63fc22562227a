import CommandLineOptions
import Foundation
import Glibc
import Testing

extension EndingProcesses {
  /// Sources that a service manager opens before the program starts.
  struct ActivationTests {
    /// Passes the descriptor 3 as a manager does, and becomes the program in the same process.
    private static let pass = #"export LISTEN_FDS=1 LISTEN_PID=$$; exec "$0""#

    @Test("a passed pipe is read through one writer after the other")
    func pipe() throws {
      let folder = try TemporaryFolder()
      let path = folder.file("pipe")
      // Open for both, as managers have it, so that it never ends.
      let process = try ArclineProcess(
        script: "mkfifo \(path); exec 3<>\(path); "
          + "(echo 10 >\(path); sleep 0.2; echo 20 >\(path); sleep 0.2; echo 100 >\(path)) & "
          + "\(Self.pass) feed")
      #expect(process.wait(upTo: 10) { process.outputSoFar.contains("100%") })
      #expect(process.isRunning)
      process.signal(SIGTERM)
      let lines = process.wait().lines
      #expect(lines.filter { $0.contains("\"update\"") }.count == 3)
    }

    @Test("without a reader of its own a passed pipe ends with its writer, unless it is held")
    func writerGone() throws {
      let folder = try TemporaryFolder()
      let path = folder.file("pipe")
      let run = try ArclineProcess.run(
        script: "mkfifo \(path); (echo 10; echo 100) >\(path) & exec 3<\(path); "
          + "\(Self.pass) show --headless --size 90x60")
      #expect(run.status == 0)
      #expect(run.errors.isEmpty)
    }

    @Test(
      "a passed socket serves its clients and stays where it is",
      .enabled(if: XServer.path(of: "systemd-socket-activate") != nil))
    func socket() throws {
      let folder = try TemporaryFolder()
      let path = folder.file("socket")
      let process = try ArclineProcess(
        script: "exec systemd-socket-activate -l \(path) \"$0\" feed")
      // Clients that stay, because without one the reading ends.
      let clients = try [30, 40].map { value in
        let client = try LocalClient(path)
        try client.write("\(value)\n")
        return client
      }
      let isRead = process.wait(upTo: 10) {
        process.outputSoFar.contains("0.3,") && process.outputSoFar.contains("0.4,")
      }
      #expect(isRead, "\(process.outputSoFar) \(process.errorsSoFar)")
      withExtendedLifetime(clients) {}
      process.signal(SIGTERM)
      #expect(!process.wait().wasKilled)
      #expect(FileManager.default.fileExists(atPath: path))
    }

    @Test(
      "what cannot be shown is refused in one line",
      arguments: [
        ("3</etc/passwd", 1, "passed a regular file, not a pipe"),
        ("3</dev/null", 1, "passed a device, not a pipe"),
        ("3<&0 4<&0", 2, "passed 2 descriptors"),
      ])
    func refused(redirection: String, count: Int, text: String) throws {
      let run = try ArclineProcess.run(
        script: "exec \(redirection); export LISTEN_FDS=\(count) LISTEN_PID=$$; exec \"$0\" feed")
      #expect(run.status == ProgramStatus.usage.rawValue)
      #expect(run.errorLines.count == 1)
      #expect(run.errors.contains(text))
    }

    @Test("what is passed to another process, or beside a named source, is left alone")
    func ignored() throws {
      for line in ["LISTEN_FDS=1 LISTEN_PID=1 \"$0\" feed", "\(Self.pass) feed --fd 0"] {
        let run = try ArclineProcess.run(script: "echo 7 | { exec 3</etc/passwd; \(line); }")
        #expect(run.status == 0)
        #expect(run.output.contains("\"fraction\":0.07"))
      }
    }

    @Test("a command is not taken for the process that is meant")
    func command() throws {
      let run = try ArclineProcess.run(
        script: "exec 3</dev/null; \(Self.pass) feed --from stdout -- "
          + "sh -c 'echo ${LISTEN_FDS-none} ${LISTEN_PID-none} >&2'")
      #expect(run.errors == "none none\n")
    }
  }
}
