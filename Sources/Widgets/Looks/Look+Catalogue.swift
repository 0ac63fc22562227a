import Motion

extension Look {
  /// A ring with a round-capped arc and its percentage in the middle.
  public static let ring = Look(
    name: "ring", summary: "a ring with its percentage in the middle",
    indicator: .ring(RingIndicator()), motion: .spring(.progress))

  /// A thin line that eases from value to value.
  public static let line: Look = {
    var bar = BarIndicator()
    bar.thickness = 10.0 / 1080
    bar.minimumThickness = 4
    bar.fill = .flat
    bar.hasInnerShadow = false
    bar.labelPlacement = .above
    bar.accent = .blue
    return Look(
      name: "line", summary: "a thin line with its percentage above", indicator: .bar(bar),
      motion: .tween(duration: 0.5, .easeInOut))
  }()

  /// A rounded bar with moving stripes and its percentage inside.
  public static let stripes = Look(
    name: "stripes", summary: "a rounded bar with moving stripes and its percentage inside",
    indicator: .bar(BarIndicator()), motion: .spring(.progress))

  /// All looks, the default first.
  public static let all = [ring, line, stripes]

  /// The look of a name, or nil when there is none.
  public init?(named name: String) {
    guard let look = Self.all.first(where: { $0.name == name }) else { return nil }
    self = look
  }
}
