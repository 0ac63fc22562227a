import Testing

@testable import Lettering

@Suite struct BidiLevelsTests {
  /// A line, whether it reads from right to left, and the level of each scalar by Annex 9.
  static let lines: [(String, Bool, [Int])] = [
    ("42 %", false, [0, 0, 0, 0]),
    ("%42", false, [0, 0, 0]),
    ("٤٢٪", false, [2, 2, 0]),
    ("٤٢٪", true, [2, 2, 1]),
    ("٤٢٫٥٪", true, [2, 2, 2, 2, 1]),
    ("۴۲٪", true, [2, 2, 2]),
    ("تحميل 42%", true, [1, 1, 1, 1, 1, 1, 2, 2, 1]),
    ("אב 42%", true, [1, 1, 1, 2, 2, 2]),
    ("אב 4.2-8", true, [1, 1, 1, 2, 2, 2, 2, 2]),
    ("ab אב cd", false, [0, 0, 0, 1, 1, 0, 0, 0]),
    ("ab אב גד cd", false, [0, 0, 0, 1, 1, 1, 1, 1, 0, 0, 0]),
    ("אב cd", true, [1, 1, 1, 2, 2]),
    ("ab 42 אב", false, [0, 0, 0, 0, 0, 0, 1, 1]),
    ("אב!", true, [1, 1, 1]),
    ("אב!", false, [1, 1, 0]),
    ("", true, []),
    // The examples of the annex for rule N0, capitals put into Hebrew.
    ("אב(גד[&ef]!)gh", true, [1, 1, 1, 1, 1, 1, 1, 2, 2, 1, 1, 1, 2, 2]),
    (
      "smith (fab אב) גד", false,
      [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 1, 1]
    ),
    ("אב book(s)", true, [1, 1, 1, 2, 2, 2, 2, 2, 2, 2]),
    // Letters of the line's own direction in brackets keep these in it, whatever is before.
    ("אב cd (אב ef)", true, [1, 1, 1, 2, 2, 1, 1, 1, 1, 1, 2, 2, 1]),
    ("שלום עולם (abc) 123", true, [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 1, 1, 2, 2, 2]),
    ("אב (42)", true, [1, 1, 1, 1, 2, 2, 1]),
    ("ab (אב)", false, [0, 0, 0, 0, 1, 1, 0]),
    // Brackets that are no pair, or hold nothing, are neutral as before.
    ("אב )ab( cd", true, [1, 1, 1, 1, 2, 2, 2, 2, 2, 2]),
    ("אב () cd", true, [1, 1, 1, 1, 1, 1, 2, 2]),
    ("אב (cd]", true, [1, 1, 1, 1, 2, 2, 1]),
    ("אב 「cd」 ef", true, [1, 1, 1, 1, 2, 2, 1, 1, 2, 2]),
    // What is isolated is a neutral character to the line around it, and reads on its own.
    ("\u{2068}٤٢٪\u{61C}\u{2069} of", false, [0, 2, 2, 1, 1, 0, 0, 0, 0]),
    ("אב \u{2066}cd!\u{2069} גד", true, [1, 1, 1, 1, 2, 2, 2, 1, 1, 1, 1]),
    ("ab \u{2067}cd!\u{2069} ef", false, [0, 0, 0, 0, 2, 2, 1, 0, 0, 0, 0]),
    ("אב \u{2067}cd\u{2069}", true, [1, 1, 1, 1, 4, 4, 1]),
    ("ab \u{2067}אב \u{2066}cd\u{2069}", false, [0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 1]),
    ("ab\u{2069} cd", false, [0, 0, 0, 0, 0, 0]),
    // A mark on a bracket goes with it.
    ("אב (cd)\u{301} ef", true, [1, 1, 1, 1, 2, 2, 1, 1, 1, 2, 2]),
  ]

  @Test(arguments: lines)
  func levelsFollowTheAnnex(text: String, isRightToLeft: Bool, levels: [Int]) {
    #expect(BidiLevels.resolve(Array(text.unicodeScalars), isRightToLeft: isRightToLeft) == levels)
  }

  @Test(arguments: ["()", "[]", "{}", "⟨⟩", "〈〉", "\u{2329}〉", "（）", "⦍⦐", "⦏⦎", "「」", "⸢⸣"])
  func bracketsOfAllKindsArePairs(brackets: String) {
    let scalars = Array("א\(brackets.first ?? " ")a\(brackets.last ?? " ") b".unicodeScalars)
    // As one they read from right to left; as neutrals the last one would not.
    #expect(BidiLevels.resolve(scalars, isRightToLeft: true) == [1, 1, 2, 1, 1, 2])
  }

  @Test func bracketsWithoutEndAreNoPairsAndCostLittle() {
    let open = [Unicode.Scalar](repeating: "(", count: 2000)
    let levels = BidiLevels.resolve(["א"] + open + ["a"], isRightToLeft: true)
    #expect(levels == [Int](repeating: 1, count: 2001) + [2])
  }

  @Test(arguments: [
    ([], []), ([0, 0], [0, 1]), ([1, 1, 1], [2, 1, 0]), ([0, 1, 2, 1, 0], [0, 3, 2, 1, 4]),
    ([1, 2, 1], [2, 1, 0]), ([1, 2, 2], [1, 2, 0]),
  ])
  func runsAreReversedLevelByLevel(levels: [Int], order: [Int]) {
    #expect(BidiLevels.visualOrder(levels) == order)
  }
}
