public import Motion

/// How fast a value grows, and how long it takes to its end, from what was heard of it.
///
/// The rate is a mean over time in which what was heard counts the less the older it is: after
/// ``memory`` seconds e⁻¹ of its weight is left. With the growth r during a step of d seconds,
/// a = e^(−d / memory), the sum is s′ = a s + (1 − a) r and the weight w′ = a w + 1 − a, and the rate
/// is s / w. So it is the true rate from the first step on when that is constant, it does not depend
/// on the cutting of time into steps, and it moves gradually when the true rate changes at once.
///
/// Growth in bursts counts from burst to burst: what follows within the usual time from one growth to the
/// next is held until that is over, as is standing still for no longer. Else the rate would be too high
/// whenever a burst has just come. A time is usual when there were two like it: a single pause, such as
/// that of an encoder that looks ahead before it begins, holds nothing up.
///
/// Nothing is said before it means something: not before ``firstSeconds`` and ``firstSteps`` steps,
/// and not after a silence that is long beside the usual ones.
public struct ProgressPace: Sendable {
  /// The time after which the weight of what was heard has fallen to e⁻¹, in seconds.
  public static let memory = 10.0
  /// Nothing is said in the first seconds.
  public static let firstSeconds = 3.0
  /// Nothing is said before so many steps of growth.
  public static let firstSteps = 3
  /// A silence of so many seconds says nothing yet.
  public static let leastPatience = 5.0
  /// A silence may be so many times as long as the longest of late.
  public static let gapsOfPatience = 3.0

  /// The value before the present step, and when it was reached.
  private var base = 0.0
  private var baseTime: AnimationInstant?
  /// The newest value, when it was heard, and when it was last another one.
  private var newest = 0.0
  private var heard: AnimationInstant?
  private var grown: AnimationInstant?
  private var sum = 0.0
  private var weight = 0.0
  private var steps = 0
  /// The measured time, without interruptions.
  private var measured = 0.0
  /// The longest step of late, forgotten as the rate is.
  private var gap = 0.0
  /// The longest time of late from one growth to the next, up to ``memory``, forgotten as the rate is.
  private var longestRest = 0.0
  /// The longest such time that has come twice, likewise.
  private var rhythm = 0.0

  /// A growth that comes this much earlier than the rhythm belongs to the one before.
  private static let burstShare = 0.9
  /// A value may stand still for so many times the rhythm before that counts.
  private static let restShare = 1.5

  /// Makes the pace of a value that has not been heard of.
  public init() {}

  /// Takes in a value at an instant; what is not finite says nothing.
  ///
  /// A value that falls begins another journey: what was before says nothing of that. News at the
  /// same instant, or at one that went back, is one step with the next one; before the first step
  /// the last of them is where the journey begins.
  public mutating func note(_ value: Double, at instant: AnimationInstant) {
    guard value.isFinite else { return }
    guard let start = baseTime, value >= newest else {
      let isSame = baseTime == nil && value >= newest
      if !isSame { self = ProgressPace() }
      return begin(at: value, instant)
    }
    let hasGrown = value > newest
    newest = value
    let seconds = instant.seconds(since: start)
    guard seconds > 0 else {
      if measured == 0 { base = value }
      return
    }
    hear(at: instant)
    let rest = max(0, grown.map { instant.seconds(since: $0) } ?? seconds)
    let usual = rhythm
    if hasGrown {
      noteRest(min(rest, Self.memory), kept: Self.kept(after: rest))
      grown = instant
      guard seconds >= Self.burstShare * usual else { return }
    } else if rest <= Self.restShare * usual {
      return
    }
    commit(seconds, at: instant)
  }

  /// Notes a time from one growth to the next.
  private mutating func noteRest(_ rest: Double, kept: Double) {
    rhythm = max(kept * rhythm, min(rest, longestRest))
    longestRest = max(kept * longestRest, rest)
  }

  /// Notes that there was news at an instant, and how long there was none.
  private mutating func hear(at instant: AnimationInstant) {
    let silence = max(0, heard.map { instant.seconds(since: $0) } ?? 0)
    gap = max(silence, Self.kept(after: silence) * gap)
    if silence > 0 { heard = instant }
  }

  /// Ends the present step at an instant, after so many seconds.
  private mutating func commit(_ seconds: Double, at instant: AnimationInstant) {
    let kept = Self.kept(after: seconds)
    let growth = newest - base
    sum = kept * sum + (1 - kept) * growth / seconds
    weight = kept * weight + 1 - kept
    measured += seconds
    if growth > 0 { steps += 1 }
    (base, baseTime) = (newest, instant)
  }

  /// The part of the weight that is left after so many seconds.
  private static func kept(after seconds: Double) -> Double {
    ElementaryFunctions.exponential(-seconds / memory)
  }

  /// Takes in that the job is held: the time up to the next value does not count.
  public mutating func interrupt() {
    baseTime = nil
  }

  /// The growth a second at an instant; nil while that says nothing.
  public func rate(at instant: AnimationInstant) -> Double? {
    guard baseTime != nil, let heard, steps >= Self.firstSteps, weight > 0,
      measured >= Self.firstSeconds
    else { return nil }
    let patience = max(Self.leastPatience, Self.gapsOfPatience * gap)
    guard instant.seconds(since: heard) <= patience else { return nil }
    let rate = sum / weight
    return rate.isFinite && rate > 0 ? rate : nil
  }

  /// The seconds from an instant until the value reaches its end; nil while that says nothing, and
  /// when it should have arrived by now.
  public func remaining(to end: Double, at instant: AnimationInstant) -> Double? {
    guard let rate = rate(at: instant), let baseTime, end > newest else { return nil }
    // What a burst has brought so far is made up for by the rest after it.
    let left = (end - base) / rate - instant.seconds(since: baseTime)
    return left.isFinite && left > 0 ? left : nil
  }

  private mutating func begin(at value: Double, _ instant: AnimationInstant) {
    (base, newest, baseTime) = (value, value, instant)
    (heard, grown) = (instant, instant)
  }
}
