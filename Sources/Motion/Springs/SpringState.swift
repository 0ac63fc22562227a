/// Where a value on a spring is and how it moves.
public struct SpringState: Sendable, Hashable, BitwiseCopyable {
  /// The value minus the target, in the value's units.
  public let displacement: Double

  /// The change of the value in units per second.
  public let velocity: Double

  /// On the target and not moving.
  public static let rest = SpringState(displacement: 0, velocity: 0)

  /// Creates a state.
  /// - Parameters:
  ///   - displacement: The value minus the target.
  ///   - velocity: Units per second; 0 unless given.
  public init(displacement: Double, velocity: Double = 0) {
    self.displacement = displacement
    self.velocity = velocity
  }

  var isFinite: Bool { displacement.isFinite && velocity.isFinite }
}
