import Board
import BoardFile
import CommandLineOptions
import Widgets

extension Wall.Manner {
  /// The manner that the options ask for.
  init(_ options: Options.Appearance) {
    self.init(
      theme: options.theme == .light ? .light : .dark, overridesTheme: options.hasOwnTheme,
      reducesMotion: options.motion == .reduced, overridesMotion: options.hasOwnMotion,
      percentStyle: options.percentStyle,
      decimalSeparator: Language(options.numberLocale).decimalSeparator,
      reading: options.reading, overridesLocale: options.locale != nil,
      overridesDirection: options.direction != .auto)
  }
}
