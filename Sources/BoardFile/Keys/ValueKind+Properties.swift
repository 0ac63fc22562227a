extension ValueKind where Value == [PropertySetting] {
  /// What is set about a look; whether the look has it is checked when the look is known.
  static var properties: Self {
    ValueKind(shape: .properties) { node, reading in
      guard case .object(let members) = node.value else {
        reading.mismatch(node, .properties)
        return nil
      }
      return members.compactMap { member in
        let place = BoardReading.Place(key: member.keyPosition, value: member.node.position)
        return reading.descend(member.key, place) { reading in
          text(of: member.node, &reading).map { PropertySetting(member.key, $0) }
        }
      }
    } write: { settings in
      .object(settings.map { JSON5Member($0.name, JSON5Node(value(of: $0.text))) })
    }
  }

  /// The longest value of a property, in characters.
  private static let longest = 1000

  /// The value of a property as text; nil, with a diagnostic, when it has none.
  private static func text(of node: JSON5Node, _ reading: inout BoardReading) -> String? {
    let text: String?
    switch node.value {
    case .number(let number): text = PlainNumberText.text(number)
    case .bool(let isOn): text = isOn ? "on" : "off"
    case .string(let words): text = words
    case .array(let items): text = joined(items)
    default: text = nil
    }
    guard let text else {
      if node.value != .invalid {
        reading.list.error(
          node.position,
          "the property \(Quote.text(reading.name)) takes a number, text, true or false, or a list "
            + "of texts, not \(node.value.sort.rawValue)")
      }
      return nil
    }
    guard text.unicodeScalars.count <= longest else {
      reading.list.error(
        node.position,
        "the property \(Quote.text(reading.name)) has more than \(longest) characters")
      return nil
    }
    return text
  }

  private static func joined(_ items: [JSON5Node]) -> String? {
    var texts: [String] = []
    for item in items {
      switch item.value {
      case .string(let text): texts.append(text)
      case .number(let number): texts.append(PlainNumberText.text(number))
      default: return nil
      }
    }
    return texts.joined(separator: ",")
  }

  /// The plainest value that reads back as a text.
  private static func value(of text: String) -> JSON5Value {
    switch text {
    case "on": return .bool(true)
    case "off": return .bool(false)
    default:
      if let number = Double(text), number.isFinite, PlainNumberText.text(number) == text {
        return .number(number)
      }
      return .string(text)
    }
  }
}
