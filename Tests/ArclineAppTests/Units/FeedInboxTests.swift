import Feeds
import Platform
import Synchronization
import Testing

@testable import ArclineApp

@Suite("Feed inbox")
struct FeedInboxTests {
  @Test("only the newest value is picked up, once")
  func newest() {
    let inbox = FeedInbox()
    for line in 1...1000 {
      inbox.leave { delivery, counts in
        delivery.update = FeedUpdate(line: line, fraction: Double(line) / 1000)
        counts.updates += 1
      }
    }
    #expect(inbox.take().update?.line == 1000)
    #expect(inbox.take().update == nil)
    #expect(inbox.counts.updates == 1000)
  }

  @Test("the end and a failure stay true, a signal is picked up once")
  func endAndSignal() {
    let inbox = FeedInbox()
    #expect(!inbox.isStopRequested)
    inbox.leave { delivery, _ in
      delivery.hasEnded = true
      delivery.failure = "gone"
      delivery.signal = .interrupt
    }
    #expect(inbox.isStopRequested)
    #expect(inbox.take().signal == .interrupt)
    #expect(!inbox.isStopRequested)
    let later = inbox.take()
    #expect(later.hasEnded && later.failure == "gone" && later.signal == nil)
  }

  @Test("whoever leaves something wakes the loop, unless nobody is to be woken")
  func wake() {
    let inbox = FeedInbox()
    let wakes = Mutex(0)
    inbox.leave { _, counts in counts.warnings += 1 }
    inbox.setWake { wakes.withLock { $0 += 1 } }
    inbox.leave { _, counts in counts.warnings += 1 }
    inbox.leave { _, counts in counts.warnings += 1 }
    inbox.setWake(nil)
    inbox.leave { _, counts in counts.warnings += 1 }
    #expect(wakes.withLock { $0 } == 2)
    #expect(inbox.counts.warnings == 4)
  }

  @Test("the wake may use the inbox itself")
  func wakeInsideInbox() {
    let inbox = FeedInbox()
    let seen = Mutex<Int?>(nil)
    inbox.setWake { seen.withLock { $0 = inbox.take().update?.line } }
    inbox.leave { delivery, _ in delivery.update = FeedUpdate(line: 7, fraction: 0.7) }
    #expect(seen.withLock { $0 } == 7)
  }

  @Test("nothing is lost when several threads leave things at once")
  func concurrency() async {
    let inbox = FeedInbox()
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<4 {
        group.addTask { for _ in 0..<5000 { inbox.leave { _, counts in counts.updates += 1 } } }
      }
    }
    #expect(inbox.counts.updates == 20_000)
  }
}
