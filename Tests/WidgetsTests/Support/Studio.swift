import Geometry
import Lettering
import Motion
import Raster
import Scene
import TestSupport
import Testing
import Widgets

/// Draws looks with the bundled fonts.
struct Studio {
  let text: Typesetter

  init() throws {
    // Tests/WidgetsTests/Support/Studio.swift is three folders below the package.
    let parts = "\(#filePath)".split(separator: "/", omittingEmptySubsequences: false)
    let package = parts.dropLast(4).joined(separator: "/")
    text = try Typesetter(fontFiles: FontFiles(folder: "\(package)/Assets/Fonts", fallbacks: []))
  }

  func list(_ look: Look, _ frame: IndicatorFrame, theme: Theme = .dark) -> DisplayList {
    var list = DisplayList(background: theme.background)
    look.draw(frame, theme: theme, text: text, into: &list)
    return list
  }

  func pixels(_ list: DisplayList, width: Int, height: Int) -> [UInt32] {
    render(list, width: width, height: height, text: text)
  }

  /// The rectangle from ascenders of digits to the baseline, as wide as the advance.
  func box(_ placed: PlacedText) -> Rect {
    let metrics = text.metrics(of: placed.run)
    let x = placed.origin.x.rounded()
    let y = placed.origin.y.rounded()
    return Rect(minX: x, minY: y - metrics.digitHeight, maxX: x + metrics.advance, maxY: y)
  }

  /// The pixels that text covers, in whole pixels, a part of it that is left out included.
  func whole(_ placed: PlacedText) -> Rect {
    var unclipped = placed
    unclipped.run.clip = nil
    return ink(unclipped)
  }

  /// The pixels that text covers, in whole pixels.
  func ink(_ placed: PlacedText) -> Rect {
    let mask = text.mask(of: placed.run)
    return Rect(
      x: placed.origin.x.rounded() + Double(mask.offsetX),
      y: placed.origin.y.rounded() + Double(mask.offsetY),
      width: Double(mask.width), height: Double(mask.height))
  }
}

extension IndicatorFrame {
  /// A frame in an area at the origin, at rest 700 ms after the start unless told otherwise.
  static func make(
    _ width: Double = 400, _ height: Double = 400, value: Double = 0.42,
    phase: IndicatorPhase = .running, milliseconds: UInt64 = 700
  ) -> IndicatorFrame {
    IndicatorFrame(
      area: Rect(x: 0, y: 0, width: width, height: height), scale: 1, value: value, phase: phase,
      instant: .milliseconds(milliseconds))
  }

  /// The same frame with some of it changed.
  func with(_ change: (inout IndicatorFrame) -> Void) -> IndicatorFrame {
    var copy = self
    change(&copy)
    return copy
  }
}

extension AnimationInstant {
  static func milliseconds(_ count: UInt64) -> AnimationInstant {
    AnimationInstant(nanoseconds: count * 1_000_000, rate: .hz60)
  }
}

extension IndicatorPhase {
  static let all: [IndicatorPhase] = [
    .waiting, .running, .indeterminate, .done, .endedEarly, .paused, .stalled, .failed, .cancelled,
  ]
}

extension Look {
  /// The look with some of its properties set to values that they take.
  func setting(_ values: [String: String]) -> Look {
    values.reduce(into: self) { look, value in
      do { try look.set(value.key, to: value.value) } catch { Issue.record("\(error)") }
    }
  }

  /// A bar as large as its area.
  static func pill(
    _ placement: BarLabelPlacement = .fillEdge, isStriped: Bool = true,
    hasInnerShadow: Bool = true
  ) -> Look {
    var bar = BarIndicator()
    bar.length = .share(1)
    bar.thickness = .share(1)
    bar.minimumThickness = 1
    if !isStriped {
      bar.shading = .flat
      bar.pattern.kind = .none
    }
    bar.innerShadow.isOn = hasInnerShadow
    bar.labelPlacement = placement
    return Look(name: "pill", summary: "fills its area", indicator: .bar(bar), motion: .none)
  }
}

extension Color {
  /// Whether all components are the same but for rounding.
  func isNear(_ other: Color) -> Bool {
    abs(red - other.red) < 1e-9 && abs(green - other.green) < 1e-9
      && abs(blue - other.blue) < 1e-9 && abs(alpha - other.alpha) < 1e-9
  }
}
