import Geometry
import Scene

extension DisplayList {
  /// All texts in order.
  var texts: [PlacedText] {
    commands.compactMap { if case .text(let placed) = $0 { placed } else { nil } }
  }

  /// All fills in order.
  var fills: [(shape: Shape, paint: Paint)] {
    commands.compactMap {
      if case .fill(let shape, let paint) = $0 { (shape, paint) } else { nil }
    }
  }

  /// All arcs in order; the first one is a ring's track.
  var arcs: [Arc] {
    fills.compactMap { if case .arc(let arc) = $0.shape { arc } else { nil } }
  }

  /// All rounded rectangles in order; the first one is a bar's track.
  var bars: [RoundedRectangle] {
    fills.compactMap { if case .roundedRectangle(let bar) = $0.shape { bar } else { nil } }
  }

  /// All signs in order.
  var strokes: [Stroke] {
    fills.compactMap { if case .stroke(let stroke) = $0.shape { stroke } else { nil } }
  }

  /// All stripes in order.
  var stripes: [Stripes] {
    fills.compactMap { if case .stripes(let stripes) = $0.shape { stripes } else { nil } }
  }

  /// The list without its texts.
  var withoutTexts: DisplayList {
    filtered { if case .text = $0 { false } else { true } }
  }

  /// The list of some of its commands.
  func filtered(_ isKept: (DrawCommand) -> Bool) -> DisplayList {
    commands.filter(isKept).reduce(into: DisplayList(background: background)) { list, command in
      switch command {
      case .fill(let shape, let paint): list.fill(shape, with: paint)
      case .glow(let shape, let light): list.glow(shape, light)
      case .text(let placed): list.draw(placed)
      }
    }
  }
}
