import CommandLineOptions
import Platform
import Testing

@testable import ArclineApp

@MainActor @Suite struct DisplayWaitTests {
  private let missing = Failure(status: .noDisplay, message: "no display")

  private func wait(_ nanoseconds: UInt64, _ signal: Signal? = nil) -> DisplayWait {
    DisplayWait(nanoseconds: nanoseconds, stopRequest: { signal }, period: 1_000_000)
  }

  @Test("a display that comes late is used")
  func late() throws {
    var attempts = 0
    let found = try wait(10_000_000_000).retry { () throws(Failure) -> Int in
      attempts += 1
      if attempts < 4 { throw missing }
      return attempts
    }
    #expect(found == 4)
  }

  @Test("without patience there is one attempt, and after it the failure")
  func impatient() {
    var attempts = 0
    let failure = #expect(throws: Failure.self) {
      try wait(0).retry { () throws(Failure) in
        attempts += 1
        throw missing
      }
    }
    #expect(attempts == 1)
    #expect(failure?.code == 69)
  }

  @Test("another failure is not tried again")
  func other() {
    var attempts = 0
    let failure = #expect(throws: Failure.self) {
      try wait(10_000_000_000).retry { () throws(Failure) in
        attempts += 1
        throw .runtime("broken")
      }
    }
    #expect(attempts == 1)
    #expect(failure?.code == 70)
  }

  @Test(
    "a request to stop ends the wait with its status",
    arguments: [
      (Signal.terminate, Int32(0)), (.interrupt, 130),
    ])
  func stopped(signal: Signal, status: Int32) {
    let failure = #expect(throws: Failure.self) {
      try wait(10_000_000_000, signal).retry { () throws(Failure) in throw missing }
    }
    #expect(failure?.code == status)
  }
}
