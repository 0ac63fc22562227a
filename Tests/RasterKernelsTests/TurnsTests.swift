import CRasterKernels
import Testing

struct TurnsTests {
  private static let table = (0..<1024).map { UInt32($0) }

  /// The entry in real numbers: the distance along the arc, clamped to it.
  private static func entry(_ arc: arcline_turns, _ turn: UInt16) -> Double {
    let whole = 65_536.0
    var u = (Double(turn) - Double(arc.start)) * Double(arc.direction)
    u -= whole * ((u + Double(arc.lead)) / whole).rounded(.down)
    let clamped = max(0, min(Double(arc.sweep), u))
    return min(1023, clamped * Double(arc.scale) / whole)
  }

  private static func arc(start: UInt32, sweep: UInt32, direction: Int32) -> arcline_turns {
    arcline_turns(
      start: start, direction: direction, lead: (65_536 - sweep) / 2, sweep: sweep,
      scale: ((1023 << 16) + sweep / 2) / sweep, last: 1023)
  }

  @Test(arguments: Kernels.available)
  func `Every direction takes the nearest entry`(kernels: Kernels) {
    let turns = [UInt16](0...UInt16.max)
    for sweep: UInt32 in [1, 700, 16_384, 45_875, 65_535, 65_536] {
      for start: UInt32 in [0, 1, 40_000, 65_535] {
        for direction: Int32 in [-1, 1] {
          let arc = Self.arc(start: start, sweep: sweep, direction: direction)
          var out = [UInt32](repeating: 0, count: turns.count)
          kernels.lookUp(arc, turns: turns, in: Self.table, into: &out, at: 0)
          let worst = zip(out, turns).map { abs(Double($0) - Self.entry(arc, $1)) }.max() ?? 9
          #expect(worst <= 0.5 + 1e-9, "sweep \(sweep), start \(start)")
        }
      }
    }
  }

  @Test(arguments: Kernels.available)
  func `Runs of every length agree and write nothing else`(kernels: Kernels) {
    let arc = Self.arc(start: 9_000, sweep: 50_000, direction: 1)
    let turns = (0..<80).map { UInt16($0 * 811) }
    var whole = [UInt32](repeating: 0, count: 80)
    kernels.lookUp(arc, turns: turns, in: Self.table, into: &whole, at: 0)
    for offset in 0..<80 {
      var out = [UInt32](repeating: 5000, count: 80)
      kernels.lookUp(arc, turns: Array(turns[offset...]), in: Self.table, into: &out, at: offset)
      #expect(out == [UInt32](repeating: 5000, count: offset) + whole[offset...])
    }
  }
}
