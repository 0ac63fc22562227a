import CommandLineOptions

extension Options.Appearance {
  /// What is shown, as reports name it.
  var subject: String {
    board.map { "the board \(QuotedToken($0))" } ?? "the look \(look)"
  }

  /// The appearance in which a scene is shown; a fixed scene has its own.
  func shown(in scene: Options.Profile.Scene) -> Options.Appearance {
    guard scene.isFixed else { return self }
    var fixed = self
    fixed.locale = "C"
    if let picture = CanonicalPicture(scene) {
      (fixed.size, fixed.scale) = (picture.size, 1)
    } else {
      fixed.look = scene == .ring ? "ring" : "stripes"
    }
    return fixed
  }
}
