/// How the connection to the display is made.
public nonisolated struct ShellOptions: Hashable, Sendable {
  /// The name that desktops show for the program, for example in a sound or power dialog.
  public var applicationName: String
  /// The SDL video drivers to try, separated by commas; nil follows SDL_VIDEODRIVER, and without it
  /// every driver that shows pictures.
  public var videoDriver: String?
  /// Whether the screen saver is held off all the time; it always is while in full screen.
  public var holdsOffScreenSaver: Bool

  /// Makes options.
  public init(
    applicationName: String = "Arcline", videoDriver: String? = nil,
    holdsOffScreenSaver: Bool = false
  ) {
    self.applicationName = applicationName
    self.videoDriver = videoDriver
    self.holdsOffScreenSaver = holdsOffScreenSaver
  }
}
