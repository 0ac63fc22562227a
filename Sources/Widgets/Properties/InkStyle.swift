import Geometry
import Scene

/// How a fill uses its colours.
public enum ColorMode: String, CaseIterable, Hashable, Sendable, PropertyChoice {
  /// The first colour everywhere.
  case solid
  /// A gradient along a line across the indicator.
  case linear
  /// A gradient along the arc of a ring.
  case conic
  /// One colour for the whole fill, found between the colours by the value.
  case value
  /// One colour for the whole fill: each colour has an equal part of the range.
  case steps
}

/// Over what a gradient along an arc stretches.
public enum GradientSpan: String, CaseIterable, Hashable, Sendable, PropertyChoice {
  /// The whole turn: a place always has its colour.
  case turn
  /// The filled part: its head always has the last colour.
  case fill
}

/// The space in which a gradient's colours are found.
public enum BlendSpace: String, CaseIterable, Hashable, Sendable, PropertyChoice {
  /// Mixtures keep their chroma.
  case oklab
  /// Nonlinear sRGB components, as most drawing systems have it.
  case srgb

  var gradientSpace: GradientSpace { self == .oklab ? .oklab : .srgb }
}

/// The colours of a fill and how they are used.
public struct InkStyle: Hashable, Sendable {
  /// The colours in order; without any the fill is white.
  public var colors: [IndicatorColor]
  /// How they are used.
  public var mode: ColorMode
  /// The space in which colours between them are found.
  public var space = BlendSpace.oklab

  /// Makes a style.
  public init(_ colors: [IndicatorColor], mode: ColorMode = .solid, space: BlendSpace = .oklab) {
    self.colors = colors
    self.mode = mode
    self.space = space
  }

  /// The colours of a frame, at least one: those of the style, led by the value, in its phase.
  func colors(_ frame: IndicatorFrame, theme: Theme, showsPhases: Bool) -> [Color] {
    if mode == .solid || colors.isEmpty {
      let color = colors.first?.color(in: theme) ?? .white
      return [
        showsPhases ? PhaseTransition.color(frame, theme: theme, running: color) : color
      ]
    }
    let own = colors.map { $0.color(in: theme) }
    let used: [Color]
    switch mode {
    case .solid, .linear, .conic: used = own
    case .value: used = [Self.ramp(own, space).color(at: frame.value)]
    case .steps:
      used = [own[min(own.count - 1, Int((frame.value * Double(own.count)).rounded(.down)))]]
    }
    guard showsPhases else { return used }
    return used.map { PhaseTransition.color(frame, theme: theme, running: $0) }
  }

  /// Colours at equal distances.
  static func ramp(_ colors: [Color], _ space: BlendSpace) -> ColorRamp {
    let parts = Double(max(1, colors.count - 1))
    return ColorRamp(
      colors.enumerated().map { GradientStop(at: Double($0.offset) / parts, $0.element) },
      space: space.gradientSpace)
  }
}
