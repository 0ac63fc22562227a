/// The bounds of what a typesetter keeps for the next time.
public struct LetteringLimits: Hashable, Sendable {
  /// The greatest number of bytes of coverage kept; a larger mask is made anew each time.
  public var maskBytes: Int
  /// The greatest number of masks kept, single digits among them.
  public var maskCount: Int
  /// The greatest number of open fonts; each size of a face is one.
  public var openFonts: Int

  /// Sets the bounds; by default 4 MiB, 256 masks and 32 fonts.
  ///
  /// Values below 1 count as 1.
  public init(maskBytes: Int = 4 << 20, maskCount: Int = 256, openFonts: Int = 32) {
    self.maskBytes = max(1, maskBytes)
    self.maskCount = max(1, maskCount)
    self.openFonts = max(1, openFonts)
  }
}

/// What a typesetter made and keeps, for tests and overlays.
public struct LetteringStatistics: Hashable, Sendable {
  /// The number of masks drawn since the start, single digits among them.
  public var masksMade: Int
  /// The number of masks dropped to stay within the bounds.
  public var masksEvicted: Int
  /// The number of masks kept now.
  public var cachedMasks: Int
  /// The bytes of coverage kept now.
  public var cachedBytes: Int
  /// The number of fonts open now; each size of a face is one.
  public var openFonts: Int
  /// The number of fonts opened since the start.
  public var fontsOpened: Int
}
