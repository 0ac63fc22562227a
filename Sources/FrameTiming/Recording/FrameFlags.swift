/// What is to be known about a frame beside its times.
public struct FrameFlags: OptionSet, Sendable, Hashable, BitwiseCopyable {
  /// The bits.
  public let rawValue: UInt16

  /// Creates flags from their bits.
  public init(rawValue: UInt16) { self.rawValue = rawValue }

  /// The picture stood still before: the time since the last frame says nothing about pace.
  public static let afterRest = FrameFlags(rawValue: 1 << 0)
  /// The machine slept or the process was stopped before this frame, as other clocks show.
  public static let resumed = FrameFlags(rawValue: 1 << 1)
  /// The animation clock left time out, because the step was too long for it.
  public static let clamped = FrameFlags(rawValue: 1 << 2)
  /// The window changed its size.
  public static let resized = FrameFlags(rawValue: 1 << 3)
  /// Textures were made anew, because the display lost them.
  public static let targetsReset = FrameFlags(rawValue: 1 << 4)
  /// The window was hidden or minimised.
  public static let hidden = FrameFlags(rawValue: 1 << 5)
  /// The overlay of the timing itself was drawn.
  public static let overlay = FrameFlags(rawValue: 1 << 6)
  /// Nothing was presented.
  public static let notPresented = FrameFlags(rawValue: 1 << 7)
}
