public import Scene

/// A place in a theme's palette.
public enum Accent: Hashable, Sendable {
  /// The first colour of a running job.
  case blue
  /// The colour of completion.
  case green
  /// The colour of attention.
  case amber
}

extension Theme {
  /// The colour of an accent.
  public func color(of accent: Accent) -> Color {
    switch accent {
    case .blue: blue
    case .green: green
    case .amber: amber
    }
  }

  /// The colour in which a phase is drawn when a running job has the given accent.
  func color(of phase: IndicatorPhase, running accent: Accent) -> Color {
    switch phase {
    case .waiting, .running, .indeterminate: color(of: accent)
    case .done: green
    case .endedEarly: amber
    }
  }
}
