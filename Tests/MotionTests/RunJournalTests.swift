import Motion
import Testing

struct RunJournalTests {
  private func instant(_ milliseconds: Int) -> AnimationInstant {
    AnimationInstant(nanoseconds: UInt64(milliseconds) * 1_000_000, rate: .hz60)
  }

  private func journal(quirks: Bool = false) -> RunJournal {
    RunJournal(ValueAnimator(value: 0, style: .tween(duration: 1, .linear)), hasQuirks: quirks)
  }

  @Test func `a stopped run is told once, and later runs once each`() {
    // A stop at 2 s of 10, then three runs one after the other.
    var journal = journal()
    journal.prepare(.tween(duration: 10, .easeInOut))
    journal.animate(from: 0, to: 1, at: instant(0))
    journal.stop(at: instant(2000))
    var told = journal.takeEntries(at: instant(12_000))
    #expect(told.map(\.end) == [.interrupted])
    #expect(journal.animator.value(at: instant(12_000)) == Easing.easeInOut.value(at: 0.2))
    journal.prepare(.tween(duration: 1, .easeInOut))
    for run in 0..<3 {
      let start = 12_000 + run * 2000
      journal.animate(from: 0, to: 1, at: instant(start))
      for time in stride(from: start, through: start + 1990, by: 10) {
        told += journal.takeEntries(at: instant(time))
      }
    }
    #expect(told.map(\.end) == [.interrupted, .finished, .finished, .finished])
    #expect(told.map(\.run) == [1, 2, 3, 4])
  }

  @Test(arguments: 0..<40)
  func `every run is told exactly once, whatever happens to it`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var journal = journal()
    var (started, told): (Set<UInt64>, [UInt64]) = ([], [])
    var time = 0
    for _ in 0..<200 {
      time += Int.random(in: 0...600, using: &random)
      switch Int.random(in: 0...5, using: &random) {
      case 0, 1:
        let target = Double.random(in: 0...1, using: &random)
        if let run = journal.animate(to: target, at: instant(time)) { started.insert(run) }
      case 2:
        if let run = journal.animate(from: 0, to: 1, at: instant(time)) { started.insert(run) }
      case 3: journal.pause(at: instant(time))
      case 4: journal.resume(at: instant(time))
      default: if time % 3 == 0 { journal.stop(at: instant(time)) }
      }
      told += journal.takeEntries(at: instant(time)).map(\.run)
    }
    journal.resume(at: instant(time))
    told += journal.takeEntries(at: instant(time + 5000)).map(\.run)
    #expect(told.count == Set(told).count)
    #expect(Set(told) == started)
  }

  @Test func `under quirks the new run is told in place of the old, and then never`() {
    var journal = journal(quirks: true)
    journal.animate(to: 1, at: instant(0))
    let second = journal.animate(to: 0, at: instant(500))
    let told = journal.takeEntries(at: instant(500))
    #expect(told.map(\.run) == [2] && told.map(\.end) == [.interrupted] && second == 2)
    #expect(journal.takeEntries(at: instant(9000)) == [])
  }

  @Test func `a run that is over when the next begins has finished`() {
    var journal = journal()
    journal.animate(to: 1, at: instant(0))
    journal.animate(to: 0, at: instant(1000))
    #expect(journal.takeEntries(at: instant(1000)).map(\.end) == [.finished])
  }
}
