import Geometry
import Motion
import Scene

/// The geometry and the colours of a bar in one frame.
///
/// Everything is worked out for a lying bar; an upright one is the same in exchanged coordinates.
struct BarDrawing {
  let bar: BarIndicator
  let frame: IndicatorFrame
  let theme: Theme
  /// The whole bar, lying.
  let track: RoundedRectangle
  /// The colour of the fill before light and pattern; the first one of a gradient.
  let color: Color
  /// The colours of a gradient along the bar, or one.
  let colors: [Color]
  /// The thickness in device pixels.
  let thickness: Double
  /// The size of a label inside an upright bar, in device pixels; nil where there is none inside.
  let uprightLabelSize: Double?

  /// What is filled in one phase.
  struct Fill: Hashable {
    /// The fill, lying.
    let shape: RoundedRectangle
    /// What clips it: the track, where the fill has corners of its own.
    let clip: RoundedRectangle?
    /// Whether the pattern lies on it.
    let isPatterned: Bool
    /// Whether its corners are its own, and not the track's.
    var hasOwnCorners = false
  }

  /// The time in which an indeterminate block crosses the bar, in seconds.
  private static let crossingSeconds = 1.4
  private static let bufferOpacity = 0.28

  init(
    bar: BarIndicator, frame: IndicatorFrame, theme: Theme, text: some TextMeasuring
  ) {
    self.init(bar: bar, frame: frame, theme: theme) { thickness, length in
      bar.uprightLabelSize(frame, thickness: thickness, length: length, text: text)
    }
  }

  /// Makes a drawing, given the size of a label inside an upright bar of a thickness and a length.
  init(
    bar drawn: BarIndicator, frame: IndicatorFrame, theme: Theme,
    uprightLabelSize: (_ thickness: Double, _ length: Double) -> Double?
  ) {
    var bar = drawn
    bar.growth = drawn.growth.onScreen(
      readingRightToLeft: drawn.label.followsLocale && frame.reading.isRightToLeft)
    self.bar = bar
    self.frame = frame
    self.theme = theme
    colors = bar.ink.colors(frame, theme: theme, showsPhases: bar.showsPhases)
    color = colors.first ?? Color.white
    let scale = frame.scale
    let space = frame.area.inset(by: bar.padding.resolved(of: frame.shortSide, scale: scale))
    let area = bar.growth.isUpright ? space.transposed : space
    let side = max(0, space.size.shortSide)
    let wanted = max(
      bar.minimumThickness * scale, bar.thickness.resolved(of: side, scale: scale))
    // Whole pixels keep the long edges sharp.
    let height = max(1, min(side.rounded(.down), wanted.rounded()))
    let wantedLength = min(
      area.width.rounded(.down), bar.length.resolved(of: area.width, scale: scale))
    let labelSize = bar.growth.isUpright ? uprightLabelSize(height, wantedLength) : nil
    let isLabelInside = labelSize != nil || bar.labelPlacement == .none
    let long =
      isLabelInside
      ? wantedLength : min(wantedLength, bar.longestBesideLabel(frame, thickness: height))
    let width = max(1, long).rounded()
    self.uprightLabelSize = labelSize
    let y =
      switch bar.position {
      case .center: (area.center.y - height / 2).rounded(.down)
      case .start: area.minY
      case .end: area.maxY - height
      }
    let rect = Rect(
      x: (area.center.x - width / 2).rounded(.down), y: y, width: width, height: height)
    thickness = height
    track = RoundedRectangle(
      rect, cornerRadius: bar.radius?.resolved(of: height, scale: scale) ?? height / 2)
  }

  /// A length of the bar in device pixels; its share is one of the thickness.
  func resolved(_ length: Length) -> Double { length.resolved(of: thickness, scale: frame.scale) }

  /// The thickness within the inset, in device pixels.
  var innerThickness: Double { thickness - 2 * resolved(bar.inset) }

  /// Whether number and sign stand above the bar.
  var isLabelAbove: Bool {
    switch bar.labelPlacement {
    case .none: false
    case .above: true
    case .fillEdge, .barEnd, .barCenter, .inFill: bar.growth.isUpright && uprightLabelSize == nil
    }
  }

  /// Whether a number stands in the bar or above it in a phase.
  func hasNumber(in phase: IndicatorPhase) -> Bool {
    bar.hasNumber(frame, in: phase, isAbove: isLabelAbove)
  }

  /// Whether texts begin at the right end of the bar.
  var isMirrored: Bool {
    bar.label.followsLocale && frame.reading.isRightToLeft && !bar.growth.isUpright
  }

  /// The bar on the screen.
  var screenRect: Rect { bar.growth.isUpright ? track.rect.transposed : track.rect }

  /// The filled part in a phase, or nil when there is none.
  func fill(in phase: IndicatorPhase) -> Fill? {
    let isPatterned = bar.isPatterned(frame, in: phase)
    if let discovery = PhaseTransition.discovery(frame) {
      // The tail goes to the bar's beginning while the head goes to the value.
      let block = movingBlock(turn: frame.phaseAtChange(seconds: Self.crossingSeconds))
      let tail = block.lowerBound * (1 - discovery)
      let head = block.upperBound + (frame.value - block.upperBound) * discovery
      guard head > tail else { return nil }
      return fill(over: tail...head, of: phase, isPatterned: isPatterned)
    }
    if phase == .indeterminate {
      let block = movingBlock(turn: frame.phase(seconds: Self.crossingSeconds))
      return fill(over: block, of: phase, isPatterned: isPatterned)
    }
    guard phase != .waiting, frame.value > 0 else { return nil }
    let way = track.rect.inset(by: resolved(bar.inset)).width
    let share = frame.filledShare(in: phase, of: way)
    return fill(over: 0...share, of: phase, isPatterned: isPatterned)
  }

  /// The fill over a part of the bar, counted from where it begins to grow.
  private func fill(
    over part: ClosedRange<Double>, of phase: IndicatorPhase, isPatterned: Bool
  ) -> Fill? {
    let inset = resolved(bar.inset)
    let room = track.rect.inset(by: inset)
    guard !room.isEmpty else { return nil }
    let share = bar.growth.isReversed ? (1 - part.upperBound)...(1 - part.lowerBound) : part
    let low = room.minX + share.lowerBound * room.width
    let high = room.minX + share.upperBound * room.width
    let radius = max(0, track.effectiveRadius - inset)
    // A job that broke off ends flat, as if cut.
    let isCut = phase == .endedEarly && bar.showsPhases
    if bar.fillShape == .own, !isCut {
      let own = RoundedRectangle(
        ownRect(Rect(minX: low, minY: room.minY, maxX: high, maxY: room.maxY)),
        cornerRadius: track.cornerRadius)
      guard !own.bounds.isEmpty else { return nil }
      // A fill as long as two radii, inside the track, needs no clipping.
      let isInside =
        own.rect.width >= 2 * track.effectiveRadius && own.rect.minX >= track.rect.minX
        && own.rect.maxX <= track.rect.maxX
      return Fill(
        shape: own, clip: isInside ? nil : track, isPatterned: isPatterned, hasOwnCorners: true)
    }
    var shape = RoundedRectangle(room, cornerRadius: radius)
    if share.lowerBound > 0 { shape.cutMinX = low }
    if share.upperBound < 1 { shape.cutMaxX = high }
    return shape.bounds.isEmpty ? nil : Fill(shape: shape, clip: nil, isPatterned: isPatterned)
  }

  /// Draws the second fraction behind the value, in a weak form of its colour.
  func drawBuffer(into list: inout DisplayList) {
    guard let buffer else { return }
    fill(
      .roundedRectangle(buffer.part.shape), clip: buffer.part.clip, with: .solid(buffer.color),
      into: &list)
  }

  /// The second fraction and its colour; nil where it is not shown.
  var buffer: (part: Fill, color: Color)? {
    guard let buffer = frame.buffer, buffer > frame.value, frame.phase.hasNumber else { return nil }
    return fill(over: 0...min(1, buffer), of: .running, isPatterned: false).map {
      ($0, color.opacity(Self.bufferOpacity))
    }
  }

  /// What a fill with corners of its own keeps from the edges of the track, in device pixels.
  var margin: Double {
    let isKept =
      switch bar.fillMargin {
      case .none: false
      case .halfPixel: true
      case .halfPixelWithLabel: ![.none, .above].contains(bar.labelPlacement)
      }
    return isKept ? 0.5 * frame.scale : 0
  }

  /// The rectangle of a fill with corners of its own.
  private func ownRect(_ rect: Rect) -> Rect {
    let isGrown =
      bar.fillMargin == .halfPixelWithLabel && frame.value <= 0.03
      && frame.phase != .indeterminate
    // What moved for an unknown total shrinks until it is gone, and not until it is as short as that.
    let isMoving = PhaseTransition.discovery(frame) != nil
    let kept = isMoving ? min(margin, rect.width / 4) : margin
    let along = isGrown ? -margin : kept
    return Rect(
      minX: rect.minX + along, minY: rect.minY + margin, maxX: rect.maxX - along,
      maxY: rect.maxY - margin)
  }

  /// The block of an unknown total as shares of the bar: its head leaves one end first, its tail
  /// follows and reaches the other end last, so that it breathes as it crosses.
  private func movingBlock(turn: Double) -> ClosedRange<Double> {
    let lag = 0.3
    let head = Easing.easeInOut.value(at: turn / (1 - lag))
    let tail = Easing.easeInOut.value(at: (turn - lag) / (1 - lag))
    return min(tail, head)...head
  }
}
