extension ValueKind {
  /// A list of values of one kind.
  static func list<Item: Sendable>(
    _ item: ValueKind<Item>, count: ClosedRange<Int>
  ) -> Self where Value == [Item] {
    let shape = KindShape.list(item.shape, count: count)
    return ValueKind(shape: shape) { node, reading in
      guard case .array(let nodes) = node.value else {
        reading.mismatch(node, shape)
        return nil
      }
      guard count.contains(nodes.count) else {
        reading.list.error(
          node.position,
          "\(reading.name) takes \(count.lowerBound) to \(count.upperBound) items, not "
            + String(nodes.count))
        return nil
      }
      let items = nodes.enumerated().map { index, node in
        let place = BoardReading.Place(key: node.position, value: node.position)
        return reading.descend("[\(index)]", place) { item.read(node, &$0) }
      }
      let good = items.compactMap { $0 }
      return good.count == items.count ? good : nil
    } write: { items in
      .array(items.compactMap { item.write($0).map { JSON5Node($0) } })
    }
  }

  /// An object of values by names of an enumeration.
  static func map<Key, Item: Sendable>(
    _ item: ValueKind<Item>
  ) -> Self
  where
    Key: RawRepresentable & CaseIterable & Hashable & Sendable, Key.RawValue == String,
    Value == [Key: Item]
  {
    let names = Key.allCases.map(\.rawValue)
    let shape = KindShape.map(item.shape, names: names)
    return ValueKind(shape: shape) { node, reading in
      readMembers(node, shape, item, &reading) { name, place, reading in
        guard let key = Key(rawValue: name) else {
          let advice = NameAdvice.text(name, names, reading.catalogue.nearest)
          reading.list.error(place, "\(reading.name) has no \(Quote.text(name)); \(advice)")
          return nil
        }
        return key
      }
    } write: { items in
      .object(
        Key.allCases.compactMap { key in
          items[key].flatMap(item.write).map { JSON5Member(key.rawValue, JSON5Node($0)) }
        })
    }
  }

  /// An object of values by names of the file's own.
  static func map<Item: Sendable>(_ item: ValueKind<Item>) -> Self where Value == [String: Item] {
    let shape = KindShape.map(item.shape, names: [])
    return ValueKind(shape: shape) { node, reading in
      readMembers(node, shape, item, &reading) { name, place, reading in
        guard (1...64).contains(name.unicodeScalars.count) else {
          reading.list.error(place, "a name in \(reading.name) has 1 to 64 characters")
          return nil
        }
        return name
      }
    } write: { items in
      .object(
        items.keys.sorted().compactMap { key in
          items[key].flatMap(item.write).map { JSON5Member(key, JSON5Node($0)) }
        })
    }
  }

  /// Whichever of two kinds fits the sort of value that stands there.
  static func either(
    _ first: Self, for firstSort: JSON5Sort, or second: Self, for secondSort: JSON5Sort
  ) -> Self {
    let shape = KindShape.either([first.shape, second.shape])
    return ValueKind(shape: shape) { node, reading in
      switch node.value.sort {
      case firstSort: return first.read(node, &reading)
      case secondSort: return second.read(node, &reading)
      default:
        reading.mismatch(node, shape)
        return nil
      }
    } write: {
      first.write($0) ?? second.write($0)
    }
  }
}

private func readMembers<Key: Hashable, Item>(
  _ node: JSON5Node, _ shape: KindShape, _ item: ValueKind<Item>, _ reading: inout BoardReading,
  key: (String, SourcePosition, inout BoardReading) -> Key?
) -> [Key: Item]? {
  guard case .object(let members) = node.value else {
    reading.mismatch(node, shape)
    return nil
  }
  var items: [Key: Item] = [:]
  for member in members {
    guard let name = key(member.key, member.keyPosition, &reading) else { continue }
    let place = BoardReading.Place(key: member.keyPosition, value: member.node.position)
    items[name] = reading.descend(member.key, place) { item.read(member.node, &$0) }
  }
  return items
}
