/// A field with two axes.
struct Plot {
  /// Where the field lies.
  let box: SVGBox
  let x, y: PlotScale

  /// Creates a field; the axes run from the lower left corner.
  init(_ box: SVGBox, x: ClosedRange<Double>, y: ClosedRange<Double>, roomRight: Double = 0) {
    self.box = box
    self.x = PlotScale(x, from: box.x, to: box.right - roomRight)
    self.y = PlotScale(y, from: box.bottom, to: box.y)
  }

  /// Draws a line at each round value of the vertical axis.
  func drawRows(in picture: inout SVGText) {
    for mark in y.marks(most: 6) {
      let height = y.position(mark.value)
      picture.line(from: (box.x, height), to: (box.right, height), "grid")
      picture.text(mark.text, at: (box.x - 10, height + 4), "side")
    }
  }

  /// Writes the round values of the horizontal axis, the last one with its unit.
  func drawColumns(in picture: inout SVGText, most: Int, unit: String) {
    let marks = x.marks(most: most)
    for (index, mark) in marks.enumerated() {
      let text = index == marks.count - 1 ? "\(mark.text) \(unit)" : mark.text
      picture.text(text, at: (x.position(mark.value), box.bottom + 20), "tick")
    }
  }

  /// Draws a line across at a value.
  func drawLine(at value: Double, _ className: String, in picture: inout SVGText) {
    let height = y.position(value)
    picture.line(from: (box.x, height), to: (box.right, height), className)
  }

  /// A value's place in the picture.
  func place(_ x: Double, _ y: Double) -> (x: Double, y: Double) {
    (self.x.position(x), self.y.position(y))
  }
}
