import Geometry
import Raster
import Scene
import TestSupport
import Testing

struct ConicTests {
  private let ramp = ColorRamp(
    [
      GradientStop(at: 0, Color(hex: 0xFF0000)), GradientStop(at: 0.5, Color(hex: 0xFFFF00)),
      GradientStop(at: 1, Color(hex: 0x00FF00)),
    ], space: .srgb)

  /// The pixel that contains the point of the ring's centre line in a direction.
  private func sample(_ pixels: [UInt32], _ angle: Angle) -> UInt32 {
    let point = Point(x: 100, y: 100) + angle.direction * 80
    return pixels[Int(point.y) * 200 + Int(point.x)]
  }

  private func ring(sweep: Angle, cap: LineCap) -> [UInt32] {
    let arc = Arc(
      center: Point(x: 100, y: 100), radius: 80, width: 20, sweep: sweep, cap: cap,
      capPlacement: .outside)
    var list = DisplayList(background: .black)
    list.fill(
      .arc(arc),
      with: .conic(ConicGradient(center: arc.center, start: .zero, sweep: sweep, ramp: ramp)))
    return render(list, width: 200, height: 200)
  }

  private func expect(_ pixel: UInt32, _ color: (Int, Int, Int), within limit: Int) {
    let channels = [16, 8, 0].map { Int(pixel >> UInt32($0) & 0xFF) }
    let wanted = [color.0, color.1, color.2]
    #expect(
      zip(channels, wanted).allSatisfy { abs($0 - $1) <= limit }, "\(channels) for \(wanted)")
  }

  @Test("A full turn ends in the last colour (case A06)")
  func fullTurn() {
    let pixels = ring(sweep: .fullTurn, cap: .butt)
    expect(sample(pixels, Angle(degrees: 1)), (255, 1, 0), within: 4)
    expect(sample(pixels, Angle(degrees: 180)), (255, 255, 0), within: 4)
    expect(sample(pixels, Angle(degrees: 359)), (1, 255, 0), within: 4)
    for step in 1...718 {
      #expect(sample(pixels, Angle(degrees: Double(step) / 2)) & 0xFF <= 3)
    }
  }

  @Test("Each cap has the colour of its own end", arguments: [0.3, 0.5, 0.8])
  func caps(turns: Double) {
    let pixels = ring(sweep: Angle(turns: turns), cap: .round)
    // Five degrees into a cap of seven on either side.
    expect(sample(pixels, Angle(degrees: -5)), (255, 0, 0), within: 1)
    expect(sample(pixels, Angle(turns: turns) + Angle(degrees: 5)), (0, 255, 0), within: 1)
  }

  @Test("Every pixel has the colour of its angle within two levels")
  func everywhere() {
    let pixels = ring(sweep: Angle(turns: 0.75), cap: .butt)
    for step in 2..<268 {
      let angle = Angle(degrees: Double(step))
      let point = Point(x: 100, y: 100) + angle.direction * 80
      let center = Point(x: point.x.rounded(.down) + 0.5, y: point.y.rounded(.down) + 0.5)
      let spoke = center - Point(x: 100, y: 100)
      // The angle of the pixel's centre, from the sine and the cosine of its offset to the sample.
      let along = angle.tangent.dot(spoke) / angle.direction.dot(spoke)
      let place = (angle + Angle.arcTangent(along)).turns / 0.75
      let color = ramp.color(at: place)
      expect(
        sample(pixels, angle),
        (Int(color.red * 255), Int(color.green * 255), Int(color.blue * 255)),
        within: 2)
    }
  }
}
