package import Geometry
package import Scene

/// The canonical scenes, built of the shapes and paints that the widgets are built of.
package enum SceneCatalogue {
  private static let blue = Color(hex: 0x007AFF)
  private static let paleBlue = Color(hex: 0x007AFF, alpha: 77.0 / 255)
  private static let grey = Color(hex: 0x333333)
  private static let dark = Color(hex: 0x14161C)
  private static let cyan = Color(hex: 0x00FFFF)

  /// All scenes in their usual order.
  package static var all: [BenchScene] {
    let s1 = BenchScene("S1", 1080, 1080) { moment, list in
      list.background = .white
      addRing(to: &list, Point(x: 0, y: 0), 1080, moment.progress)
    }
    let s2 = BenchScene("S2", 1080, 1080) { moment, list in
      list.background = .white
      addPie(to: &list, Point(x: 0, y: 0), 1080, moment.progress)
    }
    let s4 = BenchScene("S4", 1800, 120) { drawBar($0, into: &$1) }
    let s5 = BenchScene("S5", 1920, 10, progress: 0.6137) { moment, list in
      list.background = grey
      list.fill(
        .rectangle(Rect(x: 0, y: 0, width: moment.progress * 1920, height: 10)), with: blue)
    }
    // The shadow grows and shrinks from frame to frame, so that none finds it worked out.
    let live = [0, 1e-3].map { BenchScene.Moment(progress: 0.7 + 0.3 * $0, blur: $0) }
    let moving = BenchScene(
      "S7", "list", 1800, 120,
      (0..<30).map { BenchScene.Moment(progress: 0.7, offset: 4 * Double($0)) },
      isStepwise: false
    ) { drawBar($0, into: &$1) }
    return [s1, s2] + rings + [
      s4, BenchScene("S4L", "live", 1800, 120, live, isStepwise: false) { drawBar($0, into: &$1) },
      s5, dashboard("S6", conic: true),
      dashboard("S6s", conic: false), moving, s1.steps(), s2.steps(), s4.steps(), s5.steps(),
    ]
  }

  /// The gradient rings with and without their glow.
  private static var rings: [BenchScene] {
    [
      BenchScene("S3", 1080, 1080) { moment, list in
        list.background = dark
        addGradientRing(to: &list, Point(x: 0, y: 0), 1080, moment.progress, isConic: true)
      },
      BenchScene("S3G", 1080, 1080) { moment, list in
        list.background = dark
        addGlow(to: &list, moment.progress)
        addGradientRing(to: &list, Point(x: 0, y: 0), 1080, moment.progress, isConic: true)
      },
      BenchScene("S3B", 1080, 1080) { moment, list in
        list.background = dark
        addGlow(to: &list, moment.progress)
        list.fill(.arc(gradientArc(Point(x: 0, y: 0), 1080, moment.progress)), with: cyan)
      },
    ]
  }

  private static func dashboard(_ name: String, conic: Bool) -> BenchScene {
    let moments = [0, 3e-4].map { BenchScene.Moment(progress: $0) }
    return BenchScene(name, "list", 3840, 2160, moments, isStepwise: false) { moment, list in
      list.background = dark
      for tile in 0..<24 {
        let x = Double(tile % 6) * 640
        let y = Double(tile / 6) * 540
        let p = Double(tile + 1) / 25 + moment.progress
        let corner = Point(x: x + 80, y: y + 30)
        switch tile % 4 {
        case 0: addRing(to: &list, corner, 480, p)
        case 1: addPie(to: &list, corner, 480, p)
        case 2: addGradientRing(to: &list, corner, 480, p, isConic: conic)
        default:
          addBar(
            to: &list, Rect(x: x + 20, y: y + 250, width: 600, height: 40),
            BenchScene.Moment(progress: p), hasShadow: false)
        }
      }
    }
  }

  private static func addRing(to list: inout DisplayList, _ corner: Point, _ s: Double, _ p: Double)
  {
    let width = 24.0 / 150 * s
    let center = corner + Vector(dx: s / 2, dy: s / 2)
    var arc = Arc(center: center, radius: (s - width) / 2, width: width)
    list.fill(.arc(arc), with: paleBlue)
    (arc.sweep, arc.cap, arc.capPlacement) = (Angle(turns: p), .round, .outside)
    list.fill(.arc(arc), with: blue)
  }

  private static func addPie(to list: inout DisplayList, _ corner: Point, _ s: Double, _ p: Double)
  {
    let border = 2.0 / 150 * s
    let center = corner + Vector(dx: s / 2, dy: s / 2)
    list.fill(.arc(Arc(center: center, radius: (s - border) / 2, width: border)), with: blue)
    list.fill(
      .sector(
        Sector(
          center: center, radius: s / 2 - border - 4.0 / 150 * s, start: .zero,
          sweep: Angle(turns: p))), with: blue)
  }

  /// Adds a ring, a pie or a striped bar in a square.
  package static func addWidget(
    to list: inout DisplayList, kind: Int, _ corner: Point, _ side: Double, _ p: Double
  ) {
    switch kind {
    case 0: addRing(to: &list, corner, side, p)
    case 1: addPie(to: &list, corner, side, p)
    default:
      addBar(
        to: &list,
        Rect(x: corner.x, y: corner.y + 0.4 * side, width: side, height: 0.2 * side),
        BenchScene.Moment(progress: p), hasShadow: false)
    }
  }

  private static func gradientArc(_ corner: Point, _ s: Double, _ p: Double) -> Arc {
    let center = corner + Vector(dx: s / 2, dy: s / 2)
    return Arc(
      center: center, radius: 0.3 * s, width: 0.1 * s, sweep: Angle(turns: p), cap: .round,
      capPlacement: .outside)
  }

  private static func addGradientRing(
    to list: inout DisplayList, _ corner: Point, _ s: Double, _ p: Double, isConic: Bool
  ) {
    let arc = gradientArc(corner, s, p)
    var track = arc
    (track.sweep, track.cap) = (.fullTurn, .butt)
    list.fill(.arc(track), with: Color(hex: 0xFFFFFF, alpha: 38.0 / 255))
    guard isConic else { return list.fill(.arc(arc), with: cyan) }
    list.fill(
      .arc(arc),
      with: .conic(
        ConicGradient(center: arc.center, start: .zero, sweep: arc.sweep, ramp: fiveColors)))
  }

  private static let fiveColors = ColorRamp(
    [
      GradientStop(at: 0, cyan), GradientStop(at: 0.25, .white),
      GradientStop(at: 0.5, Color(hex: 0xFF00FF)), GradientStop(at: 0.75, .white),
      GradientStop(at: 1, Color(hex: 0xFFA500)),
    ], space: .srgb)

  private static func addGlow(to list: inout DisplayList, _ p: Double) {
    list.glow(
      .arc(gradientArc(Point(x: 0, y: 0), 1080, p)),
      Glow(sigma: 43.2, color: Color(hex: 0x00FFFF, alpha: 0.6)))
  }

  private static func drawBar(_ moment: BenchScene.Moment, into list: inout DisplayList) {
    list.background = .white
    addBar(to: &list, Rect(x: 0, y: 0, width: 1800, height: 120), moment, hasShadow: true)
  }

  private static let light = ColorRamp(
    [GradientStop(at: 0, Color(hex: 0x5AC8FA)), GradientStop(at: 1, Color(hex: 0x0A64C8))],
    space: .srgb)

  private static func addBar(
    to list: inout DisplayList, _ rect: Rect, _ moment: BenchScene.Moment, hasShadow: Bool
  ) {
    let h = rect.height
    let track = RoundedRectangle(rect, cornerRadius: h / 2)
    list.fill(.roundedRectangle(track), with: Color(hex: 0xD9D9D9))
    if hasShadow {
      list.fill(
        .roundedRectangle(track),
        with: .innerShadow(
          InnerShadow(
            shape: track, offset: Vector(dx: 0, dy: h / 40), sigma: h / 20 + moment.blur,
            color: Color(hex: 0x000000, alpha: 89.0 / 255))))
    }
    var fill = track
    fill.cutMaxX = rect.minX + moment.progress * rect.width
    let light = LinearGradient(
      from: Point(x: 0, y: rect.minY), to: Point(x: 0, y: rect.maxY), ramp: light)
    list.fill(.roundedRectangle(fill), with: .linear(light))
    list.fill(
      .stripes(
        Stripes(
          container: fill, period: h, thickness: h / 2, lean: h / 4, phase: moment.offset / h)),
      with: Color(hex: 0xFFFFFF, alpha: 64.0 / 255))
    list.fill(.border(Border(track, width: h / 60)), with: Color(hex: 0x6E6E6E))
  }
}
