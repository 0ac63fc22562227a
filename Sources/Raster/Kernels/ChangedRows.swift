import CRasterKernels
import Geometry

/// The columns that changes touch, row by row, gathered from one shape after another.
///
/// Shapes that move together, such as a fill and its stripes, change the same pixels; named twice they
/// would be drawn twice.
struct ChangedRows {
  /// The pixels that the shape before has changed, and the columns of each row.
  private var area = arcline_rect.empty
  private var rows: [arcline_span] = []
  /// The same of the next shape.
  private var next: [arcline_span] = []

  /// Gives a shape other edges and returns a rectangle inside the canvas outside which its coverage
  /// stays the same.
  ///
  /// What changes is noted when it `addsDamage`, as all does but a shape that is drawn again whole; what
  /// cannot be put together with what was noted before is added to the damage.
  mutating func change(
    _ coverage: CoverageStore, to edges: borrowing EdgeList, canvas: IntRect, addsDamage: Bool,
    damage: inout DamageRegion
  ) -> IntRect {
    if next.count < canvas.height {
      let spans = repeatElement(arcline_span(min_x: 0, max_x: 0), count: canvas.height)
      next = Array(spans)
      rows.append(contentsOf: spans)
    }
    let changed = coverage.change(to: edges, canvas: canvas, rows: &next)
    guard addsDamage, !changed.isEmpty else { return changed }
    if area.isEmpty || !unite(with: arcline_rect(changed)) {
      flush(into: &damage)
      swap(&rows, &next)
      area = arcline_rect(changed)
    }
    return changed
  }

  private mutating func unite(with other: arcline_rect) -> Bool {
    unsafe arcline_rows_unite(&rows, &area, next, other)
  }

  /// Adds what was noted to the damage and forgets it.
  mutating func flush(into damage: inout DamageRegion) {
    guard !area.isEmpty else { return }
    damage.insert(
      rows.prefix(Int(area.max_y - area.min_y)), firstRow: Int(area.min_y))
    area = .empty
  }
}
