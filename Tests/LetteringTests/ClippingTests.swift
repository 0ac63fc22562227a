import Geometry
import Lettering
import Raster
import Scene
import Testing

/// The two parts of a run on both sides of an edge.
struct ClippingTests {
  private func masks(
    _ text: Typesetter, _ run: TextRun, _ shape: RoundedRectangle
  ) -> (inside: CoverageMask, outside: CoverageMask) {
    var (inside, outside) = (run, run)
    inside.clip = TextClip(shape)
    outside.clip = TextClip(shape, keepsOutside: true)
    return (text.mask(of: inside), text.mask(of: outside))
  }

  private let run = TextRun("88%", weight: .medium, size: 24)

  @Test(arguments: [0.0, 0.25, 0.5, 0.9])
  func `one part over the other covers what the whole run covers`(fraction: Double) throws {
    let text = try Fixtures.typesetter()
    let whole = text.mask(of: run)
    for column in stride(from: -2, through: 50, by: 3) {
      let edge = Double(column) + fraction
      let shape = RoundedRectangle(
        Rect(x: -100, y: -100, width: 400, height: 200), cornerRadius: 0, cutMaxX: edge)
      let (inside, outside) = masks(text, run, shape)
      #expect(inside.width == whole.width && outside.offsetX == whole.offsetX)
      let isRight = whole.coverage.indices.allSatisfy { index in
        let (lower, upper) = (Int(inside.coverage[index]), Int(outside.coverage[index]))
        let both = 255 - (255 - lower) * (255 - upper) / 255
        let x = Double(whole.offsetX + index % whole.width)
        if x >= edge { return lower == 0 && upper == Int(whole.coverage[index]) }
        if x + 1 <= edge { return upper == 0 && lower == Int(whole.coverage[index]) }
        return abs(both - Int(whole.coverage[index])) <= 1
      }
      #expect(isRight, "edge at \(edge)")
    }
  }

  @Test func `a round end splits by its circle`() throws {
    let text = try Fixtures.typesetter()
    let shape = RoundedRectangle(
      Rect(x: -40, y: -20, width: 60, height: 24), cornerRadius: 12)
    let whole = text.mask(of: run)
    let (inside, outside) = masks(text, run, shape)
    for index in whole.coverage.indices where whole.coverage[index] > 0 {
      let x = Double(whole.offsetX + index % whole.width) + 0.5
      let y = Double(whole.offsetY + index / whole.width) + 0.5
      let center = Point(x: 8, y: -8)
      let distance = x < 8 ? 0 : (Point(x: x, y: y) - center).length
      if distance > 12.8 { #expect(inside.coverage[index] == 0) }
      if distance < 11.2 && y > -19 && y < 3 { #expect(outside.coverage[index] == 0) }
    }
  }

  @Test func `a clip changes no measures, and a shape without area leaves all outside`() throws {
    let text = try Fixtures.typesetter()
    let nothing = RoundedRectangle(Rect(x: 5, y: 5, width: 0, height: 9), cornerRadius: 3)
    let (inside, outside) = masks(text, run, nothing)
    #expect(inside.coverage.allSatisfy { $0 == 0 })
    #expect(outside == text.mask(of: run))
    var clipped = run
    clipped.clip = TextClip(nothing)
    #expect(text.metrics(of: clipped) == text.metrics(of: run))
  }
}
