import Geometry
import Scene

extension BarLabel {
  /// The runs of the number above a bar, from left to right.
  private func aboveRuns(size: Double) -> [(run: TextRun, color: Color)] {
    let (own, theme) = (drawing.bar.label, drawing.theme)
    let ink = own.color?.color(in: theme) ?? theme.text
    if own.text != nil { return [(own.run(frame, size: size), ink)] }
    let style = frame.percentStyle
    let digits = TextRun(
      style.digits(own.percents(frame.value)), weight: own.weight, size: size)
    let sign = TextRun(style.sign, weight: .regular, size: frame.readable(size / 2))
    let pair = [(digits, ink), (sign, theme.secondaryText)]
    return style.isSignLeft ? pair.reversed() : pair
  }

  /// Whether a sign has room before words that are not cut.
  private func hasRoomForSign(before run: TextRun, text: some TextMeasuring) -> Bool {
    let metrics = text.metrics(of: run)
    let room =
      drawing.bar.growth.isUpright ? frame.area.width : drawing.screenRect.width
    return metrics.advance + metrics.digitHeight + 0.4 * run.size <= room
  }

  /// Draws the label above the end of the bar at which one has read it, or centred above an upright
  /// bar, unless there is no room.
  func drawAbove(text: some TextMeasuring, into list: inout DisplayList) {
    guard hasNumber || hasSign else { return }
    let bar = drawing.screenRect
    let isUpright = drawing.bar.growth.isUpright
    let size = drawing.bar.sizeAbove(frame, thickness: drawing.thickness)
    var runs = aboveRuns(size: size)
    let hasSign = hasSign && !(tellsPhase && !hasRoomForSign(before: runs[0].run, text: text))
    if drawing.bar.label.text != nil {
      let sign = hasSign ? text.metrics(of: runs[0].run).digitHeight + 0.4 * size : 0
      let width = isUpright ? frame.area.width : bar.width
      let fitted = TextFitting.fitted(runs[0].run, width: width - sign.rounded(.up), text: text)
      runs[0].run = fitted ?? runs[0].run
    }
    let widths = runs.map { text.metrics(of: $0.run).advance }
    let gap = runs.count > 1 ? (0.06 * size).rounded() : 0
    let side = runs.map { text.metrics(of: $0.run).digitHeight }.max() ?? 0
    let width = widths.reduce(0, +) + gap
    let isMirrored = drawing.isMirrored
    let end = isMirrored ? bar.minX + width : bar.maxX
    let numberX = (isUpright ? (bar.center.x + width / 2).rounded() : end) - width
    let baseline = (bar.minY - 0.45 * size).rounded()
    let start = isMirrored ? bar.maxX - side : bar.minX
    let resting = isUpright ? (bar.center.x - side / 2).rounded() : start
    let gapToSign = (0.4 * size).rounded()
    let beside = isMirrored ? numberX + width + gapToSign : numberX - side - gapToSign
    let signLeft = hasNumber ? beside : resting
    let left = hasSign ? min(signLeft, numberX) : numberX
    let right = hasSign ? max(signLeft + side, numberX + width) : numberX + width
    let leftEnd = isUpright ? frame.area.minX : bar.minX
    guard baseline - side - 1 >= frame.area.minY, left >= leftEnd, right <= frame.area.maxX,
      isUpright || side <= bar.width
    else { return }
    if hasNumber {
      var x = numberX
      for (index, part) in runs.enumerated() {
        list.draw(
          PlacedText(part.run, at: Point(x: x, y: baseline), color: part.color.opacity(opacity)))
        x += widths[index] + gap
      }
    }
    guard hasSign else { return }
    let theme = drawing.theme
    let color =
      frame.phase.hasNumber
      ? theme.color(of: frame.phase, running: drawing.color) : theme.secondaryText
    drawSigns(
      in: Rect(x: signLeft, y: baseline - side, width: side, height: side), color: color,
      into: &list)
  }
}

extension BarIndicator {
  /// The size of a label above the bar, in device pixels.
  func sizeAbove(_ frame: IndicatorFrame, thickness: Double) -> Double {
    label.size.map { max(1, $0.resolved(of: thickness, scale: frame.scale)) }
      ?? frame.readable(0.075 * frame.shortSide)
  }

  /// The greatest length at which an upright bar with its label above has room for that and as much
  /// below; infinite where the bar lies, where the length is given in pixels, and where the label would
  /// take more than half of the area.
  func longestBesideLabel(_ frame: IndicatorFrame, thickness: Double) -> Double {
    guard growth.isUpright, case .share = length else { return .infinity }
    // The distance from the bar, the digits, and about the same distance again.
    let room = 1.6 * sizeAbove(frame, thickness: thickness)
    return 4 * room <= frame.area.height ? frame.area.height - 2 * room : .infinity
  }
}
