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

  /// The captions of a phase, of which the first one that has room is shown; none where
  /// ``text(for:reducesMotion:)`` has none.
  static func texts(for phase: IndicatorPhase, in frame: IndicatorFrame) -> [String] {
    guard let words = text(for: phase, reducesMotion: frame.reducesMotion) else { return [] }
    let age = phase == .stalled ? frame.silence.flatMap(SilenceAge.text) : nil
    return age.map { ["\(words) for \($0)", words] } ?? [words]
  }
}
