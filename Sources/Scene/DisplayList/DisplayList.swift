public import Geometry

/// A text run with its place and colour.
public struct PlacedText: Hashable, Sendable {
  /// The text, its size and weight.
  public var run: TextRun
  /// The left end of the baseline; drawn at the nearest whole pixel.
  public var origin: Point
  /// The colour of the glyphs.
  public var color: Color

  /// Makes a placed run.
  public init(_ run: TextRun, at origin: Point, color: Color) {
    self.run = run
    self.origin = origin
    self.color = color
  }
}

/// One step of a display list.
public enum DrawCommand: Hashable, Sendable {
  /// Fills a shape with a paint.
  case fill(Shape, Paint)
  /// Draws the light that a shape sheds around it: its coverage, blurred and coloured.
  case glow(Shape, Glow)
  /// Draws text.
  case text(PlacedText)
}

/// Light around a shape: its coverage under a Gaussian window, in one colour or in those of a paint.
public struct Glow: Hashable, Sendable {
  /// The standard deviation of the blur in pixels, > 0; drawing systems call twice this "blur".
  public var sigma: Double
  /// The colour at full coverage.
  public var color: Color
  /// What colours the light place by place instead of ``color``, or nil.
  ///
  /// ``color`` is then the one colour that stands for it best.
  public var paint: Paint?

  /// Makes a glow.
  public init(sigma: Double, color: Color, paint: Paint? = nil) {
    self.sigma = sigma
    self.color = color
    self.paint = paint
  }
}

/// What a picture consists of: a background and commands drawn over it in order.
public struct DisplayList: Equatable, Sendable {
  /// The colour under everything; its opacity is ignored, a picture is opaque.
  public var background: Color
  /// The commands, the first one lowest.
  public private(set) var commands: [DrawCommand] = []

  /// Makes a list without commands.
  public init(background: Color = .black) {
    self.background = background
  }

  /// Adds a filled shape on top.
  public mutating func fill(_ shape: Shape, with paint: Paint) {
    commands.append(.fill(shape, paint))
  }

  /// Adds a shape filled with one colour on top.
  public mutating func fill(_ shape: Shape, with color: Color) {
    commands.append(.fill(shape, .solid(color)))
  }

  /// Adds the glow of a shape on top.
  public mutating func glow(_ shape: Shape, _ glow: Glow) {
    commands.append(.glow(shape, glow))
  }

  /// Adds text on top.
  public mutating func draw(_ text: PlacedText) {
    commands.append(.text(text))
  }

  /// Adds all commands of another list on top; its background is of no account.
  public mutating func append(_ other: DisplayList) {
    commands.append(contentsOf: other.commands)
  }

  /// Removes all commands, keeping the memory for the next frame.
  public mutating func removeAll() {
    commands.removeAll(keepingCapacity: true)
  }
}
