import CommandLineOptions
import Widgets

/// A named way to show progress, with properties that can be set.
public struct Look: Hashable, Sendable {
  var base: Widgets.Look

  private init(_ base: Widgets.Look) {
    self.base = base
  }

  /// A ring with its percentage in the middle.
  public static let ring = Look(Widgets.Look.ring)
  /// A disc that fills as a wedge within a thin border.
  public static let pie = Look(Widgets.Look.pie)
  /// A glowing ring in a gradient.
  public static let glow = Look(Widgets.Look.glow)
  /// A thin line with its percentage above.
  public static let line = Look(Widgets.Look.line)
  /// A rounded bar with moving stripes.
  public static let stripes = Look(Widgets.Look.stripes)

  /// All looks: the library's own, then those that reproduce known progress views.
  public static let all = Widgets.Look.all.map(Look.init(_:))

  /// The look of a name, as `arcline looks` lists them; nil when there is none.
  public init?(named name: String) {
    guard let base = Widgets.Look(named: name) else { return nil }
    self.init(base)
  }

  /// The name by which the look is chosen.
  public var name: String { base.name }

  /// What it looks like, in a few words.
  public var summary: String { base.summary }

  /// The names of the properties that can be set, as `arcline looks` lists them.
  public var propertyNames: [String] { base.properties.map(\.name) }

  /// The value of a property as text; nil when there is no such property.
  public func value(of property: String) -> String? {
    base.properties.first { $0.name == property }?.value(in: base)?.text
  }

  /// Gives a property a value that is written as text, such as `thickness` the value `20%`.
  ///
  /// The names and what they allow are those of `arcline looks`.
  /// - Throws: ``PropertyRefused``; the look is then as it was.
  public mutating func set(_ property: String, to value: String) throws(PropertyRefused) {
    do throws(PropertyError) {
      try base.set(property, to: value)
    } catch {
      throw PropertyRefused(error, look: name)
    }
  }
}

/// Why a property of a look could not be set.
public struct PropertyRefused: Error, Hashable, Sendable, CustomStringConvertible {
  /// What was wrong, what was probably meant, and what is allowed, in one line.
  public let description: String

  init(_ error: PropertyError, look: String) {
    switch error {
    case .unknownProperty(let name, let known):
      let guess = NearestName.find(name, among: known).map { ", did you mean \($0)?" } ?? ""
      description =
        "the look \(look) has no property \(QuotedToken(name))\(guess); it has "
        + known.joined(separator: ", ")
    case .invalidValue(let property, let value, let problem, let allowed):
      let phrase = problem.phrase(
        for: value, quote: { QuotedToken($0).description },
        nearest: { NearestName.find($0, among: $1) })
      description = "\(property): \(phrase); allowed: \(allowed)"
    }
  }
}
