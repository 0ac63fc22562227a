extension ValueKind where Value == Double {
  /// A number in a range.
  static func number(_ range: ClosedRange<Double>, unit: String = "") -> Self {
    number(.number(range, unit: unit)) { number, _ in range.contains(number) }
  }

  /// A number above 0 and at most so much.
  static func positive(_ most: Double, unit: String = "") -> Self {
    number(.positive(most, unit: unit)) { number, _ in number > 0 && number <= most }
  }

  /// A time in seconds that the program can wait.
  static var time: Self {
    number(.time) { $0 > 0 && $0 <= $1.longestTime }
  }

  /// How much there is in all: a number above 0 and up to 10¹⁸, or text that the catalogue reads so.
  static var amount: Self {
    let shape = KindShape.amount(KindShape.mostAmount)
    return ValueKind(shape: shape) { node, reading in
      let number: Double?
      let words: String
      switch node.value {
      case .number(let said): (number, words) = (said, PlainNumberText.text(said))
      case .string(let text):
        let isShort = text.unicodeScalars.count <= KindShape.longestAmount
        (number, words) = (isShort ? reading.catalogue.amount(text) : nil, Quote.text(text))
      default:
        reading.mismatch(node, shape)
        return nil
      }
      guard let number, number > 0, number <= KindShape.mostAmount else {
        reading.list.error(
          node.position,
          "\(reading.name) takes \(shape.words(reading.catalogue)), not \(words)")
        return nil
      }
      return number
    } write: {
      .number($0)
    }
  }

  private static func number(
    _ shape: KindShape, isAllowed: @escaping @Sendable (Double, BoardCatalogue) -> Bool
  ) -> Self {
    ValueKind(shape: shape) { node, reading in
      guard case .number(let number) = node.value else {
        reading.mismatch(node, shape)
        return nil
      }
      guard isAllowed(number, reading.catalogue) else {
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
