import Feeds
import Testing

@Suite struct FeedCounterTests {
  private func counter(_ updates: [FeedUpdate]) -> FeedCounter {
    var counter = FeedCounter()
    for update in updates {
      counter.receive(.update(update))
    }
    return counter
  }

  @Test(
    "The outcome follows from the last values",
    arguments: [
      ("", 0, 0, .ended), ("10\n100\n", 2, 0, .done), ("10\n99.999\n", 2, 0, .ended),
      ("100\n90\n", 2, 0, .ended), ("100\nabc\n", 1, 1, .done), ("112\n", 1, 1, .done),
      ("abc\n", 0, 1, .ended),
    ] as [(String, Int, Int, FeedOutcome)])
  func outcome(text: String, updates: Int, warnings: Int, outcome: FeedOutcome) {
    var counter = FeedCounter()
    for event in events(of: text) {
      counter.receive(event)
    }
    let expected = FeedSummary(
      format: .percent, updates: updates, warnings: warnings, outcome: outcome)
    #expect(counter.summary(format: .percent) == expected)
  }

  @Test("All jobs must be complete, and one failure decides")
  func jobs() {
    let done = FeedUpdate(line: 1, id: "a", state: .done)
    let half = FeedUpdate(line: 2, id: "b", fraction: 0.5)
    let full = FeedUpdate(line: 3, id: "b", fraction: 1)
    let failed = FeedUpdate(line: 4, id: "c", fraction: 1, state: .failed)
    #expect(counter([done]).outcome == .done)
    #expect(counter([done, half]).outcome == .ended)
    #expect(counter([done, half, full]).outcome == .done)
    #expect(counter([done, full, failed]).outcome == .failed)
    #expect(counter([done, full, failed]).lastState == .failed)
  }

  @Test("A message leaves the value, an unknown state takes it, and a cancelled job is not done")
  func singleJob() {
    let full = FeedUpdate(line: 1, fraction: 1)
    #expect(counter([full, FeedUpdate(line: 2, message: "m")]).outcome == .done)
    #expect(counter([full, FeedUpdate(line: 2, state: .unknown)]).outcome == .ended)
    #expect(counter([full, FeedUpdate(line: 2, state: .cancelled)]).outcome == .ended)
    #expect(counter([full, FeedUpdate(line: 2, state: .running)]).outcome == .done)
    #expect(counter([]).lastState == nil)
  }

  @Test("A sign of life without a name is a job only if no other is named")
  func signOfLife() {
    let sign = FeedUpdate(line: 1, state: .unknown)
    let done = FeedUpdate(line: 2, id: "a", fraction: 1, state: .done)
    #expect(counter([sign, done]).outcome == .done)
    #expect(counter([done, sign]).outcome == .done)
    #expect(counter([sign]).outcome == .ended)
    #expect(counter([FeedUpdate(line: 1, fraction: 0.5), done]).outcome == .ended)
  }

  /// The states of jobs, named by letters, when their command ends; the one without a name is "".
  private static let ends: [([(String, Double, FeedState?)], Int32, FeedOutcome, [String])] = [
    ([("a", 0.5, nil), ("b", 1, .done)], 0, .done, ["a:done"]),
    ([("a", 0.5, nil), ("b", 1, .done)], 7, .failed, ["a:failed"]),
    ([("a", 1, .done)], 7, .failed, []),
    ([("a", 0.5, .failed), ("b", 0.2, nil)], 0, .failed, ["b:done"]),
    ([("a", 0.5, .cancelled)], 0, .ended, []), ([("a", 0.5, .cancelled)], 255, .ended, []),
    ([], 0, .done, [":done"]), ([], 1, .failed, [":failed"]),
    ([("", 0.5, nil)], 0, .done, [":done"]), ([("", 0.5, nil)], 2, .failed, [":failed"]),
    ([("", 1, .done)], 0, .done, []), ([("", 1, .done)], 2, .failed, [":failed"]),
    ([("", 0.1, .ended)], 0, .done, [":done"]), ([("", 0.5, .cancelled)], 255, .ended, []),
    ([("", 0.5, nil), ("a", 0.5, nil)], 0, .done, [":done", "a:done"]),
  ]

  @Test(
    "The end of a command decides about jobs that are left, and about the whole as on a display"
  )
  func commandEnds() {
    for (jobs, status, outcome, news) in Self.ends {
      var counter = FeedCounter()
      var display = OverallSink<FeedCounter>(downstream: FeedCounter())
      for (line, (id, fraction, state)) in jobs.enumerated() {
        let update = FeedUpdate(line: line + 1, id: id, fraction: fraction, state: state)
        counter.receive(.update(update))
        display.receive(.update(update))
      }
      let end = CommandEnd(status: status)
      let updates = counter.end(end)
      #expect(updates.map { "\($0.id):\($0.state?.rawValue ?? "")" } == news)
      #expect(counter.outcome == outcome, "\(jobs) \(status)")
      if let verdict = display.update(atEndOf: end) { display.downstream.receive(.update(verdict)) }
      #expect(display.downstream.outcome == outcome, "\(jobs) \(status)")
    }
  }

  @Test(
    "A command that was asked to stop, or that SIGINT ended, has cancelled what was not over",
    arguments: [
      (1 as Int32, true), (130, true), (143, true), (255, true), (0, true), (130, false),
    ])
  func cancelled(status: Int32, wasStopped: Bool) {
    let end = CommandEnd(status: status, wasStopped: wasStopped)
    let states: [(FeedState?, FeedState)] = [
      (nil, .cancelled), (.running, .cancelled), (.unknown, .cancelled), (.ended, .cancelled),
      (.failed, .failed), (.cancelled, .cancelled), (.done, status == 0 ? .done : .cancelled),
    ]
    for (before, after) in states { #expect(end.state(after: before) == after) }
    for ids in [[], [""], ["a"], ["", "a"]] {
      var counter = FeedCounter()
      for id in ids { counter.receive(.update(FeedUpdate(line: 1, id: id, fraction: 0.5))) }
      let news = counter.end(end)
      #expect(news.map(\.id) == (ids.isEmpty ? [""] : ids))
      #expect(news.allSatisfy { $0.state == .cancelled && $0.fraction == nil && $0.message == nil })
      #expect(counter.outcome == .ended)
    }
  }

  @Test("Death by another signal that nobody sent through the reader is a failure")
  func killed() {
    #expect(CommandEnd(status: 143).state(after: .running) == .failed)
    #expect(CommandEnd(status: 137).state(after: .running) == .failed)
  }

  @Test("More named jobs than are followed cannot be told to be done")
  func manyJobs() {
    let jobs = (1...4097).map { FeedUpdate(line: $0, id: "\($0)", fraction: 1) }
    #expect(counter(Array(jobs.dropLast())).outcome == .done)
    #expect(counter(jobs).outcome == .ended)
    #expect(counter(jobs).updates == 4097)
  }
}
