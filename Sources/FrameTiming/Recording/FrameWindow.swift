/// The frame times of the last seconds, for a graph and its figures while the program runs.
///
/// Taking a frame in and letting old ones go takes constant time and allocates nothing; reading a
/// percentile walks some thousand buckets, a few microseconds. Figures are within 1 / 256.
public struct FrameWindow: ~Copyable, Sendable {
  /// How much time the window reaches back, in nanoseconds.
  public let span: UInt64

  /// The most frames that the window holds; older ones go early when there are more.
  public let capacity: Int

  /// The frames in the window.
  public private(set) var count = 0

  /// The late frames in the window.
  public private(set) var late = 0

  private var entries: [Entry]
  private var first = 0
  private var total: UInt64 = 0
  private var newest: UInt64 = 0
  private var histogram = FrameHistogram(precision: .twoDigits)

  private struct Entry: BitwiseCopyable {
    var end: UInt64 = 0
    var time: UInt64 = 0
    var isLate = false
  }

  /// Creates an empty window.
  /// - Parameters:
  ///   - span: How far it reaches back in nanoseconds; 5 s unless given, at least 1 ms.
  ///   - capacity: The most frames; 4096 unless given, held to 16 … 65 536.
  public init(span: UInt64 = 5_000_000_000, capacity: Int = 4096) {
    self.span = max(span, 1_000_000)
    self.capacity = min(max(capacity, 16), 65_536)
    entries = Array(repeating: Entry(), count: self.capacity)
  }

  /// Takes in a frame, and lets go those that ended before the span.
  ///
  /// Only counted steps should come here. A moment before the last one counts as that one.
  /// - Parameters:
  ///   - nanoseconds: The frame time.
  ///   - end: When it ended, in nanoseconds of the same clock as all others.
  ///   - isLate: Whether it was late.
  public mutating func record(_ nanoseconds: UInt64, endingAt end: UInt64, isLate: Bool) {
    advance(to: end)
    if count == capacity { dropOldest() }
    let place = first + count
    entries[place < capacity ? place : place - capacity] = Entry(
      end: newest, time: nanoseconds, isLate: isLate)
    count += 1
    if isLate { late += 1 }
    total = total.addingSaturated(nanoseconds)
    histogram.record(nanoseconds)
  }

  /// Lets go the frames that ended before the span, without a new one.
  public mutating func advance(to moment: UInt64) {
    newest = max(newest, moment)
    while count > 0, newest - entries[first].end > span { dropOldest() }
  }

  private mutating func dropOldest() {
    let entry = entries[first]
    first = first + 1 == capacity ? 0 : first + 1
    count -= 1
    if entry.isLate { late -= 1 }
    total = total.subtractingSaturated(entry.time)
    histogram.remove(entry.time)
  }
}

// MARK: - Reading

extension FrameWindow {
  /// A column of a graph: the frames that ended in one part of the span.
  public struct Column: Sendable, Hashable, BitwiseCopyable {
    /// The shortest and the longest frame in nanoseconds; both 0 when none ended here.
    public var shortest: UInt64 = 0, longest: UInt64 = 0
    /// Whether any of them was late.
    public var isLate = false

    /// Creates a column without frames.
    public init() {}
  }

  /// The frames a second over the window: frames over their time; nil without frames.
  public var rate: Double? {
    count > 0 && total > 0 ? Double(count) * 1e9 / Double(total) : nil
  }

  /// The mean frame time in nanoseconds; nil without frames.
  public var mean: Double? { count > 0 ? Double(total) / Double(count) : nil }

  /// The nearest-rank percentile in nanoseconds; nil without frames.
  public func percentile(_ percentile: Percentile) -> UInt64? { histogram.percentile(percentile) }

  /// Fills the columns of a graph that ends now, from the oldest on; allocates nothing.
  ///
  /// The span is divided evenly among the columns. Every frame is in one of them, so no stall is lost
  /// between two.
  public func fill(_ columns: inout [Column]) {
    guard !columns.isEmpty else { return }
    for index in columns.indices { columns[index] = Column() }
    let last = columns.count - 1
    for number in 0..<count {
      let place = first + number
      let entry = entries[place < capacity ? place : place - capacity]
      let age = UInt128(newest - entry.end) * UInt128(columns.count) / UInt128(span)
      let index = last - min(Int(clamping: age), last)
      let isFirst = columns[index].longest == 0
      columns[index].shortest = isFirst ? entry.time : min(columns[index].shortest, entry.time)
      columns[index].longest = max(columns[index].longest, entry.time)
      if entry.isLate { columns[index].isLate = true }
    }
  }
}
