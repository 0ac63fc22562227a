import Geometry
import Motion
import Scene

/// The geometry and the colours of a bar in one frame.
struct BarDrawing {
  let bar: BarIndicator
  let frame: IndicatorFrame
  let theme: Theme
  /// The whole bar.
  let track: RoundedRectangle
  /// The colour of the fill before light and stripes.
  let color: Color

  /// What is filled in one phase.
  struct Fill: Hashable {
    let shape: RoundedRectangle
    let isStriped: Bool
  }

  /// The stripes' way of one period takes this long: 1.2 heights of 44 px at 48 px a second.
  private static let periodSeconds = 1.1
  /// The time in which an indeterminate block crosses the bar, in seconds.
  private static let crossingSeconds = 1.4

  init(bar: BarIndicator, frame: IndicatorFrame, theme: Theme) {
    self.bar = bar
    self.frame = frame
    self.theme = theme
    color = PhaseTransition.color(frame, theme: theme, accent: bar.accent)
    let thickness = max(bar.minimumThickness * frame.scale, bar.thickness * frame.shortSide)
    // Whole pixels keep the long edges sharp.
    let height = max(1, min(frame.shortSide.rounded(.down), thickness.rounded()))
    let width = max(1, min(frame.area.width.rounded(.down), bar.length * frame.area.width))
      .rounded()
    let center = frame.area.center
    let rect = Rect(
      x: (center.x - width / 2).rounded(.down), y: (center.y - height / 2).rounded(.down),
      width: width, height: height)
    track = RoundedRectangle(rect, cornerRadius: height / 2)
  }

  /// The filled part in a phase, or nil when there is none.
  func fill(in phase: IndicatorPhase) -> Fill? {
    let isStriped = bar.fill == .striped && (phase == .running || phase == .indeterminate)
    var shape = track
    if phase == .indeterminate {
      let block = movingBlock
      shape.cutMinX = track.rect.minX + block.lowerBound * track.rect.width
      shape.cutMaxX = track.rect.minX + block.upperBound * track.rect.width
      return shape.bounds.isEmpty ? nil : Fill(shape: shape, isStriped: isStriped)
    }
    guard phase != .waiting, frame.value > 0 else { return nil }
    if frame.value < 1 { shape.cutMaxX = track.rect.minX + frame.value * track.rect.width }
    return Fill(shape: shape, isStriped: isStriped)
  }

  /// The block of an unknown total as shares of the bar: its head leaves the left end first, its
  /// tail follows and reaches the right end last, so that it breathes as it crosses.
  private var movingBlock: ClosedRange<Double> {
    guard !frame.reducesMotion else { return 0.35...0.65 }
    let turn = TickPeriod(seconds: Self.crossingSeconds).map(frame.instant.phase) ?? 0
    let lag = 0.3
    let head = Easing.easeInOut.value(at: turn / (1 - lag))
    let tail = Easing.easeInOut.value(at: (turn - lag) / (1 - lag))
    return min(tail, head)...head
  }

  func drawTrack(into list: inout DisplayList) {
    list.fill(.roundedRectangle(track), with: theme.track)
    guard bar.hasInnerShadow else { return }
    let height = track.rect.height
    list.fill(
      .roundedRectangle(track),
      with: .innerShadow(
        InnerShadow(
          shape: track, offset: Vector(dx: 0, dy: height / 30), sigma: height / 14,
          color: Color(hex: 0x000000, alpha: theme == .light ? 0.22 : 0.45))))
  }

  /// Draws what is filled; stripes fade out before a place, if one is given, to the right.
  func drawFill(stripesUntil end: Double?, into list: inout DisplayList) {
    for layer in PhaseTransition.layers(frame, of: fill(in:)) {
      let shape = layer.fill.shape
      switch bar.fill {
      case .flat: list.fill(.roundedRectangle(shape), with: color.opacity(layer.opacity))
      case .striped:
        list.fill(.roundedRectangle(shape), with: .linear(light(opacity: layer.opacity)))
      }
      guard layer.fill.isStriped else { continue }
      let white = Self.stripe.opacity(layer.opacity)
      list.fill(.stripes(stripes(in: shape)), with: stripePaint(white, until: end))
    }
  }

  /// White at 16 %.
  private static let stripe = Color(hex: 0xFFFFFF, alpha: 0.16)

  private func stripePaint(_ color: Color, until end: Double?) -> Paint {
    guard let end else { return .solid(color) }
    let y = track.rect.center.y
    return .linear(
      LinearGradient(
        from: Point(x: end - 1.5 * track.rect.height, y: y), to: Point(x: end, y: y),
        stops: [GradientStop(at: 0, color), GradientStop(at: 1, color.opacity(0))], space: .srgb))
  }

  /// The light on the fill, from above.
  ///
  /// Its middle is lighter than the accent on a dark ground and darker on a light one: away from
  /// the ground, and so that one ink, black or white, is readable on all accents of a theme.
  private func light(opacity: Double = 1) -> LinearGradient {
    let rect = track.rect
    let (upper, lower) = theme == .light ? (0.01, -0.12) : (0.045, -0.085)
    return LinearGradient(
      from: Point(x: 0, y: rect.minY), to: Point(x: 0, y: rect.maxY),
      stops: [
        GradientStop(at: 0, color.lightened(by: upper).opacity(opacity)),
        GradientStop(at: 1, color.lightened(by: lower).opacity(opacity)),
      ])
  }

  private func stripes(in filled: RoundedRectangle) -> Stripes {
    let height = track.rect.height
    let phase =
      frame.reducesMotion
      ? 0 : TickPeriod(seconds: Self.periodSeconds).map(frame.instant.phase) ?? 0
    return Stripes(
      container: filled, period: 1.2 * height, thickness: 0.6 * height, lean: height / 2,
      phase: phase)
  }

  /// The colours of the fill between two heights, without stripes.
  func fillGrounds(from top: Double, to bottom: Double) -> [Color] {
    guard bar.fill == .striped else { return [color] }
    let rect = track.rect
    return [top, bottom].map { light().color(at: ($0 - rect.minY) / rect.height) }
  }

  /// The colours of stripes over some grounds.
  func striped(_ grounds: [Color]) -> [Color] {
    grounds.map { Self.stripe.composited(over: $0) }
  }

  /// The colour of the empty track.
  var trackGround: Color { theme.track.composited(over: theme.background) }
}

extension Color {
  /// The colour with its OKLab lightness raised by an amount, or lowered when it is negative.
  func lightened(by amount: Double) -> Color {
    var lab = OKLab(self)
    lab.lightness = max(0, min(1, lab.lightness + amount))
    return lab.color
  }
}
