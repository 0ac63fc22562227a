extension ValueKind where Value == Double {
  /// A number in a range.
  static func number(_ range: ClosedRange<Double>, unit: String = "") -> Self {
    number(.number(range, unit: unit)) { range.contains($0) }
  }

  /// A number above 0 and at most so much.
  static func positive(_ most: Double, unit: String = "") -> Self {
    number(.positive(most, unit: unit)) { $0 > 0 && $0 <= most }
  }

  private static func number(
    _ shape: KindShape, isAllowed: @escaping @Sendable (Double) -> Bool
  ) -> Self {
    ValueKind(shape: shape) { node, reading in
      guard case .number(let number) = node.value else {
        reading.mismatch(node, shape)
        return nil
      }
      guard isAllowed(number) else {
        reading.list.error(
          node.position,
          "\(reading.name) takes \(shape.words(reading.catalogue)), not "
            + PlainNumberText.text(number))
        return nil
      }
      return number
    } write: {
      .number($0)
    }
  }
}

extension ValueKind where Value == Int {
  /// A whole number in a range.
  static func integer(_ range: ClosedRange<Int>) -> Self {
    let shape = KindShape.integer(range)
    return ValueKind(shape: shape) { node, reading in
      guard case .number(let number) = node.value else {
        reading.mismatch(node, shape)
        return nil
      }
      // Infinite and fractional numbers fail here, so that the conversion cannot trap.
      guard let whole = Int(exactly: number), range.contains(whole) else {
        reading.list.error(
          node.position,
          "\(reading.name) takes \(shape.words(reading.catalogue)), not "
            + PlainNumberText.text(number))
        return nil
      }
      return whole
    } write: {
      .number(Double($0))
    }
  }
}
