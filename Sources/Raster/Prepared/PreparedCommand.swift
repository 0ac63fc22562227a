import Geometry
import Scene

/// A command worked out as far as it does not depend on the pixels: edges, colours, glyphs.
struct PreparedCommand {
  /// What the command draws.
  enum Content {
    /// A shape's edges and its paint.
    case fill(EdgeList, Shader)
    /// A shape's blurred coverage and its colour.
    case glow(GlowMask, UInt32)
    /// A mask whose first pixel lies at (x, y), and its colour.
    case mask(CoverageMask, x: Int, y: Int, pixel: UInt32)
  }

  let command: DrawCommand
  let content: Content
  /// The pixels the command can change.
  let bounds: IntRect
  /// The coverage of the whole shape, once it has been drawn unchanged: tracks and borders are
  /// converted once, not in every frame.
  var coverage: Coverage?
  /// Whether the command has been drawn as it is.
  var wasDrawn = false
  /// What full coverage gives over the pixels under the shape, where those are known to be one value.
  var interior: UInt32?

  /// A rectangle of pixels that the command covers completely with opaque colour; mostly empty.
  let opaqueArea: IntRect

  /// Works out a command, taking over what the last command in its place has in common with it.
  init(
    _ command: DrawCommand, replacing old: PreparedCommand?, tables: inout GradientTableCache,
    text: some TextRasterizing
  ) {
    self.command = command
    switch command {
    case .fill(let shape, let paint):
      var edges = EdgeList()
      shape.appendOutline(to: &edges)
      let bounds = Self.pixelBounds(of: shape.bounds)
      content = .fill(
        edges,
        Self.kept(paint, bounds, of: old) ?? Shader(paint, bounds: bounds, tables: &tables))
      self.bounds = edges.isEmpty ? .empty : bounds
      opaqueArea = Self.opaqueArea(of: shape, paint)
    case .glow(let shape, let glow):
      let mask = GlowMask(shape, sigma: glow.sigma)
      content = .glow(mask, PremultipliedPixel.make(glow.color))
      bounds = mask.bounds
      opaqueArea = .empty
    case .text(let placed):
      let mask = text.mask(of: placed.run)
      let origin = Self.pixelOrigin(of: placed.origin)
      let x = origin.x + mask.offsetX
      let y = origin.y + mask.offsetY
      content = .mask(mask, x: x, y: y, pixel: PremultipliedPixel.make(placed.color))
      bounds = IntRect(x: x, y: y, width: mask.width, height: mask.height)
      opaqueArea = .empty
    }
  }

  /// The whole pixels inside a bar that is painted without transparency.
  private static func opaqueArea(of shape: Shape, _ paint: Paint) -> IntRect {
    let inner: Rect
    switch shape {
    case .rectangle(let rect): inner = rect
    case .roundedRectangle(let bar):
      let radius = bar.effectiveRadius
      inner = Rect(
        minX: max(bar.cutMinX, bar.rect.minX + radius), minY: bar.rect.minY,
        maxX: min(bar.cutMaxX, bar.rect.maxX - radius), maxY: bar.rect.maxY)
    default: return .empty
    }
    guard paint.isOpaque, !inner.isEmpty else { return .empty }
    return IntRect(inside: inner)
  }

  /// The old command's shader, if it serves the new paint.
  private static func kept(
    _ paint: Paint, _ bounds: IntRect, of old: PreparedCommand?
  ) -> Shader? {
    guard let old, case .fill(_, let oldPaint) = old.command, oldPaint == paint,
      case .fill(_, let shader) = old.content
    else { return nil }
    // Rows are worked out for the old bounds only.
    if case .rows(let rows, let firstRow) = shader {
      guard bounds.minY >= firstRow, bounds.maxY <= firstRow + rows.count else { return nil }
    }
    return shader
  }

  /// The pixels that coverage inside `rect` can reach once coordinates are rounded.
  static func pixelBounds(of rect: Rect) -> IntRect {
    IntRect(covering: rect.isEmpty ? rect : rect.inset(by: -1 / Double(FixedPoint.one)))
  }

  /// The whole pixel nearest to a place; text stands on whole pixels.
  private static func pixelOrigin(of point: Point) -> (x: Int, y: Int) {
    func whole(_ value: Double) -> Int {
      let limit = Double(IntRect.limit)
      return value.isFinite ? Int(max(-limit, min(limit, value)).rounded()) : 0
    }
    return (whole(point.x), whole(point.y))
  }
}
