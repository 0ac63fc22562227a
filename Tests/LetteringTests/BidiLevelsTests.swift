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
  ]

  @Test(arguments: lines)
  func levelsFollowTheAnnex(text: String, isRightToLeft: Bool, levels: [Int]) {
    let classes = text.unicodeScalars.map(BidiClass.init)
    #expect(BidiLevels.resolve(classes, isRightToLeft: isRightToLeft) == levels)
  }

  @Test(arguments: [
    ([], []), ([0, 0], [0, 1]), ([1, 1, 1], [2, 1, 0]), ([0, 1, 2, 1, 0], [0, 3, 2, 1, 4]),
    ([1, 2, 1], [2, 1, 0]), ([1, 2, 2], [1, 2, 0]),
  ])
  func runsAreReversedLevelByLevel(levels: [Int], order: [Int]) {
    #expect(BidiLevels.visualOrder(levels) == order)
  }
}
