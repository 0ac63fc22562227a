extension ValueKind where Value == Double {
  /// A number in a range; `isOpen` leaves out the lower end.
  static func number(
    _ range: ClosedRange<Double>, unit: String = "", isOpen: Bool = false
  ) -> Self {
    let shape = KindShape.number(range, unit: unit)
    return ValueKind(shape: shape) { node, reading in
      guard case .number(let number) = node.value else {
        reading.mismatch(node, shape)
        return nil
      }
      guard range.contains(number), !(isOpen && number == range.lowerBound) else {
        let least = isOpen && number == range.lowerBound ? ", but not the lower end" : ""
        reading.list.error(
          node.position,
          "\(reading.name) takes \(shape.words(reading.catalogue))\(least), not "
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
