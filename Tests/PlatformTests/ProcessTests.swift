import Glibc
import Testing

@testable import Platform

@Suite struct ProcessTests {
  @Test(arguments: [
    ("VmHWM:\t   1234 kB\n", 1234 * 1024 as Int?), ("VmRSS:\t1 kB\nVmHWM:\t2 kB\n", 2048),
    ("VmHWM:\t-\n", nil), ("VmHWM:\t12 MB\n", nil), ("VmHWMX:\t12 kB\n", nil), ("", nil),
  ])
  func `sizes are read from the kernel's table`(table: String, expected: Int?) {
    #expect(ProcessUsage.bytes(of: "VmHWM", in: table) == expected)
  }

  @Test func `the peak is at least what is resident, which is at least a page`() {
    let usage = ProcessUsage.current()
    #expect(usage.residentBytes >= 4096)
    #expect(usage.peakResidentBytes >= usage.residentBytes)
    #expect(usage.cpuSeconds > 0)
  }

  @Test func `a variable that is not set has no value`() {
    #expect(Environment.value("ARCLINE_NO_SUCH_VARIABLE") == nil)
    #expect(Environment.value("PATH") != nil)
  }

  @Test func `the program's directory is absolute and exists`() throws {
    let directory = try #require(Environment.executableDirectory)
    #expect(directory.hasPrefix("/"))
    #expect(System.entry(at: directory)?.kind == .directory)
  }

  @Test func `a thread has its name, cut to what the kernel keeps`() throws {
    let file = try ScratchFile()
    let done = try WakePipe()
    let path = file.path
    try BackgroundThread.start(name: "a-name-of-twenty-one") {
      let name = (try? Files.read("/proc/thread-self/comm", limit: 64)) ?? []
      try? Files.write(name, to: path)
      done.signal()
    }
    #expect(done.wait(until: nil))
    #expect(try Files.read(path, limit: 64) == Array("a-name-of-twent\n".utf8))
  }

  @Test func `the timer slack is what was agreed`() throws {
    let agreed = Scheduling.setMinimalTimerSlack()
    let slack = try Files.read("/proc/self/timerslack_ns", limit: 64)
    #expect(agreed == (slack == Array("1\n".utf8)))
  }

  @Test func `a step that takes too long ends the process`() async {
    await #expect(processExitsWith: .exitCode(69)) {
      _ = try Watchdog.start(milliseconds: 1, message: "too long", exitStatus: 69)
      MonotonicClock.sleep(until: MonotonicClock.now() + 60_000_000_000)
    }
  }

  @Test func `a step that ends in time is left alone`() async {
    await #expect(processExitsWith: .exitCode(3)) {
      let watchdog = try Watchdog.start(milliseconds: 100, message: "too long", exitStatus: 69)
      watchdog.stop()
      MonotonicClock.sleep(until: MonotonicClock.now() + 200_000_000)
      exit(3)
    }
  }
}
