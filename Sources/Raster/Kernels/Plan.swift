import CRasterKernels
import Geometry

/// The layers of a picture as the kernels know them.
///
/// It refers to memory of the commands it was made from, which must live as long.
@safe struct Plan {
  private var ground: UInt32 = 0xFF00_0000
  private var layers = unsafe [arcline_layer]()
  /// For each command the number of its first layer, and the number of all layers at the end.
  private var starts: [Int] = [0]

  init() {}

  /// Describes all commands anew.
  mutating func rebuild(_ commands: [PreparedCommand], ground: UInt32, canvas: IntRect) {
    self.ground = ground
    unsafe layers.removeAll(keepingCapacity: true)
    starts.removeAll(keepingCapacity: true)
    for command in commands {
      starts.append(unsafe layers.count)
      unsafe Self.forEachLayer(of: command, canvas: canvas) { unsafe layers.append($0) }
    }
    starts.append(unsafe layers.count)
  }

  /// Describes one command anew; false when it has another number of layers than before.
  mutating func update(_ index: Int, _ command: PreparedCommand, canvas: IntRect) -> Bool {
    let end = starts[index + 1]
    var position = starts[index]
    unsafe Self.forEachLayer(of: command, canvas: canvas) { layer in
      if position < end { unsafe layers[position] = layer }
      position += 1
    }
    return position == end
  }

  /// Notes which pixels of a command lie under opaque ones.
  mutating func hide(_ area: IntRect, of index: Int) {
    for position in starts[index]..<starts[index + 1] {
      unsafe layers[position].hidden = arcline_rect(area)
    }
  }

  /// Calls `body` with the plan as the kernels know it.
  borrowing func withPlan(_ body: (UnsafePointer<arcline_plan>) -> Void) {
    unsafe layers.withUnsafeBufferPointer { layers in
      var plan = unsafe arcline_plan(
        ground: ground, layers: layers.baseAddress, count: layers.count)
      unsafe body(&plan)
    }
  }

  private static func forEachLayer(
    of command: PreparedCommand, canvas: IntRect, _ body: (arcline_layer) -> Void
  ) {
    var layer = unsafe arcline_layer()
    var bounds = command.bounds.intersection(canvas)
    switch command.content {
    case .fill(let shader):
      guard let coverage = command.coverage else { return }
      bounds = bounds.intersection(coverage.area)
      unsafe layer.coverage = coverage.address
      unsafe layer.is_opaque = command.isOpaque
      unsafe layer.solid = arcline_rect(command.solidArea)
      unsafe layer.hollow = arcline_rect(command.hollowArea)
      if case .shadow(let shadow) = shader {
        return unsafe forEachLayer(of: shadow, bounds, layer, body)
      }
      unsafe set(shader, of: &layer)
    case .glow(let mask, let shader):
      guard !mask.bounds.isEmpty else { return }
      unsafe set(shader, of: &layer)
      unsafe layer.glow = arcline_glow(
        values: mask.values.address, width: Int32(mask.width), height: Int32(mask.height),
        factor: Int32(mask.factor), origin_x: Int32(mask.origin.x), origin_y: Int32(mask.origin.y),
        is_dithered: mask.isDithered)
    case .mask(let mask, let pixel):
      unsafe layer.kind = ARCLINE_LAYER_MASK
      unsafe layer.pixel = pixel
      unsafe setValues(mask.values, of: mask.frame, in: &layer)
    }
    unsafe layer.bounds = arcline_rect(bounds)
    unsafe body(layer)
  }

  /// A shadow in three layers: the columns alike as rows of one colour, the ends pixel by pixel.
  private static func forEachLayer(
    of shadow: ShadowShader, _ bounds: IntRect, _ common: arcline_layer,
    _ body: (arcline_layer) -> Void
  ) {
    // A shape too large for a shadow has none.
    let area = bounds.intersection(shadow.frame)
    let columns = shadow.alikeColumns.isEmpty ? area.maxX..<area.maxX : shadow.alikeColumns
    let low = max(area.minX, min(area.maxX, columns.lowerBound))
    let high = max(low, min(area.maxX, columns.upperBound))
    for (index, side) in [area.minX..<low, low..<high, high..<area.maxX].enumerated() {
      var layer = unsafe common
      unsafe layer.bounds = arcline_rect(
        IntRect(minX: side.lowerBound, minY: area.minY, maxX: side.upperBound, maxY: area.maxY))
      if index == 1 {
        unsafe layer.kind = ARCLINE_LAYER_ROWS
        unsafe layer.colors = UnsafePointer(shadow.alikeRows.address)
        unsafe layer.origin_y = Int32(clamping: shadow.frame.minY)
      } else {
        unsafe layer.kind = ARCLINE_LAYER_DEPTHS
        unsafe layer.pixel = shadow.pixel
        unsafe setValues(shadow.depths, of: shadow.frame, in: &layer)
      }
      unsafe body(layer)
    }
  }

  private static func setValues(
    _ values: KernelArray<UInt8>, of frame: IntRect, in layer: inout arcline_layer
  ) {
    unsafe layer.values = values.address
    unsafe layer.values_stride = frame.width
    unsafe layer.origin_x = Int32(clamping: frame.minX)
    unsafe layer.origin_y = Int32(clamping: frame.minY)
  }

  private static func set(
    _ table: GradientTable, _ origin: DitherOrigin, of layer: inout arcline_layer
  ) {
    unsafe layer.colors = table.pixels.address
    unsafe layer.fractions = table.fractions?.address
    unsafe layer.dither_x = origin.x
    unsafe layer.dither_y = origin.y
  }

  private static func set(_ shader: Shader, of layer: inout arcline_layer) {
    switch shader {
    case .solid(let pixel):
      unsafe layer.kind = ARCLINE_LAYER_SOLID
      unsafe layer.pixel = pixel
    case .rows(let rows, let firstRow):
      unsafe layer.kind = ARCLINE_LAYER_ROWS
      unsafe layer.colors = rows.address
      unsafe layer.origin_y = Int32(clamping: firstRow)
    case .linear(let table, let placement, let origin):
      unsafe layer.kind = ARCLINE_LAYER_LINEAR
      unsafe set(table, origin, of: &layer)
      unsafe layer.line = placement.line
      unsafe layer.row_step = placement.rowStep
    case .conic(let table, let conic, let origin):
      unsafe layer.kind = ARCLINE_LAYER_CONIC
      unsafe set(table, origin, of: &layer)
      unsafe layer.conic = conic
    case .turns(let table, let arc, let field, let origin):
      unsafe layer.kind = ARCLINE_LAYER_TURNS
      unsafe set(table, origin, of: &layer)
      unsafe layer.arc = arc
      unsafe layer.turns = field.turns.address
      unsafe layer.values_stride = field.frame.width
      unsafe layer.origin_x = Int32(clamping: field.frame.minX)
      unsafe layer.origin_y = Int32(clamping: field.frame.minY)
    case .shadow: preconditionFailure("a shadow has layers of its own")
    }
  }
}
