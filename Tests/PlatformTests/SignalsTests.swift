import Glibc
import Testing

@testable import Platform

@Suite struct StopPolicyTests {
  private static let window = StopPolicy.sameRequest

  @Test(arguments: [Signal.terminate, .interrupt])
  func `the first request to stop is delivered`(signal: Signal) {
    var policy = StopPolicy()
    #expect(policy.decide(on: signal, at: 5) == .deliver)
  }

  @Test(arguments: [
    (UInt64(0), StopPolicy.Decision.ignore), (window, .ignore),
    (window + 1, .exit(status: 130)), (window * 50, .exit(status: 130)),
  ])
  func `a second one is the same request for a moment and then an order`(
    delay: UInt64, expected: StopPolicy.Decision
  ) {
    var policy = StopPolicy()
    _ = policy.decide(on: .terminate, at: 1000)
    #expect(policy.decide(on: .interrupt, at: 1000 + delay) == expected)
  }

  @Test func `a clock that runs backward does not end the process`() {
    var policy = StopPolicy()
    _ = policy.decide(on: .terminate, at: 1000)
    #expect(policy.decide(on: .terminate, at: 0) == .ignore)
  }

  @Test func `settings may be read again any number of times`() {
    var policy = StopPolicy()
    for time in 0..<5 {
      #expect(policy.decide(on: .hangup, at: UInt64(time) * 1_000_000_000) == .deliver)
    }
  }
}

@Suite struct SignalsTests {
  @Test(arguments: [(Signal.terminate, Int32(143)), (.interrupt, 130), (.hangup, 129)])
  func `the exit status of a signal is that of shells`(signal: Signal, status: Int32) {
    #expect(signal.exitStatus == status)
  }

  // The signals go to the watching thread alone: a test process has other threads, which were
  // started before and do not block them.

  @Test func `a signal reaches the handler`() async {
    await #expect(processExitsWith: .exitCode(7)) {
      let watcher = try Signals.block().startWatching { signal in
        exit(signal == .terminate ? 7 : 8)
      }
      watcher.send(.terminate)
      MonotonicClock.sleep(until: MonotonicClock.now() + 60_000_000_000)
    }
  }

  @Test func `a second request to stop ends the process at once`() async {
    await #expect(processExitsWith: .exitCode(143)) {
      let first = try WakePipe()
      let watcher = try Signals.block().startWatching { _ in first.signal() }
      watcher.send(.terminate)
      _ = first.wait(until: nil)
      MonotonicClock.sleep(until: MonotonicClock.now() + 2 * StopPolicy.sameRequest)
      watcher.send(.terminate)
      MonotonicClock.sleep(until: MonotonicClock.now() + 60_000_000_000)
    }
  }

  @Test func `a signal that was ignored at the start stays ignored`() async {
    await #expect(processExitsWith: .success) {
      System.ignore(SIGINT)
      #expect(!Signals.block().watched.contains(.interrupt))
      #expect(System.isIgnored(SIGINT))
    }
  }
}
