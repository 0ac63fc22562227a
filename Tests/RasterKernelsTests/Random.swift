/// A small reproducible source of test values (SplitMix64).
struct Random: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  /// Any pixels at all, whatever their alpha.
  mutating func pixels(_ count: Int) -> [UInt32] {
    (0..<count).map { _ in UInt32(truncatingIfNeeded: next()) }
  }

  /// Premultiplied pixels, with runs of opaque and of empty ones.
  consuming func premultiplied(_ count: Int) -> [UInt32] {
    var random = self
    return (0..<count).map { index in
      let alpha: UInt32 =
        switch index / 11 % 4 {
        case 0: 255
        case 2: 0
        default: UInt32.random(in: 0...255, using: &random)
        }
      let channels = (0..<3).map { _ in UInt32.random(in: 0...alpha, using: &random) }
      return alpha << 24 | channels[0] << 16 | channels[1] << 8 | channels[2]
    }
  }

  /// Coverage with runs of nothing, of everything and of mixed values.
  mutating func coverage(_ count: Int) -> [UInt8] {
    let phase = Int.random(in: 0..<40, using: &self)
    return (0..<count).map { index in
      switch (index + phase) / 10 % 4 {
      case 0: 0
      case 2: 255
      default: UInt8.random(in: 0...255, using: &self)
      }
    }
  }
}
