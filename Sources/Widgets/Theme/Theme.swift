public import Scene

/// The colours a board is drawn in.
///
/// The accents are near one lightness, so that no job shouts; text reaches a contrast of 4.5:1 and
/// graphics 3:1 against what they stand on.
public struct Theme: Hashable, Sendable {
  /// The name by which the theme is chosen.
  public let name: String
  /// The colour behind everything.
  public private(set) var background: Color
  /// The colour of cards over the background.
  public let panel: Color
  /// The colour of numbers and titles.
  public private(set) var text: Color
  /// The colour of details.
  public private(set) var secondaryText: Color
  /// The part of an indicator that is still to be filled; translucent.
  public let track: Color
  /// The colour of a running job shown as a ring or a line.
  public let blue: Color
  /// The colour of completed jobs and of striped bars.
  public let green: Color
  /// The colour of jobs that need a look: paused, stalled or ended early.
  public let amber: Color
  /// The colour of failure.
  public let red: Color
  /// An accent for further jobs.
  public let teal: Color
  /// An accent for further jobs, between blue and pink.
  public let violet: Color
  /// An accent for further jobs.
  public let pink: Color
  /// The bright first stop of a glowing gradient, which goes on through blue, violet and pink.
  public let cyan: Color
  /// Whether figures are dark on a light ground.
  public let isLight: Bool

  /// Light figures on a dark ground.
  public static let dark = Theme(
    name: "dark", background: Color(hex: 0x0E1116), panel: Color(hex: 0x151A21),
    text: Color(hex: 0xF2F5F7),
    secondaryText: Color(hex: 0x9AA4AE), track: Color(hex: 0xFFFFFF, alpha: 0.10),
    accents: Accents(
      blue: 0x5AA2FF, green: 0x4BC970, amber: 0xF0B13A, red: 0xFF736B, teal: 0x22C9B8,
      violet: 0xA98CFF, pink: 0xFF7DAE, cyan: 0x38E1FF), isLight: false)

  /// Dark figures on a light ground.
  public static let light = Theme(
    name: "light", background: Color(hex: 0xF3F5F8), panel: Color(hex: 0xFFFFFF),
    text: Color(hex: 0x12161B),
    secondaryText: Color(hex: 0x5B6570), track: Color(hex: 0x0B1320, alpha: 0.09),
    accents: Accents(
      blue: 0x1A73D5, green: 0x148A43, amber: 0xA36E00, red: 0xC43F3E, teal: 0x0F8A80,
      violet: 0x7A52C7, pink: 0xBE3D70, cyan: 0x0E9BB8), isLight: true)

  /// All themes, the default first.
  public static let all = [dark, light]

  /// The theme of a name, or nil when there is none.
  public init?(named name: String) {
    guard let theme = Self.all.first(where: { $0.name == name }) else { return nil }
    self = theme
  }

  /// The theme for what stands on a card: the card's colour is the ground.
  public var onPanel: Theme {
    var theme = self
    theme.background = panel
    return theme
  }

  /// The theme for what stands on a ground of its own: texts that are not readable there are black or
  /// white, whichever is.
  ///
  /// A translucent ground lies over the theme's background.
  func standing(on ground: Color) -> Theme {
    var theme = self
    theme.background = ground.composited(over: background)
    theme.text = theme.readable(text)
    theme.secondaryText = theme.readable(secondaryText)
    return theme
  }

  private func readable(_ ink: Color) -> Color {
    guard ink.contrast(with: background) < 4.5 else { return ink }
    return Color.mostReadable(of: [.black, .white], on: [background]) ?? ink
  }

  /// Accents as 0xRRGGBB.
  private struct Accents {
    let blue, green, amber, red, teal, violet, pink, cyan: UInt32
  }

  private init(
    name: String, background: Color, panel: Color, text: Color, secondaryText: Color, track: Color,
    accents: Accents, isLight: Bool
  ) {
    self.name = name
    self.background = background
    self.panel = panel
    self.text = text
    self.secondaryText = secondaryText
    self.track = track
    self.isLight = isLight
    blue = Color(hex: accents.blue)
    green = Color(hex: accents.green)
    amber = Color(hex: accents.amber)
    red = Color(hex: accents.red)
    teal = Color(hex: accents.teal)
    violet = Color(hex: accents.violet)
    pink = Color(hex: accents.pink)
    cyan = Color(hex: accents.cyan)
  }
}
