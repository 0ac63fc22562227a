import Motion
import Scene

extension Look {
  /// The looks that reproduce known systems: geometry, colours, rounding and motion.
  public static let parity =
    [nove, noveLibrary, swiftui, kd, kdReadme, kdSample, ex, ldAnswer] + ldVariants

  // MARK: - Pies

  /// A pie within a border: line width and gap are the same two points, as in its article.
  static let nove = Look(
    name: "nove", summary: "the blue pie in a border of the NoveCircularProgressBar article",
    indicator: .pie(novePie(.fixed(.systemPrimaryBlue))), motion: .tween(duration: 0.25, .ease))

  /// The same as its library has it: black, and as slow as the way is long.
  static let noveLibrary = Look(
    name: "nove-library", summary: "the same pie as in its library: black, time by distance",
    indicator: .pie(novePie(.palette(.black))),
    motion: .proportional(duration: 1, .ease, .betweenTargets))

  private static func novePie(_ color: IndicatorColor) -> PieIndicator {
    var pie = PieIndicator()
    pie.diameter = .share(1)
    pie.border = .pixels(2)
    pie.gap = .pixels(2)
    pie.ink = InkStyle([color])
    pie.labelForm = .none
    pie.label.rounding = .nearest
    pie.label.followsLocale = false
    pie.showsPhases = false
    pie.background = .palette(.white)
    return pie
  }

  // MARK: - Rings

  /// Two stroked circles and a percentage; the stroke stands out of its frame by half its width.
  static let swiftui: Look = {
    var ring = RingIndicator()
    ring.padding = .pixels(32)
    ring.diameter = .share(1)
    ring.alignment = .center
    ring.thickness = .pixels(24)
    ring.cap = .roundOutside
    ring.ink = InkStyle([.palette(.systemBlue)])
    ring.trackColor = .palette(.systemBlue, opacity: 0.3)
    ring.labelForm = .plain
    ring.label = LabelStyle(rounding: .nearest, size: .pixels(34), color: .palette(.label))
    ring.label.weight = .bold
    ring.label.followsLocale = false
    ring.showsPhases = false
    return Look(
      name: "swiftui", summary: "the two stroked circles of a SwiftUI article",
      indicator: .ring(ring), motion: .none)
  }()

  /// A gradient ring with glow, in the defaults of its code.
  static let kd = Look(
    name: "kd", summary: "KDCircularProgress with the defaults of its code",
    indicator: .ring(kdRing { _ in }), motion: kdMotion)

  /// The same with the defaults that its read-me lists.
  static let kdReadme = Look(
    name: "kd-readme", summary: "KDCircularProgress with the defaults of its read-me",
    indicator: .ring(
      kdRing { ring in
        ring.cap = .butt
        ring.ink.colors = [.palette(.white)]
      }), motion: kdMotion)

  /// The same as its sample sets it up.
  static let kdSample = Look(
    name: "kd-sample", summary: "KDCircularProgress as its sample sets it up",
    indicator: .ring(
      kdRing { ring in
        ring.startAngle = 0
        ring.thickness = .share(0.05)
        ring.trackThickness = .share(0.15)
        ring.gradientTurns = 2
        ring.cap = .butt
        ring.glow.amount = 0.9
        ring.ink.colors = [
          .fixed(.systemCyan), .palette(.white), .fixed(.systemMagenta), .palette(.white),
          .fixed(.systemOrange),
        ]
      }), motion: kdMotion)

  /// Its duration is that of every run, unless told to be that of a full turn; it has no default, and
  /// the sample's button takes 5 s.
  private static let kdMotion = MotionStyle.tween(duration: 5, .linear)

  private static func kdRing(_ change: (inout RingIndicator) -> Void) -> RingIndicator {
    var ring = RingIndicator()
    ring.diameter = .share(0.8)
    ring.alignment = .thinner
    // A thickness of 1 is half the radius there: 0.4 and 0.5 are 10 % and 12.5 % of the diameter.
    ring.thickness = .share(0.1)
    ring.trackThickness = .share(0.125)
    ring.startAngle = 90
    ring.cap = .roundOutside
    ring.ink = InkStyle([.palette(.white), .fixed(.systemCyan)], mode: .linear, space: .srgb)
    ring.glow.mode = .forward
    // 360 degrees times the width times 0.00015.
    ring.glow.radius = .share(0.0675)
    ring.glow.opacity = 1
    ring.trackColor = .palette(.black)
    ring.labelForm = .none
    ring.label.rounding = .nearest
    ring.label.followsLocale = false
    ring.showsPhases = false
    ring.background = .fixed(.systemDark)
    change(&ring)
    return ring
  }
}
