import Feeds
import Widgets

extension IndicatorPhase {
  /// Whether the job is not going on, although it is not complete.
  var isHeldOrOver: Bool {
    switch self {
    case .waiting, .running, .indeterminate, .done: false
    case .paused, .stalled, .failed, .cancelled, .endedEarly: true
    }
  }

  /// The phase of a state that stands whatever the value is; nil for the others.
  init?(holding state: FeedState?) {
    switch state {
    case .waiting: self = .waiting
    case .paused: self = .paused
    case .stalled: self = .stalled
    case .failed: self = .failed
    case .cancelled: self = .cancelled
    case .ended: self = .endedEarly
    case .running, .done, .unknown, nil: return nil
    }
  }
}
