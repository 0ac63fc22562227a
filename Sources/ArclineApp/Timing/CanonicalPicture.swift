import CanonicalScenes
import Board
import CommandLineOptions
import Feeds
import Geometry
import Lettering
import Motion
import Scene
import Widgets

/// A canonical scene as a window shows it: a step further in every frame, and over and over.
///
/// It stands in the upper left corner in its own size, whatever the size of the window.
nonisolated struct CanonicalPicture: Exhibit {
  let ground = Theme.dark
  let isComplete = false
  let hasEnded = false
  let hasFailed = false
  let animationCount = 0
  /// The size of the scene in device pixels.
  let size: Options.Size
  private let scene: BenchScene
  private let moments: [BenchScene.Moment]
  private var step = 0

  /// Makes the picture of a scene; nil for one that is none of the canonical ones.
  init?(_ kind: Options.Profile.Scene) {
    guard let scene = SceneCatalogue.all.first(where: { $0.name == kind.rawValue }),
      let size = Options.Size(width: scene.width, height: scene.height)
    else { return nil }
    self.scene = scene
    self.size = size
    // What has only two moments, so that it can be timed in full, goes on in steps here.
    let hasOwnMoments = scene.moments.count > 2 || kind == .s6 || kind == .s6s
    moments = hasOwnMoments ? scene.moments : scene.steps().moments
  }

  mutating func rehearse(_ news: MadeUpNews, at instant: AnimationInstant) {
    step = (step + 1) % moments.count
  }

  func draw(
    in area: Rect, scale: Double, at instant: AnimationInstant, text: Typesetter,
    into list: inout DisplayList
  ) {
    scene.draw(moments[step], &list)
  }

  // It hears of no jobs and comes to no end.
  mutating func receive(_ update: FeedUpdate, at instant: AnimationInstant) {}
  mutating func endInput(_ meaning: EndOfInput, at instant: AnimationInstant) {}
  mutating func advance(to instant: AnimationInstant) {}
  func isAnimating(at instant: AnimationInstant) -> Bool { true }
}
