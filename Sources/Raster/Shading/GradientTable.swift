import Geometry
import Scene

/// The colours of a ramp as premultiplied pixels at equal distances.
struct GradientTable {
  /// The number of entries; neighbours differ by a quarter level at most, if two stops are far apart.
  static let size = 1024

  /// The colours: rounded to the nearest level, or down when there are fractions.
  let pixels: KernelArray<UInt32>
  /// What rounding down left out, in 256ths of a level of each channel; nil without dithering.
  let fractions: KernelArray<UInt32>?

  init(_ ramp: ColorRamp, isDithered: Bool) {
    let colors = (0..<Self.size).map { ramp.color(at: Double($0) / Double(Self.size - 1)) }
    guard isDithered else {
      pixels = KernelArray(colors.map(PremultipliedPixel.make))
      fractions = nil
      return
    }
    let parts = colors.map(PremultipliedPixel.makeParts)
    pixels = KernelArray(parts.map(\.whole))
    fractions = KernelArray(parts.map(\.fractions))
  }
}

extension ColorRamp {
  /// Bands of this width, in pixels, begin to be seen.
  private static let visibleBand = 3.0

  /// Whether levels would lie so far apart on a stretch of this length, in pixels, that they show as
  /// bands.
  func showsBands(over length: Double) -> Bool {
    zip(stops, stops.dropFirst()).contains { low, high in
      let (a, b) = (low.color, high.color)
      let difference = max(
        abs(a.red - b.red), abs(a.green - b.green), abs(a.blue - b.blue), abs(a.alpha - b.alpha))
      let levels = difference * 255
      return levels >= 1 && (high.location - low.location) * length > Self.visibleBand * levels
    }
  }
}

/// The tables made last, so that a gradient that moves keeps its colours.
struct GradientTableCache {
  private var entries: [(ramp: ColorRamp, isDithered: Bool, table: GradientTable)] = []
  private static let capacity = 16

  /// The table of a ramp, with or without fractions.
  mutating func table(for ramp: ColorRamp, isDithered: Bool) -> GradientTable {
    if let known = entries.first(where: { $0.isDithered == isDithered && $0.ramp == ramp }) {
      return known.table
    }
    let table = GradientTable(ramp, isDithered: isDithered)
    if entries.count == Self.capacity { entries.removeFirst() }
    entries.append((ramp, isDithered, table))
    return table
  }
}
