import Feeds

extension FeedUpdate {
  /// What the end of a command says about its job: it knows best whether its work is done.
  nonisolated init(commandStatus status: Int32) {
    self.init(
      line: 0, fraction: status == 0 ? 1 : nil,
      message: status == 0 ? nil : "ended with status \(status)",
      state: status == 0 ? .done : .failed)
  }
}
