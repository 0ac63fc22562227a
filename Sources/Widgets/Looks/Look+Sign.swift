import Geometry
public import Scene

/// Signs of phases for indicators that have no room for them.
extension Look {
  /// The least thickness in logical pixels of a bar that holds a sign.
  private static let leastThicknessOfSign = 12.0

  /// Whether phases are told by a sign beside the indicator, because it stands outside a bar or has no
  /// room in it.
  ///
  /// Thicknesses that are shares of an area, see ``fillingWidth(thicknessOf:scale:)``, have room.
  public var hasOuterSign: Bool {
    guard case .bar(let bar) = indicator, bar.showsPhases else { return false }
    switch bar.labelPlacement {
    case .above, .inFill: return true
    case .none, .fillEdge, .barEnd, .barCenter: break
    }
    guard case .pixels(let pixels) = bar.thickness else { return false }
    return max(pixels, bar.minimumThickness) < Self.leastThicknessOfSign
  }

  /// Appends the sign of a frame's phase in the frame's area, faded from that of the phase before.
  ///
  /// It has the colour of the phase; a phase that the number tells has none.
  ///
  /// - Returns: Whether there is a sign.
  @discardableResult
  public func drawSign(
    _ frame: IndicatorFrame, theme: Theme, into list: inout DisplayList
  ) -> Bool {
    guard let frame = frame.drawable else { return false }
    var hasSign = false
    let isTold = { (phase: IndicatorPhase) in
      Symbol(phase) != nil
        && Caption.text(for: phase, reducesMotion: frame.reducesMotion) != nil
    }
    let fade = WordFade(frame, words: isTold)
    let phases = frame.phase == frame.previousPhase ? [] : [frame.previousPhase]
    for phase in phases + [frame.phase] {
      let opacity = phase == frame.phase ? fade.new : fade.old
      guard opacity > 0, isTold(phase), let symbol = Symbol(phase) else { continue }
      let color =
        phase.hasNumber ? theme.color(of: phase, running: theme.text) : theme.secondaryText
      symbol.draw(
        at: frame.area.center, size: frame.shortSide, color: color.opacity(opacity), into: &list)
      hasSign = true
    }
    return hasSign
  }
}
