/// The paired brackets of Unicode, and their pairs in a line.
///
/// See Unicode Standard Annex 9, definitions BD14–BD16, and the file `BidiBrackets.txt`.
enum BidiBrackets {
  /// Opening brackets whose closing ones follow them at a distance of two.
  private static let wide: Set<UInt32> = [0x5B, 0x7B, 0xFF3B, 0xFF5B]
  /// Stretches in which opening and closing brackets take turns, the first one opening.
  private static let turns: [ClosedRange<UInt32>] = [
    0x28...0x29, 0x0F3A...0x0F3D, 0x169B...0x169C, 0x2045...0x2046, 0x207D...0x207E,
    0x208D...0x208E, 0x2308...0x230B, 0x2329...0x232A, 0x2768...0x2775, 0x27C5...0x27C6,
    0x27E6...0x27EF, 0x2983...0x298C, 0x2991...0x2998, 0x29D8...0x29DB, 0x29FC...0x29FD,
    0x2E22...0x2E29, 0x2E55...0x2E5C, 0x3008...0x3011, 0x3014...0x301B, 0xFE59...0xFE5E,
    0xFF08...0xFF09, 0xFF5F...0xFF60, 0xFF62...0xFF63,
  ]
  /// The closing brackets of the two pairs that stand crosswise.
  private static let crosswise: [UInt32: UInt32] = [0x298D: 0x2990, 0x298F: 0x298E]
  /// The most brackets that may be open at a time; with more there are no pairs.
  private static let deepest = 63

  private enum Side: Hashable {
    /// An opening bracket, with the one that closes it.
    case opening(UInt32)
    case closing(UInt32)
  }

  /// What a scalar is; nil for no bracket.
  private static func side(_ value: UInt32) -> Side? {
    if wide.contains(value) { return .opening(value + 2) }
    if value > 2, wide.contains(value - 2) { return .closing(value) }
    if let closing = crosswise[value] { return .opening(canonical(closing)) }
    if crosswise.values.contains(value) { return .closing(value) }
    guard let range = turns.first(where: { $0.contains(value) }) else { return nil }
    return (value - range.lowerBound).isMultiple(of: 2)
      ? .opening(canonical(value + 1)) : .closing(canonical(value))
  }

  /// The two angle brackets that are canonically the same are one.
  private static func canonical(_ value: UInt32) -> UInt32 { value == 0x232A ? 0x3009 : value }

  /// The places of the pairs in a line, in the order of their opening brackets; `isBracket` tells
  /// whether what stands in a place is a bracket at all.
  static func pairs(
    in scalars: [Unicode.Scalar], where isBracket: (Int) -> Bool
  ) -> [(open: Int, close: Int)] {
    var open: [(closing: UInt32, index: Int)] = []
    var pairs: [(open: Int, close: Int)] = []
    for (index, scalar) in scalars.enumerated() where isBracket(index) {
      switch side(scalar.value) {
      case .opening(let closing):
        guard open.count < deepest else { return [] }
        open.append((closing, index))
      case .closing(let value):
        guard let match = open.lastIndex(where: { $0.closing == value }) else { continue }
        pairs.append((open[match].index, index))
        open.removeSubrange(match...)
      case nil: break
      }
    }
    return pairs.sorted { $0.open < $1.open }
  }
}
