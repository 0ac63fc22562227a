import BoardFile
import CommandLineOptions
import Feeds
import Widgets

extension BoardCatalogue {
  /// What board files may name: the looks with their properties, the themes and the formats.
  nonisolated static let program = BoardCatalogue(
    looks: Look.all.map(LookEntry.init), themes: Theme.all.map(\.name),
    formats: FeedFormat.allNames, nearest: { NearestName.find($0, among: $1) },
    amount: { AmountText.value(of: $0) }, amountPattern: AmountText.pattern,
    isLanguage: { LanguageTag.isValid($0) }, longestTime: TimeLimit.longestSeconds,
    timeWords: TimeLimit.words(includesZero: false))
}

extension LookEntry {
  /// What a board file may say of a look.
  nonisolated fileprivate init(_ look: Look) {
    self.init(
      name: look.name, summary: look.summary,
      properties: look.properties.map { LookProperty($0, of: look) })
  }
}

extension LookProperty {
  nonisolated fileprivate init(_ property: Property, of look: Look) {
    let kind: Kind =
      switch property.kind {
      case .number(let range, let unit): .number(range, unit: unit)
      case .length(let whole, let most): .length(of: whole, mostPercent: most)
      case .flag: .flag
      case .choice(let names): .choice(names)
      case .color, .text, .easing: .text(allowed: property.kind.allowed)
      case .colors: .list(allowed: property.kind.allowed)
      }
    self.init(
      name: property.name, kind: kind, takesAutomatic: property.takesAutomatic,
      summary: property.summary
    ) { text in
      // The look itself has the last word, so that the two can never differ.
      var trial = look
      do throws(PropertyError) {
        try property.set(text, in: &trial)
        return nil
      } catch {
        guard case .invalidValue(_, let value, let problem, let allowed) = error else {
          return "is no property of this look"
        }
        return "cannot be used: \(problem.phrase(for: value)); allowed: \(allowed)"
      }
    }
  }
}
