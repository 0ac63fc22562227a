import CRasterKernels
import Testing

struct ConicTests {
  /// Entries of a table fine enough to read an angle off: one is 2⁻²² turn.
  private static let turnEntries = 1 << 22
  private static let indices = [UInt32](0..<UInt32(turnEntries))

  /// A full turn from twelve o'clock around a centre.
  private static func dial(_ cx: Float, _ cy: Float) -> arcline_conic {
    arcline_conic(
      cx: cx, cy: cy, start: 0, direction: 1, lead: 0, sweep: 1, scale: Float(turnEntries),
      last: Int32(turnEntries - 1))
  }

  /// An arc of 0.6 turn from 0.1 with a cap of 0.05 before it and a table of 1000.
  private static func arc(_ cx: Float, _ cy: Float) -> arcline_conic {
    arcline_conic(
      cx: cx, cy: cy, start: 0.1, direction: 1, lead: 0.05, sweep: 0.6, scale: 999 / 0.6,
      last: 999)
  }

  private static func read(
    _ kernels: Kernels, _ conic: arcline_conic, x: Int32, y: Int32, count: Int = 1
  ) -> [UInt32] {
    var row = [UInt32](repeating: .max, count: count)
    kernels.lookUp(conic, pixel: (x, y), in: indices, into: &row, 0..<count)
    return row
  }

  private static func error(_ index: UInt32, _ dx: Double, _ dy: Double) -> Double {
    let turn = Angle.turn(dx, dy)
    let difference = Double(index) / Double(turnEntries) - turn
    return abs(difference - difference.rounded())
  }

  @Test(arguments: Kernels.available)
  func `A million random angles are within half a millionth of a turn`(kernels: Kernels) {
    // The stated error plus half an entry of the table that shows it.
    let bound = 5e-7 + 0.5 / Double(Self.turnEntries)
    var (random, worst) = (Random(seed: 51), 0.0)
    for _ in 0..<15_625 {
      let cx = Float.random(in: -200...2200, using: &random)
      let cy = Float.random(in: -200...2200, using: &random)
      let x = Int32.random(in: 0...2000, using: &random)
      let y = Int32.random(in: 0...2000, using: &random)
      let row = Self.read(kernels, Self.dial(cx, cy), x: x, y: y, count: 64)
      let dy = Double(y) + 0.5 - Double(cy)
      for (i, index) in row.enumerated() {
        worst = max(worst, Self.error(index, Double(Int(x) + i) + 0.5 - Double(cx), dy))
      }
    }
    #expect(worst <= bound)
  }

  @Test(arguments: Kernels.available)
  func `The eight octant boundaries are met`(kernels: Kernels) {
    let conic = Self.dial(100.5, 100.5)
    let directions: [(Int32, Int32)] = [
      (0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1),
    ]
    for (octant, (dx, dy)) in directions.enumerated() {
      for radius in [1, 3, 70] as [Int32] {
        let index = Self.read(kernels, conic, x: 100 + radius * dx, y: 100 + radius * dy)[0]
        let exact = octant * Self.turnEntries / 8
        #expect(abs(Int(index) - exact) <= 2, "octant \(octant), radius \(radius)")
      }
    }
  }

  @Test(arguments: Kernels.available)
  func `The centre itself takes the first entry`(kernels: Kernels) {
    #expect(Self.read(kernels, Self.arc(3.5, 7.5), x: 3, y: 7) == [0])
  }

  @Test(arguments: Kernels.available)
  func `A parameter that is not finite gives the first entry, any other stays in the table`(
    kernels: Kernels
  ) {
    let keys: [WritableKeyPath<arcline_conic, Float>] = [
      \.cx, \.cy, \.start, \.direction, \.lead, \.sweep, \.scale,
    ]
    for key in keys {
      for value in [Float.nan, .infinity, -.infinity, .greatestFiniteMagnitude, -1e30] {
        var conic = Self.arc(40, 9)
        conic[keyPath: key] = value
        let row = Self.read(kernels, conic, x: 0, y: 3, count: 77)
        #expect(row.allSatisfy { $0 <= 999 })
        if !value.isFinite { #expect(row.allSatisfy { $0 == 0 }) }
      }
    }
    var empty = Self.arc(40, 9)
    empty.last = -5
    #expect(Self.read(kernels, empty, x: 0, y: 3, count: 20).allSatisfy { $0 == 0 })
  }

  /// Turns after the arc's start against the entry they take; the cap before the start ends at
  /// −0.05, and what lies between it and the arc's end takes the last entry.
  @Test(arguments: Kernels.available)
  func `Each cap takes its own end of the table`(kernels: Kernels) {
    let cases: [(turn: Double, index: ClosedRange<UInt32>)] = [
      (-0.04, 0...0), (-0.001, 0...0), (0.3, 499...500), (0.599, 997...998), (0.61, 999...999),
      (0.9, 999...999), (0.94, 999...999),
    ]
    for (turn, expected) in cases {
      for direction in [1, -1] as [Float] {
        var conic = Self.arc(0.5, 0.5)
        conic.direction = direction
        let angle = 0.1 + turn * Double(direction)
        let (x, y) = Angle.point(turn: angle, radius: 100_000)
        let index = Self.read(kernels, conic, x: Int32(x.rounded()), y: Int32(y.rounded()))[0]
        #expect(expected.contains(index), "turn \(turn), direction \(direction)")
      }
    }
  }

  @Test(arguments: Kernels.available)
  func `A run split anywhere gives the same pixels, and nothing else changes`(kernels: Kernels) {
    let conic = Self.arc(70.25, 41.75)
    let whole = Self.read(kernels, conic, x: 5, y: 40, count: 140)
    for split in 0...140 {
      var row = [UInt32](repeating: 0xABCD_EF01, count: 160)
      let second = Int32(5 + split)
      kernels.lookUp(conic, pixel: (5, 40), in: Self.indices, into: &row, 9..<(9 + split))
      kernels.lookUp(
        conic, pixel: (second, 40), in: Self.indices, into: &row, (9 + split)..<149)
      #expect(Array(row[9..<149]) == whole, "split at \(split)")
      #expect((row[..<9] + row[149...]).allSatisfy { $0 == 0xABCD_EF01 })
    }
  }

  @Test(
    .enabled(if: Kernels.avx2 != nil, "this processor lacks AVX2"))
  func `AVX2 takes the same entry as the baseline everywhere`() throws {
    let avx2 = try #require(Kernels.avx2)
    var random = Random(seed: 52)
    for round in 0..<4000 {
      var conic = Self.dial(
        .random(in: -50...150, using: &random), .random(in: -50...150, using: &random))
      if round % 2 == 1 { (conic.cx, conic.cy) = (conic.cx.rounded() + 0.5, 20.5) }
      conic.start = .random(in: -2...2, using: &random)
      conic.direction = round % 3 == 0 ? -1 : 1
      conic.lead = .random(in: 0...1, using: &random)
      conic.sweep = .random(in: 0...1, using: &random)
      let y = Int32.random(in: 0...40, using: &random)
      let count = Int.random(in: 1...90, using: &random)
      let expected = Self.read(.baseline, conic, x: -3, y: y, count: count)
      #expect(Self.read(avx2, conic, x: -3, y: y, count: count) == expected)
    }
  }
}
