import Geometry
import Motion
import Scene

/// Adjustments of a look for one of many cards on a board.
extension Look {
  /// The look with other words in place of its percentage; empty words leave it out, nil keeps it.
  public func labelled(_ words: String?) -> Look {
    guard let words else { return self }
    var look = self
    switch indicator {
    case .ring(var ring):
      if words.isEmpty { ring.labelForm = .none } else { ring.label.text = words }
      look.indicator = .ring(ring)
    case .pie(var pie):
      if words.isEmpty { pie.labelForm = .none } else { pie.label.text = words }
      look.indicator = .pie(pie)
    case .bar(var bar):
      if words.isEmpty { bar.labelPlacement = .none } else { bar.label.text = words }
      look.indicator = .bar(bar)
    }
    return look
  }

  /// The part of its area's short side that a ring or a pie takes by default.
  public static let roundShare = 0.72

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
