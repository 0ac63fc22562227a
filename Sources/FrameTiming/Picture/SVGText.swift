/// A rectangle of a picture in its own units, y down.
struct SVGBox {
  var x, y, width, height: Double

  var right: Double { x + width }
  var bottom: Double { y + height }

  /// The box without its margins.
  func inset(left: Double, top: Double, right: Double, bottom: Double) -> SVGBox {
    SVGBox(
      x: x + left, y: y + top, width: width - left - right, height: height - top - bottom)
  }
}

/// The elements of an SVG picture (SVG 1.1), added one after the other; looks come from classes.
struct SVGText {
  private(set) var bytes: [UInt8] = []

  init(reusing bytes: consuming [UInt8]) { self.bytes = bytes }

  mutating func raw(_ text: String) { bytes.append(text: text) }

  mutating func rect(_ box: SVGBox, _ className: String, radius: Double = 0) {
    open("rect", className)
    attribute("x", box.x)
    attribute("y", box.y)
    attribute("width", max(box.width, 0))
    attribute("height", max(box.height, 0))
    if radius > 0 { attribute("rx", radius) }
    raw("/>\n")
  }

  mutating func line(from: (x: Double, y: Double), to: (x: Double, y: Double), _ className: String)
  {
    open("line", className)
    attribute("x1", from.x)
    attribute("y1", from.y)
    attribute("x2", to.x)
    attribute("y2", to.y)
    raw("/>\n")
  }

  mutating func circle(_ centre: (x: Double, y: Double), radius: Double, _ className: String) {
    open("circle", className)
    attribute("cx", centre.x)
    attribute("cy", centre.y)
    attribute("r", radius)
    raw("/>\n")
  }

  /// A line through points.
  mutating func path(_ points: [(x: Double, y: Double)], _ className: String) {
    guard points.count > 1 else { return }
    open("path", className)
    raw(" d=\"")
    for (index, point) in points.enumerated() {
      raw(index == 0 ? "M" : "L")
      number(point.x)
      raw(" ")
      number(point.y)
    }
    raw("\"/>\n")
  }

  mutating func text(_ text: String, at point: (x: Double, y: Double), _ className: String) {
    open("text", className)
    attribute("x", point.x)
    attribute("y", point.y)
    raw(">")
    bytes.append(xmlText: text)
    raw("</text>\n")
  }

  private mutating func open(_ name: String, _ className: String) {
    raw("<\(name) class=\"\(className)\"")
  }

  private mutating func attribute(_ name: String, _ value: Double) {
    raw(" \(name)=\"")
    number(value)
    raw("\"")
  }

  // A hundredth of a unit is less than anybody sees.
  private mutating func number(_ value: Double) {
    bytes.append(value.isFinite ? value : 0, places: 2)
  }
}
