/// The kernels' arithmetic in its plainest form, one channel and one pixel at a time.
enum Reference {
  /// x·a / 255 rounded to nearest; a tie cannot occur, since 255 is odd.
  static func scale(_ x: UInt32, _ a: UInt32) -> UInt32 {
    (2 * x * a + 255) / 510
  }

  static func scale(pixel: UInt32, _ a: UInt8) -> UInt32 {
    join(channels(pixel).map { scale($0, UInt32(a)) })
  }

  static func over(_ source: UInt32, _ destination: UInt32) -> UInt32 {
    let inverse = 255 - source >> 24
    return join(
      zip(channels(source), channels(destination)).map { ($0 + scale($1, inverse)) % 256 })
  }

  /// Blue, green, red, alpha.
  static func channels(_ pixel: UInt32) -> [UInt32] {
    [pixel & 255, pixel >> 8 & 255, pixel >> 16 & 255, pixel >> 24]
  }

  private static func join(_ channels: [UInt32]) -> UInt32 {
    channels[0] | channels[1] << 8 | channels[2] << 16 | channels[3] << 24
  }
}

/// Every run of up to 70 pixels at eight places of a row that is eight pixels longer on each side.
let shortRuns: [Range<Int>] = (0...70).flatMap { length in
  (0..<8).map { (8 + $0)..<(8 + $0 + length) }
}

/// The length of a row that holds every one of `shortRuns` with space around.
let rowLength = 96
