import CommandLineOptions
import Testing

@Suite struct NearestNameTests {
  @Test(arguments: [
    ("", "", 0), ("", "abc", 3), ("same", "same", 0), ("kitten", "sitting", 3), ("ab", "ba", 1),
    ("ca", "abc", 2), ("a cat", "an abct", 3), ("ring", "rign", 1), ("Ring", "ring", 1),
  ])
  func `distances are the known ones`(first: String, second: String, distance: Int) {
    #expect(NearestName.distance(from: first, to: second) == distance)
    #expect(NearestName.distance(from: second, to: first) == distance)
  }

  @Test func `the distance is a metric on all short words`() {
    let words = Self.words(of: ["a", "b", "c"], upTo: 3)
    let distances = words.map { first in
      words.map { NearestName.distance(from: first, to: $0) }
    }
    var violations = 0
    for i in words.indices {
      for j in words.indices {
        if (distances[i][j] == 0) != (i == j) { violations += 1 }
        for k in words.indices where distances[i][k] > distances[i][j] + distances[j][k] {
          violations += 1
        }
      }
    }
    #expect(words.count == 40)
    #expect(violations == 0)
  }

  @Test(arguments: [
    ("rign", "ring"), ("LINE", "line"), ("stipes", "stripes"), ("str", "stripes"), ("lin", "line"),
  ])
  func `a small slip finds the name`(word: String, name: String) {
    #expect(NearestName.find(word, among: ["ring", "line", "stripes"]) == name)
  }

  @Test(arguments: ["", "q", "s", "xyz", "completely", String(repeating: "ring", count: 10_000)])
  func `what is near nothing finds nothing`(word: String) {
    #expect(NearestName.find(word, among: ["ring", "line", "stripes"]) == nil)
  }

  @Test func `of equally near names the first is found`() {
    #expect(NearestName.find("bat", among: ["cat", "hat"]) == "cat")
    #expect(NearestName.find("bat", among: ["hat", "cat"]) == "hat")
  }

  @Test func `among no names nothing is found`() {
    #expect(NearestName.find("ring", among: []) == nil)
  }

  private static func words(of letters: [String], upTo length: Int) -> [String] {
    var all = [""]
    var longest = [""]
    for _ in 0..<length {
      longest = longest.flatMap { word in letters.map { word + $0 } }
      all += longest
    }
    return all
  }
}
