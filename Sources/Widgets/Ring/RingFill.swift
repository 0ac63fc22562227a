import Geometry
import Scene

/// What is filled of a ring in one phase.
struct RingFill: Hashable {
  /// The whole of it.
  let arc: Arc
  /// Whether only dashes of it are drawn: the news of the job is old.
  let isDashed: Bool

  /// The distance from one dash to the next, as a multiple of the ring's width.
  private static let period = 1.1
  /// The part of that distance that is drawn.
  private static let drawn = 0.55

  /// The dashes, each cut straight; a whole number of them makes a turn.
  var dashes: [Arc] {
    let length = 2 * Double.pi * arc.radius
    let count = max(4, min(120, (length / max(1, Self.period * arc.width)).rounded()))
    let swept = min(1, abs(arc.sweep.turns))
    let sign = arc.sweep.turns < 0 ? -1.0 : 1.0
    return (0..<Int(count)).compactMap { index in
      let start = Double(index) / count
      let end = min(swept, start + Self.drawn / count)
      guard end > start else { return nil }
      var dash = arc
      dash.cap = .butt
      dash.start = arc.start + Angle(turns: sign * start)
      dash.sweep = Angle(turns: sign * (end - start))
      return dash
    }
  }
}

extension RingDrawing {
  /// The dots of a turn that stand for the track of a job that waits.
  private static let dots = 32.0

  /// Draws the track; a job that waits has dots instead where no words tell it.
  func drawTrack(into list: inout DisplayList) {
    guard track.width > 0 else { return }
    let color = ring.trackColor.color(in: theme)
    let isDotted = ring.showsPhases && !frame.showsCaptions
    // Dots and track stand in one place and pass into each other.
    let fade = WordFade(frame, goes: false, comes: false)
    let dotted = isDotted ? fade.opacity(frame) { $0 == .waiting } : 0
    if dotted < 1 { list.fill(.arc(track), with: color.opacity(1 - dotted)) }
    guard dotted > 0 else { return }
    let size = min(0.4 * circle.width, 2 * circle.radius / Self.dots * 2)
    for index in 0..<Int(Self.dots) {
      let direction = Angle(turns: (Double(index) + 0.5) / Self.dots).direction
      list.fill(
        .circle(Circle(center: circle.center + direction * circle.radius, radius: size / 2)),
        with: theme.secondaryText.opacity(0.7 * dotted))
    }
  }
}
