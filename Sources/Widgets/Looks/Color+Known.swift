import Scene

/// Colours that the reproduced systems use.
extension Color {
  static let systemPrimaryBlue = Color(red: 0, green: 0, blue: 1)
  static let systemCyan = Color(red: 0, green: 1, blue: 1)
  static let systemMagenta = Color(red: 1, green: 0, blue: 1)
  static let systemOrange = Color(red: 1, green: 0.5, blue: 0)
  static let systemPurple = Color(red: 0.5, green: 0, blue: 0.5)
  static let systemDarkGray = Color(red: 1.0 / 3, green: 1.0 / 3, blue: 1.0 / 3)
  static let systemMiddleGray = Color(red: 0.5, green: 0.5, blue: 0.5)
  /// The ground of the gradient ring's sample: white at a level of 0.22.
  static let systemDark = Color(red: 0.22, green: 0.22, blue: 0.22)
  static let ldBlue = Color(red: 0.07, green: 0.56, blue: 1)
  static let ldGreen = Color(red: 0, green: 0.64, blue: 0)
  static let ldRed = Color(red: 0.73, green: 0.1, blue: 0)
  static let ldTrack = Color(red: 0.51, green: 0.51, blue: 0.51)
}
