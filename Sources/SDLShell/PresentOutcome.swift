/// What came of presenting a frame.
public nonisolated enum PresentOutcome: Hashable, Sendable {
  /// The picture was handed to the display.
  case presented
  /// Nothing was shown: the window is hidden, minimised or without area, or there was no damage.
  case skipped
  /// SDL has refused, and the next frame tries again with everything.
  case deferred(SDLError)

  /// Whether the next frame has to try again.
  public var isDeferred: Bool { if case .deferred = self { true } else { false } }
}

/// What a window has done so far.
public nonisolated struct PresentationCounters: Hashable, Sendable {
  /// The number of textures created.
  public var texturesMade = 0
  /// The number of textures destroyed; equal to `texturesMade` once the window is closed.
  public var texturesFreed = 0
  /// The number of frames handed to the display.
  public var framesPresented = 0

  /// Makes counters at zero.
  public init() {}
}
