public import Motion

/// The value of a property of an indicator.
public enum PropertyValue: Hashable, Sendable {
  /// Whatever fits the rest: the theme's colour, half the height, the percentage.
  case automatic
  /// A number in the property's unit.
  case number(Double)
  /// A length.
  case length(Length)
  /// Something that is on or off.
  case flag(Bool)
  /// One of some names.
  case choice(String)
  /// A colour.
  case color(IndicatorColor)
  /// Colours in order.
  case colors([IndicatorColor])
  /// Words.
  case text(String)
  /// A timing curve.
  case easing(Easing)
}

extension PropertyValue {
  /// The value as text that a property reads back.
  public var text: String {
    switch self {
    case .automatic: "auto"
    case .number(let number): PlainDecimal.text(number)
    case .length(.pixels(let count)): PlainDecimal.text(count) + "px"
    case .length(.share(let share)): PlainDecimal.text(share * 100) + "%"
    case .flag(let isOn): isOn ? "on" : "off"
    case .choice(let name): name
    case .color(let color): color.text
    case .colors(let colors):
      colors.isEmpty ? "none" : colors.map(\.text).joined(separator: ",")
    case .text(let words): words
    case .easing(let easing): EasingText.text(easing)
    }
  }
}

/// Something that a property's value can be turned into, and back.
protocol PropertyRepresentable: SendableMetatype {
  init?(_ value: PropertyValue)
  var propertyValue: PropertyValue { get }
  /// Whether `auto` stands for a value.
  static var takesAutomatic: Bool { get }
}

extension PropertyRepresentable {
  static var takesAutomatic: Bool { false }
}

extension Double: PropertyRepresentable {
  init?(_ value: PropertyValue) {
    guard case .number(let number) = value else { return nil }
    self = number
  }

  var propertyValue: PropertyValue { .number(self) }
}

extension Bool: PropertyRepresentable {
  init?(_ value: PropertyValue) {
    guard case .flag(let isOn) = value else { return nil }
    self = isOn
  }

  var propertyValue: PropertyValue { .flag(self) }
}

extension String: PropertyRepresentable {
  init?(_ value: PropertyValue) {
    guard case .text(let words) = value else { return nil }
    self = words
  }

  var propertyValue: PropertyValue { .text(self) }
}

extension Easing: PropertyRepresentable {
  init?(_ value: PropertyValue) {
    guard case .easing(let easing) = value else { return nil }
    self = easing
  }

  var propertyValue: PropertyValue { .easing(self) }
}

extension Optional: PropertyRepresentable where Wrapped: PropertyRepresentable {
  init?(_ value: PropertyValue) {
    if value == .automatic {
      self = Self.none
    } else {
      guard let wrapped = Wrapped(value) else { return nil }
      self = wrapped
    }
  }

  var propertyValue: PropertyValue { self?.propertyValue ?? .automatic }

  static var takesAutomatic: Bool { true }
}

/// A set of names as a property's type.
protocol PropertyChoice: PropertyRepresentable, CaseIterable, RawRepresentable
where RawValue == String {}

extension PropertyChoice {
  init?(_ value: PropertyValue) {
    guard case .choice(let name) = value else { return nil }
    self.init(rawValue: name)
  }

  var propertyValue: PropertyValue { .choice(rawValue) }
}
