public import Geometry

/// The weight of a typeface.
public enum FontWeight: Hashable, Sendable, CaseIterable {
  /// For details and secondary text.
  case regular
  /// For numbers and titles.
  case medium
  /// For numbers of looks that reproduce systems with bold ones.
  case bold
}

/// Where the digits of a run stand.
public enum DigitSpacing: Hashable, Sendable {
  /// Every glyph takes its own width.
  case proportional
  /// Every digit is centred in a cell as wide as the widest digit, so a counting label stands still.
  case tabular
}

/// The part of a run's glyphs that is drawn, on one side of a shape's edge.
///
/// A run that stands across an edge is drawn twice, its inside part first and the outside part over
/// it, each in a colour of its own: pixels on the edge are shared between the two by area, and
/// together the parts cover what the whole run covers.
public struct TextClip: Hashable, Sendable {
  /// The shape, cuts included, in pixels from the run's origin.
  public var shape: RoundedRectangle
  /// Whether what lies outside the shape is drawn, in place of what lies inside.
  public var keepsOutside: Bool

  /// Makes a clip.
  public init(_ shape: RoundedRectangle, keepsOutside: Bool = false) {
    self.shape = shape
    self.keepsOutside = keepsOutside
  }
}

/// A piece of text in one size and weight, without a place or a colour.
public struct TextRun: Hashable, Sendable {
  /// The characters; empty or blank text draws nothing.
  public var text: String
  /// The weight of the face.
  public var weight: FontWeight
  /// The em size in device pixels; faces are opened at the nearest whole size of at least 1.
  public var size: Double
  /// Where digits stand.
  public var digits: DigitSpacing
  /// How the line reads as a whole, which decides the order of what stands in it.
  public var reading: ReadingDirection
  /// What part of the glyphs is drawn, or nil for all; it changes no measures.
  public var clip: TextClip?

  /// Makes a run of text.
  public init(
    _ text: String, weight: FontWeight, size: Double, digits: DigitSpacing = .tabular,
    reading: ReadingDirection = .leftToRight
  ) {
    self.text = text
    self.weight = weight
    self.size = size
    self.digits = digits
    self.reading = reading
  }
}

/// The measures of a text run in device pixels, relative to its origin on the baseline.
public struct TextMetrics: Hashable, Sendable {
  /// The distance from the origin to where a following run would begin; 0 for empty text.
  public var advance: Double
  /// The distance of the face's ascent above the baseline, ≥ 0.
  public var ascent: Double
  /// The distance of the face's descent below the baseline, ≥ 0.
  public var descent: Double
  /// The height of the digits above the baseline, used to centre numbers optically.
  public var digitHeight: Double

  /// Makes the measures of a run.
  public init(advance: Double, ascent: Double, descent: Double, digitHeight: Double) {
    self.advance = advance
    self.ascent = ascent
    self.descent = descent
    self.digitHeight = digitHeight
  }
}

/// Something that knows how much room text takes.
public protocol TextMeasuring {
  /// The measures of a run.
  func metrics(of run: TextRun) -> TextMetrics
}
