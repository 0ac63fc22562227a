import CommandLineOptions
import Geometry

/// What spares a screen and those who sit before it: free edges, slow movement, and dimming hours.
nonisolated struct ScreenCare: Hashable, Sendable {
  /// Where the picture stands at a moment, and how bright it is.
  struct Placement: Hashable, Sendable {
    /// The light, 0…1.
    var light = 1.0
    /// The part of each side that is left free.
    var inset = 0.0
    /// Whether room is left for movement.
    var moves = false
    /// The periods of movement since the start.
    var periods: UInt64 = 0

    /// The area of the picture on a screen of a size in pixels.
    func area(width: Double, height: Double) -> Rect {
      let whole = (width: Int(max(0, min(width, 1e6))), height: Int(max(0, min(height, 1e6))))
      var margin = (x: (width * inset).rounded(), y: (height * inset).rounded())
      var offset = (x: 0, y: 0)
      if moves {
        // Room on both sides, so that nothing is cut off on the way.
        margin.x += Double(PixelShift.reach(whole.width))
        margin.y += Double(PixelShift.reach(whole.height))
        offset = PixelShift.offset(after: periods, width: whole.width, height: whole.height)
      }
      return Rect(
        x: margin.x + Double(offset.x), y: margin.y + Double(offset.y),
        width: max(0, width - 2 * margin.x), height: max(0, height - 2 * margin.y))
    }
  }

  private let inset: Double
  private let moves: Bool
  private let dimming: DailyDimming?
  private static let second: UInt64 = 1_000_000_000
  /// The clock may be set at any time, so it is looked at again after at most so many seconds.
  private static let longestTrust = 60

  /// Takes over the options.
  init(_ options: Options.Kiosk) {
    inset = options.inset
    moves = options.movesPicture
    dimming = options.dimHours.map { DailyDimming($0, level: options.dimLevel) }
  }

  /// Whether the time of the day matters.
  var followsDay: Bool { dimming != nil }

  /// The placement so many nanoseconds after the start, at a second of the local day.
  func placement(after nanoseconds: UInt64, secondOfDay: Int) -> Placement {
    Placement(
      light: dimming?.light(atSecond: secondOfDay) ?? 1, inset: inset, moves: moves,
      periods: moves ? nanoseconds / Self.second / PixelShift.period : 0)
  }

  /// The nanoseconds until the placement may be another one; nil when it never is.
  func nanosecondsToChange(after nanoseconds: UInt64, secondOfDay: Int) -> UInt64? {
    let step = PixelShift.period * Self.second
    let shift = moves ? step - nanoseconds % step : nil
    let dim = dimming.map { dimming in
      let seconds = min(Self.longestTrust, dimming.secondsToChange(atSecond: secondOfDay))
      return UInt64(seconds) * Self.second
    }
    return [shift, dim].compactMap(\.self).min()
  }
}
