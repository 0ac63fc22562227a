/// How far a picture is from what it should be, in levels of 255.
public struct ImageDifference: CustomStringConvertible, Sendable {
  /// The mean over all pixels of the greatest difference of a pixel's levels.
  public let mean: Double
  /// The greatest difference of any level.
  public let max: Double
  /// The number of pixels that differ.
  public let count: Int
  /// The first pixel that differs, row by row.
  public let first: (x: Int, y: Int)?

  private let detail: String

  /// Compares packed pixels with exact ones.
  public init(_ actual: [UInt32], expected: [ExactPixel], width: Int) {
    guard actual.count == expected.count else {
      self.init(differences: [.infinity], width: width) { _ in "sizes differ" }
      return
    }
    let differences = actual.indices.map { index in
      ExactPixel(packed: actual[index]).difference(to: expected[index])
    }
    self.init(differences: differences, width: width) { index in
      "\(ExactPixel(packed: actual[index])) for \(expected[index])"
    }
  }

  /// Compares two packed pictures, opacity included.
  public init(_ actual: [UInt32], expected: [UInt32], width: Int) {
    guard actual.count == expected.count else {
      self.init(differences: [.infinity], width: width) { _ in "sizes differ" }
      return
    }
    let differences = actual.indices.map { index in
      let (a, b) = (actual[index], expected[index])
      if a == b { return 0.0 }
      let alpha = abs(Double(a >> 24) - Double(b >> 24))
      return Swift.max(alpha, ExactPixel(packed: a).difference(to: ExactPixel(packed: b)))
    }
    self.init(differences: differences, width: width) { index in
      "\(String(actual[index], radix: 16)) for \(String(expected[index], radix: 16))"
    }
  }

  private init(differences: [Double], width: Int, describe: (Int) -> String) {
    var sum = 0.0
    var greatest = 0.0
    var count = 0
    var first: Int?
    for (index, difference) in differences.enumerated() where difference > 0 {
      sum += difference
      greatest = Swift.max(greatest, difference)
      count += 1
      if first == nil { first = index }
    }
    self.mean = sum / Double(Swift.max(1, differences.count))
    self.max = greatest
    self.count = count
    self.first = first.map { ($0 % width, $0 / width) }
    self.detail = first.map(describe) ?? ""
  }

  /// Whether not a single pixel differs.
  public var isIdentical: Bool { count == 0 }

  /// A sentence for the message of a failed expectation.
  public var description: String {
    guard let first else { return "identical" }
    return "\(count) pixels differ, mean \(mean), max \(max), first at (\(first.x), \(first.y)):"
      + " \(detail)"
  }
}
