/// Where a bar lies across its direction.
public enum BarPosition: String, CaseIterable, Hashable, Sendable, PropertyChoice {
  /// In the middle of the area.
  case center
  /// At the top, or at the left of upright bars.
  case start
  /// At the bottom, or at the right of upright bars.
  case end
}

/// The direction in which a fill grows.
public enum BarGrowth: String, CaseIterable, Hashable, Sendable, PropertyChoice {
  /// The way one reads: from the left end, or from the right one.
  case forward
  /// From the left end.
  case right
  /// From the right end.
  case left
  /// From the bottom of an upright bar.
  case up
  /// From the top of an upright bar.
  case down

  /// Whether the bar stands upright.
  var isUpright: Bool { self == .up || self == .down }
  /// The direction on the screen, where one reads from right to left or not.
  func onScreen(readingRightToLeft isMirrored: Bool) -> BarGrowth {
    guard self == .forward else { return self }
    return isMirrored ? .left : .right
  }
  /// Whether the fill begins at the end with the greater coordinate.
  var isReversed: Bool { self == .left || self == .up }
}

/// What shapes the ends of a fill.
public enum FillShape: String, CaseIterable, Hashable, Sendable, PropertyChoice {
  /// The track: a short fill is the end of the track, cut straight.
  case track
  /// The fill has round corners of its own, clipped to the track.
  case own
}

/// What a fill with corners of its own keeps from the edges of the track.
public enum FillMargin: String, CaseIterable, Hashable, Sendable, PropertyChoice {
  /// Nothing.
  case none
  /// Half a logical pixel on every side.
  case halfPixel = "half-pixel"
  /// The same where a label is in the bar, and nothing elsewhere; along the bar a fill of at most 3 %
  /// grows by it instead.
  case halfPixelWithLabel = "half-pixel-with-label"
}

/// The light on a fill.
public enum Shading: String, CaseIterable, Hashable, Sendable, PropertyChoice {
  /// None: one flat colour.
  case flat
  /// From a little lighter to a little darker, with one lightness of the middle for all colours.
  case soft
  /// From 1.3 times to 0.75 times the brightness of the colour.
  case strong
}

/// Where the percentage of a bar stands.
///
/// Inside an upright bar it is centred across, and "right" is where the fill grows to. It stands above
/// one that is too thin for its widest words at a readable size.
public enum BarLabelPlacement: String, CaseIterable, Hashable, Sendable, PropertyChoice {
  /// Nowhere.
  case none
  /// Inside the bar, right-aligned to the edge of the fill; where the fill is too short it stands
  /// right of that edge instead, so the whole label is always inside the bar. A bar too short for
  /// both has it at its end.
  case fillEdge = "fill-edge"
  /// Inside the bar, right-aligned to its right end; the fill goes under it.
  case barEnd = "bar-end"
  /// In the middle of the bar; the fill goes under it.
  case barCenter = "bar-center"
  /// Above the bar's right end; left out where the area has no room.
  case above
  /// Within the fill, as high as it, or less where the bar is short. Where it does not fit there it
  /// stands beside the fill, or at its edge with a size of its own, but always inside the bar.
  case inFill = "in-fill"
}

/// Where a label within a fill stands.
public enum LabelAlignment: String, CaseIterable, Hashable, Sendable, PropertyChoice {
  /// At the left end.
  case left
  /// In the middle.
  case center
  /// At the right end.
  case right
}

/// When a full bar hides itself.
public enum Hiding: String, CaseIterable, Hashable, Sendable, PropertyChoice {
  /// It stays.
  case never
  /// As soon as it is told to be full, before the fill has arrived.
  case atOnce = "at-once"
  /// When the fill has arrived.
  case afterArrival = "after-arrival"
}
