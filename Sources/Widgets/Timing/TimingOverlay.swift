public import Geometry
public import Scene

/// A card over the picture that shows how evenly its last frames came, and where they changed it.
///
/// It holds numbers only and draws them; who measures them, and when they are renewed, is not its
/// business. All times are in milliseconds.
public struct TimingOverlay: Hashable, Sendable {
  /// The frames that ended in one part of the time shown.
  public struct Column: Hashable, Sendable {
    /// The longest of them; 0 when none ended there.
    public var longest: Double
    /// Whether any of them was late.
    public var isLate: Bool

    /// Makes a column; a time that is negative or not a number counts as 0.
    public init(longest: Double, isLate: Bool) {
      self.longest = longest > 0 ? longest : 0
      self.isLate = isLate
    }
  }

  /// What the frames come to.
  public struct Figures: Hashable, Sendable {
    /// Frames a second.
    public var rate: Double
    /// The median of the frame times, their 99th percentile, and the longest.
    public var median, p99, longest: Double
    /// The frames, and how many of them were late.
    public var frames, late: Int
    /// The mean work of a frame, and what this card adds to it.
    public var work, overlay: Double

    /// Makes figures of nothing.
    public init() {
      (rate, median, p99, longest, work, overlay) = (0, 0, 0, 0, 0, 0)
      (frames, late) = (0, 0)
    }
  }

  /// The time that the columns reach back, in seconds.
  public var span: Double
  /// The time that a frame should take; 0 when nothing is known of it.
  public var period: Double
  /// The columns from the oldest to the newest.
  public var columns: [Column]
  /// The figures; nil before there are any.
  public var figures: Figures?
  /// Whether the frames follow each other in simulated time, in which work takes none.
  public var isSimulated = false
  /// Where the last frame changed the picture, in device pixels.
  public var damage: [Rect]

  /// Makes a card.
  public init(span: Double, period: Double, columns: [Column]) {
    self.span = span
    self.period = period
    self.columns = columns
    damage = []
  }

  /// Appends the card and the outlines to a display list.
  ///
  /// The card stands in the upper left corner of the area, which is in device pixels, and shows less
  /// where it would cover more than a fifth of that; `scale` is how many of them make a logical one.
  public func draw(
    in area: Rect, scale: Double, theme: Theme, text: some TextMeasuring,
    into list: inout DisplayList
  ) {
    guard area.width >= 1, area.height >= 1, scale.isFinite else { return }
    for rect in damage {
      let rim = RoundedRectangle(rect, cornerRadius: 0)
      list.fill(.border(Border(rim, width: max(1, scale.rounded()))), with: theme.pink)
    }
    TimingCard(overlay: self, area: area, scale: scale, theme: theme, text: text)
      .draw(text: text, into: &list)
  }
}
