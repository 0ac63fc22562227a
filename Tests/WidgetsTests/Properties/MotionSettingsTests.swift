import Motion
import Testing

@testable import Widgets

/// What can be set about motion, one by one and in any order.
struct MotionSettingsTests {
  private typealias Setting = (name: String, text: String)

  private func look(_ look: Look, with settings: [Setting]) throws -> Look {
    var look = look
    for setting in settings { try look.set(setting.name, to: setting.text) }
    return look
  }

  /// All orders of a list.
  private func orders(_ settings: [Setting]) -> [[Setting]] {
    guard settings.count > 1 else { return [settings] }
    return settings.indices.flatMap { index in
      var rest = settings
      let first = rest.remove(at: index)
      return orders(rest).map { [first] + $0 }
    }
  }

  @Test(arguments: Look.all)
  func `it does not matter in which order motion is set`(start: Look) throws {
    let settings: [Setting] = [
      ("motion", "tween"), ("easing", "linear"), ("duration", "4"), ("duration-of", "range"),
      ("motion-quirks", "on"),
    ]
    for order in orders(settings) {
      let look = try look(start, with: order)
      #expect(look.motion == .proportional(duration: 4, .linear, .folded), "\(order.map(\.name))")
    }
    let between: [Setting] = [
      ("duration-of", "range-between-values"), ("motion", "tween"), ("duration", "2"),
      ("easing", "ease"),
    ]
    for order in orders(between) {
      let look = try look(start, with: order)
      #expect(look.motion == .proportional(duration: 2, .ease, .betweenTargets))
    }
    let springs: [Setting] = [("bounce", "0.5"), ("motion", "spring"), ("duration", "2")]
    for order in orders(springs) {
      let spring = try #require(Spring(duration: 2, bounce: 0.5))
      #expect(try look(start, with: order).motion == .spring(spring), "\(order.map(\.name))")
    }
  }

  @Test(arguments: Look.all)
  func `a kind of motion that was left comes back as it was`(start: Look) throws {
    for kinds in [["none", "tween", "spring"], ["spring", "none", "tween"]] {
      var look = start
      let own = try #require(look.properties.first { $0.name == "motion" }?.value(in: look)).text
      for kind in kinds + [own] { try look.set("motion", to: kind) }
      #expect(look == start)
    }
  }

  @Test(arguments: Look.all)
  func `every property of motion answers to a step, and to that alone`(start: Look) {
    for property in Property.motion {
      for count in [-1, 1] {
        var look = start
        property.move(by: count, in: &look, original: start)
        // What stands at the end of its scale cannot go on.
        let isAtEnd =
          switch property.value(in: start) {
          case .number(0): count < 0 && property.name != "bounce"
          default: false
          }
        #expect((property.value(in: look) != property.value(in: start)) == !isAtEnd)
        let others = start.properties.filter { $0.name != property.name }
        #expect(others.allSatisfy { $0.value(in: look) == $0.value(in: start) })
      }
    }
  }

  @Test func `a spring without time jumps, and is a spring again when it has some`() throws {
    var look = Look.ring
    let duration = try #require(look.properties.first { $0.name == "duration" })
    duration.move(by: -100, in: &look, original: .ring)
    #expect(duration.value(in: look) == .number(0))
    #expect(look.motion == .none)
    let kind = try #require(look.properties.first { $0.name == "motion" })
    #expect(kind.reading(in: look) == "spring")
    duration.move(by: 10, in: &look, original: .ring)
    #expect(look.motion == .spring(try #require(Spring(duration: 0.5))))
  }

  @Test(arguments: Look.all)
  func `what a look says of its motion makes that motion`(look: Look) {
    #expect(MotionSettings(look.motion).style == look.motion)
  }
}
