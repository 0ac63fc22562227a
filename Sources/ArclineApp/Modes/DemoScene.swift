import Board
import CommandLineOptions
import Lettering

/// What the gallery begins with.
struct DemoScene {
  let gallery: Gallery
  let script: KeyScript
  private(set) var settings: LoopSettings
  let typesetter: Typesetter

  /// Takes over the options, for a display of the given rate in hertz, 0 when it is unknown.
  init(_ options: Options, refreshRate: Int, typesetter: Typesetter) throws(Failure) {
    gallery = Gallery(try Panel(options.appearance), fraction: options.demo.progress)
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
