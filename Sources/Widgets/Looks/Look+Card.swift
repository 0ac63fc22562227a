import Geometry
import Motion
import Scene

/// Adjustments of a look for one of many cards on a board.
extension Look {
  /// The look with other words in place of its percentage; empty words leave it out, nil keeps it.
  ///
  /// Some phases may have words of their own, see ``LabelStyle/ownPhases``.
  public func labelled(_ words: String?, inPhases phases: Set<IndicatorPhase> = []) -> Look {
    guard let words else { return self }
    var look = self
    switch indicator {
    case .ring(var ring):
      if words.isEmpty { ring.labelForm = .none } else { ring.label.say(words, phases) }
      look.indicator = .ring(ring)
    case .pie(var pie):
      if words.isEmpty { pie.labelForm = .none } else { pie.label.say(words, phases) }
      look.indicator = .pie(pie)
    case .bar(var bar):
      if words.isEmpty { bar.labelPlacement = .none } else { bar.label.say(words, phases) }
      look.indicator = .bar(bar)
    }
    return look
  }

  /// What the label says and how it looks.
  public var label: LabelStyle {
    switch indicator {
    case .ring(let ring): ring.label
    case .pie(let pie): pie.label
    case .bar(let bar): bar.label
    }
  }

  /// The part of its area's short side that a ring or a pie takes by default.
  public static let roundShare = 0.72

  /// The look as it stands on a card of a theme: a background of its own lies under the indicator
  /// alone, a bar is in the middle, and a label colour that is not readable there gives way to the
  /// usual one.
  public func standing(onCardOf theme: Theme) -> Look {
    var look = self
    look.containsBackground = true
    switch indicator {
    case .ring(var ring):
      let grounds = [ring.centerColor, ring.background ?? .palette(.clear)].map {
        $0.color(in: theme)
      }
      ring.label.keepReadable(on: [Self.pile(grounds, in: theme)], in: theme)
      look.indicator = .ring(ring)
    case .pie(var pie):
      pie.label.keepReadable(on: [theme.background], in: theme)
      look.indicator = .pie(pie)
    case .bar(var bar):
      bar.position = .center
      let ground = (bar.background ?? .palette(.clear)).color(in: theme)
      let track = Self.pile([bar.trackColor.color(in: theme), ground], in: theme)
      let fills = bar.ink.colors.map { $0.color(in: theme) }
      let inside = [track] + fills.map { $0.composited(over: track) }
      let isInside = bar.labelPlacement == .inFill
      // The label of an upright bar stands in it or above.
      let outside = isInside && !bar.growth.isUpright ? [] : [theme.background]
      bar.label.keepReadable(on: (isInside ? inside : []) + outside, in: theme)
      // What a system wrote on its own ground need not be readable on another one.
      bar.label.keepReadable(on: inside, fills: fills)
      look.indicator = .bar(bar)
    }
    return look
  }

  /// The colour of layers over the background of a theme, the upper one first.
  private static func pile(_ layers: [Color], in theme: Theme) -> Color {
    layers.reversed().reduce(theme.background) { $1.composited(over: $0) }
  }

  /// The side of the greatest square, up to a side, in which a round indicator or an upright bar, with
  /// the padding that it keeps, takes no more than a length, and its light no more than another.
  ///
  /// All lengths are in device pixels.
  public func squareSide(
    upTo most: Double, within limit: Double, lightWithin lightLimit: Double, scale: Double
  ) -> Double {
    let fits = { (side: Double) in
      let reach = reach(inSquareOf: side, scale: scale)
      return reach.whole <= limit + 1e-6 && reach.light <= lightLimit + 1e-6
    }
    guard most > 1, !fits(most) else { return most }
    var (low, high) = (1.0, most)
    while high - low > 1.0 / 64 {
      let middle = (low + high) / 2
      if fits(middle) { low = middle } else { high = middle }
    }
    return low
  }

  /// Whether the indicator is a bar that lies.
  public var isLyingBar: Bool {
    if case .bar(let bar) = indicator { !bar.growth.isUpright } else { false }
  }

  /// Whether the percentage stands outside the indicator: above a bar, or below a pie.
  public var hasOuterLabel: Bool {
    switch indicator {
    case .ring: false
    case .pie(let pie): pie.labelForm == .below
    case .bar(let bar): bar.labelPlacement == .above
    }
  }

  /// A bar that fills the width of its area, as thick as its share of a side that is given in device
  /// pixels; lengths in pixels, and other indicators, stay as they are.
  public func fillingWidth(thicknessOf side: Double, scale: Double) -> Look {
    guard case .bar(var bar) = indicator, scale > 0 else { return self }
    if bar.length == BarIndicator().length { bar.length = .share(1) }
    if case .share(let share) = bar.thickness {
      bar.thickness = .pixels((share * side / scale).rounded())
      bar.minimumThickness = min(bar.minimumThickness, 4)
    }
    var look = self
    look.indicator = .bar(bar)
    return look
  }
}
