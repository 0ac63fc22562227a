import Platform
import Testing

@Suite("Waits after failures")
struct BackoffTests {
  private func waits(_ backoff: Backoff, _ count: Int) -> [Double] {
    var backoff = backoff
    return (0..<count).map { _ in Double(backoff.next()) / 1e9 }
  }

  @Test("they double from half a second to at most a minute, and are up to a quarter longer")
  func doubling() {
    let steps = [0.5, 1, 2, 4, 8, 16, 32, 48, 48]
    for random in [0, 0.25, 1] {
      #expect(waits(Backoff(random: { random }), 9) == steps.map { $0 * (1 + 0.25 * random) })
    }
    for (wait, step) in zip(waits(Backoff(), 9), steps) {
      #expect((step...1.25 * step).contains(wait))
    }
    #expect(waits(Backoff(random: { 1 }), 30).max() == 60)
  }

  @Test("random numbers beyond their range do not carry a wait beyond its bounds")
  func bounds() {
    #expect(waits(Backoff(random: { -9 }), 1) == [0.5])
    #expect(waits(Backoff(random: { .infinity }), 1) == [0.625])
  }

  @Test("a long first wait is never shortened, and stays as it is")
  func longFirst() {
    #expect(waits(Backoff(first: 3600, random: { 0 }), 3) == [3600, 3600, 3600])
  }

  @Test("what works again begins anew")
  func reset() {
    var backoff = Backoff(random: { 0 })
    for _ in 0..<5 { _ = backoff.next() }
    backoff.reset()
    #expect(waits(backoff, 2) == [0.5, 1])
  }
}
