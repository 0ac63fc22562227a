import Geometry
import Scene
import TestSupport

extension SplitMix64 {
  mutating func color() -> Color {
    Color(hex: UInt32(truncatingIfNeeded: next()) & 0xFF_FFFF, alpha: pick(1, 1, 0.7, 0.2))
  }

  mutating func gradient(within size: Double) -> LinearGradient {
    LinearGradient(
      from: Point(x: double(in: 0...size), y: double(in: 0...size)),
      to: Point(x: double(in: 0...size), y: double(in: 0...size)),
      stops: [GradientStop(at: 0, color()), GradientStop(at: 1, color())],
      space: pick(.srgb, .oklab))
  }

  mutating func shadow(within size: Double) -> InnerShadow {
    InnerShadow(
      shape: RoundedRectangle(
        Rect(x: size * 0.2, y: size * 0.3, width: size * 0.6, height: min(12, size * 0.3)),
        cornerRadius: double(in: 0...8)), offset: Vector(dx: 0, dy: double(in: 0...3)),
      sigma: double(in: 0.5...3), color: color())
  }

  /// Mostly plain colours; tables and masks are worth only a few cases.
  mutating func paint(within size: Double) -> Paint {
    switch int(in: 0...29) {
    case 0: .innerShadow(shadow(within: size))
    case 1...3: .linear(gradient(within: size))
    default: .solid(color())
    }
  }

  mutating func text(within size: Double) -> PlacedText {
    PlacedText(
      TextRun(pick("7", "42 %", "", "100 %"), weight: .medium, size: 9),
      at: Point(x: double(in: -10...size), y: double(in: 0...size)), color: color())
  }

  /// A shape of any kind, shrunk into the picture's size.
  mutating func fill(within size: Double) -> DrawCommand {
    .fill(step(within: size).new, paint(within: size))
  }
}

extension DisplayList {
  /// Makes a list of the given commands.
  init(background: Color, commands: [DrawCommand]) {
    self.init(background: background)
    for command in commands {
      switch command {
      case .fill(let shape, let paint): fill(shape, with: paint)
      case .glow(let shape, let light): glow(shape, light)
      case .text(let text): draw(text)
      }
    }
  }
}
