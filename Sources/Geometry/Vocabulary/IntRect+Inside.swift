extension IntRect {
  /// Makes the greatest rectangle of whole pixels that lies inside `rect`; empty when there is none.
  public init(inside rect: Rect) {
    let limit = Double(Self.limit)
    func whole(_ value: Double, _ rule: FloatingPointRoundingRule) -> Int {
      value.isNaN ? 0 : Int(max(-limit, min(limit, value)).rounded(rule))
    }
    self.init(
      minX: whole(rect.minX, .up), minY: whole(rect.minY, .up), maxX: whole(rect.maxX, .down),
      maxY: whole(rect.maxY, .down))
    if isEmpty { self = .empty }
  }
}
