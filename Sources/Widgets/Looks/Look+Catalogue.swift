import Motion

extension Look {
  /// A ring with a round-capped arc and its percentage in the middle.
  public static let ring = Look(
    name: "ring", summary: "a ring with its percentage in the middle",
    indicator: .ring(RingIndicator()), motion: .spring(.progress))

  /// A disc that fills as a wedge within a border.
  public static let pie = Look(
    name: "pie", summary: "a disc that fills as a wedge within a thin border",
    indicator: .pie(PieIndicator()), motion: .spring(.progress))

  /// A ring in a gradient that glows, over a thin track.
  public static let glow: Look = {
    var ring = RingIndicator()
    ring.trackThickness = .share(0.115 * 0.55)
    ring.ink = InkStyle(
      [.palette(.cyan), .palette(.blue), .palette(.violet), .palette(.pink)], mode: .conic)
    ring.gradientSpan = .fill
    ring.glow.mode = .constant
    ring.glow.radius = .share(0.065)
    return Look(
      name: "glow", summary: "a glowing ring in a gradient with its percentage in the middle",
      indicator: .ring(ring), motion: .spring(.progress))
  }()

  /// A thin line with round ends that follows its value.
  public static let line: Look = {
    var bar = BarIndicator()
    bar.thickness = .share(10.0 / 1080)
    bar.minimumThickness = 4
    bar.fillShape = .own
    bar.shading = .flat
    bar.pattern.kind = .none
    bar.innerShadow.isOn = false
    bar.labelPlacement = .above
    bar.ink = InkStyle([.palette(.blue)])
    return Look(
      name: "line", summary: "a thin line with its percentage above", indicator: .bar(bar),
      motion: .spring(.progress))
  }()

  /// A rounded bar with moving stripes and its percentage inside.
  public static let stripes = Look(
    name: "stripes", summary: "a rounded bar with moving stripes and its percentage inside",
    indicator: .bar(BarIndicator()), motion: .spring(.progress))

  /// The program's own looks, the default first.
  public static let own = [ring, pie, glow, line, stripes]

  /// All looks: the program's own, then those that reproduce known systems.
  public static let all = own + parity

  /// The look of a name, or nil when there is none.
  public init?(named name: String) {
    guard let look = Self.all.first(where: { $0.name == name }) else { return nil }
    self = look
  }
}
