public import Geometry
public import Motion
public import Scene

/// What a job is doing, as far as it is shown.
public enum IndicatorPhase: Hashable, Sendable {
  /// Nothing has been heard yet.
  case waiting
  /// A value is known.
  case running
  /// Something is going on, but nobody knows how much is left.
  case indeterminate
  /// The job is complete.
  case done
  /// The input ended before the job was complete.
  case endedEarly
  /// The job is held by its owner.
  case paused
  /// The job is under way, but nothing has been heard of it for too long.
  case stalled
  /// The job was ended by an error.
  case failed
  /// The job was ended by its owner.
  case cancelled
}

extension IndicatorPhase {
  /// Whether the job is over and was not complete.
  public var isOverIncomplete: Bool { [.failed, .cancelled, .endedEarly].contains(self) }

  /// Whether the fraction is told as a number.
  var hasNumber: Bool {
    switch self {
    case .running, .done, .endedEarly, .paused, .stalled, .failed, .cancelled: true
    case .waiting, .indeterminate: false
    }
  }
}

/// Everything that decides how an indicator looks at one instant.
public struct IndicatorFrame: Hashable, Sendable {
  /// The area to draw in, in device pixels; the short side sets all sizes.
  public var area: Rect
  /// Device pixels to a logical one; it sets the least size of text.
  public var scale: Double
  /// The fraction to show, 0…1, as the animation has it now.
  public var value: Double
  /// The fraction that the value is going to, or nil when it is there.
  public var target: Double?
  /// A second fraction behind the value, such as what is buffered; only bars show it.
  public var buffer: Double?
  /// How percentages are written.
  public var percentStyle = PercentStyle.plain
  /// The direction in which one reads: bars grow that way, and their texts begin at that end.
  public var reading = ReadingDirection.leftToRight
  /// Whether anybody has told a value; if not, a job that is held or over shows no number.
  public var isValueKnown = true
  /// Whether phases are told in words at the indicator; if not, signs tell them, because the words
  /// stand elsewhere.
  public var showsCaptions = true
  /// How long there has been no news of a stalled job, in seconds; nil when that is not known.
  public var silence: Double?
  /// What the job is doing.
  public var phase: IndicatorPhase
  /// What it did before.
  public var previousPhase: IndicatorPhase
  /// How long the phase has lasted, in seconds; infinite when it was never another.
  public var phaseAge: Double
  /// The instant of the frame, for patterns that move with time.
  public var instant: AnimationInstant
  /// Whether patterns move at a tenth of their speed.
  public var reducesMotion: Bool

  /// Makes the description of a frame.
  ///
  /// The value is taken into 0…1; not a number gives 0.
  public init(
    area: Rect, scale: Double, value: Double, phase: IndicatorPhase, instant: AnimationInstant,
    previousPhase: IndicatorPhase? = nil, phaseAge: Double = .infinity, reducesMotion: Bool = false
  ) {
    self.area = area
    self.scale = scale
    self.value = Self.fraction(value)
    self.phase = phase
    self.instant = instant
    self.previousPhase = previousPhase ?? phase
    self.phaseAge = phaseAge
    self.reducesMotion = reducesMotion
  }

  /// The farthest coordinate that is drawn; far beyond any screen, near enough for exact pixels.
  private static let farthest = 1e6

  /// The frame with its numbers in range, or nil when its area has no room or is out of reach.
  var drawable: IndicatorFrame? {
    let isInReach = [area.minX, area.minY, area.maxX, area.maxY].allSatisfy {
      abs($0) <= Self.farthest
    }
    guard isInReach, area.size.shortSide >= 1 else { return nil }
    var frame = self
    frame.value = Self.fraction(value)
    frame.scale = scale > 0 && scale < .infinity ? scale : 1
    return frame
  }

  /// Whether the fraction is told as a number in a phase.
  func hasNumber(in phase: IndicatorPhase) -> Bool {
    phase.hasNumber && (isValueKnown || phase == .running || phase == .done)
  }

  /// The share of a way in pixels that is filled in a phase.
  ///
  /// A job that is over without having been complete is never as good as full, however little was
  /// missing: it fills no more than its number says, which is rounded down, and leaves some pixels.
  func filledShare(in phase: IndicatorPhase, of way: Double, leaving pixels: Double = 0) -> Double {
    guard phase.isOverIncomplete, way > 0 else { return value }
    let gap = max(Self.leastGap.part, (Self.leastGap.pixels * scale + pixels) / way)
    return min(value, 1 - min(0.5, gap))
  }

  /// What is left free of a job that is over: logical pixels, and a part of the way.
  private static let leastGap = (pixels: 2.0, part: 0.01)

  private static func fraction(_ value: Double) -> Double { value > 0 ? min(1, value) : 0 }

  /// The part of a turn that something with a period in seconds has come round, 0 ..< 1.
  ///
  /// Reduced motion makes periods ten times as long. A period that is not positive, not finite or
  /// longer than years stands still.
  func phase(seconds: Double) -> Double {
    TickPeriod(seconds: seconds * (reducesMotion ? 10 : 1)).map(instant.phase) ?? 0
  }

  /// The same when the present phase began.
  func phaseAtChange(seconds: Double) -> Double {
    let age = phaseAge / (seconds * (reducesMotion ? 10 : 1))
    let turn = phase(seconds: seconds) - (age.isFinite ? age : 0)
    return turn - turn.rounded(.down)
  }

  /// The shorter side of the area in device pixels.
  var shortSide: Double { area.size.shortSide }

  /// A text size in device pixels that stays readable: at least 14 logical pixels.
  func readable(_ size: Double) -> Double { max(14 * scale, size) }
}
