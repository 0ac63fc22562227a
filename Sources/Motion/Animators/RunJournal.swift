/// A value in motion that keeps account of its runs: the end of each is told exactly once.
public struct RunJournal: Sendable, Equatable {
  /// The end of one run.
  public struct Entry: Sendable, Hashable {
    /// The run's number, as ``ValueAnimator/runNumber`` gave it when it began.
    public let run: UInt64
    /// How it ended.
    public let end: RunEnd
  }

  /// The value in motion.
  public private(set) var animator: ValueAnimator

  /// Whether a run that takes over from another is told to be interrupted at once, in place of the
  /// one that it interrupts, and its own end is then never told.
  ///
  /// A fault of a known system, kept for those who reproduce it. It counts for the runs that begin
  /// while it is set.
  public var hasQuirks: Bool

  private var entries: [Entry] = []
  private var isLastRunTold = false

  /// Begins a journal for a value at rest.
  public init(_ animator: ValueAnimator, hasQuirks: Bool = false) {
    self.animator = animator
    self.hasQuirks = hasQuirks
  }

  /// Takes the ends that have not been told yet, in the order in which they came.
  public mutating func takeEntries(at instant: AnimationInstant) -> [Entry] {
    note(animator.update(at: instant), of: animator.runNumber)
    defer { entries = [] }
    return entries
  }

  /// Changes how the next run moves.
  public mutating func prepare(_ style: MotionStyle, delay: Double = 0) {
    animator.style = style
    animator.delay = delay
  }

  /// Sends the value to a target; see ``ValueAnimator/retarget(to:at:)``.
  ///
  /// - Returns: The number of the run, or nil when none was started.
  @discardableResult
  public mutating func animate(to target: Double, at instant: AnimationInstant) -> UInt64? {
    begin { $0.retarget(to: target, at: instant) }
  }

  /// Sends the value from a place to a target; see ``ValueAnimator/animate(from:to:at:)``.
  ///
  /// - Returns: The number of the run, or nil when none was started.
  @discardableResult
  public mutating func animate(
    from start: Double, to target: Double, at instant: AnimationInstant
  ) -> UInt64? {
    begin { $0.animate(from: start, to: target, at: instant) }
  }

  /// Lets the run stand still; see ``ValueAnimator/pause(at:)``.
  public mutating func pause(at instant: AnimationInstant) { animator.pause(at: instant) }

  /// Lets the run go on; see ``ValueAnimator/resume(at:)``.
  public mutating func resume(at instant: AnimationInstant) { animator.resume(at: instant) }

  /// Freezes the value where it is; see ``ValueAnimator/stop(at:)``.
  public mutating func stop(at instant: AnimationInstant) {
    note(animator.stop(at: instant), of: animator.runNumber)
  }

  private mutating func begin(
    _ change: (inout ValueAnimator) -> RetargetOutcome
  ) -> UInt64? {
    let last = animator.runNumber
    guard case .started(let previous) = change(&animator) else { return nil }
    let new = animator.runNumber
    if hasQuirks, previous == .interrupted {
      note(.interrupted, of: new)
    } else {
      note(previous, of: last)
      isLastRunTold = false
    }
    return new
  }

  private mutating func note(_ end: RunEnd?, of run: UInt64) {
    guard let end, !(isLastRunTold && run == animator.runNumber) else { return }
    entries.append(Entry(run: run, end: end))
    isLastRunTold = run == animator.runNumber
  }
}
