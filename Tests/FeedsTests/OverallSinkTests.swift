import Feeds
import Testing

@Suite struct OverallSinkTests {
  private func words(_ updates: FeedUpdate...) -> String {
    var sink = OverallSink<[FeedEvent]>(downstream: [])
    for update in updates {
      sink.receive(.update(update))
    }
    return sink.downstream.words
  }

  private func job(_ id: String, _ fraction: Double?, _ state: FeedState? = .running) -> FeedUpdate
  {
    FeedUpdate(line: 1, id: id, fraction: fraction, state: state)
  }

  @Test("The whole is the mean of the jobs, and done when all of them are")
  func mean() {
    let words = words(
      job("a", 0.5), job("b", 0), job("a", 1, .done), job("b", 0.5), job("b", 1, .done))
    #expect(words == "50 25 50 75 100")
  }

  @Test("Jobs at their end that are not done do not complete the whole")
  func unfinished() {
    #expect(words(job("a", 1), job("b", 1)) == "99 99")
  }

  @Test("A single job is the whole, with its state")
  func single() {
    #expect(words(job("a", 0.5, .paused), job("a", nil, .unknown)) == "50:paused ?")
  }

  @Test("A failure stays")
  func failure() {
    #expect(words(job("a", 0.5, .failed), job("b", 0.5)) == "50:failed 50:failed")
  }

  @Test("A stream that tells the whole is taken at its word")
  func unnamed() {
    #expect(words(job("", 0.1), job("a", 0.9), job("", 0.2)) == "10 - 20")
  }

  @Test(
    "A sign of life without a name is no word about the whole, before jobs and beside them",
    arguments: [FeedState.unknown, .running, .waiting, nil])
  func signOfLife(state: FeedState?) {
    let sign = FeedUpdate(line: 1, message: "m", state: state)
    let before = words(sign, job("a", 0.5), job("b", 1, .done), job("a", 1, .done))
    #expect(before.hasSuffix(" 50 75 100"))
    #expect(words(job("a", 0.5), sign, job("a", 0.75)) == "50 - 75")
  }

  @Test(
    "A word without a name about the whole stands, before jobs and beside them",
    arguments: [FeedState.failed, .cancelled, .ended, .paused, .stalled, .done])
  func wordOnTheWhole(state: FeedState) {
    let word = FeedUpdate(line: 1, state: state)
    #expect(words(word, job("a", 0.5)) == "-:\(state.rawValue) -")
    #expect(words(job("a", 0.5), word, job("a", 0.75)) == "50 -:\(state.rawValue) -")
  }

  @Test("What a newer update leaves out stays, except a value that is no longer known")
  func following() {
    let first = FeedUpdate(line: 1, fraction: 0.5, message: "a", state: .running)
    let text = first.followed(by: FeedUpdate(line: 2, message: "b"))
    #expect(text == FeedUpdate(line: 2, fraction: 0.5, message: "b", state: .running))
    let unknown = first.followed(by: FeedUpdate(line: 3, state: .unknown))
    #expect(unknown == FeedUpdate(line: 3, message: "a", state: .unknown))
  }
}
