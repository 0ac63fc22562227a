import BoardFile
import Feeds
import Widgets

extension JobState {
  /// Whether the job has come to an end, of whatever kind.
  nonisolated var isOver: Bool {
    switch self {
    case .done, .failed, .cancelled, .ended: true
    case .waiting, .running, .unknown, .paused, .stalled: false
    }
  }

  /// The phase in which a job of the state is shown.
  nonisolated var phase: IndicatorPhase {
    switch self {
    case .waiting: .waiting
    case .running: .running
    case .unknown: .indeterminate
    case .paused: .paused
    case .stalled: .stalled
    case .done: .done
    case .failed: .failed
    case .cancelled: .cancelled
    case .ended: .endedEarly
    }
  }

  /// The state that a phase shows.
  nonisolated init(_ phase: IndicatorPhase) {
    switch phase {
    case .waiting: self = .waiting
    case .running: self = .running
    case .indeterminate: self = .unknown
    case .paused: self = .paused
    case .stalled: self = .stalled
    case .done: self = .done
    case .failed: self = .failed
    case .cancelled: self = .cancelled
    case .endedEarly: self = .ended
    }
  }
}
