import Board
import Geometry
import Motion
import Scene
import Widgets

/// How far the job is, and how time passes.
nonisolated extension GalleryPen {
  /// Draws whether time passes and how fast, and the value on its way along the digits that set it.
  mutating func drawTransport(_ gallery: Gallery) {
    let area = layout.transport
    guard !area.isEmpty else { return }
    fill(area, theme.panel)
    let margin = (1.5 * layout.detail).rounded()
    let hasDigits = area.height >= 3 * layout.detail
    let y = hasDigits ? (area.minY + 1.35 * layout.detail).rounded() : area.center.y.rounded()
    drawSign(at: Point(x: margin + 0.6 * layout.detail, y: y), isPaused: gallery.clock.isPaused)
    let words = ["paused", "playing", "ready"].map { width($0, plain) }.max() ?? 0
    write(word(for: gallery), plain, at: Point(x: margin + 1.9 * layout.detail, y: y))
    let speed = "speed \(Gallery.speeds[gallery.speed].name)×"
    let slowest = width("speed 1/10×", secondary)
    // On a narrow screen the scale tells more than the speed does.
    let hasSpeed = area.width >= 32 * layout.detail
    if hasSpeed { write(speed, secondary, .right, at: Point(x: area.maxX - margin, y: y)) }
    let percent = area.maxX - margin - (hasSpeed ? slowest + 1.2 * layout.detail : 0)
    let shown = gallery.panel.shownValue(at: gallery.instant)
    // As the indicator writes it.
    let style = gallery.look.label.followsLocale ? gallery.panel.percentStyle : .plain
    let number = style.text(gallery.look.label.percents(shown))
    write(
      gallery.panel.fraction == nil ? "–" : number, strong, .right, at: Point(x: percent, y: y))
    let left = (margin + 1.9 * layout.detail + words + 1.6 * layout.detail).rounded()
    let right = (percent - width(style.text(100), strong) - 1.4 * layout.detail).rounded()
    guard right > left else { return }
    drawScale(
      gallery, value: shown, from: Point(x: left, y: y), to: right, hasDigits: hasDigits)
  }

  private func word(for gallery: Gallery) -> String {
    if gallery.clock.isPaused { return "paused" }
    return gallery.isPlaying ? "playing" : "ready"
  }

  private mutating func drawScale(
    _ gallery: Gallery, value: Double, from start: Point, to right: Double, hasDigits: Bool
  ) {
    let height = (0.4 * layout.detail).rounded()
    let length = right - start.x
    let track = Rect(
      x: start.x, y: start.y - (height / 2).rounded(), width: length, height: height)
    fill(track, radius: height / 2, theme.track)
    if value > 0 {
      list.fill(
        .roundedRectangle(
          RoundedRectangle(
            track, cornerRadius: height / 2, cutMaxX: start.x + value * length)),
        with: theme.blue)
    }
    if let target = gallery.panel.fraction {
      let knob = Circle(
        center: Point(x: start.x + target * length, y: track.center.y),
        radius: 0.55 * layout.detail)
      list.fill(.circle(knob), with: theme.text)
    }
    guard hasDigits else { return }
    let below = start.y + 1.35 * layout.detail
    // Where there is little room, every fifth digit is enough to go by.
    let last = (width("9", secondary) + width("End", secondary)) / 2 + 0.5 * layout.detail
    let isDense = length / 10 < last
    for digit in stride(from: 0, through: 10, by: isDense ? 5 : 1) {
      write(
        digit == 10 ? "End" : "\(digit)", secondary, .middle,
        at: Point(x: start.x + Double(digit) / 10 * length, y: below))
    }
  }

  /// Two bars while time stands still, else a triangle.
  private mutating func drawSign(at center: Point, isPaused: Bool) {
    let size = layout.detail
    if isPaused {
      for side in [-1.0, 1] {
        fill(
          Rect(
            x: center.x + side * 0.26 * size - 0.13 * size, y: center.y - 0.45 * size,
            width: 0.26 * size, height: 0.9 * size), radius: 0.08 * size, theme.amber)
      }
      return
    }
    // A pen as wide as the triangle's inner circle fills it.
    var path = Path()
    let radius = 0.34 * size
    let corners = [0.0, 1, 2].map {
      Point(x: center.x - 0.06 * size, y: center.y) + Angle(turns: 0.25 + $0 / 3).direction * radius
    }
    path.move(to: corners[0])
    path.line(to: corners[1])
    path.line(to: corners[2])
    path.close()
    list.fill(.stroke(Stroke(path, width: radius * 1.02, cap: .round)), with: theme.green)
  }
}
