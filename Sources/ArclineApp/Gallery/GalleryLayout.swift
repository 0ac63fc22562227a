import CommandLineOptions
import Geometry

/// Where everything of the gallery stands, in device pixels.
///
/// The indicator has the upper left corner to itself, so that its picture is to the pixel the one that
/// `render` makes in that size. The list of properties stands to the right of it; how far the job is,
/// the looks and the keys below.
nonisolated struct GalleryLayout: Equatable, Sendable {
  /// Device pixels to a logical one.
  let scale: Double
  /// The whole screen.
  let screen: Rect
  /// The size of the indicator's part in logical pixels.
  let stageSize: Options.Size
  /// Where the indicator is.
  let stage: Rect
  /// Where its properties are listed; nil when the screen is too small for more than a line.
  let inspector: Rect?
  /// How far the job is, and how time passes.
  let transport: Rect
  /// The looks in small.
  let strip: Rect
  /// The most important keys; on a small screen the chosen property and one key.
  let hints: Rect

  /// The size of details and of everything that is measured in them.
  let detail: Double
  /// The size of the look's name.
  let title: Double

  /// On a screen with less than so many logical pixels the indicator stands over a line of text.
  static let least = Size(width: 720, height: 420)

  /// Lays out a screen of a size in device pixels.
  init(width: Double, height: Double, scale: Double) {
    self.scale = scale
    screen = Rect(x: 0, y: 0, width: width, height: height)
    let side = min(width, height)
    let detail = max(14 * scale, (0.0185 * side).rounded())
    self.detail = detail
    title = max(18 * scale, (0.028 * side).rounded())
    let isRoomy = width >= Self.least.width * scale && height >= Self.least.height * scale
    let line = (2.5 * detail).rounded()
    // A line takes at most a quarter of the height.
    let lineAlone = 4 * line <= height ? line : 0
    let bottom = isRoomy ? (0.115 * height + 8.7 * detail).rounded() : lineAlone
    let aside = isRoomy ? max(0.3 * width, 24 * detail).rounded() : 0
    stageSize = Self.logical(width - aside, height - bottom, scale)
    // As `render` has it, so that the pixels agree.
    let stage = Rect(
      x: 0, y: 0, width: max(1, (Double(stageSize.width) * scale).rounded()),
      height: max(1, (Double(stageSize.height) * scale).rounded()))
    self.stage = stage
    guard isRoomy else {
      (inspector, transport, strip) = (nil, .empty, .empty)
      hints = lineAlone > 0 ? Rect(minX: 0, minY: height - line, maxX: width, maxY: height) : .empty
      return
    }
    inspector = Rect(minX: stage.maxX, minY: 0, maxX: width, maxY: height)
    hints = Rect(
      minX: 0, minY: height - line, maxX: stage.maxX, maxY: height)
    transport = Rect(
      x: 0, y: stage.maxY, width: stage.maxX, height: (3.5 * detail).rounded())
    strip = Rect(
      minX: 0, minY: transport.maxY + (0.5 * detail).rounded(), maxX: stage.maxX, maxY: hints.minY)
  }

  private static func logical(_ width: Double, _ height: Double, _ scale: Double) -> Options.Size {
    func side(_ length: Double) -> Int {
      let most = Double(Options.Size.longestSide)
      return Int(max(1, min(most, (length / scale).rounded(.down))))
    }
    return Options.Size(width: side(width), height: side(height)) ?? onePixel
  }

  private static var onePixel: Options.Size {
    guard let size = Options.Size(width: 1, height: 1) else {
      preconditionFailure("1x1 is a size")
    }
    return size
  }
}
