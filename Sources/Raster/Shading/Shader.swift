import CRasterKernels
import Geometry
import Scene

/// A paint made ready for drawing: colours as premultiplied pixels.
///
/// A pixel's value depends on the pixel alone, never on where a run or a band begins.
enum Shader {
  /// One pixel value everywhere.
  case solid(UInt32)
  /// One pixel value for each row from a first row on; it must have all rows that are drawn.
  case rows(KernelArray<UInt32>, firstRow: Int)
  /// Pixel values that follow a line; the table's fractions from a pixel on.
  case linear(GradientTable, LinearPlacement, DitherOrigin)
  /// Pixel values that follow an arc.
  case conic(GradientTable, arcline_conic, DitherOrigin)
  /// Pixel values that follow an arc, over pixels whose directions are known.
  case turns(GradientTable, arcline_turns, TurnField, DitherOrigin)
  /// A shadow's mask in one colour.
  case shadow(ShadowShader)

  /// Makes a paint ready for a shape with the given bounds; what an old shader knows is used again.
  init(
    _ paint: Paint, _ shape: Shape, bounds: IntRect, replacing old: Shader? = nil,
    tables: inout GradientTableCache
  ) {
    switch paint {
    case .solid(let color): self = .solid(PremultipliedPixel.make(color))
    case .linear(let gradient): self = Self.linear(gradient, bounds: bounds, tables: &tables)
    case .conic(let gradient):
      let table = tables.table(
        for: gradient.ramp, isDithered: Self.isDithered(paint, bounds: bounds))
      let origin = DitherOrigin(gradient.center)
      if let field = Self.field(for: gradient, shape, bounds: bounds, of: old) {
        self = .turns(table, arcline_turns(gradient), field, origin)
      } else {
        self = .conic(table, arcline_conic(gradient), origin)
      }
    case .innerShadow(let shadow): self = .shadow(ShadowShader(shadow))
    }
  }

  /// Whether the pixels of a row are all alike.
  var hasRowPixels: Bool {
    switch self {
    case .solid, .rows: true
    case .linear, .conic, .turns, .shadow: false
    }
  }

  private static func field(
    for gradient: ConicGradient, _ shape: Shape, bounds: IntRect, of old: Shader?
  ) -> TurnField? {
    if case .turns(_, _, let field, _) = old, field.serves(bounds, center: gradient.center) {
      return field
    }
    return TurnField(shape, bounds: bounds, center: gradient.center)
  }

  /// Whether it also serves a shape with other bounds: some are worked out for
  /// some pixels only.
  func serves(_ bounds: IntRect) -> Bool {
    switch self {
    case .rows(let rows, let firstRow):
      bounds.minY >= firstRow && bounds.maxY <= firstRow + rows.count
    case .turns(_, _, let field, _): field.serves(bounds, center: field.center)
    case .solid, .linear, .conic, .shadow: true
    }
  }

  /// The greatest number of rows that are worked out one by one.
  private static let mostRows = 1 << 14

  /// Whether a paint's levels would show as bands inside bounds, and are dithered.
  private static func isDithered(_ paint: Paint, bounds: IntRect) -> Bool {
    switch paint {
    case .solid, .innerShadow: false
    case .linear(let gradient):
      gradient.ramp.showsBands(over: (gradient.end - gradient.start).length)
    case .conic(let gradient):
      gradient.ramp.showsBands(over: length(of: gradient, in: bounds))
    }
  }

  /// How far a gradient reaches along its outermost arc inside bounds, in pixels.
  private static func length(of gradient: ConicGradient, in bounds: IntRect) -> Double {
    let (x, y) = (gradient.center.x, gradient.center.y)
    let radius = max(
      abs(Double(bounds.minX) - x), abs(Double(bounds.maxX) - x), abs(Double(bounds.minY) - y),
      abs(Double(bounds.maxY) - y))
    return min(1, abs(gradient.sweep.turns)) * 2 * Double.pi * radius
  }

  /// Whether it colours pixels as a new shader of the same paint would for a shape with other bounds:
  /// a shape that grows may come to show the bands of its gradient.
  func colorsAlike(_ paint: Paint, bounds: IntRect) -> Bool {
    switch self {
    case .linear(let table, _, _), .conic(let table, _, _), .turns(let table, _, _, _):
      (table.fractions != nil) == Self.isDithered(paint, bounds: bounds)
    case .solid, .rows, .shadow: true
    }
  }

  private static func linear(
    _ gradient: LinearGradient, bounds: IntRect, tables: inout GradientTableCache
  ) -> Shader {
    let placement = LinearPlacement(gradient)
    let isDithered = isDithered(.linear(gradient), bounds: bounds)
    guard placement.line.step == 0, bounds.height <= mostRows, !isDithered else {
      return .linear(
        tables.table(for: gradient.ramp, isDithered: isDithered), placement,
        DitherOrigin(gradient.start))
    }
    // Along the columns nothing changes: a row has the colour of its middle.
    let line = gradient.end - gradient.start
    let square = line.dot(line)
    let pixels = (bounds.minY..<max(bounds.minY, bounds.maxY)).map { y in
      let t = square > 0 ? (Double(y) + 0.5 - gradient.start.y) * line.dy / square : 1
      return PremultipliedPixel.make(gradient.color(at: t))
    }
    return .rows(KernelArray(pixels), firstRow: bounds.minY)
  }
}

/// The pixel at which a pattern of thresholds begins: it moves with what it lies on.
struct DitherOrigin {
  let x, y: Int32

  init(_ point: Point) {
    func whole(_ value: Double) -> Int32 {
      let limit = Double(IntRect.limit)
      return value.isFinite ? Int32(max(-limit, min(limit, value)).rounded(.down)) : 0
    }
    (x, y) = (whole(point.x), whole(point.y))
  }
}

/// Where a linear gradient's table is entered, in 1/2³² entries.
struct LinearPlacement {
  /// The advance from column to column, and the place of row 0.
  let line: arcline_linear
  /// The advance from row to row.
  let rowStep: Int64

  /// A shorter line is taken as this long, in pixels: an edge within a sixteenth of a pixel is hard.
  private static let leastLength = 1.0 / 16

  init(_ gradient: LinearGradient) {
    let last = Double(GradientTable.size - 1)
    let vector = gradient.end - gradient.start
    let length = max(Self.leastLength, vector.length)
    // A line without length has the last colour everywhere.
    let unit = length.isFinite ? vector.normalized : nil
    let stepX = unit.map { $0.dx / length } ?? 0
    let stepY = unit.map { $0.dy / length } ?? 0
    let base =
      unit == nil ? 1 : (0.5 - gradient.start.x) * stepX + (0.5 - gradient.start.y) * stepY
    line = arcline_linear(
      step: Self.fixed(stepX * last), base: Self.fixed(base * last + 0.5),
      last: Int32(GradientTable.size - 1))
    rowStep = Self.fixed(stepY * last)
  }

  /// Steps are below 2¹⁴ entries, so over 16 384 columns and rows they stay below 2²⁹ together; a base
  /// held to 2²⁹ as well keeps every place within the 2³¹ entries that the kernels take.
  private static func fixed(_ value: Double) -> Int64 {
    let limit = Double(1 << 29)
    let held = value.isFinite ? max(-limit, min(limit, value)) : 0
    return Int64((held * 4_294_967_296).rounded())
  }
}

extension arcline_conic {
  /// The place of a conic gradient for the kernels.
  init(_ gradient: ConicGradient) {
    let sweep = Float(min(1, abs(gradient.sweep.turns)))
    let last = Int32(GradientTable.size - 1)
    self.init(
      cx: Float(gradient.center.x), cy: Float(gradient.center.y),
      start: Float(gradient.start.folded.turns), direction: gradient.sweep < .zero ? -1 : 1,
      lead: (1 - sweep) / 2, sweep: sweep, scale: sweep > 0 ? Float(last) / sweep : 0, last: last)
  }
}

extension arcline_turns {
  /// The place of a conic gradient over known directions.
  init(_ gradient: ConicGradient) {
    let turn = 65_536.0
    let sweep = UInt32((min(1, abs(gradient.sweep.turns)) * turn).rounded())
    let start = UInt32((gradient.start.folded.turns * turn).rounded()) & 0xFFFF
    let last = UInt32(GradientTable.size - 1)
    self.init(
      start: start, direction: gradient.sweep < .zero ? -1 : 1, lead: (65_536 - sweep) / 2,
      sweep: sweep, scale: sweep > 0 ? (last << 16 + sweep / 2) / sweep : 0, last: last)
  }
}
