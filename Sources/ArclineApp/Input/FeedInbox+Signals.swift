import Platform

extension FeedInbox {
  /// Leaves what signals ask for here, and guards the stop that one asks for.
  nonisolated func watch(
    _ signals: Signals, _ stopGuard: StopGuard,
    onStop: @escaping @Sendable (Signal) -> Void = { _ in }
  ) throws(SystemError) {
    try signals.watch { signal in
      switch signal {
      case .userOne: self.leave { delivery, _ in delivery.wantsSnapshot = true }
      case .userTwo: self.leave { delivery, _ in delivery.togglesTiming.toggle() }
      case .terminate, .interrupt:
        self.leave { delivery, _ in delivery.signal = signal }
        onStop(signal)
        stopGuard.arm(for: signal)
      // Without a board there is nothing to read again, and the display stays as it is.
      case .hangup: self.leave { delivery, _ in delivery.wantsReload = true }
      }
    }
  }
}
