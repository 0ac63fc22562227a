/// The directions at which circles of one radius are cut into chords.
///
/// The grid is fixed to twelve o'clock and depends on the radius alone. So an arc that grows keeps
/// all its chords but the last, a redraw of the part that changed meets the rest exactly, and the
/// edge of a ring lies exactly on the edge of its track.
public struct RadialGrid: Sendable {
  /// The number of chords in a full turn, a multiple of 8.
  public let count: Int

  /// Makes the grid for a radius in pixels.
  public init(radius: Double, tolerance: Tolerance) {
    let eighth = tolerance.segments(radius: radius, sweep: Angle(turns: 0.125))
    count = 8 * eighth
  }

  /// The angle between two neighbouring directions.
  public var step: Angle { Angle(turns: 1 / Double(count)) }

  /// Every direction of the grid once, clockwise from twelve o'clock.
  public var allDirections: [Vector] {
    (0..<count).map { Angle(turns: Double($0) / Double(count)).direction }
  }

  /// Both ends and the grid's directions between them, clockwise; `end` must not be before `start`.
  public func directions(from start: Angle, to end: Angle) -> [Vector] {
    // A grid direction this close to an end, in steps, would add a sliver and no precision.
    let margin = 1e-6
    let first = start.turns * Double(count)
    let last = end.turns * Double(count)
    var result = [start.direction]
    var position = first.rounded(.down) + 1
    while position < last - margin {
      if position > first + margin {
        result.append(Angle(turns: position / Double(count)).direction)
      }
      position += 1
    }
    result.append(end.direction)
    return result
  }
}
