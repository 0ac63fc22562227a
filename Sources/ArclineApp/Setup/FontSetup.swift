import CommandLineOptions
import Lettering
import Platform

/// Finds the fonts and opens them.
enum FontSetup {
  /// Makes the typesetter that the options ask for.
  ///
  /// - Throws: a usage failure for a font the user named that cannot be used.
  static func makeTypesetter(_ options: Options.Appearance) throws(Failure) -> Typesetter {
    let files =
      if let folder = options.assets.map({ "\($0)/Fonts" }) ?? FontFolder.find() {
        FontFiles(folder: folder, user: options.fonts)
      } else {
        FontFiles(user: options.fonts)
      }
    do throws(LetteringError) {
      let typesetter = try Typesetter(fontFiles: files)
      for warning in typesetter.warnings { Messages.report(warning) }
      return typesetter
    } catch {
      throw .usage(error.description)
    }
  }
}
