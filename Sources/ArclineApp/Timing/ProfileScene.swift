import CommandLineOptions
import Feeds
import Motion

/// The values that drive a picture while its frames are timed; they follow from the animation's time
/// alone.
struct ProfileScene {
  private let kind: Options.Profile.Scene
  private let start = AnimationInstant(tick: 0, rate: .hz60)
  private var lastStep: UInt64?

  /// A job gives ten values a second.
  private static let jobRate = 10.0
  /// A sweep takes ten seconds and never arrives.
  private static let sweepSeconds = 10.0

  init(_ kind: Options.Profile.Scene) { self.kind = kind }

  /// What is heard in the frame of an instant; nil for nothing.
  mutating func news(at instant: AnimationInstant) -> MadeUpNews? {
    let seconds = max(0, instant.seconds(since: start))
    guard kind == .job else { return .turns(seconds / Self.sweepSeconds) }
    let step = UInt64(min(seconds * Self.jobRate, 1e15))
    guard step != lastStep else { return nil }
    lastStep = step
    return .step(step)
  }
}

/// What is heard of all jobs at once while frames are timed.
nonisolated enum MadeUpNews: Hashable, Sendable {
  /// How often a job has gone round that never arrives.
  case turns(Double)
  /// The steps that a job has made that begins anew when it is done.
  case step(UInt64)

  /// A job is done after so many steps, which are twenty seconds.
  private static let jobSteps: UInt64 = 200

  /// The news of the job `number` of `count`, from 0; they are spread evenly over their way.
  func update(job number: Int = 0, of count: Int = 1) -> FeedUpdate {
    switch self {
    case .turns(let turns):
      let shifted = turns + Double(number) / Double(max(1, count))
      return FeedUpdate(line: 1, fraction: shifted - shifted.rounded(.down))
    case .step(let step):
      let positions = Self.jobSteps + 1
      let shift = positions * UInt64(max(0, number)) / UInt64(max(1, count))
      return FeedUpdate(
        line: 1, fraction: Double((step + shift) % positions) / Double(Self.jobSteps))
    }
  }
}
