import TestSupport
import Testing

@testable import Widgets

struct GoldenTests {
  @Test(arguments: Look.own, Theme.all)
  func `a look at 42 percent is as it was approved`(look: Look, theme: Theme) throws {
    let studio = try Studio()
    let list = studio.list(look, .make(240, 180), theme: theme)
    let pixels = studio.pixels(list, width: 240, height: 180)
    try Golden.expect(pixels, width: 240, named: "\(look.name)-\(theme.name)")
  }
}
