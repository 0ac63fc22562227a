import Foundation
import Synchronization
import Testing

@testable import ArclineApp

@Suite struct CoalescingWakeTests {
  @Test func `it rings once for all that was left before it is heard`() {
    let count = Atomic(0)
    let wake = CoalescingWake { count.add(1, ordering: .relaxed) }
    for _ in 0..<3 { wake.ring() }
    #expect(count.load(ordering: .relaxed) == 1)
    wake.hear()
    wake.ring()
    #expect(count.load(ordering: .relaxed) == 2)
    wake.silence()
    wake.hear()
    wake.ring()
    #expect(count.load(ordering: .relaxed) == 2)
  }

  // A board that was fed for an hour died of this.
  @Test func `the thousandth ring takes no more stack than the second`() {
    let depths = Mutex<[Int]>([])
    let wake = CoalescingWake {
      let depth = Thread.callStackReturnAddresses.count
      depths.withLock { $0.append(depth) }
    }
    for _ in 0..<1000 {
      wake.ring()
      wake.hear()
    }
    let found = depths.withLock { $0 }
    #expect(found.count == 1000 && Set(found.dropFirst()).count == 1)
  }
}
