/// Measures while the program runs whether presenting waits, from the last thirty presents.
///
/// Frames that had nothing new to present are no presents.
///
/// To be reset whenever the window, the display or the renderer changed.
public struct PresentWaitMeter: Sendable {
  private var presents = InlineArray<30, UInt64>(repeating: 0)
  private var busy = InlineArray<30, UInt64>(repeating: 0)
  private var position = 0

  /// The presents that were taken in, up to ``PresentWait/fewest``.
  public private(set) var count = 0

  /// Creates a meter that has seen nothing.
  public init() {}

  /// Takes in a frame, unless it presented nothing; allocates nothing.
  public mutating func record(_ record: FrameRecord) {
    guard !record.flags.contains(.notPresented) else { return }
    presents[position] = record.duration(of: .present)
    busy[position] = record.busy
    position = (position + 1) % PresentWait.fewest
    count = min(count + 1, PresentWait.fewest)
  }

  /// Forgets all presents.
  public mutating func reset() { (position, count) = (0, 0) }

  /// Judges the presents; unknown until there are ``PresentWait/fewest`` of them.
  ///
  /// The period is the display's presumable one in nanoseconds; 0 when nothing is known of it.
  public func judge(period: UInt64) -> PresentWait {
    PresentWait(
      presents: (0..<count).map { presents[$0] }, busy: (0..<count).map { busy[$0] },
      period: period)
  }
}
