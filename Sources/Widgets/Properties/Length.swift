/// A length in logical pixels, or as a share of a whole that the property names.
public enum Length: Hashable, Sendable {
  /// Logical pixels; one is as many device pixels as the frame's scale says.
  case pixels(Double)
  /// A part of the whole; 1 is all of it.
  case share(Double)

  /// No length.
  public static let zero = Length.pixels(0)

  /// The length in device pixels, for a whole in device pixels.
  ///
  /// Lengths below zero and not a number give 0; the greatest length is 10⁷ pixels.
  func resolved(of whole: Double, scale: Double) -> Double {
    let length =
      switch self {
      case .pixels(let count): count * scale
      case .share(let share): share * whole
      }
    return length > 0 ? min(length, 1e7) : 0
  }
}

extension Length: PropertyRepresentable {
  init?(_ value: PropertyValue) {
    guard case .length(let length) = value else { return nil }
    self = length
  }

  var propertyValue: PropertyValue { .length(self) }
}
