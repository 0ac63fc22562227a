import Testing

@testable import ArclineApp

@MainActor
@Suite("Reports to the service manager")
struct ServiceReportTests {
  private static let second: UInt64 = 1_000_000_000

  /// Collects what is told.
  private final class Log {
    var lines: [String] = []
  }

  private func report(watchdog: UInt64?) -> (ServiceReport, Log) {
    let log = Log()
    return (ServiceReport(watchdogNanoseconds: watchdog) { log.lines += $0 }, log)
  }

  @Test("it is ready after the first frame, once, and not before")
  func ready() {
    var (report, log) = report(watchdog: nil)
    report.turn(at: 0, hasPresented: false, status: "waiting")
    #expect(log.lines.isEmpty && report.nextDue == nil)
    report.turn(at: 1, hasPresented: true, status: "waiting")
    report.turn(at: 2, hasPresented: true, status: "waiting")
    #expect(log.lines == ["READY=1", "STATUS=waiting"])
  }

  @Test("a sign of life comes each half of the manager's patience")
  func watchdog() {
    var (report, log) = report(watchdog: 10 * Self.second)
    report.turn(at: 0, hasPresented: true, status: "x")
    #expect(report.nextDue == 5 * Self.second)
    report.turn(at: 5 * Self.second - 1, hasPresented: true, status: "x")
    #expect(!log.lines.contains("WATCHDOG=1"))
    report.turn(at: 5 * Self.second, hasPresented: true, status: "x")
    #expect(log.lines.last == "WATCHDOG=1")
    #expect(report.nextDue == 10 * Self.second)
  }

  @Test("the status is told once a second at most, and the last one always")
  func status() {
    var (report, log) = report(watchdog: nil)
    for percent in 0...10 {
      report.turn(at: UInt64(percent) * 10_000_000, hasPresented: true, status: "\(percent)%")
    }
    #expect(log.lines == ["READY=1", "STATUS=0%"])
    #expect(report.nextDue == Self.second)
    report.turn(at: Self.second, hasPresented: true, status: "10%")
    #expect(log.lines.last == "STATUS=10%")
    #expect(report.nextDue == nil)
  }

  @Test(
    "an age is rounded down to its largest unit",
    arguments: [
      (0, "less than a minute"), (59, "less than a minute"), (60, "1 minute"),
      (179, "2 minutes"), (7199, "119 minutes"), (7200, "2 hours"), (172_799, "47 hours"),
      (172_800, "2 days"), (8_640_000, "100 days"),
    ] as [(UInt64, String)])
  func age(seconds: UInt64, text: String) {
    #expect(JobStatus.age(seconds * Self.second) == text)
  }
}
