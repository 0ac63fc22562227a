/// Finds the name a user probably meant.
public enum NearestName {
  /// Words longer than this many scalars have no nearest name; it bounds the quadratic work.
  static let longestWord = 64

  /// The name that is nearest to a word, or nil when none is near.
  ///
  /// Near means an edit distance of at most a third of the longer text and at least one edit;
  /// failing that, a name that the word begins (two letters or more). Case does not count. Of
  /// equally near names the first wins. An empty word has no nearest name.
  ///
  /// - Complexity: O(*w* · *n*) for a word of *w* scalars and names of *n* scalars in all.
  public static func find(_ word: String, among names: [String]) -> String? {
    let sought = folded(word)
    guard !sought.isEmpty, sought.count <= longestWord else { return nil }
    var best: (name: String, distance: Int)?
    for name in names {
      let candidate = folded(name)
      guard candidate.count <= longestWord else { continue }
      let distance = editDistance(sought, candidate)
      let limit = max(1, max(sought.count, candidate.count) / 3)
      if distance <= limit, distance < best?.distance ?? .max { best = (name, distance) }
    }
    return best?.name ?? names.first { sought.count >= 2 && folded($0).starts(with: sought) }
  }

  /// The Damerau–Levenshtein distance of two texts in Unicode scalars.
  ///
  /// Counts insertions, deletions, substitutions and swaps of neighbours, and lets a swapped
  /// pair be edited further, so that it is a metric (Lowrance and Wagner, "An Extension of the
  /// String-to-String Correction Problem", 1975). Case counts.
  ///
  /// - Complexity: O(*m* · *n*) time and memory.
  public static func distance(from first: String, to second: String) -> Int {
    editDistance(Array(first.unicodeScalars), Array(second.unicodeScalars))
  }

  private static func folded(_ text: String) -> [Unicode.Scalar] {
    // Cut before folding: a text far beyond the limit must not cost its whole length.
    let start = text.unicodeScalars.prefix(longestWord + 1)
    return Array(String(start).lowercased().unicodeScalars)
  }

  private static func editDistance(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar]) -> Int {
    let unreachable = a.count + b.count
    // Row and column 0 hold `unreachable`; row and column 1 stand for the empty prefix.
    let stride = b.count + 2
    var costs = [Int](repeating: unreachable, count: (a.count + 2) * stride)
    for row in 0...a.count { costs[(row + 1) * stride + 1] = row }
    for column in 0...b.count { costs[stride + column + 1] = column }
    var lastRow: [Unicode.Scalar: Int] = [:]
    for (rowBefore, scalar) in a.enumerated() {
      let row = rowBefore + 1
      var lastColumn = 0
      for (columnBefore, other) in b.enumerated() {
        let column = columnBefore + 1
        let swapRow = lastRow[other, default: 0]
        let swapColumn = lastColumn
        let substitution = scalar == other ? 0 : 1
        if scalar == other { lastColumn = column }
        let swap =
          costs[swapRow * stride + swapColumn] + (row - swapRow - 1) + 1
          + (column - swapColumn - 1)
        costs[(row + 1) * stride + column + 1] = min(
          costs[row * stride + column] + substitution,
          costs[(row + 1) * stride + column] + 1,
          costs[row * stride + column + 1] + 1,
          swap)
      }
      lastRow[scalar] = row
    }
    return costs[(a.count + 1) * stride + b.count + 1]
  }
}
