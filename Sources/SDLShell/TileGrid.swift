internal import Geometry

/// Cuts a picture into tiles that textures can hold.
nonisolated struct TileGrid: Equatable {
  /// The limit assumed when a renderer says 0, which means that it does not know.
  static let assumedLimit = 16_384
  /// The least limit that is tried before giving up.
  static let leastLimit = 256

  /// The tiles, row by row; together they cover the picture once.
  let tiles: [IntRect]

  /// Cuts a picture of the given size; a limit below 1 counts as 1.
  init(width: Int, height: Int, limit: Int) {
    let limit = max(1, limit)
    var tiles: [IntRect] = []
    for y in stride(from: 0, to: height, by: limit) {
      for x in stride(from: 0, to: width, by: limit) {
        tiles.append(
          IntRect(x: x, y: y, width: min(limit, width - x), height: min(limit, height - y)))
      }
    }
    self.tiles = tiles
  }
}
