import Scene

extension Theme {
  /// The colour in which a phase is drawn when a running job has the given one.
  func color(of phase: IndicatorPhase, running: Color) -> Color {
    switch phase {
    case .waiting, .running, .indeterminate: running
    case .done: green
    case .endedEarly, .paused, .stalled: amber
    case .failed: red
    case .cancelled: secondaryText
    }
  }
}
