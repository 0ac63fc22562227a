import Scene

/// Rules for lighter and darker colours by brightness: the greatest component of hue, saturation and
/// brightness. Hue, saturation and opacity stay.
extension Color {
  /// The colour at 1.3 times its brightness, at most 1; white gives a grey of 0.99, black of 0.01.
  var lighter: Color { extreme ?? scaled(brightness: 1.3) }

  /// The colour at 0.75 times its brightness; white gives a grey of 0.99, black one of 0.01.
  var darker: Color { extreme ?? scaled(brightness: 0.75) }

  /// Whether the plain mean of the components is at least one half.
  var isLightByMean: Bool { (red + green + blue) / 3 >= 0.5 }

  private var extreme: Color? {
    if red == 1, green == 1, blue == 1 { return grey(0.99) }
    if red == 0, green == 0, blue == 0 { return grey(0.01) }
    return nil
  }

  private func grey(_ level: Double) -> Color {
    Color(red: level, green: level, blue: level, alpha: alpha)
  }

  /// Scaling all components keeps hue and saturation and scales the brightness.
  private func scaled(brightness factor: Double) -> Color {
    let brightness = max(red, green, blue)
    let scale = brightness > 0 ? min(factor, 1 / brightness) : 1
    return Color(red: red * scale, green: green * scale, blue: blue * scale, alpha: alpha)
  }
}
