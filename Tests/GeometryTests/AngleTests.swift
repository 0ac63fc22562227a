import Geometry
import TestSupport
import Testing

struct AngleTests {
  @Test("Folding leaves the direction and lands in one turn")
  func folding() {
    var random = SplitMix64(seed: 1)
    for _ in 0..<2000 {
      let angle = Angle(turns: random.double(in: -50...50))
      let folded = angle.folded
      #expect(folded.turns >= 0 && folded.turns < 1)
      #expect((folded.direction - angle.direction).length < 1e-12)
    }
    #expect(Angle(turns: -1e-20).folded.turns == 0)
    #expect(Angle(turns: -0.25).folded.turns == 0.75)
    #expect(Angle(turns: 3).folded.turns == 0)
  }

  @Test(
    "Quarter turns point exactly up, right, down and left",
    arguments: [
      (0.0, 0.0, -1.0), (90, 1, 0), (180, 0, 1), (270, -1, 0), (360, 0, -1), (-90, -1, 0),
      (-180, 0, 1), (-270, 1, 0), (3690, 1, 0),
    ])
  func quarters(degrees: Double, dx: Double, dy: Double) {
    #expect(Angle(degrees: degrees).direction == Vector(dx: dx, dy: dy))
  }

  @Test("Mirrored angles have exactly mirrored directions")
  func mirrored() {
    var random = SplitMix64(seed: 2)
    for round in 0..<2000 {
      // Small angles have finer fractions than a turn minus them could keep.
      let scale = round % 2 == 0 ? 3 : 0.003
      let angle = Angle(turns: random.double(in: -1...1) * scale)
      let direction = angle.direction
      let mirror = Angle(turns: -angle.turns).direction
      #expect(mirror == Vector(dx: -direction.dx, dy: direction.dy))
      #expect(abs(direction.length - 1) < 1e-15)
    }
  }

  @Test("Minus 90, 270 and 630 degrees are one direction")
  func sameDirection() {
    let directions = [-90.0, 270, 630].map { Angle(degrees: $0).direction }
    #expect(directions[0] == directions[1])
    #expect(directions[0] == directions[2])
  }

  @Test("The tangent leads clockwise")
  func tangent() {
    for turns in stride(from: 0.0, to: 1, by: 0.01) {
      let angle = Angle(turns: turns)
      let ahead = Angle(turns: turns + 1e-6).direction - angle.direction
      #expect((ahead * (1 / ahead.length) - angle.tangent).length < 1e-5)
    }
  }

  @Test("Units agree, and numbers that are not finite are zero")
  func units() {
    #expect(Angle(degrees: 90).turns == 0.25)
    #expect(abs(Angle(radians: .pi).turns - 0.5) < 1e-16)
    for value in [Double.nan, .infinity, -.infinity] { #expect(Angle(turns: value) == .zero) }
    #expect(abs(Angle(turns: 1e300).direction.length - 1) < 1e-15)
  }

  @Test("Inverse functions undo the direction's components and clamp")
  func inverses() {
    for turns in stride(from: -0.24, through: 0.24, by: 0.01) {
      let direction = Angle(turns: turns).direction
      #expect(abs(Angle.arcSine(direction.dx).turns - turns) < 1e-9)
      #expect(abs(Angle.arcCosine(-direction.dy).turns - abs(turns)) < 1e-9)
      #expect(abs(Angle.arcTangent(-direction.dx / direction.dy).turns - turns) < 1e-12)
    }
    #expect(Angle.arcSine(7).turns == 0.25)
    #expect(Angle.arcCosine(-7).turns == 0.5)
  }
}

extension Vector {
  fileprivate static func - (a: Vector, b: Vector) -> Vector { a + -b }
}
