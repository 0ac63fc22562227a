import Scene

/// The colours of a ramp as premultiplied pixels at equal distances.
struct GradientTable {
  /// The number of entries; neighbours differ by a quarter level at most, if two stops are far apart.
  static let size = 1024

  let pixels: KernelArray<UInt32>

  init(_ ramp: ColorRamp) {
    pixels = KernelArray(
      (0..<Self.size).map { index in
        PremultipliedPixel.make(ramp.color(at: Double(index) / Double(Self.size - 1)))
      })
  }
}

/// The tables made last, so that a gradient that moves keeps its colours.
struct GradientTableCache {
  private var entries: [(ramp: ColorRamp, table: GradientTable)] = []
  private static let capacity = 16

  /// The table of a ramp.
  mutating func table(for ramp: ColorRamp) -> GradientTable {
    if let known = entries.first(where: { $0.ramp == ramp }) { return known.table }
    let table = GradientTable(ramp)
    if entries.count == Self.capacity { entries.removeFirst() }
    entries.append((ramp, table))
    return table
  }
}
