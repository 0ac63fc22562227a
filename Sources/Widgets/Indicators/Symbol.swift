import Geometry
import Scene

/// A small sign that tells a phase where its caption has no room.
enum Symbol: Hashable {
  /// The hands of a clock, for the middle of a ring: the job waits.
  case hands
  /// A clock with its face: the job waits.
  case clock
  /// Three dots: something is going on.
  case dots
  /// A check mark: the job is complete.
  case check
  /// A line against a wall: the job stopped before its end.
  case stop
  /// Two bars: the job is held.
  case bars
  /// A cross: the job was ended by an error.
  case cross
  /// A dash: the job was ended by its owner.
  case dash

  /// The sign of a phase, or nil where the number says it all.
  init?(_ phase: IndicatorPhase, isInsideRing: Bool = false) {
    switch phase {
    case .waiting: self = isInsideRing ? .hands : .clock
    case .indeterminate, .stalled: self = .dots
    case .done: self = .check
    case .endedEarly: self = .stop
    case .paused: self = .bars
    case .failed: self = .cross
    case .cancelled: self = .dash
    case .running: return nil
    }
  }

  /// The width of the lines as a share of the sign's size; short ones are heavier.
  private var lineWidth: Double {
    switch self {
    case .dots, .bars: 0.22
    case .check, .cross, .dash, .stop, .hands: 0.18
    case .clock: 0.15
    }
  }

  /// Appends the sign, drawn with round ends inside a square of a given side.
  func draw(at center: Point, size: Double, color: Color, into list: inout DisplayList) {
    let width = max(1, lineWidth * size)
    let reach = size - width
    var path = lines.reduce(into: Path()) { path, line in
      for (index, vertex) in line.enumerated() {
        let point = center + vertex * reach
        index == 0 ? path.move(to: point) : path.line(to: point)
      }
    }
    if self == .clock {
      path.move(to: center + Vector(dx: 0, dy: -reach / 2))
      path.arc(center: center, radius: reach / 2, start: .zero, sweep: .fullTurn)
      path.close()
    }
    list.fill(.stroke(Stroke(path, width: width, cap: .round)), with: color)
  }

  /// The corners of the centre lines in a square of side 1 around the origin.
  private var lines: [[Vector]] {
    switch self {
    case .clock: [[Vector(dx: 0, dy: -0.22), Vector(dx: 0, dy: 0.03), Vector(dx: 0.17, dy: 0.11)]]
    case .hands:
      [[Vector(dx: -0.1, dy: -0.5), Vector(dx: -0.1, dy: 0.08), Vector(dx: 0.26, dy: 0.32)]]
    case .dots:
      [-0.5, 0, 0.5].map { [Vector(dx: $0, dy: 0), Vector(dx: $0 + 0.001, dy: 0)] }
    case .check:
      [[Vector(dx: -0.5, dy: 0.04), Vector(dx: -0.14, dy: 0.4), Vector(dx: 0.5, dy: -0.36)]]
    case .bars:
      [-0.26, 0.26].map { [Vector(dx: $0, dy: -0.42), Vector(dx: $0, dy: 0.42)] }
    case .cross:
      [
        [Vector(dx: -0.36, dy: -0.36), Vector(dx: 0.36, dy: 0.36)],
        [Vector(dx: -0.36, dy: 0.36), Vector(dx: 0.36, dy: -0.36)],
      ]
    case .dash: [[Vector(dx: -0.42, dy: 0), Vector(dx: 0.42, dy: 0)]]
    case .stop:
      [
        [Vector(dx: -0.5, dy: 0), Vector(dx: 0.12, dy: 0)],
        [Vector(dx: 0.42, dy: -0.45), Vector(dx: 0.42, dy: 0.45)],
      ]
    }
  }
}
