import Testing

/// Blurring masks.
struct BlurTests {
  private static let sizes = [(1, 1), (3, 2), (31, 9), (32, 5), (33, 40), (70, 3)]

  private static func mask(_ count: Int, _ random: inout Random) -> [Float] {
    (0..<count).map { _ in Float(Int.random(in: 0...255, using: &random)) }
  }

  /// A window whose values add up to 1 over both halves.
  private static func window(_ radius: Int) -> [Float] {
    let raw = (0...radius).map { Float(radius + 1 - $0) }
    let sum = raw.dropFirst().reduce(raw[0]) { $0 + 2 * $1 }
    return raw.map { $0 / sum }
  }

  @Test(arguments: Kernels.available)
  func `Every value is the window's sum, with zeros beyond the mask`(kernels: Kernels) {
    var random = Random(seed: 61)
    for (width, height) in Self.sizes {
      for radius in [0, 1, 4, 50] {
        let weights = Self.window(radius)
        let mask = Self.mask(width * height, &random)
        var blurred = mask
        kernels.blur(&blurred, width: width, height: height, weights: weights)
        func weight(_ distance: Int) -> Double {
          abs(distance) <= radius ? Double(weights[abs(distance)]) : 0
        }
        for y in 0..<height {
          for x in 0..<width {
            var sum = 0.0
            for v in 0..<height {
              for u in 0..<width {
                sum += weight(v - y) * weight(u - x) * Double(mask[v * width + u])
              }
            }
            #expect(abs(Double(blurred[y * width + x]) - sum) < 1e-3)
          }
        }
      }
    }
  }

  @Test
  func `All kernels give the same bits`() {
    var random = Random(seed: 62)
    for (width, height) in Self.sizes + [(170, 170)] {
      let mask = Self.mask(width * height, &random)
      let results = Kernels.available.map { kernels in
        var blurred = mask
        kernels.blur(&blurred, width: width, height: height, weights: Self.window(20))
        return blurred.map(\.bitPattern)
      }
      #expect(results.allSatisfy { $0 == results[0] })
    }
  }
}
