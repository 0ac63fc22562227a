import Geometry
import Motion
import Scene
import Widgets

/// The looks in small, and the keys.
nonisolated extension GalleryPen {
  /// The fraction and the size in logical pixels of the looks in small.
  private static var sample: (fraction: Double, height: Double) { (0.64, 300) }

  /// Covers what is not the stage.
  mutating func drawGround() {
    let (stage, screen) = (layout.stage, layout.screen)
    fill(Rect(minX: stage.maxX, minY: 0, maxX: screen.maxX, maxY: stage.maxY), theme.panel)
    fill(Rect(minX: 0, minY: stage.maxY, maxX: screen.maxX, maxY: screen.maxY), theme.panel)
  }

  /// Draws as many looks as there is room for, with the current one among them.
  mutating func drawStrip(_ gallery: Gallery) {
    let area = layout.strip
    guard !area.isEmpty else { return }
    let label = (1.7 * layout.detail).rounded()
    let height = (area.height - label).rounded(.down)
    let gap = (0.9 * layout.detail).rounded()
    let margin = (1.5 * layout.detail).rounded()
    let free = area.width - 2 * margin + gap
    let count = max(1, min(gallery.looks.count, Int(free / (1.32 * height + gap))))
    let width = (free / Double(count) - gap).rounded(.down)
    let first = max(0, min(gallery.looks.count - count, gallery.current - count / 2))
    for index in first..<(first + count) {
      let rect = Rect(
        x: margin + Double(index - first) * (width + gap), y: area.minY, width: width,
        height: height)
      draw(gallery.looks[index], in: rect, isCurrent: index == gallery.current)
      write(
        gallery.looks[index].name, index == gallery.current ? strong : secondary, .middle,
        at: Point(x: rect.center.x, y: rect.maxY + label / 2), within: width + gap * 0.6)
    }
  }

  private mutating func draw(_ look: Look, in rect: Rect, isCurrent: Bool) {
    fill(rect, theme.background)
    var frame = IndicatorFrame(
      area: rect, scale: rect.height / Self.sample.height, value: Self.sample.fraction,
      phase: .running, instant: AnimationInstant(tick: 0, rate: .hz60))
    frame.target = Self.sample.fraction
    // Labels this small would be smudges.
    look.labelled("").draw(frame, theme: theme, text: text, into: &list)
    // The corners are rounded, and what stands out is hidden, by a rim in the panel's colour.
    let radius = 0.5 * layout.detail
    let rim = (0.45 * layout.detail).rounded()
    outline(rect.inset(by: -rim), radius: radius + rim, width: rim, theme.panel)
    outline(rect, radius: radius, width: layout.scale.rounded(.up), theme.track)
    if isCurrent {
      let line = (0.16 * layout.detail).rounded(.up)
      outline(
        rect.inset(by: -line), radius: radius + line, width: line, theme.blue)
    }
  }

  /// Draws the most important keys, or what there is to be said just now.
  mutating func drawHints(_ gallery: Gallery) {
    let area = layout.hints
    guard !area.isEmpty else { return }
    let y = (area.center.y - 0.15 * layout.detail).rounded()
    var x = (1.5 * layout.detail).rounded()
    let end = area.maxX - x
    if let notice = gallery.notice {
      return write(notice, strong, at: Point(x: x, y: y), within: end - x)
    }
    let last = end - width(of: .last)
    guard last > x else { return }
    guard layout.inspector != nil else {
      _ = draw(.last, at: Point(x: last, y: y))
      return drawProperty(gallery, at: Point(x: x, y: y), to: last - 1.2 * layout.detail)
    }
    _ = draw(.last, at: Point(x: last, y: y))
    for hint in GalleryHint.all {
      guard x + width(of: hint) + 1.2 * layout.detail <= last else { break }
      x = draw(hint, at: Point(x: x, y: y)) + 1.2 * layout.detail
    }
  }

  /// Names the chosen property and its value where there is no list.
  private mutating func drawProperty(_ gallery: Gallery, at place: Point, to end: Double) {
    guard let property = gallery.property, end > place.x else { return }
    let name = fitted(property.name, secondary, within: 0.6 * (end - place.x))
    write(name, secondary, at: place)
    let left = place.x + width(name, secondary) + 0.6 * layout.detail
    guard end > left else { return }
    write(
      property.reading(in: gallery.look), strong, at: Point(x: left, y: place.y),
      within: end - left)
  }

  private var capSide: Double { (1.5 * layout.detail).rounded() }

  private func width(of hint: GalleryHint) -> Double {
    hint.keys.reduce(0) { $0 + capWidth($1) + 0.2 * layout.detail } + 0.4 * layout.detail
      + width(hint.action, secondary)
  }

  private func capWidth(_ key: GalleryHint.Cap) -> Double {
    switch key {
    case .word(let word): max(capSide, width(word, plain) + 0.8 * layout.detail)
    case .arrow: capSide
    }
  }

  private mutating func draw(_ hint: GalleryHint, at place: Point) -> Double {
    var x = place.x
    for key in hint.keys {
      let cap = Rect(
        x: x.rounded(), y: place.y - (capSide / 2).rounded(), width: capWidth(key).rounded(),
        height: capSide)
      outline(
        cap, radius: 0.35 * layout.detail, width: layout.scale.rounded(.up),
        theme.secondaryText.opacity(0.7))
      switch key {
      case .word(let word): write(word, plain, .middle, at: cap.center)
      case .arrow(let turns): drawArrow(at: cap.center, turns: turns)
      }
      x = cap.maxX + 0.2 * layout.detail
    }
    x += 0.4 * layout.detail
    write(hint.action, secondary, at: Point(x: x, y: place.y))
    return x + width(hint.action, secondary)
  }

  /// An arrow that points up, turned clockwise.
  private mutating func drawArrow(at center: Point, turns: Double) {
    let ahead = Angle(turns: turns).direction * (0.38 * layout.detail)
    let aside = Angle(turns: turns + 0.25).direction * (0.26 * layout.detail)
    let tip = center + ahead
    var path = Path()
    path.move(to: center + ahead * -1)
    path.line(to: tip)
    path.move(to: tip + ahead * -0.7 + aside)
    path.line(to: tip)
    path.line(to: tip + ahead * -0.7 + aside * -1)
    list.fill(
      .stroke(Stroke(path, width: max(1.2, 0.11 * layout.detail), cap: .round)), with: theme.text)
  }
}

/// Keys and what they do, in a word.
nonisolated struct GalleryHint: Sendable {
  /// What is printed on a key.
  enum Cap: Sendable {
    case word(String)
    /// An arrow that points up, turned clockwise by a part of a turn.
    case arrow(Double)
  }

  let keys: [Cap]
  let action: String

  /// In the order of their importance.
  static let all = [
    GalleryHint(keys: [.word("Tab")], action: "look"),
    GalleryHint(keys: [.arrow(0), .arrow(0.5)], action: "property"),
    GalleryHint(keys: [.arrow(0.75), .arrow(0.25)], action: "change"),
    GalleryHint(keys: [.word("0–9")], action: "progress"),
    GalleryHint(keys: [.word("Space")], action: "pause"),
    GalleryHint(keys: [.word("T")], action: "theme"),
    GalleryHint(keys: [.word("S")], action: "save"),
    GalleryHint(keys: [.word("Enter")], action: "play"),
    GalleryHint(keys: [.word("G")], action: "frame times"),
    GalleryHint(keys: [.word("F")], action: "full screen"),
  ]

  /// The one that has its place at the end, however many of the others there is room for.
  static let last = GalleryHint(keys: [.word("H")], action: "all keys")
}
