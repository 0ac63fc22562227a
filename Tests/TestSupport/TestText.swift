public import Raster
public import Scene

/// Draws no text at all.
public struct NoText: TextRasterizing {
  /// Makes the silent rasterizer.
  public init() {}

  /// Nothing takes no room.
  public func metrics(of run: TextRun) -> TextMetrics {
    TextMetrics(advance: 0, ascent: 0, descent: 0, digitHeight: 0)
  }

  /// No pixels.
  public func mask(of run: TextRun) -> CoverageMask { .empty }
}

/// Draws every character as a block with soft pixels, standing in for glyphs.
public struct BlockText: TextRasterizing {
  /// Makes the rasterizer of blocks.
  public init() {}

  private static let cell = 6
  private static let height = 9

  /// Six pixels for each character.
  public func metrics(of run: TextRun) -> TextMetrics {
    TextMetrics(
      advance: Double(Self.cell * run.text.utf8.count), ascent: Double(Self.height), descent: 0,
      digitHeight: Double(Self.height))
  }

  /// Coverage that depends on the character and on the place within it.
  public func mask(of run: TextRun) -> CoverageMask {
    let characters = Array(run.text.utf8)
    guard !characters.isEmpty else { return .empty }
    let width = Self.cell * characters.count
    var coverage: [UInt8] = []
    for y in 0..<Self.height {
      for x in 0..<width {
        let code = Int(characters[x / Self.cell])
        coverage.append(UInt8(truncatingIfNeeded: code &* (x % Self.cell + 1) &* (y + 3)))
      }
    }
    return CoverageMask(
      width: width, height: Self.height, offsetX: 1, offsetY: -Self.height, coverage: coverage)
  }
}
