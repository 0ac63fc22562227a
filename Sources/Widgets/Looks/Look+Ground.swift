import Geometry
import Motion
import Scene

extension Look {
  /// Draws a background under the indicator alone; false where what the indicator says would not stand
  /// on it.
  func drawOwnGround(
    _ color: Color, _ frame: IndicatorFrame, theme: Theme, text: some TextMeasuring,
    into list: inout DisplayList
  ) -> Bool {
    // The edge of the ground is hidden by that of the indicator.
    let hidden = 0.5
    switch indicator {
    case .ring(let ring):
      let drawing = RingDrawing(ring: ring, frame: frame, theme: theme)
      let radius = max(0, drawing.strokeReach - hidden)
      list.fill(.circle(Circle(center: frame.area.center, radius: radius)), with: color)
      return true
    case .pie(let pie):
      let drawing = PieDrawing(pie: pie, frame: frame, theme: theme)
      let radius = max(0, drawing.diameter / 2 - hidden)
      list.fill(.circle(Circle(center: frame.area.center, radius: radius)), with: color)
      return pie.labelForm == .none
    case .bar(let bar):
      let drawing = BarDrawing(bar: bar, frame: frame, theme: theme, text: text)
      guard !drawing.isLabelAbove, !bar.isHidden(frame) else { return false }
      drawing.fill(.roundedRectangle(drawing.track), with: .solid(color), into: &list)
      return true
    }
  }

  /// The length that the indicator takes of a square, and how far its light goes.
  ///
  /// Padding counts: an indicator that keeps a distance keeps it from what is around the square.
  func reach(inSquareOf side: Double, scale: Double) -> (whole: Double, light: Double) {
    let frame = IndicatorFrame(
      area: Rect(x: 0, y: 0, width: side, height: side), scale: scale, value: 1, phase: .running,
      instant: AnimationInstant(tick: 0, rate: .hz60))
    switch indicator {
    case .ring(let ring):
      let drawing = RingDrawing(ring: ring, frame: frame, theme: .dark)
      let strokes = 2 * drawing.strokeReach
      let blur = ring.glow.greatestBlur(diameter: drawing.diameter, scale: scale)
      let isPadded = ring.padding.resolved(of: side, scale: scale) > 0
      return (
        isPadded ? max(side, strokes) : strokes, strokes + 2 * GlowStyle.reach * blur
      )
    case .pie(let pie):
      let diameter = PieDrawing(pie: pie, frame: frame, theme: .dark).diameter
      let isPadded = pie.padding.resolved(of: side, scale: scale) > 0
      return (isPadded ? max(side, diameter) : diameter, diameter)
    case .bar(let bar):
      // No text is measured here: a bar in which a label may have room counts with its whole length.
      let drawing = BarDrawing(bar: bar, frame: frame, theme: .dark) { thickness, _ in
        let least = frame.readable(0)
        return thickness >= 2 * least ? least : nil
      }
      let length = drawing.track.rect.width
      return (bar.padding.resolved(of: side, scale: scale) > 0 ? side : length, length)
    }
  }
}
