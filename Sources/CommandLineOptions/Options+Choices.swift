extension Options {
  /// The colours of the picture.
  public enum Theme: String, CaseIterable, Sendable {
    /// Light marks on a dark ground.
    case dark
    /// Dark marks on a light ground.
    case light
  }

  /// How pixels reach the window.
  public enum Presentation: String, CaseIterable, Sendable {
    /// Textures where the display has them, else the window's surface.
    case auto
    /// Textures, drawn by a renderer.
    case textures
    /// The window's own surface.
    case surface
  }

  /// What the end of input means.
  public enum EndPolicy: String, CaseIterable, Sendable {
    /// The last animation ends, then the program does.
    case exit
    /// The last value stays until the window is closed.
    case hold
    /// The end counts as 100 %.
    case complete
  }

  /// Whether things move.
  public enum MotionLevel: String, CaseIterable, Sendable {
    /// All animation.
    case full
    /// No movement that carries no information.
    case reduced
  }

  /// The direction in which one reads.
  public enum Direction: String, CaseIterable, Sendable {
    /// That of the language.
    case auto
    /// From left to right.
    case leftToRight = "ltr"
    /// From right to left.
    case rightToLeft = "rtl"
  }

  /// A size in whole pixels.
  public struct Size: Equatable, Sendable {
    /// The width in pixels, 1…16384.
    public let width: Int

    /// The height in pixels, 1…16384.
    public let height: Int

    /// The longest side; the largest texture that common graphics hardware takes.
    public static let longestSide = 16_384

    /// The most pixels in all; 256 MB at four bytes a pixel.
    public static let mostPixels = 64_000_000

    static let standardWindow = Size(unchecked: 1280, 720)
    static let standardDialog = Size(unchecked: 480, 200)
    static let standardScreen = Size(unchecked: 1920, 1080)
    static let standardPicture = Size(unchecked: 800, 600)

    /// Makes a size; nil when a side or the number of pixels is out of range.
    public init?(width: Int, height: Int) {
      let sides = 1...Self.longestSide
      guard sides.contains(width), sides.contains(height), width * height <= Self.mostPixels
      else { return nil }
      self.init(unchecked: width, height)
    }

    private init(unchecked width: Int, _ height: Int) {
      self.width = width
      self.height = height
    }
  }
}
