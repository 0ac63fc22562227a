import Geometry
import Raster
import Scene
import TestSupport
import Testing

/// Faults that progress indicators are known for, at the measures of a ring and of a pill.
struct IndicatorCaseTests {
  private static let fill = Color(hex: 0x00C853)
  private static let track = Color(hex: 0x303030)
  private static let fillPixel: UInt32 = 0xFF00_C853
  private static let trackPixel: UInt32 = 0xFF30_3030

  private static func arc(
    _ sweep: Angle, start: Angle = .zero, cap: LineCap, _ placement: CapPlacement = .inside
  ) -> Arc {
    Arc(
      center: Point(x: 100, y: 100), radius: 80, width: 20, start: start, sweep: sweep, cap: cap,
      capPlacement: placement)
  }

  private static func ring(_ arc: Arc?) -> [UInt32] {
    var list = DisplayList(background: .black)
    list.fill(.arc(Self.arc(.fullTurn, cap: .butt)), with: track)
    if let arc { list.fill(.arc(arc), with: fill) }
    return render(list, width: 200, height: 200)
  }

  /// The pixel on the centre line in a direction.
  private static func sample(_ pixels: [UInt32], degrees: Double) -> UInt32 {
    let direction = Angle(degrees: degrees).direction
    return pixels[Int(100 + 80 * direction.dy) * 200 + Int(100 + 80 * direction.dx)]
  }

  @Test("An empty ring is its track alone", arguments: [CapPlacement.inside, .outside])
  func emptyRing(placement: CapPlacement) {
    #expect(Self.ring(Self.arc(.zero, cap: .round, placement)) == Self.ring(nil))
  }

  @Test(
    "A thousandth of a ring is a plain disc at its start",
    arguments: [CapPlacement.inside, .outside])
  func firstThousandth(placement: CapPlacement) {
    let arc = Self.arc(Angle(turns: 0.001), cap: .round, placement)
    let (pixels, track) = (Self.ring(arc), Self.ring(nil))
    let middle = Point(x: 100.25, y: 20)
    var differing = 0
    for index in pixels.indices where pixels[index] != track[index] {
      let center = Point(x: Double(index % 200) + 0.5, y: Double(index / 200) + 0.5)
      #expect((center - middle).length <= 10 + 1)
      differing += 1
    }
    #expect(differing > 0)
    // The arc alone is a disc, stretched by a quarter of a pixel on either side at most.
    let radius = placement == .inside ? 80 * Angle(turns: 0.0005).direction.dx : 10
    let disc = render(.circle(Circle(center: middle, radius: radius)), width: 200, height: 40)
    let alone = render(.arc(arc), width: 200, height: 40)
    let difference = ImageDifference(
      alone, expected: disc.map(ExactPixel.init(packed:)), width: 200)
    #expect(difference.max <= 255 * 0.26, "\(difference)")
  }

  @Test("A full ring has neither gap nor cap", arguments: [CapPlacement.inside, .outside])
  func fullRing(placement: CapPlacement) {
    let butt = Self.ring(Self.arc(.fullTurn, cap: .butt))
    let round = Self.ring(Self.arc(Angle(degrees: 360), cap: .round, placement))
    #expect(butt == round)
    for step in 0..<720 {
      let degrees = Double(step) / 2
      #expect(Self.sample(butt, degrees: degrees) == Self.fillPixel, "\(degrees) degrees")
    }
  }

  @Test(
    "Equal start directions give identical pictures", arguments: [0.0, 90],
    [LineCap.butt, .round])
  func startDirections(quarter: Double, cap: LineCap) {
    // The case counts from three o'clock, a quarter turn after ours; both ways must hold.
    let pictures = [-90.0, 270, 630].map { degrees in
      Self.ring(Self.arc(Angle(turns: 0.5), start: Angle(degrees: degrees + quarter), cap: cap))
    }
    #expect(pictures[0] == pictures[1])
    #expect(pictures[0] == pictures[2])
  }

  @Test("Half a ring is fill on one side and track on the other", arguments: [-90.0, 270, 630])
  func halfRing(degrees: Double) {
    let start = Angle(degrees: degrees + 90)
    let pixels = Self.ring(Self.arc(Angle(turns: 0.5), start: start, cap: .butt))
    for step in 1..<180 {
      #expect(Self.sample(pixels, degrees: Double(step)) == Self.fillPixel, "\(step)")
      #expect(Self.sample(pixels, degrees: Double(step + 180)) == Self.trackPixel, "\(step + 180)")
    }
  }

  @Test("A nearly empty pill stays inside its outline")
  func nearlyEmptyPill() {
    let rect = Rect(x: 0, y: 0, width: 150, height: 20)
    let track = RoundedRectangle(rect, cornerRadius: 10)
    var filled = track
    filled.cutMaxX = 7.5
    var list = DisplayList(background: .black)
    list.fill(.roundedRectangle(track), with: Self.track)
    let empty = render(list, width: 150, height: 20)
    list.fill(.roundedRectangle(filled), with: Self.fill)
    let pixels = render(list, width: 150, height: 20)
    let outline = render(.roundedRectangle(track), width: 150, height: 20)
    let ink = render(.roundedRectangle(filled), width: 150, height: 20)
    for y in 0..<20 {
      for x in 0..<150 {
        let index = y * 150 + x
        // Left of the cut the fill is exactly the track's outline, right of it there is none.
        if x < 7 { #expect(ink[index] == outline[index]) }
        if x >= 8 { #expect(pixels[index] == empty[index]) }
      }
      // The half height is 3.1 at the middle of column 0 and 4.4 at its right edge.
      if y <= 4 || y >= 15 { #expect(pixels[y * 150] == 0xFF00_0000) }
    }
    #expect(pixels[10 * 150 + 3] == Self.fillPixel)
  }
}
