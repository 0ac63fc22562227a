import Geometry
import Scene

/// The percentage of a bar, after a sign where the phase's caption has no room.
struct BarLabel {
  let drawing: BarDrawing
  /// The sign before the number; two while they fade.
  let signs: [(symbol: Symbol, opacity: Double)]
  /// The opacity of the number; 0 when the phase has none.
  let opacity: Double

  init(drawing: BarDrawing, caption: BarCaption) {
    self.drawing = drawing
    let frame = drawing.frame
    signs = caption.signs
    opacity =
      drawing.bar.labelPlacement == .none
      ? 0
      : PhaseTransition.opacity(frame, of: frame.hasNumber(in:))
  }

  var frame: IndicatorFrame { drawing.frame }
  var rect: Rect { drawing.track.rect }
  /// Whether number and sign stand above the bar; those of an upright bar always do.
  var isAbove: Bool {
    switch drawing.bar.labelPlacement {
    case .above: true
    case .none, .inFill: false
    case .fillEdge, .barEnd: drawing.bar.growth.isUpright
    }
  }
  var hasNumber: Bool { opacity > 0 }
  var hasSign: Bool { !signs.isEmpty }

  /// A number and the sign before it, placed and coloured.
  struct Placed {
    /// The number, or nil when there is only a sign.
    let number: PlacedText?
    /// The sign's square.
    let signRect: Rect
    /// The colour of the sign.
    let ink: Color
    /// What covers the fill beneath a label at the bar's end.
    let plate: RoundedRectangle?
    /// Where stripes must have ended for the label to be readable.
    let stripesEnd: Double?
  }

  /// The label inside the bar, or nil when it stands elsewhere or has no room.
  func inside(text: some TextMeasuring) -> Placed? {
    let isInside = !isAbove && drawing.bar.labelPlacement != .inFill
    guard isInside, !drawing.bar.growth.isUpright, hasNumber || hasSign else { return nil }
    let own = drawing.bar.label
    let size = own.size.map { max(1, drawing.resolved($0)) } ?? frame.readable(0.54 * rect.height)
    let run = TextRun(own.words(frame), weight: .medium, size: size)
    let metrics = text.metrics(of: run)
    let side = metrics.digitHeight
    let signWidth = hasSign ? side + (hasNumber ? (0.4 * size).rounded() : 0) : 0
    // The fill tells the value too: where there is no room for both, the sign has it.
    let isNumberShown =
      hasNumber && (!hasSign || signWidth + metrics.advance + 2 * padding <= rect.width)
    let indent = isNumberShown ? signWidth : min(signWidth, side)
    let width = indent + (isNumberShown ? metrics.advance : 0)
    // A rim of a pixel remains above and below.
    guard side + 2 <= rect.height, width + 2 * padding <= rect.width else { return nil }
    // Fixed texts decide where the label stands, so that it does not go back and forth at 10 %.
    let (usual, widest) = (
      text.metrics(of: TextRun(usualWords, weight: .medium, size: size)).advance,
      text.metrics(of: TextRun(widestWords, weight: .medium, size: size)).advance
    )
    let place = place(
      width: width, room: max(width, indent + usual) + 2 * padding,
      mostRoom: indent + widest + 2 * padding)
    let baseline = (rect.center.y + side / 2).rounded()
    let print = print(on: place.ground, from: baseline - side - 1, to: baseline + 1)
    let left = place.right - width
    let number = PlacedText(
      run, at: Point(x: left + indent, y: baseline),
      color: (own.color?.color(in: drawing.theme) ?? print.ink).opacity(opacity))
    return Placed(
      number: isNumberShown ? number : nil,
      signRect: Rect(x: left, y: baseline - side, width: side, height: side), ink: print.ink,
      plate: place.ground == .plate ? plate(from: left, to: place.right) : nil,
      stripesEnd: print.needsPlainFill ? left - padding / 2 : nil)
  }

  /// The words with two digits.
  private var usualWords: String { drawing.bar.label.text ?? frame.percentStyle.text(88) }
  /// The words with three digits.
  private var widestWords: String { drawing.bar.label.text ?? frame.percentStyle.text(100) }

  func draw(_ placed: Placed, into list: inout DisplayList) {
    if let plate = placed.plate {
      let whole = min(1, signs.reduce(opacity) { $0 + $1.opacity })
      list.fill(.roundedRectangle(plate), with: drawing.trackGround.opacity(whole))
    }
    if let number = placed.number { list.draw(number) }
    drawSigns(in: placed.signRect, color: placed.ink, into: &list)
  }

  func drawSigns(in square: Rect, color: Color, into list: inout DisplayList) {
    for sign in signs {
      sign.symbol.draw(
        at: square.center, size: square.width, color: color.opacity(sign.opacity), into: &list)
    }
  }
}
