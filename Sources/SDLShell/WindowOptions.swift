/// How pictures get from memory to the screen.
public nonisolated enum Presentation: String, Hashable, Sendable, CaseIterable {
  /// Textures where a graphics processor was found, the window's surface elsewhere.
  case automatic
  /// Textures of an SDL renderer, whatever drives it.
  case textures
  /// The window's own surface, drawn in place without a graphics processor.
  case surface
}

/// How a window is made.
public nonisolated struct WindowOptions: Hashable, Sendable {
  /// The greatest width and height of a window, in logical pixels: SDL's own limit.
  public static let maximumSide = 16_384

  /// The text of the title bar.
  public var title: String
  /// The width in logical pixels, clamped to 1…`maximumSide`.
  public var width: Int
  /// The height in logical pixels, clamped to 1…`maximumSide`.
  public var height: Int
  /// Whether the window starts in full screen, at the desktop's size.
  public var isFullscreen: Bool
  /// The number of the display, from 0; one that is not there counts as 0.
  public var display = 0
  /// How far the picture is turned; width and height above are those of the window all the same.
  public var rotation = Rotation.none
  /// How pictures get to the screen.
  public var presentation: Presentation
  /// Whether presenting should wait for the display; a driver may refuse or ignore it.
  public var wantsVerticalSync: Bool
  /// The greatest side of one texture, or nil for the renderer's own limit.
  package var maximumTextureSide: Int?

  /// Makes options for a window that can be resized.
  public init(
    title: String, width: Int, height: Int, isFullscreen: Bool = false,
    presentation: Presentation = .automatic
  ) {
    self.title = title
    self.width = width
    self.height = height
    self.isFullscreen = isFullscreen
    self.presentation = presentation
    wantsVerticalSync = true
  }

  static func clampedSide(_ side: Int) -> Int { max(1, min(side, maximumSide)) }
}
