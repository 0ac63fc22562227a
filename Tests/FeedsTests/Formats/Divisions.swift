import Feeds
import Testing

/// Numbers that look random and are the same in every run (Sebastiano Vigna's SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

/// The stream cut at random places into a few reads, some of them empty.
func randomDivision(of bytes: [UInt8], _ generator: inout SeededGenerator) -> [[UInt8]] {
  let count = Int.random(in: 1...9, using: &generator)
  let cuts = (0..<count).map { _ in Int.random(in: 0...bytes.count, using: &generator) }.sorted()
  return zip([0] + cuts, cuts + [bytes.count]).map { Array(bytes[$0..<$1]) }
}

/// How much of a stream is cut at every byte; of a longer one the whole is cut at random.
private let prefixLength = 1600

/// Expects the same events of a stream whole, cut at every byte, in single bytes, and in pieces.
func expectAnyDivision(
  of bytes: [UInt8], as format: FeedFormat, total: Double? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let prefix = Array(bytes.prefix(prefixLength))
  var whole = events(of: [prefix], as: format, total: total)
  for cut in 0...prefix.count {
    let reads = [Array(prefix[..<cut]), Array(prefix[cut...])]
    let isSame = events(of: reads, as: format, total: total) == whole
    try #require(isSame, "cut at byte \(cut)", sourceLocation: sourceLocation)
  }
  whole = events(of: [bytes], as: format, total: total)
  let singles = events(of: bytes.map { [$0] }, as: format, total: total) == whole
  try #require(singles, "single bytes", sourceLocation: sourceLocation)
  var generator = SeededGenerator(state: UInt64(bytes.count))
  for round in 0..<20 {
    let reads = randomDivision(of: bytes, &generator)
    let isSame = events(of: reads, as: format, total: total) == whole
    try #require(isSame, "random cuts of round \(round)", sourceLocation: sourceLocation)
  }
}
