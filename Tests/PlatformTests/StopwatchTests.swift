import Testing

@testable import Platform

@Suite struct StopwatchTests {
  @Test func `a time that has come is not waited for`() {
    let watch = Stopwatch()
    #expect(watch.wait(untilNanoseconds: 0))
  }

  @Test func `a wait is not shorter than its time`() throws {
    let watch = Stopwatch()
    let bell = try WakePipe()
    #expect(watch.wait(untilNanoseconds: 5_000_000, unless: bell))
    #expect(watch.nanoseconds >= 5_000_000)
  }

  @Test func `a bell ends even a wait beyond all times`() throws {
    let bell = try WakePipe()
    bell.signal()
    #expect(!Stopwatch().wait(untilNanoseconds: .max, unless: bell))
  }
}
