import Geometry
import Scene

/// The percentage in the middle of a ring: the runs and the room they take.
struct RingNumber {
  /// The digits, or the whole text of a label in one size.
  let digits: TextRun
  /// The percent sign of the pair, without it where only that gives the digits room.
  let sign: TextRun?
  /// Whether the sign stands left of the digits.
  let isSignLeft: Bool
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
    let whole = ring.label.run(frame, size: digitSize)
    // A number that is cut would be another one; only words of a label can be.
    guard let run = ring.label.text == nil ? whole : fitted(whole, text: text) else { return nil }
    let metrics = text.metrics(of: run)
    guard metrics.advance <= chord(at: metrics) else { return nil }
    return RingNumber(
      digits: run, sign: nil, isSignLeft: false, gap: 0, digitsWidth: metrics.advance,
      signWidth: 0, digitHeight: metrics.digitHeight)
  }

  /// The room for a line of digits in the middle of the hole.
  private func chord(at metrics: TextMetrics) -> Double {
    let (radius, half) = (holeRadius - margin, metrics.digitHeight / 2)
    return radius > half ? 2 * (radius * radius - half * half).squareRoot() : 0
  }

  /// How much smaller the words of a label become at a time: they must not change their size with
  /// every digit that comes or goes.
  private static let shrinking = 0.88

  /// The words of a label in the greatest size in which they have room, down to that of captions; if
  /// that is too large, their beginning.
  private func fitted(_ whole: TextRun, text: some TextMeasuring) -> TextRun? {
    let isFixed = if case .pixels = ring.label.size { true } else { false }
    let least = isFixed ? whole.size : min(whole.size, frame.readable(0.062 * diameter))
    var run = whole
    while true {
      let metrics = text.metrics(of: run)
      let room = chord(at: metrics)
      if metrics.advance <= room { return run }
      guard run.size > least else { return TextFitting.fitted(run, width: room, text: text) }
      run.size = max(least, Self.shrinking * run.size)
    }
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
      digits: digits, sign: hasSign ? sign : nil, isSignLeft: style.isSignLeft, gap: gap,
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
    let isBefore = number.sign != nil && number.isSignLeft
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
