import Glibc

/// Angles in turns, clockwise from twelve o'clock, y down.
enum Angle {
  static func turn(_ dx: Double, _ dy: Double) -> Double {
    let turn = atan2(dx, -dy) / (2 * .pi)
    return turn < 0 ? turn + 1 : turn
  }

  static func point(turn: Double, radius: Double) -> (x: Double, y: Double) {
    (radius * sin(2 * .pi * turn), -radius * cos(2 * .pi * turn))
  }
}
