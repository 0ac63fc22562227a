/// How a tween spends its time: progress of time in, progress of the value out.
public enum Easing: Sendable, Hashable {
  /// The same speed throughout.
  case linear

  /// The curve between two control points.
  case cubicBezier(CubicBezierTiming)

  /// A quick start and a long end: cubic-bezier(0.25, 0.1, 0.25, 1).
  public static let ease = Easing.cubicBezier(.ease)
  /// A slow start: cubic-bezier(0.42, 0, 1, 1).
  public static let easeIn = Easing.cubicBezier(.easeIn)
  /// A slow end: cubic-bezier(0, 0, 0.58, 1).
  public static let easeOut = Easing.cubicBezier(.easeOut)
  /// A slow start and a slow end: cubic-bezier(0.42, 0, 0.58, 1).
  public static let easeInOut = Easing.cubicBezier(.easeInOut)

  /// The progress of the value when `progress` of the time has passed.
  ///
  /// Exactly 0 at and below 0 and for not-a-number, exactly 1 at and above 1; between them inside
  /// 0 … 1 unless the curve's control points overshoot.
  public func value(at progress: Double) -> Double {
    switch self {
    case .linear: progress > 0 ? min(progress, 1) : 0
    case .cubicBezier(let timing): timing.value(at: progress)
    }
  }

  /// The slope of ``value(at:)``; 0 outside 0 … 1 and for not-a-number, never infinite.
  public func derivative(at progress: Double) -> Double {
    switch self {
    case .linear: (0...1).contains(progress) ? 1 : 0
    case .cubicBezier(let timing): timing.derivative(at: progress)
    }
  }
}

// MARK: - Names

extension Easing {
  private static let named: [(name: String, easing: Easing)] = [
    ("linear", .linear), ("ease", .ease), ("ease-in", .easeIn), ("ease-out", .easeOut),
    ("ease-in-out", .easeInOut),
  ]

  /// The names of the curves that have one.
  public static let names = named.map(\.name)

  /// The curve of a name, as CSS has it; nil for an unknown one.
  public init?(named name: String) {
    guard let known = Self.named.first(where: { $0.name == name }) else { return nil }
    self = known.easing
  }

  /// The curve's name, or nil when it has none.
  public var name: String? { Self.named.first { $0.easing == self }?.name }
}
