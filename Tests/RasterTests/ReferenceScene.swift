import Geometry
import TestSupport
import Testing

/// A shape to be compared with the oracle.
struct ReferenceScene: CustomTestStringConvertible, Sendable {
  let name: String
  let shape: Shape

  var testDescription: String { name }

  static let all: [ReferenceScene] = circles + sectors + arcs + bars + patterns + strokes

  /// A centre that is not on the pixel grid, different for every use.
  private static func center(_ index: Int) -> Point {
    var random = SplitMix64(seed: UInt64(index) + 77)
    return Point(x: 128 + random.double(in: -1...1), y: 128 + random.double(in: -1...1))
  }

  static let circles: [ReferenceScene] = [0.4, 1, 7.3, 40, 126].enumerated().map { index, radius in
    ReferenceScene(
      name: "circle of radius \(radius)",
      shape: .circle(Circle(center: center(index), radius: radius)))
  }

  static let sectors: [ReferenceScene] = [0.004, 0.21, 0.5, 0.77, 0.998, -0.3].enumerated().map {
    index, sweep in
    ReferenceScene(
      name: "sector of \(sweep) turns",
      shape: .sector(
        Sector(
          center: center(index), radius: 120, start: Angle(turns: 0.13 * Double(index)),
          sweep: Angle(turns: sweep))))
  }

  static let arcs: [ReferenceScene] =
    arcs(.butt, .inside, sweeps: [0.002, 0.37, 0.993, 1, -0.6])
    + arcs(.round, .inside, sweeps: [0.004, 0.06, 0.37, 0.93, 0.97, 0.998])
    + arcs(.round, .outside, sweeps: [0.001, 0.37, 0.9, 0.97, 0.995, -0.6])

  private static func arcs(
    _ cap: LineCap, _ placement: CapPlacement, sweeps: [Double]
  ) -> [ReferenceScene] {
    sweeps.enumerated().map { index, sweep in
      ReferenceScene(
        name: "arc of \(sweep) turns, \(cap) \(placement)",
        shape: .arc(
          Arc(
            center: center(index), radius: index == 1 ? 30 : 100, width: index == 1 ? 40 : 22,
            start: Angle(turns: 0.17 * Double(index)), sweep: Angle(turns: sweep), cap: cap,
            capPlacement: placement)))
    }
  }

  static let bars: [ReferenceScene] = [
    bar("square corners", radius: 0), bar("small corners", radius: 5.5),
    bar("half discs", radius: 1e9), bar("cut left of its corner", radius: 30, cutMaxX: 23.3),
    bar("cut twice", radius: 30, cutMinX: 24.6, cutMaxX: 231.9),
    ReferenceScene(
      name: "rectangle", shape: .rectangle(Rect(minX: 9.3, minY: 7.7, maxX: 201.1, maxY: 8.4))),
  ]

  private static func bar(
    _ name: String, radius: Double, cutMinX: Double = -.infinity, cutMaxX: Double = .infinity
  ) -> ReferenceScene {
    ReferenceScene(
      name: "bar, \(name)",
      shape: .roundedRectangle(
        RoundedRectangle(
          Rect(minX: 10.3, minY: 80.6, maxX: 244.9, maxY: 150.2), cornerRadius: radius,
          cutMinX: cutMinX, cutMaxX: cutMaxX)))
  }

  static let patterns: [ReferenceScene] = [
    (24.0, 11.5, 30.0, 0.3), (9, 4, -12, 7.9), (40, 39, 3, -0.25), (16, 20, 8, 0),
  ].map { period, thickness, lean, phase in
    ReferenceScene(
      name: "stripes \(thickness) of \(period), lean \(lean)",
      shape: .stripes(
        Stripes(
          container: RoundedRectangle(
            Rect(minX: 8.2, minY: 90.1, maxX: 240.7, maxY: 130.9), cornerRadius: 20,
            cutMaxX: 200.4),
          period: period, thickness: thickness, lean: lean, phase: phase)))
  }

  static let strokes: [ReferenceScene] = [LineCap.butt, .round].flatMap { cap in
    [
      ReferenceScene(
        name: "\(cap) zigzag", shape: .stroke(Stroke(zigzag, width: 9.5, cap: cap))),
      ReferenceScene(name: "\(cap) curve", shape: .stroke(Stroke(curve, width: 6, cap: cap))),
      ReferenceScene(
        name: "\(cap) triangle", shape: .stroke(Stroke(triangle, width: 14, cap: cap))),
    ]
  }

  private static let zigzag: Path = {
    var path = Path()
    path.move(to: Point(x: 20.3, y: 40.1))
    path.line(to: Point(x: 90.7, y: 200.2))
    path.line(to: Point(x: 150.1, y: 60.9))
    path.line(to: Point(x: 230.6, y: 70.3))
    return path
  }()

  private static let curve: Path = {
    var path = Path()
    path.move(to: Point(x: 90.3, y: 100.1))
    path.cubic(Point(x: 120, y: 100), Point(x: 120, y: 140), to: Point(x: 150, y: 150))
    return path
  }()

  private static let triangle: Path = {
    var path = Path()
    path.move(to: Point(x: 40, y: 40))
    path.line(to: Point(x: 200, y: 60))
    path.line(to: Point(x: 90, y: 220))
    path.close()
    return path
  }()
}
