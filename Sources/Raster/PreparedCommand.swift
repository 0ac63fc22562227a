import Geometry
import Scene

/// A command worked out as far as it does not depend on the pixels: edges, colours, glyphs.
struct PreparedCommand {
  /// What the command draws.
  enum Content {
    /// A shape's edges and its paint.
    case fill(edges: [FixedEdge], shader: SpanShader)
    /// A mask whose first pixel lies at (x, y), and its colour.
    case mask(CoverageMask, x: Int, y: Int, pixel: UInt32)
  }

  let command: DrawCommand
  let content: Content
  /// The pixels the command can change.
  let bounds: IntRect

  /// Works out a command, taking over what the last command in its place has in common with it.
  init(
    _ command: DrawCommand, replacing old: PreparedCommand?, mesh: inout Mesh,
    text: some TextRasterizing
  ) {
    self.command = command
    switch command {
    case .fill(let shape, let paint):
      var edges: [FixedEdge] = []
      var shader: SpanShader?
      if case .fill(_, let oldPaint) = old?.command, oldPaint == paint,
        case .fill(_, let oldShader) = old?.content
      {
        shader = oldShader
      }
      mesh.removeAll()
      shape.tessellate(into: &mesh, tolerance: .standard)
      edges.reserveCapacity(mesh.boundaryIndices.count)
      mesh.forEachBoundaryEdge { start, end in
        if let edge = FixedEdge(from: start, to: end) { edges.append(edge) }
      }
      content = .fill(edges: edges, shader: shader ?? Self.shader(for: paint))
      bounds = Self.pixelBounds(of: shape.bounds)
    case .text(let placed):
      let mask = text.mask(of: placed.run)
      let origin = Self.pixelOrigin(of: placed.origin)
      let x = origin.x + mask.offsetX
      let y = origin.y + mask.offsetY
      content = .mask(mask, x: x, y: y, pixel: PremultipliedPixel.make(placed.color))
      bounds = IntRect(x: x, y: y, width: mask.width, height: mask.height)
    }
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

  private static func shader(for paint: Paint) -> SpanShader {
    switch paint {
    case .solid(let color): .solid(PremultipliedPixel.make(color))
    case .linear(let gradient): .linear(LinearShader(gradient))
    case .innerShadow(let shadow): .shadow(ShadowShader(shadow))
    }
  }
}
