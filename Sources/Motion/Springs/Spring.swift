/// A damped spring that pulls a value to its target, solved in closed form.
///
/// The displacement x (value minus target) obeys x″ = −2zw·x′ − w²·x, with the damping ratio z and
/// the natural frequency w. Below z = 1 it swings past the target, at 1 it arrives soonest without,
/// above 1 it creeps.
public struct Spring: Sendable, Hashable, BitwiseCopyable {
  /// z, without a unit; 0.01 … 100.
  public let dampingRatio: Double

  /// w in radians per second; 0.01 … 10 000, or higher where an overshoot had to be prevented.
  public let naturalFrequency: Double

  /// The default for progress: critically damped, with a duration of 0.29 s.
  ///
  /// It covers 99.9 % of a move in 0.45 s and never passes the target when started at rest.
  public static let progress = Spring(unchecked: 1, 2 * .pi / 0.29)

  private static let dampingRatios = 0.01...100.0
  private static let frequencies = 0.01...10_000.0

  /// Creates a spring from its physical constants.
  ///
  /// Returns nil outside their ranges and for what is not a number.
  /// - Parameters:
  ///   - dampingRatio: z, 0.01 … 100.
  ///   - naturalFrequency: w in radians per second, 0.01 … 10 000.
  public init?(dampingRatio: Double, naturalFrequency: Double) {
    guard Self.dampingRatios.contains(dampingRatio), Self.frequencies.contains(naturalFrequency)
    else { return nil }
    self.init(unchecked: dampingRatio, naturalFrequency)
  }

  /// Creates a spring from how it feels.
  ///
  /// w = 2π / duration; z = 1 − bounce for a bounce of 0 or more, 1 / (1 + bounce) below. Returns
  /// nil where that leaves the ranges of ``init(dampingRatio:naturalFrequency:)``.
  /// - Parameters:
  ///   - duration: The period of the undamped spring in seconds, 0.00063 … 628.
  ///   - bounce: −0.99 … 0.99; 0, the default, is critically damped.
  public init?(duration: Double, bounce: Double = 0) {
    guard duration > 0, bounce > -1 else { return nil }
    self.init(
      dampingRatio: bounce >= 0 ? 1 - bounce : 1 / (1 + bounce),
      naturalFrequency: 2 * .pi / duration)
  }

  /// How long the spring feels: 2π / w, in seconds.
  public var duration: Double { 2 * .pi / naturalFrequency }

  /// How far it swings past its target: 1 − z below z = 1, 1 / z − 1 above.
  public var bounce: Double { dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1 }

  init(unchecked dampingRatio: Double, _ naturalFrequency: Double) {
    self.dampingRatio = dampingRatio
    self.naturalFrequency = naturalFrequency
  }

  /// z + √(z² − 1), for z of 1 or more: the ratio of the fast rate of decay to w.
  private var fastRatio: Double {
    dampingRatio + ((dampingRatio - 1) * (dampingRatio + 1)).squareRoot()
  }

  /// The rate per second at which the slowest part dies away.
  var slowestRate: Double {
    dampingRatio < 1 ? dampingRatio * naturalFrequency : naturalFrequency / fastRatio
  }

  /// The spring, made stiffer where it would otherwise pass its target.
  ///
  /// With z of 1 or more the target is passed exactly when the speed toward it exceeds the fast rate
  /// times the distance; the frequency is raised until the two are equal. Springs with z below 1
  /// swing by intent and are left alone. Nil when no finite frequency will do: the value is there.
  func withoutOvershoot(from state: SpringState) -> Spring? {
    let approaching =
      switch state.displacement {
      case 0: abs(state.velocity)
      case let ahead where ahead > 0: -state.velocity
      default: state.velocity
      }
    guard dampingRatio >= 1, approaching > 0 else { return self }
    let needed = approaching / (abs(state.displacement) * fastRatio)
    guard needed > naturalFrequency else { return self }
    guard needed <= ValueLimit.largest else { return nil }
    return Spring(unchecked: dampingRatio, needed)
  }
}
