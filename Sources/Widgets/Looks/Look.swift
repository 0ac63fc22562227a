import Geometry
public import Motion
public import Scene

/// A named way to show progress: an indicator, its proportions, and how its value moves.
public struct Look: Hashable, Sendable {
  /// The indicator behind a look.
  public enum Indicator: Hashable, Sendable {
    /// A ring.
    case ring(RingIndicator)
    /// A disc that fills as a wedge.
    case pie(PieIndicator)
    /// A bar.
    case bar(BarIndicator)
  }

  /// The name by which the look is chosen.
  public let name: String
  /// What it looks like, in a few words.
  public let summary: String
  /// What is drawn.
  public var indicator: Indicator
  /// How the value shown follows the value known, by what can be set of it.
  public var motionSettings: MotionSettings
  /// The seconds before a move begins.
  public var delay = 0.0
  /// Whether a background of its own lies under the indicator alone, and not in the whole area.
  public var containsBackground = false

  /// The time in which a change of phase cross-fades, in seconds.
  public static let fadeSeconds = 0.25

  /// Makes a look.
  public init(name: String, summary: String, indicator: Indicator, motion: MotionStyle) {
    self.name = name
    self.summary = summary
    self.indicator = indicator
    motionSettings = MotionSettings(motion)
  }

  /// How the value shown follows the value known.
  public var motion: MotionStyle { motionSettings.style }

  /// Appends the picture of a frame to a display list.
  ///
  /// Values are clamped; an area without room, or more than 10⁶ pixels away, draws nothing. A look
  /// with a background of its own fills the area, or what lies under its indicator; else the list's
  /// background is left as it is.
  public func draw(
    _ frame: IndicatorFrame, theme: Theme, text: some TextMeasuring, into list: inout DisplayList
  ) {
    guard var frame = frame.drawable else { return }
    if !label.followsLocale { frame.percentStyle = .plain }
    var theme = theme
    if let background = background?.color(in: theme) {
      if containsBackground {
        guard drawOwnGround(background, frame, theme: theme, text: text, into: &list) else {
          return drawIndicator(frame, theme: theme, text: text, into: &list)
        }
      } else {
        list.fill(.rectangle(frame.area), with: background)
      }
      theme = theme.standing(on: background)
    }
    drawIndicator(frame, theme: theme, text: text, into: &list)
  }

  private func drawIndicator(
    _ frame: IndicatorFrame, theme: Theme, text: some TextMeasuring, into list: inout DisplayList
  ) {
    switch indicator {
    case .ring(let ring): ring.draw(frame, theme: theme, text: text, into: &list)
    case .pie(let pie): pie.draw(frame, theme: theme, text: text, into: &list)
    case .bar(let bar): bar.draw(frame, theme: theme, text: text, into: &list)
    }
  }

  /// Whether the picture goes on changing although value and phase stay what they are.
  public func isMoving(_ frame: IndicatorFrame) -> Bool {
    switch indicator {
    case .ring(let ring): ring.isMoving(frame)
    case .pie(let pie): pie.isMoving(frame)
    case .bar(let bar): bar.isMoving(frame)
    }
  }

  private var background: IndicatorColor? {
    switch indicator {
    case .ring(let ring): ring.background
    case .pie(let pie): pie.background
    case .bar(let bar): bar.background
    }
  }
}
