import Geometry
import Scene

extension BarLabel {
  /// Draws the label above the bar's right end, unless there is no room.
  func drawAbove(text: some TextMeasuring, into list: inout DisplayList) {
    guard hasNumber || hasSign else { return }
    let size = frame.readable(0.075 * frame.shortSide)
    let number = TextRun("\(PercentText.whole(frame.value))", weight: .medium, size: size)
    let sign = TextRun("%", weight: .regular, size: frame.readable(size / 2))
    let metrics = text.metrics(of: number)
    let side = metrics.digitHeight
    let signX = rect.maxX - text.metrics(of: sign).advance
    let numberX = (signX - 0.06 * size).rounded() - metrics.advance
    let baseline = (rect.minY - 0.45 * size).rounded()
    let signLeft = hasNumber ? numberX - side - (0.4 * size).rounded() : rect.minX
    let left = hasSign ? signLeft : numberX
    guard baseline - side - 1 >= frame.area.minY, left >= rect.minX, side <= rect.width else {
      return
    }
    let theme = drawing.theme
    if hasNumber {
      list.draw(
        PlacedText(
          number, at: Point(x: numberX, y: baseline), color: theme.text.opacity(opacity)))
      list.draw(
        PlacedText(
          sign, at: Point(x: signX, y: baseline), color: theme.secondaryText.opacity(opacity)))
    }
    let square = Rect(x: signLeft, y: baseline - side, width: side, height: side)
    let color =
      frame.phase.hasNumber
      ? theme.color(of: frame.phase, running: drawing.bar.accent) : theme.secondaryText
    drawSigns(in: square, color: color, into: &list)
  }
}
