/// The words for phases that a number does not tell.
enum Caption {
  /// The caption of a phase, or nil where the number, or the movement, says it all.
  static func text(for phase: IndicatorPhase, reducesMotion: Bool) -> String? {
    switch phase {
    case .waiting: "waiting for input"
    case .running: nil
    // What stands still could be taken for a value.
    case .indeterminate: reducesMotion ? "working" : nil
    case .done: "done"
    case .endedEarly: "ended early"
    case .paused: "paused"
    case .stalled: "no news"
    case .failed: "failed"
    case .cancelled: "cancelled"
    }
  }
}
