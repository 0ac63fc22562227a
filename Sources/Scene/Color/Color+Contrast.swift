extension Color {
  /// The relative luminance of the opaque colour, 0…1 (WCAG 2.2).
  public var luminance: Double {
    0.2126 * TransferFunction.linear(red) + 0.7152 * TransferFunction.linear(green)
      + 0.0722 * TransferFunction.linear(blue)
  }

  /// The contrast ratio to another opaque colour, 1…21 (WCAG 2.2).
  public func contrast(with other: Color) -> Double {
    let lighter = max(luminance, other.luminance)
    let darker = min(luminance, other.luminance)
    return (lighter + 0.05) / (darker + 0.05)
  }

  /// Of several inks the one whose worst contrast with the given grounds is best.
  public static func mostReadable(of inks: [Color], on grounds: [Color]) -> Color? {
    func worst(_ ink: Color) -> Double { grounds.map(ink.contrast(with:)).min() ?? 0 }
    return inks.max { worst($0) < worst($1) }
  }
}
