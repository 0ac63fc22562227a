import Board
import Widgets

/// How a job stands, in a line for people.
enum JobStatus {
  /// The line; `silence` is the time since a source that has gone was last heard, in nanoseconds.
  static func text(of exhibit: any Exhibit, silence: UInt64?) -> String {
    let card = (exhibit as? RemainingTimeCard)?.content ?? exhibit
    let panel = card as? Panel ?? (card as? DialogCard)?.content as? Panel
    let state = panel.map { Self.state(of: $0) } ?? Self.state(of: exhibit)
    guard let silence else { return state }
    return "\(state), no source for \(age(silence))"
  }

  private static func state(of exhibit: any Exhibit) -> String {
    if exhibit.hasFailed { return "a job has failed" }
    return exhibit.isComplete ? "done" : "running"
  }

  private static func state(of panel: Panel) -> String {
    let value = panel.fraction.map { PercentStyle.plain.text(panel.look.label.percents($0)) }
    let at = value.map { " at \($0)" } ?? ""
    return switch panel.phase {
    case .waiting: "waiting for the first value"
    case .indeterminate: "running, progress unknown"
    case .running: value ?? "running"
    case .paused: "paused" + at
    case .stalled: "stalled" + at
    case .done: "done"
    case .endedEarly: "ended early" + at
    case .failed: "failed" + at
    case .cancelled: "cancelled" + at
    }
  }

  /// A time in the largest unit that fits, rounded down; it changes at most once a minute.
  static func age(_ nanoseconds: UInt64) -> String {
    let minutes = nanoseconds / 60_000_000_000
    switch minutes {
    case 0: return "less than a minute"
    case 1..<120: return minutes == 1 ? "1 minute" : "\(minutes) minutes"
    case 120..<2880: return "\(minutes / 60) hours"
    default: return "\(minutes / 1440) days"
    }
  }
}
