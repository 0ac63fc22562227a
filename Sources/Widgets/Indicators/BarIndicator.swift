import Geometry
import Motion
import Scene

/// A horizontal bar that fills from the left.
public struct BarIndicator: Hashable, Sendable {
  /// How the filled part is painted.
  public enum Fill: Hashable, Sendable {
    /// One colour.
    case flat
    /// A vertical gradient from lighter to darker under slanted stripes that move to the right.
    case striped
  }

  /// Where the percentage stands.
  public enum LabelPlacement: Hashable, Sendable {
    /// Inside the bar, right-aligned to the edge of the fill; where the fill is too short it stands
    /// right of that edge instead, so the whole label is always inside the bar. A bar too short for
    /// both has it at its end.
    case fillEdge
    /// Inside the bar, right-aligned to its right end, on a piece of track that the fill goes under.
    case barEnd
    /// Above the bar's right end; left out where the area has no room.
    case above
  }

  /// The length as a share of the area's width; 0.86 by default.
  public var length = 0.86
  /// The height as a share of the area's short side; 44 of 1080 by default.
  public var thickness = 44.0 / 1080
  /// The least height in logical pixels.
  public var minimumThickness = 24.0
  /// How the filled part is painted.
  public var fill = Fill.striped
  /// Whether the track has an inner shadow.
  public var hasInnerShadow = true
  /// Where the percentage stands.
  public var labelPlacement = LabelPlacement.fillEdge
  /// The colour of a running job.
  public var accent = Accent.green

  /// Makes a striped bar in its default proportions.
  public init() {}

  /// Whether the picture changes although its value does not.
  func isMoving(_ frame: IndicatorFrame) -> Bool {
    guard !frame.reducesMotion else { return false }
    if frame.phase == .indeterminate { return true }
    return fill == .striped && frame.phase == .running && frame.value > 0
  }

  /// Appends the bar's picture to a display list.
  func draw(
    _ frame: IndicatorFrame, theme: Theme, text: some TextMeasuring, into list: inout DisplayList
  ) {
    let drawing = BarDrawing(bar: self, frame: frame, theme: theme)
    let caption = BarCaption(drawing: drawing, text: text)
    let label = BarLabel(drawing: drawing, caption: caption)
    let inside = label.inside(text: text)
    drawing.drawTrack(into: &list)
    drawing.drawFill(stripesUntil: inside?.stripesEnd, into: &list)
    caption.draw(into: &list)
    if let inside { label.draw(inside, into: &list) }
    if labelPlacement == .above { label.drawAbove(text: text, into: &list) }
  }
}
