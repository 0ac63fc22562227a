import Platform
import Testing

@Suite struct WakePipeTests {
  @Test func `it is silent until it is rung`() throws {
    let bell = try WakePipe()
    #expect(!bell.wait(until: 0))
  }

  @Test func `it goes on ringing until it is drained`() throws {
    let bell = try WakePipe()
    bell.signal()
    #expect(bell.wait(until: 0))
    #expect(bell.wait(until: nil))
    bell.drain()
    #expect(!bell.wait(until: 0))
  }

  @Test func `more rings than a pipe holds neither wait nor survive one draining`() throws {
    let bell = try WakePipe()
    for _ in 0..<70_000 { bell.signal() }
    bell.drain()
    #expect(!bell.wait(until: 0))
  }

  @Test func `draining a silent bell does not wait`() throws {
    let bell = try WakePipe()
    bell.drain()
    #expect(!bell.wait(until: 0))
  }

  @Test func `a ring from another thread ends an endless wait`() throws {
    let bell = try WakePipe()
    try BackgroundThread.start(name: "ringer") { bell.signal() }
    #expect(bell.wait(until: nil))
  }

  @Test func `a wait ends at its deadline and not before`() throws {
    let bell = try WakePipe()
    let deadline = MonotonicClock.now() + 2_500_000
    #expect(!bell.wait(until: deadline))
    #expect(MonotonicClock.now() >= deadline)
  }
}
