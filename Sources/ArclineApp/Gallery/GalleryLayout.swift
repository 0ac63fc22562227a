import CommandLineOptions
import Geometry

/// Where everything of the gallery stands, in device pixels.
///
/// The indicator has the upper left corner to itself, so that its picture is to the pixel the one that
/// `render` makes in that size. The list of properties stands to the right of it; how far the job is,
/// the looks and the keys below. A smaller screen has less of each, and a narrow one has the properties
/// below as well; only on a very small one the indicator stands over a single line of text.
nonisolated struct GalleryLayout: Equatable, Sendable {
  /// Device pixels to a logical one.
  let scale: Double
  /// The whole screen.
  let screen: Rect
  /// The size of the indicator's part in logical pixels.
  let stageSize: Options.Size
  /// Where the indicator is.
  let stage: Rect
  /// Where its name and its properties stand; nil when the screen is too small for more than a line.
  let inspector: Rect?
  /// How far the job is, and how time passes; empty where there is a line alone.
  let transport: Rect
  /// The looks in small; empty where there is no room for them.
  let strip: Rect
  /// The most important keys; on a small screen the chosen property and one key.
  let hints: Rect

  /// The size of details and of everything that is measured in them.
  let detail: Double
  /// The size of the look's name.
  let title: Double

  /// The least screen, in logical pixels, on which everything has its whole size.
  static let roomy = Size(width: 720, height: 420)
  /// On a screen with less than so many logical pixels the indicator stands over a line of text.
  static let least = Size(width: 240, height: 200)

  /// What the parts take of a screen, in device pixels.
  private struct Shares {
    /// The width beside the stage, 0 where the properties stand below.
    var aside = 0.0
    /// The heights of the parts below the stage.
    var inspector = 0.0
    var transport = 0.0
    var strip = 0.0
    var hints = 0.0

    var below: Double { inspector + transport + strip + hints }
  }

  /// Lays out a screen of a size in device pixels.
  init(width: Double, height: Double, scale: Double) {
    self.scale = scale
    screen = Rect(x: 0, y: 0, width: width, height: height)
    let side = min(width, height)
    detail = max(14 * scale, (0.0185 * side).rounded())
    title = max(18 * scale, (0.028 * side).rounded())
    let isRoomy = width >= Self.roomy.width * scale && height >= Self.roomy.height * scale
    let holdsParts = width >= Self.least.width * scale && height >= Self.least.height * scale
    let shares =
      isRoomy
      ? Self.whole(screen, detail: detail)
      : holdsParts
        ? Self.compact(screen, detail: detail, title: title)
        : Self.line(screen, detail: detail)
    stageSize = Self.logical(width - shares.aside, height - shares.below, scale)
    // As `render` has it, so that the pixels agree.
    let stage = Rect(
      x: 0, y: 0, width: max(1, (Double(stageSize.width) * scale).rounded()),
      height: max(1, (Double(stageSize.height) * scale).rounded()))
    self.stage = stage
    // Rounding to logical pixels moves the stage's edge.
    let right = shares.aside > 0 ? stage.maxX : width
    hints =
      shares.hints > 0
      ? Rect(minX: 0, minY: height - shares.hints, maxX: right, maxY: height) : .empty
    guard isRoomy || holdsParts else {
      (inspector, transport, strip) = (nil, .empty, .empty)
      return
    }
    inspector =
      shares.aside > 0
      ? Rect(minX: stage.maxX, minY: 0, maxX: width, maxY: height)
      : Rect(x: 0, y: stage.maxY, width: width, height: shares.inspector)
    transport = Rect(
      x: 0, y: stage.maxY + shares.inspector, width: right, height: shares.transport)
    let gap = (0.5 * detail).rounded()
    strip =
      shares.strip > 0
      ? Rect(minX: 0, minY: transport.maxY + gap, maxX: right, maxY: height - shares.hints) : .empty
  }

  /// A list of properties beside the stage, everything else below.
  private static func whole(_ screen: Rect, detail: Double) -> Shares {
    var shares = Shares()
    shares.aside = max(0.3 * screen.width, 24 * detail).rounded()
    shares.hints = (2.5 * detail).rounded()
    shares.transport = (3.5 * detail).rounded()
    shares.strip =
      (0.115 * screen.height + 8.7 * detail).rounded() - shares.hints - shares.transport
    return shares
  }

  /// As much of everything as leaves the stage about half of the screen.
  private static func compact(_ screen: Rect, detail: Double, title: Double) -> Shares {
    let height = screen.height
    var shares = Shares()
    let isLow = height < 26 * detail
    shares.hints = ((isLow ? 2 : 2.5) * detail).rounded()
    // A low screen has no digits under the scale.
    shares.transport = ((isLow ? 1.9 : 3.5) * detail).rounded()
    if screen.width >= 40 * detail, height < screen.width {
      shares.aside = max(0.38 * screen.width, 18 * detail).rounded()
      if height >= 20 * detail { shares.strip = (5.5 * detail).rounded() }
      return shares
    }
    if height >= 32 * detail { shares.strip = (6 * detail).rounded() }
    let free = height - shares.below
    // The name and one property at least.
    shares.inspector = max(title + 2.9 * detail, 0.5 * free).rounded()
    return shares
  }

  /// A line, of at most a quarter of the height.
  private static func line(_ screen: Rect, detail: Double) -> Shares {
    var shares = Shares()
    let line = (2.5 * detail).rounded()
    if 4 * line <= screen.height { shares.hints = line }
    return shares
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
