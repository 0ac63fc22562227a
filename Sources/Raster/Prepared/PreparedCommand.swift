import CRasterKernels
import Geometry
import Scene

/// A command worked out as far as it does not depend on the pixels: coverage, colours, glyphs.
///
/// It is an object because it is brought up to date in place, frame by frame, and read from where it is.
final class PreparedCommand {
  /// What the command draws.
  enum Content {
    /// A shape's paint.
    case fill(Shader)
    /// A shape's blurred coverage and what colours it.
    case glow(GlowMask, Shader)
    /// Glyphs and their colour.
    case mask(PlacedMask, UInt32)
  }

  private(set) var content = Content.fill(.solid(0))
  /// The pixels the command can change.
  private(set) var bounds = IntRect.empty
  /// Pixels that a shape covers completely, and pixels in its hole; mostly not all of them, or none.
  private(set) var solidArea = IntRect.empty
  private(set) var hollowArea = IntRect.empty
  /// Whether all its colours are opaque.
  private(set) var isOpaque = false
  /// A shape's edges and their coverage.
  private(set) var coverage: CoverageStore?

  /// Whether the shape has changed since large parts of the picture were drawn last.
  private(set) var isMoving = false

  /// Works out a command.
  init(_ command: DrawCommand, text: some TextRasterizing, tools: inout PreparationTools) {
    make(command, text: text, tools: &tools)
  }

  /// Works out a command that has nothing to do with what was there before.
  private func make(
    _ command: DrawCommand, text: some TextRasterizing, tools: inout PreparationTools
  ) {
    coverage = nil
    bounds = .empty
    solidArea = .empty
    hollowArea = .empty
    isOpaque = false
    switch command {
    case .fill(let shape, let paint):
      tools.edges.removeAll()
      shape.appendOutline(to: &tools.edges)
      if !tools.edges.isEmpty { bounds = Self.pixelBounds(of: shape.bounds) }
      let coverage = CoverageStore()
      coverage.setEdges(tools.edges)
      self.coverage = coverage
      content = .fill(Shader(paint, shape, bounds: bounds, tables: &tools.tables))
      setAreas(shape, paint)
      if let canvas = tools.canvas { setCanvas(canvas) }
    case .glow(let shape, let glow):
      let mask = GlowMask(shape, sigma: glow.sigma)
      bounds = mask.bounds
      content = .glow(mask, Self.shader(of: glow, shape, bounds: bounds, tables: &tools.tables))
    case .text(let placed):
      let mask = PlacedMask(text.mask(of: placed.run), at: placed.origin)
      content = .mask(mask, PremultipliedPixel.make(placed.color))
      bounds = mask.frame
    }
  }

  private static func shader(
    of glow: Glow, _ shape: Shape, bounds: IntRect, replacing old: Shader? = nil,
    tables: inout GradientTableCache
  ) -> Shader {
    // Light is no ground that a shadow could fall on.
    if case .innerShadow = glow.paint { return .solid(PremultipliedPixel.make(glow.color)) }
    return Shader(
      glow.paint ?? .solid(glow.color), shape, bounds: bounds, replacing: old, tables: &tables)
  }

  /// Takes in the command that stands in the place of an old one in the next list, and adds the pixels
  /// in which the two differ to the damage.
  func update(
    from old: DrawCommand, to new: DrawCommand, text: some TextRasterizing,
    tools: inout PreparationTools, damage: inout DamageRegion
  ) {
    if case .glow(_, let shader) = content, case .glow(let shape, let glow) = new {
      damage.insert(bounds)
      let mask = GlowMask(shape, sigma: glow.sigma)
      bounds = mask.bounds
      content = .glow(
        mask,
        Self.shader(of: glow, shape, bounds: bounds, replacing: shader, tables: &tools.tables))
      return damage.insert(bounds)
    }
    guard case .fill(_, let oldPaint) = old, case .fill(let shape, let paint) = new,
      case .fill(let shader) = content
    else {
      damage.insert(bounds)
      make(new, text: text, tools: &tools)
      return damage.insert(bounds)
    }
    let oldBounds = bounds
    tools.edges.removeAll()
    shape.appendOutline(to: &tools.edges)
    bounds = tools.edges.isEmpty ? .empty : Self.pixelBounds(of: shape.bounds)
    let isRepainted = paint != oldPaint || !shader.colorsAlike(paint, bounds: bounds)
    if isRepainted || !shader.serves(bounds) {
      content = .fill(
        Shader(paint, shape, bounds: bounds, replacing: shader, tables: &tools.tables))
    }
    setAreas(shape, paint)
    guard let coverage else { return }
    guard let canvas = tools.canvas else {
      coverage.setEdges(tools.edges)
      damage.insert(oldBounds)
      return damage.insert(bounds)
    }
    let changed = tools.rows.change(
      coverage, to: tools.edges, canvas: canvas, addsDamage: !isRepainted, damage: &damage)
    isMoving = true
    // Room for what a moving shape leaves and enters.
    if !coverage.area.contains(changed) { coverage.extend(to: coverage.area.union(changed)) }
    if isRepainted {
      damage.insert(oldBounds)
      damage.insert(bounds)
    }
  }

  /// Whether the coverage is that of the edges.
  var isSettled: Bool { coverage.map(\.stale.isEmpty) ?? true }

  /// Whether the kernels had better draw the shape from its edges, wherever it is drawn.
  ///
  /// When most of it has just changed, it may soon change again, and runs would be made to be read once.
  var isBestReadFromEdges: Bool {
    guard isMoving, let coverage, case .fill(let shader) = content else { return false }
    return shader.hasRowPixels && 2 * coverage.stale.area >= bounds.area
  }

  /// Notes that a large part of the picture is drawn, with the shape as it is.
  func comeToRest() { isMoving = false }

  /// Gets to know the pixels of the picture.
  func setCanvas(_ canvas: IntRect) {
    coverage?.reset(to: bounds.intersection(canvas))
  }

  private func setAreas(_ shape: Shape, _ paint: Paint) {
    isOpaque = paint.isOpaque
    solidArea = shape.solidPixels
    hollowArea = shape.hollowPixels
  }

  /// A rectangle of pixels that the command covers completely with opaque colour; mostly empty.
  var opaqueArea: IntRect { isOpaque ? solidArea : .empty }

  /// The pixels that coverage inside `rect` can reach once coordinates are rounded.
  static func pixelBounds(of rect: Rect) -> IntRect {
    IntRect(covering: rect.isEmpty ? rect : rect.inset(by: -1 / Double(FixedPoint.one)))
  }
}

/// What working out commands needs besides, kept from frame to frame.
struct PreparationTools {
  /// The pixels of the picture; nil before it is drawn for the first time.
  var canvas: IntRect?
  var tables = GradientTableCache()
  var converter = ScanConverter()
  /// Memory for the next shape's edges.
  var edges = EdgeList()
  /// What shapes that move have changed.
  var rows = ChangedRows()
}
