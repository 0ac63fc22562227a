import Geometry
import Scene

/// The percentage in the middle of a ring: the runs and the room they take.
struct RingNumber {
  /// The digits, or the whole text of a label in one size.
  let digits: TextRun
  /// The percent sign of the pair, without it where only that gives the digits room.
  let sign: TextRun?
  /// Whether the sign stands before the digits.
  let isSignFirst: Bool
  /// The distance between the two.
  let gap: Double
  /// The advance of the digits and of the sign.
  let digitsWidth, signWidth: Double
  /// The height of digits above the baseline.
  let digitHeight: Double

  var width: Double { digitsWidth + (sign == nil ? 0 : gap + signWidth) }
}

extension RingLabel {
  /// The size of the digits in device pixels; a size that was given in pixels is kept as it is.
  private var digitSize: Double {
    let wanted = ring.label.size ?? .share(0.215)
    let size = wanted.resolved(of: diameter, scale: frame.scale)
    if case .pixels = wanted { return max(1, size) }
    return frame.readable(size)
  }

  /// The number, or nil when even its digits have no room.
  func number(text: some TextMeasuring) -> RingNumber? {
    ring.labelForm == .plain || ring.label.text != nil ? plain(text: text) : pair(text: text)
  }

  private func plain(text: some TextMeasuring) -> RingNumber? {
    let run = TextRun(ring.label.words(frame), weight: ring.label.weight, size: digitSize)
    let metrics = text.metrics(of: run)
    let corner = Vector(dx: metrics.advance / 2, dy: metrics.digitHeight / 2)
    guard corner.length <= holeRadius - margin else { return nil }
    return RingNumber(
      digits: run, sign: nil, isSignFirst: false, gap: 0, digitsWidth: metrics.advance,
      signWidth: 0, digitHeight: metrics.digitHeight)
  }

  private func pair(text: some TextMeasuring) -> RingNumber? {
    let style = frame.percentStyle
    let size = digitSize
    let sign = TextRun(style.sign, weight: .regular, size: frame.readable(size / 2))
    let gap = 0.06 * size
    let signWidth = text.metrics(of: sign).advance
    let widest = text.metrics(
      of: TextRun(style.digits(100), weight: ring.label.weight, size: size))
    let fits = { (width: Double) in
      Vector(dx: width / 2, dy: widest.digitHeight / 2).length <= holeRadius - margin
    }
    guard fits(widest.advance) else { return nil }
    let hasSign = fits(widest.advance + gap + signWidth)
    let digits = TextRun(
      style.digits(ring.label.percents(frame.value)), weight: ring.label.weight, size: size)
    return RingNumber(
      digits: digits, sign: hasSign ? sign : nil, isSignFirst: style.isSignFirst, gap: gap,
      digitsWidth: text.metrics(of: digits).advance, signWidth: signWidth,
      digitHeight: widest.digitHeight)
  }

  /// Draws the number, digits and sign on one baseline, centred as a pair.
  func drawNumber(
    opacity: Double, text: some TextMeasuring, into list: inout DisplayList
  ) {
    guard let number = number(text: text) else { return }
    let center = frame.area.center
    // Whole pixels for both, so that the pair moves as one.
    let x = (center.x - number.width / 2).rounded()
    let baseline = (center.y + number.digitHeight / 2).rounded()
    let isBefore = number.sign != nil && number.isSignFirst
    let digitsX = isBefore ? x + number.signWidth + number.gap : x
    list.draw(
      PlacedText(
        number.digits, at: Point(x: digitsX, y: baseline), color: color.opacity(opacity)))
    guard let sign = number.sign else { return }
    let signX = isBefore ? x : x + number.digitsWidth + number.gap
    list.draw(
      PlacedText(
        sign, at: Point(x: signX, y: baseline), color: theme.secondaryText.opacity(opacity)))
  }
}
