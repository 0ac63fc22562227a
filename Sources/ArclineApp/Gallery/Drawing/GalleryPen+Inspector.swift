import Geometry
import Scene
import Widgets

/// The list of properties.
nonisolated extension GalleryPen {
  /// What the list is of.
  private struct Subject {
    let gallery: Gallery
    let area: Rect
    /// What the texts keep from the sides, and from the top.
    let padding, top: Double
    /// Whether there is room for what the look is, and for what the property means.
    let hasSummary, hasFoot: Bool

    var left: Double { area.minX + padding }
    var right: Double { area.maxX - padding }
    var width: Double { right - left }
  }

  /// Draws the look's name, all its properties with their values, and what the chosen one means.
  mutating func drawInspector(_ gallery: Gallery) {
    guard let area = layout.inspector else { return }
    let height = area.height / layout.detail
    let hasSummary = height >= 14
    let subject = Subject(
      gallery: gallery, area: area, padding: (1.5 * layout.detail).rounded(),
      top: ((hasSummary ? 1.5 : 0.5) * layout.detail).rounded(), hasSummary: hasSummary,
      hasFoot: height >= 24)
    let top = drawHead(subject)
    let bottom = drawFoot(subject)
    drawRows(subject, top: top, bottom: bottom)
  }

  private mutating func drawHead(_ subject: Subject) -> Double {
    let gallery = subject.gallery
    var y = subject.area.minY + subject.top + layout.title / 2
    let count = "\(gallery.current + 1) of \(gallery.looks.count)"
    write(count, secondary, .right, at: Point(x: subject.right, y: y))
    write(
      gallery.look.name, Style(size: layout.title, weight: .medium, color: theme.text),
      at: Point(x: subject.left, y: y),
      within: subject.width - width(count, secondary) - layout.detail)
    guard subject.hasSummary else {
      return (y + layout.title / 2 + 0.3 * layout.detail).rounded()
    }
    y += layout.title / 2 + 1.15 * layout.detail
    for line in wrapped(gallery.look.summary, secondary, within: subject.width, lines: 2) {
      write(line, secondary, at: Point(x: subject.left, y: y))
      y += 1.4 * layout.detail
    }
    y = (y - 0.1 * layout.detail).rounded()
    rule(from: subject.left, to: subject.right, y: y)
    return y + (0.6 * layout.detail).rounded()
  }

  private mutating func drawFoot(_ subject: Subject) -> Double {
    guard subject.hasFoot else { return subject.area.maxY - (0.3 * layout.detail).rounded() }
    let line = 1.4 * layout.detail
    // The narrower the list is, the more lines its texts break into.
    let width = subject.width / layout.detail
    let lines = width < 18 ? 7 : width < 23 ? 6 : 5
    let top = (subject.area.maxY - subject.padding - (Double(lines) + 0.6) * line).rounded()
    rule(from: subject.left, to: subject.right, y: top)
    guard let property = subject.gallery.property else { return top }
    let look = subject.gallery.look
    let standard = subject.gallery.standard
    var free = lines
    var last: [String] = []
    if property.value(in: look) != property.value(in: standard) {
      last = [
        fitted(
          "was \(property.reading(in: standard)); Delete resets it", secondary,
          within: subject.width)
      ]
      free -= 1
    }
    // What it means goes first, but what it takes has a line at least.
    let meaning = wrapped(property.summary, plain, within: subject.width, lines: free - 1)
    let allowed = wrapped(
      property.allowed, secondary, within: subject.width, lines: free - meaning.count)
    var y = top + line
    for (words, style) in meaning.map({ ($0, plain) }) + (allowed + last).map({ ($0, secondary) }) {
      write(words, style, at: Point(x: subject.left, y: y))
      y += line
    }
    return top - (0.6 * layout.detail).rounded()
  }

  private mutating func drawRows(_ subject: Subject, top: Double, bottom: Double) {
    let height = (1.75 * layout.detail).rounded()
    let properties = subject.gallery.properties
    let room = max(1, Int((bottom - top) / height))
    let selected = subject.gallery.selected
    // The chosen one stands in the middle until the list comes to an end.
    let first = max(0, min(properties.count - room, selected - room / 2))
    let last = min(properties.count, first + room)
    for index in first..<last {
      let row = Rect(
        x: subject.area.minX + subject.padding / 2, y: top + Double(index - first) * height,
        width: subject.area.width - subject.padding, height: height)
      draw(properties[index], subject, in: row, isChosen: index == selected)
    }
    guard properties.count > room else { return }
    let share = (bottom - top) / Double(properties.count)
    let width = (0.25 * layout.detail).rounded()
    let bar = Rect(
      x: subject.area.maxX - (0.45 * layout.detail).rounded(), y: top + share * Double(first),
      width: width, height: share * Double(room))
    fill(bar, radius: width / 2, theme.secondaryText.opacity(0.55))
  }

  private mutating func draw(
    _ property: Property, _ subject: Subject, in row: Rect, isChosen: Bool
  ) {
    let gallery = subject.gallery
    let y = row.center.y
    let isChanged = property.value(in: gallery.look) != property.value(in: gallery.standard)
    if isChosen { fill(row, radius: 0.4 * layout.detail, theme.blue.opacity(0.2)) }
    if isChanged {
      list.fill(
        .circle(
          Circle(
            center: Point(x: (row.minX + subject.left) / 2, y: y), radius: 0.2 * layout.detail)),
        with: theme.amber)
    }
    let arrow = 0.62 * layout.detail
    var right = subject.right
    if isChosen {
      chevron(
        at: Point(x: right - arrow / 2, y: y), pointsRight: true, size: arrow, theme.blue)
    }
    right -= 1.1 * layout.detail
    let name = fitted(
      property.name, isChosen ? strong : secondary, within: 0.62 * subject.width)
    write(name, isChosen ? strong : secondary, at: Point(x: subject.left, y: y))
    let free = right - subject.left - width(name, secondary) - 2.2 * layout.detail
    let left = drawValue(
      property, gallery.look, endingAt: Point(x: right, y: y), within: free,
      style: isChosen || isChanged ? strong : plain)
    if isChosen {
      chevron(
        at: Point(x: left - 0.6 * layout.detail, y: y), pointsRight: false, size: arrow,
        theme.blue)
    }
  }

  /// Draws a value with its colours before it, and returns where it begins.
  private mutating func drawValue(
    _ property: Property, _ look: Look, endingAt end: Point, within free: Double, style: Style
  ) -> Double {
    let colors = swatches(property, look)
    let step = 0.95 * layout.detail
    let reading = property.reading(in: look)
    let space = Double(colors.count) * step + (colors.isEmpty ? 0 : 0.2 * layout.detail)
    let shown = fitted(reading, style, within: max(2 * layout.detail, free - space))
    write(shown, style, .right, at: end)
    var x = end.x - width(shown, style) - space
    for color in colors {
      let center = Point(x: x + step / 2, y: end.y)
      let disc = Circle(center: center, radius: 0.38 * layout.detail)
      list.fill(.circle(disc), with: color)
      // Colours like the panel's own need a rim to be seen.
      let side = 0.76 * layout.detail
      outline(
        Rect(x: center.x - side / 2, y: center.y - side / 2, width: side, height: side),
        radius: side / 2, width: max(1, layout.scale), theme.secondaryText.opacity(0.6))
      x += step
    }
    return end.x - width(shown, style) - space
  }

  private func swatches(_ property: Property, _ look: Look) -> [Color] {
    switch property.value(in: look) {
    case .color(let color): [color.color(in: theme)]
    case .colors(let colors): colors.prefix(6).map { $0.color(in: theme) }
    default: []
    }
  }
}
