import Board
import CommandLineOptions
import Platform
import Scene
import Widgets

extension Panel {
  /// The panel that the options ask for.
  init(_ options: Options.Appearance) throws(Failure) {
    self.init(
      look: try options.customLook(), theme: options.theme == .light ? .light : .dark,
      reducesMotion: options.motion == .reduced)
    percentStyle = options.percentStyle
    reading = options.reading
  }
}

extension Options.Appearance {
  /// How percentages are written.
  var percentStyle: PercentStyle { PercentStyle(locale: numberLocale) }

  /// The language of numbers.
  var numberLocale: String { locale ?? Self.environmentLocale("LC_NUMERIC") }

  /// The direction in which one reads: a chosen one, or that of the language.
  var reading: ReadingDirection {
    let language = Language(locale ?? Self.environmentLocale("LC_MESSAGES"))
    return ReadingDirection(
      isRightToLeft: direction == .auto ? language.readsRightToLeft : direction == .rightToLeft)
  }

  /// The language of a category in the environment; empty when there is none.
  private static func environmentLocale(_ category: String) -> String {
    ["LC_ALL", category, "LANG"].lazy.compactMap(Environment.value).first { !$0.isEmpty } ?? ""
  }

  /// The look that was chosen, with the properties that were set.
  func customLook() throws(Failure) -> Look {
    guard var custom = Look(named: look) else { throw .usage("unknown look '\(look)'") }
    for setting in settings {
      if !setting.hasValue,
        let property = custom.properties.first(where: { $0.name == setting.name })
      {
        throw .usage(
          "--set \(property.name) needs a value: --set \(property.name)=\(property.kind.valueName); "
            + "allowed: \(property.allowed)")
      }
      do throws(PropertyError) {
        try custom.set(setting.name, to: setting.value)
      } catch {
        throw .usage(error.message(of: custom))
      }
    }
    return custom
  }
}

extension PropertyError {
  /// The fault in one line: what, where, and what is allowed.
  fileprivate func message(of look: Look) -> String {
    switch self {
    case .unknownProperty(let name, let known):
      let guess = NearestName.find(name, among: known).map { ", did you mean \($0)?" } ?? ""
      return "--set: the look \(look.name) has no property \(QuotedToken(name))\(guess); "
        + "'arcline looks --look \(look.name)' lists all"
    case .invalidValue(let property, let value, let problem, let allowed):
      return "--set \(property): \(problem.phrase(for: value)); allowed: \(allowed)"
    }
  }
}

extension PropertyProblem {
  /// What is wrong with a value, in words, with the nearest name.
  nonisolated func phrase(for value: String) -> String {
    phrase(
      for: value, quote: { QuotedToken($0).description },
      nearest: { NearestName.find($0, among: $1) })
  }
}
