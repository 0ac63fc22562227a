public import Feeds
public import Geometry
public import Motion
public import Scene
public import Widgets

/// One job on the board: what is known of it, and how that is shown at any instant.
///
/// A panel changes only when something is heard; between two changes every question about an
/// instant is answered in closed form.
public struct Panel: Sendable {
  /// The look in which the job is shown.
  ///
  /// A new one changes the picture at once; how the value moves changes with the next value, so that
  /// what is on its way goes on undisturbed.
  public var look: Look {
    didSet { prepareAnimator() }
  }
  /// The colours in which it is shown.
  public var theme: Theme
  /// Whether values snap and patterns move at a tenth of their speed.
  ///
  /// What is on its way goes on undisturbed, as with another look.
  public var reducesMotion: Bool {
    didSet { prepareAnimator() }
  }

  /// How percentages are written.
  public var percentStyle = PercentStyle.plain

  /// The direction in which one reads, so that bars grow that way.
  public var reading = ReadingDirection.leftToRight

  /// A second fraction behind the value, 0…1, such as what is buffered; only bars show it.
  public var buffer: Double?

  /// Whether phases are told in words at the indicator, and not by signs alone.
  public var showsCaptions = true

  /// What the job is doing.
  public private(set) var phase = IndicatorPhase.waiting
  private var previousPhase = IndicatorPhase.waiting
  private var phaseStart: AnimationInstant?
  /// What a change of phase that was turned back had left to go, in seconds.
  private var phaseLead = 0.0
  /// The last value heard, 0…1; nil while nothing, or nothing certain, is known.
  public private(set) var fraction: Double?
  /// Whether the source has nothing more to say.
  public private(set) var hasEnded = false
  /// When the job was last heard of; nil before.
  private var lastNews: AnimationInstant?
  /// How long there was no news before the last, in seconds, if the job had stalled.
  private var endedSilence: Double?
  /// The number of animations of the value that have been started.
  public private(set) var animationCount = 0
  private var animator: ValueAnimator

  /// A value this near to its target snaps to it: a sixth of a pixel on a ring that fills a 1080p
  /// screen.
  private static let restTolerance = 1.0 / 20_000
  /// So does one on a spring when no more than this part of its way is left.
  private static let restShare = 1.0 / 1000

  /// Makes a panel that waits for its first value.
  public init(look: Look, theme: Theme, reducesMotion: Bool = false) {
    self.look = look
    self.theme = theme
    self.reducesMotion = reducesMotion
    animator = ValueAnimator(value: 0, restTolerance: Self.restTolerance)
    animator.restShare = Self.restShare
    prepareAnimator()
  }

  /// Takes over everything that another panel says of how a job is shown.
  public mutating func dress(like other: Panel) {
    if look != other.look { look = other.look }
    theme = other.theme
    if reducesMotion != other.reducesMotion { reducesMotion = other.reducesMotion }
    percentStyle = other.percentStyle
    reading = other.reading
    showsCaptions = other.showsCaptions
  }

  private mutating func prepareAnimator() {
    animator.style = reducesMotion ? .none : look.motion
    animator.delay = reducesMotion ? 0 : look.delay
  }

  /// The value shown at an instant, 0…1; less than 1 for a job that is over and was not complete.
  public func shownValue(at instant: AnimationInstant) -> Double {
    max(0, min(phase.isOverIncomplete ? (1.0).nextDown : 1, animator.value(at: instant)))
  }

  /// Whether the job has reached its end.
  public var isComplete: Bool { fraction == 1 }

  /// Takes in what a source has said.
  public mutating func receive(_ update: FeedUpdate, at instant: AnimationInstant) {
    // What was to end before this news has ended, whether or not a frame has shown it.
    advance(to: instant)
    endedSilence = phase == .stalled ? silence(at: instant) : nil
    lastNews = instant
    if let value = update.fraction {
      let wasUnknown = fraction == nil && phase != .waiting
      fraction = value
      if wasUnknown {
        // There is nothing to count from: what moved goes over into the value.
        animator.jump(to: value, at: instant)
      } else if animator.retarget(to: value, at: instant).didStart {
        animationCount += 1
      }
      // The end is shown when the value on screen has arrived there, see `advance(to:)`.
      if !(isComplete && phase == .done) { enter(.running, at: instant) }
    } else if update.state == .unknown {
      fraction = nil
      enter(.indeterminate, at: instant)
    }
    if let held = IndicatorPhase(holding: update.state) {
      enter(held, at: instant)
    } else if update.fraction == nil, phase == .stalled || update.state == .running,
      phase.isHeldOrOver || phase == .waiting
    {
      enter(fraction == nil ? .indeterminate : .running, at: instant)
    }
    advance(to: instant)
  }

  /// Shows a value and a phase at once, as if they had been there for long.
  ///
  /// The value is taken into 0…1; nil is an unknown one.
  public mutating func settle(
    on value: Double?, in newPhase: IndicatorPhase, at instant: AnimationInstant
  ) {
    settle(on: value ?? 0, at: instant)
    if value == nil { fraction = nil }
    phase = newPhase
    previousPhase = newPhase
  }

  /// Takes in that nothing has been heard for so long that something may be wrong.
  ///
  /// Only a job that is under way stalls; the next news ends it.
  public mutating func stall(at instant: AnimationInstant) {
    advance(to: instant)
    guard phase == .running || phase == .indeterminate, !isComplete else { return }
    enter(.stalled, at: instant)
  }

  /// Shows a value at once, as if it had been there for long.
  ///
  /// It is taken into 0…1; not a number gives 0.
  public mutating func settle(on value: Double, at instant: AnimationInstant) {
    let settled = value > 0 ? min(1, value) : 0
    fraction = settled
    animator.jump(to: settled, at: instant)
    phase = isComplete ? .done : .running
    previousPhase = phase
    phaseStart = nil
    phaseLead = 0
  }

  /// Takes in that the source has nothing more to say.
  public mutating func endInput(_ meaning: EndOfInput, at instant: AnimationInstant) {
    guard !hasEnded else { return }
    advance(to: instant)
    if meaning == .completes && !isComplete {
      receive(FeedUpdate(line: 0, fraction: 1), at: instant)
    }
    hasEnded = true
    // What has told its own end keeps it.
    if !isComplete, phase != .failed, phase != .cancelled { enter(.endedEarly, at: instant) }
  }

  /// Takes in that a source that had nothing more to say begins again; its next news is shown.
  public mutating func reopenInput() {
    hasEnded = false
  }

  /// Notes what has come to an end by an instant: a value that arrived at 1 completes the job.
  ///
  /// The job is complete from the moment of arrival on, however late that is noted.
  public mutating func advance(to instant: AnimationInstant) {
    guard !animator.isAnimating(at: instant) else { return }
    if isComplete && phase != .done && phase != .failed && phase != .cancelled {
      let arrival = animator.settledInstant ?? instant
      enter(.done, at: arrival.seconds(since: instant) < 0 ? arrival : instant)
    }
    animator.update(at: instant)
  }

  /// The panel as it is at an instant, when nothing more is heard until then.
  func advanced(to instant: AnimationInstant) -> Panel {
    var panel = self
    panel.advance(to: instant)
    return panel
  }

  /// Whether the picture still changes by itself after an instant.
  public func isAnimating(at instant: AnimationInstant) -> Bool {
    let now = advanced(to: instant)
    return now.animator.isAnimating(at: instant)
      || look.isMoving(now.frame(in: .empty, scale: 1, at: instant))
  }

  /// Appends the picture at an instant to a display list.
  ///
  /// The area is in device pixels; `scale` is how many of them make a logical one.
  public func draw(
    in area: Rect, scale: Double, at instant: AnimationInstant, text: some TextMeasuring,
    into list: inout DisplayList
  ) {
    look.draw(
      advanced(to: instant).frame(in: area, scale: scale, at: instant), theme: theme, text: text,
      into: &list)
  }

  func frame(
    in area: Rect, scale: Double, at instant: AnimationInstant
  ) -> IndicatorFrame {
    var frame = IndicatorFrame(
      area: area, scale: scale, value: shownValue(at: instant), phase: phase, instant: instant,
      previousPhase: previousPhase,
      phaseAge: phaseAge(at: instant),
      reducesMotion: reducesMotion)
    frame.target = fraction
    frame.percentStyle = percentStyle
    frame.reading = reading
    // A number goes out with the phase that had it; only what ended keeps it for good.
    frame.isValueKnown = fraction != nil || !phase.isHeldOrOver
    frame.buffer = buffer
    frame.showsCaptions = showsCaptions
    frame.silence = phase == .stalled ? silence(at: instant) : endedSilence
    return frame
  }

  /// The time without news, in seconds; nil before the first.
  private func silence(at instant: AnimationInstant) -> Double? {
    lastNews.map { instant.seconds(since: $0) }
  }

  /// The seconds after which the words about a stalled job change; nil when there are none.
  public func secondsToChange(after instant: AnimationInstant) -> Double? {
    guard phase == .stalled, showsCaptions, let silence = silence(at: instant) else { return nil }
    return SilenceAge.secondsToChange(after: silence)
  }

  private func phaseAge(at instant: AnimationInstant) -> Double {
    phaseStart.map { instant.seconds(since: $0) + phaseLead } ?? .infinity
  }

  private mutating func enter(_ new: IndicatorPhase, at instant: AnimationInstant) {
    guard new != phase else { return }
    let age = phaseAge(at: instant)
    if age == 0 {
      // Two changes in one instant are one change.
      phase = new
      return
    }
    // A change that is turned back half-way goes back from there.
    phaseLead = new == previousPhase ? max(0, Look.fadeSeconds - age) : 0
    previousPhase = phase
    phase = new
    phaseStart = instant
  }
}
