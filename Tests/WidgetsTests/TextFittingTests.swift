import Testing
import Widgets

/// Breaking text into lines.
struct TextFittingTests {
  private static let words =
    "A rather long text  of\tmany words, one unbreakablylongword among them"

  @Test(arguments: [1, 2, 3, 5, 100], [0, 4, 12, 30, 1000])
  func `lines hold all words, as many as fit, and the last one what is left`(
    most: Int, width: Int
  ) {
    let lines = TextFitting.lines(of: Self.words, most: most) { $0.count <= width }
    #expect(lines.count <= most)
    let words = Self.words.split(whereSeparator: \.isWhitespace)
    #expect(lines.joined(separator: " ") == words.joined(separator: " "))
    for (line, next) in zip(lines, lines.dropFirst()) {
      let first = next.prefix { $0 != " " }
      #expect(line.count <= width || !line.contains(" "))
      #expect("\(line) \(first)".count > width)
    }
  }

  @Test func `there are no lines of nothing, and no words without lines`() {
    #expect(TextFitting.lines(of: " \t ", most: 3) { _ in true }.isEmpty)
    #expect(TextFitting.lines(of: "word", most: 0) { _ in true }.isEmpty)
  }
}
