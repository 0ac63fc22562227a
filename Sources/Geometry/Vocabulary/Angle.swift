internal import Glibc

/// A plane angle; as a direction it is zero at twelve o'clock and grows clockwise on the screen.
///
/// The convention is that of CSS gradients. Turns are stored, because whole turns can then be
/// dropped without rounding. A number that is not finite becomes zero.
public struct Angle: Hashable, Sendable, BitwiseCopyable, Comparable {
  /// The size in full turns.
  public let turns: Double

  /// Makes an angle of so many full turns.
  public init(turns: Double) {
    self.turns = turns.isFinite ? turns : 0
  }

  /// Makes an angle of so many degrees.
  public init(degrees: Double) {
    self.init(turns: degrees / 360)
  }

  /// Makes an angle of so many radians.
  public init(radians: Double) {
    self.init(turns: radians / (2 * .pi))
  }

  /// No angle: twelve o'clock.
  public static let zero = Angle(turns: 0)
  /// A full turn.
  public static let fullTurn = Angle(turns: 1)

  /// The size in degrees.
  public var degrees: Double { turns * 360 }
  /// The size in radians.
  public var radians: Double { turns * (2 * .pi) }

  /// The same direction within 0 ..< 1 turn.
  public var folded: Angle {
    let rest = turns - turns.rounded(.down)
    return Angle(turns: rest < 1 ? rest : 0)
  }

  /// The unit vector in this direction: (sin θ, −cos θ), up at zero, right at a quarter turn.
  ///
  /// Quarter turns are taken out before the library's sine and cosine, so that the four main
  /// directions are exact and mirrored angles give exactly mirrored vectors.
  public var direction: Vector {
    // Both remainders are exact, whatever the number of turns.
    let quarters = turns.remainder(dividingBy: 1) * 4
    let whole = quarters.rounded()
    let rest = (quarters - whole) * (.pi / 2)
    let s = sin(rest)
    let c = cos(rest)
    switch Int(whole) & 3 {
    case 0: return Vector(dx: s, dy: -c)
    case 1: return Vector(dx: c, dy: s)
    case 2: return Vector(dx: -s, dy: c)
    default: return Vector(dx: -c, dy: -s)
    }
  }

  /// The unit vector in which this direction moves as the angle grows: (cos θ, sin θ).
  public var tangent: Vector { direction.quarterTurned }

  /// The angle whose sine is `value`, in −¼…¼ turn; values beyond ±1 are clamped.
  public static func arcSine(_ value: Double) -> Angle {
    Angle(radians: asin(max(-1, min(1, value))))
  }

  /// The angle whose cosine is `value`, in 0…½ turn; values beyond ±1 are clamped.
  public static func arcCosine(_ value: Double) -> Angle {
    Angle(radians: acos(max(-1, min(1, value))))
  }

  /// The angle whose tangent is `value`, in −¼…¼ turn.
  public static func arcTangent(_ value: Double) -> Angle {
    Angle(radians: atan(value))
  }

  /// The sum of two angles.
  public static func + (a: Angle, b: Angle) -> Angle { Angle(turns: a.turns + b.turns) }
  /// The difference of two angles.
  public static func - (a: Angle, b: Angle) -> Angle { Angle(turns: a.turns - b.turns) }
  /// The angle scaled by a factor.
  public static func * (angle: Angle, factor: Double) -> Angle {
    Angle(turns: angle.turns * factor)
  }
  /// Whether the first angle is the smaller one, counted without folding.
  public static func < (a: Angle, b: Angle) -> Bool { a.turns < b.turns }
}
