import Board
import CommandLineOptions
import Lettering

/// What the gallery begins with.
struct DemoScene {
  let script: KeyScript
  private(set) var settings: LoopSettings
  let typesetter: Typesetter
  private let panel: Panel
  private let fraction: Double?

  /// The gallery as it begins; a slow rate has long steps and no slow motion.
  var gallery: Gallery {
    Gallery(panel, fraction: fraction, longestStep: settings.longestStep)
  }

  /// Takes over the options, for a display of the given rate in hertz, 0 when it is unknown.
  init(_ options: Options, refreshRate: Int, typesetter: Typesetter) throws(Failure) {
    panel = try Panel(options.appearance)
    fraction = options.demo.progress
    script =
      try options.demo.script.map { path throws(Failure) in
        try KeyScript(path: path)
      } ?? KeyScript()
    settings = LoopSettings(options, refreshRate: refreshRate)
    self.typesetter = typesetter
  }

  /// The same for a display of another rate in hertz.
  func paced(_ options: Options, _ refreshRate: Int) -> DemoScene {
    var scene = self
    scene.settings = LoopSettings(options, refreshRate: refreshRate)
    return scene
  }
}
