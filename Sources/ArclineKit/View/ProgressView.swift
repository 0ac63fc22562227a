import Lettering
import Motion
import Raster
import Scene
import Widgets

/// A progress value and its picture.
///
/// A view reads no clock: every call is given the time, as a duration since a beginning that the
/// caller chooses. Times should not go back. Between two calls the value is known in closed form,
/// so that it does not matter how often it is drawn. A view belongs to one thread; its ``handle``
/// may be used from all.
///
/// A value that arrives at 1 is shown as done, unless the look's property `states` is off.
public final class ProgressView {
  /// The look; a new one changes the picture at once, and how the value moves with the next move.
  public var look: Look
  /// The colours.
  public var theme: Theme
  /// Whether values jump instead of moving and patterns move at a tenth of their speed.
  public var reducesMotion = false
  /// The language whose form of percentages is written, and in whose direction bars grow, such as `de`
  /// or `pt-BR`; empty is "42%".
  public var locale = "" {
    didSet {
      percentStyle = PercentStyle(locale: locale)
      reading = ReadingDirection(isRightToLeft: Language(locale).readsRightToLeft)
    }
  }
  /// Sets the progress from any thread.
  public let handle = ProgressHandle()

  var journal: RunJournal
  var phases = PhaseTrack()
  var isIndeterminate = false
  /// What to call when a run ends, by its number.
  var completions: [UInt64: (Completion) -> Void] = [:]

  let fonts: [String]
  var percentStyle = PercentStyle.plain
  var reading = ReadingDirection.leftToRight
  var typesetter: Typesetter?
  var rasterizer = Rasterizer()
  var list = DisplayList()
  /// Where the picture was drawn last.
  var target: DrawingTarget?

  /// A value this near to its target snaps to it: a sixth of a pixel on a ring that fills a 1080p
  /// screen.
  private static let restTolerance = 1.0 / 20_000

  /// Makes a view that shows 0.
  ///
  /// `fonts` are files to try before the bundled faces; the first call that draws opens them.
  public init(look: Look = .ring, theme: Theme = .dark, fonts: [String] = []) {
    self.look = look
    self.theme = theme
    self.fonts = fonts
    journal = RunJournal(ValueAnimator(value: 0, restTolerance: Self.restTolerance))
  }
}
