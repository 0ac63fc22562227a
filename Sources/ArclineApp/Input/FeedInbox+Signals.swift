import Platform

extension FeedInbox {
  /// Leaves what signals ask for here, and guards the stop that one asks for.
  ///
  /// `farewell` is called when a second request ends the process at once, and when SIGQUIT does.
  nonisolated func watch(
    _ signals: Signals, _ stopGuard: StopGuard,
    farewell: @escaping @Sendable () -> Void = {},
    onStop: @escaping @Sendable (Signal) -> Void = { _ in }
  ) throws(SystemError) {
    try signals.watch(farewell: farewell) { signal in
      switch signal {
      case .userOne: self.leave { delivery, _ in delivery.wantsSnapshot = true }
      case .userTwo: self.leave { delivery, _ in delivery.togglesTiming.toggle() }
      case .terminate, .interrupt:
        // First, for the loop may be over at once and then asks what was requested.
        onStop(signal)
        self.leave { delivery, _ in delivery.signal = signal }
        stopGuard.arm(for: signal)
      // Without a board there is nothing to read again, and the display stays as it is.
      case .hangup: self.leave { delivery, _ in delivery.wantsReload = true }
      case .quit:
        self.askForState()
        farewell()
        Signals.die(of: .quit)
      }
    }
  }
  /// So many milliseconds the loop has to tell its state.
  private nonisolated static let patienceForState = 300

  /// Has the loop tell its state on standard error, and says so if it does not.
  private nonisolated func askForState() {
    guard let bell = try? WakePipe() else { return }
    leave { delivery, _ in delivery.stateBell = bell }
    if !bell.wait(milliseconds: Self.patienceForState) {
      let counts = counts
      Messages.report(
        "SIGQUIT: the loop does not answer; \(counts.updates) updates and \(counts.warnings) "
          + "warnings were read")
    }
  }
}
