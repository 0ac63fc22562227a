/// The greatest distance, in pixels, between a curve and the chords that stand for it.
public struct Tolerance: Hashable, Sendable, BitwiseCopyable {
  /// The distance in pixels, > 0.
  public let pixels: Double

  /// The least tolerance: below it more segments change no pixel.
  public static let minimum = 1e-4

  /// Makes a tolerance; values below `minimum` or not finite are raised to it.
  public init(pixels: Double) {
    self.pixels = pixels.isFinite ? max(Self.minimum, pixels) : Self.minimum
  }

  /// The default, 0.01 pixel: at most 2.6 of 255 levels at an edge, and less than 2 on average.
  public static let standard = Tolerance(pixels: 0.01)

  /// The greatest number of segments of one arc; it bounds the work for absurd radii.
  public static let maximumSegments = 4096

  /// The number of equal chords that keep an arc within the tolerance, at least 1.
  ///
  /// A chord over the angle φ of a circle of radius r lies r·(1 − cos(φ/2)) inside it.
  /// The radius is in pixels, and one that is not positive gives one segment; the sweep is the angle
  /// of the whole arc, of either sign.
  public func segments(radius: Double, sweep: Angle) -> Int {
    guard radius > 0, radius.isFinite else { return 1 }
    let step = Angle.arcCosine(1 - pixels / radius).radians * 2
    guard step > 0 else { return Self.maximumSegments }
    let count = (abs(sweep.radians) / step).rounded(.up)
    return max(1, Int(min(count, Double(Self.maximumSegments))))
  }
}
