import Scene
import Testing

@testable import Widgets

struct ThemeTests {
  private static let accents: [PaletteColor] = [
    .blue, .teal, .green, .amber, .red, .violet, .pink,
  ]

  @Test(arguments: Theme.all)
  func `accents stand out from the ground by three to one`(theme: Theme) {
    for accent in Self.accents {
      let color = theme.color(of: accent)
      #expect(color.contrast(with: theme.background) >= 3)
      #expect(color.contrast(with: theme.panel) >= 3)
    }
  }

  @Test(arguments: Theme.all)
  func `text stands out from the ground by four and a half to one`(theme: Theme) {
    for ground in [theme.background, theme.panel] {
      #expect(theme.text.contrast(with: ground) >= 4.5)
      #expect(theme.secondaryText.contrast(with: ground) >= 4.5)
    }
  }

  @Test(arguments: Theme.all)
  func `accents are near one lightness`(theme: Theme) {
    let lightnesses = Self.accents.map { OKLab(theme.color(of: $0)).lightness }
    #expect((lightnesses.max() ?? 1) - (lightnesses.min() ?? 0) <= 0.1)
  }

  @Test func `themes and looks are found by their names only`() {
    for theme in Theme.all { #expect(Theme(named: theme.name) == theme) }
    for look in Look.own { #expect(Look(named: look.name) == look) }
    #expect(Theme(named: "Dark") == nil)
    #expect(Look(named: "") == nil)
  }
}
