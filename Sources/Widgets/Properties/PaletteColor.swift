public import Scene

/// A colour by its name: an accent of the theme, or one that some systems know by a name.
public enum PaletteColor: String, CaseIterable, Hashable, Sendable {
  /// The first colour of a running job.
  case blue
  /// The second job's colour where amber is taken.
  case teal
  /// The colour of completion.
  case green
  /// The colour of attention.
  case amber
  /// The colour of failure.
  case red
  /// An accent between blue and pink.
  case violet
  /// An accent between violet and red.
  case pink
  /// The bright first stop of a glowing gradient.
  case cyan
  /// The colour of numbers and titles.
  case text
  /// The colour of details.
  case secondary
  /// The part of an indicator that is still to be filled; translucent.
  case track
  /// The colour behind everything.
  case background
  /// The colour of cards over the background.
  case panel
  /// Black on a light ground, white on a dark one.
  case label
  /// The blue of a well-known mobile system, in its light and dark form.
  case systemBlue = "system-blue"
  /// The grey of the same system.
  case systemGray = "system-gray"
  /// Opaque black.
  case black
  /// Opaque white.
  case white
  /// Nothing.
  case clear
}

extension Theme {
  /// The colour of a name.
  public func color(of name: PaletteColor) -> Color {
    switch name {
    case .blue: blue
    case .teal: teal
    case .green: green
    case .amber: amber
    case .red: red
    case .violet: violet
    case .pink: pink
    case .cyan: cyan
    case .text: text
    case .secondary: secondaryText
    case .track: track
    case .background: background
    case .panel: panel
    case .label: isLight ? .black : .white
    case .systemBlue: Color(hex: isLight ? 0x007AFF : 0x0A84FF)
    case .systemGray: Color(hex: 0x8E8E93)
    case .black: .black
    case .white: .white
    case .clear: .clear
    }
  }
}
