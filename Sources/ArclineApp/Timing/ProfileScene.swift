import CommandLineOptions
import Feeds
import Motion

/// The values that drive a look while its frames are timed; they follow from the animation's time alone.
struct ProfileScene {
  private let kind: Options.Profile.Scene
  private let start = AnimationInstant(tick: 0, rate: .hz60)
  private var lastStep: UInt64?

  /// A job gives ten values a second, and is done after twenty seconds.
  private static let jobRate = 10.0
  private static let jobSteps: UInt64 = 200
  /// A sweep takes ten seconds and never arrives.
  private static let sweepSeconds = 10.0

  init(_ kind: Options.Profile.Scene) { self.kind = kind }

  /// What is heard in the frame of an instant; nil for nothing.
  mutating func update(at instant: AnimationInstant) -> FeedUpdate? {
    let seconds = max(0, instant.seconds(since: start))
    switch kind {
    case .job:
      let step = UInt64(min(seconds * Self.jobRate, 1e15))
      guard step != lastStep else { return nil }
      lastStep = step
      let fraction = Double(step % (Self.jobSteps + 1)) / Double(Self.jobSteps)
      return FeedUpdate(line: 1, fraction: fraction)
    case .sweep, .ring, .bar:
      let turns = seconds / Self.sweepSeconds
      return FeedUpdate(line: 1, fraction: turns - turns.rounded(.down))
    }
  }
}

extension Options.Appearance {
  /// The appearance in which a scene is shown; a fixed scene has its own.
  func shown(in scene: Options.Profile.Scene) -> Options.Appearance {
    guard scene.isFixed else { return self }
    var fixed = self
    fixed.look = scene == .ring ? "ring" : "stripes"
    fixed.locale = "C"
    return fixed
  }
}
