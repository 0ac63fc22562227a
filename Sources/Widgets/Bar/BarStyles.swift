import Geometry

/// What moves over a fill.
public enum PatternKind: String, CaseIterable, Hashable, Sendable, PropertyChoice {
  /// Nothing.
  case none
  /// Slanted stripes with hard edges.
  case stripes
  /// Bands that fade to both sides.
  case bands
}

/// Which way a pattern moves.
public enum PatternDirection: String, CaseIterable, Hashable, Sendable, PropertyChoice {
  /// The way the fill grows.
  case forward
  /// The other way.
  case backward

  /// 1 forward, −1 backward.
  var sign: Double { self == .forward ? 1 : -1 }
}

/// The pattern over a fill; shares are those of the bar's thickness.
public struct PatternStyle: Hashable, Sendable {
  /// What is drawn.
  public var kind = PatternKind.stripes
  /// The distance from one stripe or band to the next.
  public var width = Length.share(1.2)
  /// The part of that distance that a stripe covers, 0…1.
  public var share = 0.5
  /// How far the upper edge of a stripe is ahead of the lower one.
  public var lean = Length.share(0.5)
  /// The colour; nil is white at 16 % for stripes and a dark shade of the fill for bands.
  public var color: IndicatorColor?
  /// Which way it moves.
  public var direction = PatternDirection.forward
  /// The way in a second: 48 pixels on a bar of 44.
  public var speed = Length.share(48.0 / 44)

  /// Whether it stays on a full bar.
  public var staysWhenFull = false

  /// Makes stripes in their default proportions.
  public init() {}
}

/// The shadow that falls into a track; shares are those of the bar's thickness.
public struct InnerShadowStyle: Hashable, Sendable {
  /// Whether there is one.
  public var isOn = true
  /// The blur radius, twice the standard deviation.
  public var blur = Length.share(1.0 / 7)
  /// How far it is moved to the right.
  public var right = Length.zero
  /// How far it is moved down.
  public var down = Length.share(1.0 / 30)
  /// The opacity of its black, 0…1; nil is what suits the theme.
  public var opacity: Double?

  /// Makes a soft shadow.
  public init() {}
}

/// The line around a fill.
public struct OutlineStyle: Hashable, Sendable {
  /// The width; a share is one of the bar's thickness.
  public var width = Length.zero
  /// The colour; nil is the fill's at 0.5625 times its brightness.
  public var color: IndicatorColor?

  /// Makes no line.
  public init() {}
}
