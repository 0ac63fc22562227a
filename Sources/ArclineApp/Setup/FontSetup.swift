import CommandLineOptions
import Lettering
import Platform

/// Finds the fonts and opens them.
enum FontSetup {
  /// The folders above the program in which `Assets/Fonts` may lie: that of a build in its source
  /// tree, at most this many levels up.
  private static let levels = 6

  /// Makes the typesetter that the options ask for.
  ///
  /// - Throws: a usage failure for a font the user named that cannot be used.
  static func makeTypesetter(_ options: Options.Appearance) throws(Failure) -> Typesetter {
    let files =
      if let folder = fontFolder(options.assets) {
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

  /// The folder of the bundled fonts: the one asked for, that of an installation, or that of the
  /// source tree the program was built in.
  private static func fontFolder(_ assets: String?) -> String? {
    if let assets { return "\(assets)/Fonts" }
    guard let program = Environment.executableDirectory else { return nil }
    var candidates = ["\(program)/../share/arcline/Fonts"]
    var folder = program
    for _ in 0..<levels {
      candidates.append("\(folder)/Assets/Fonts")
      folder += "/.."
    }
    return candidates.first { Files.exists("\($0)/Roboto-Medium.ttf") }
  }
}
