import Geometry
import Scene
import Testing
import Widgets

/// Words of a board in place of a percentage, which may be too long for the indicator.
struct LabelRoomTests {
  private static let words = [
    "99% 5 s", "hello world", "42% of everything", "a message that nobody could read in a ring",
  ]

  /// The text that says the words or their beginning; nil without one.
  private func label(_ words: String, in list: DisplayList) -> PlacedText? {
    list.texts.first { text in
      let shown = text.run.text
      return shown == words || shown.last == "…" && words.hasPrefix(shown.dropLast())
    }
  }

  @Test(arguments: words)
  func `the words of a ring become smaller or are cut, but do not vanish`(words: String) throws {
    let studio = try Studio()
    for side in stride(from: 60.0, through: 1100, by: 10) {
      let list = studio.list(Look.ring.labelled(words), .make(side, side))
      let hole = try #require(list.arcs.first).innerRadius
      guard let placed = label(words, in: list) else {
        #expect(hole < 30, "side \(side)")
        continue
      }
      let box = studio.box(placed)
      for corner in [Point(x: box.minX, y: box.minY), Point(x: box.maxX, y: box.maxY)] {
        let distance = (corner - Point(x: side / 2, y: side / 2)).length
        #expect(distance < hole, "side \(side)")
      }
      // Small words are whole where they can be.
      #expect(placed.run.size >= 14)
      if placed.run.text != words { #expect(placed.run.size <= max(14, 0.07 * side)) }
    }
  }

  @Test func `short words of a ring are as large as its number, and a size that was set stays`()
    throws
  {
    let studio = try Studio()
    let size = { (look: Look, words: String) in
      label(words, in: studio.list(look.labelled(words), .make(600, 600)))?.run.size
    }
    let number = try #require(studio.list(.ring, .make(600, 600)).texts.first).run.size
    #expect(size(.ring, "12%") == number)
    var fixed = Look.ring
    try fixed.set("label-size", to: "40px")
    #expect(size(fixed, "12%") == 40)
    #expect(size(fixed, "a message that is rather long") == 40)
  }

  @Test func `digits that count do not change the size of a ring's words`() throws {
    let studio = try Studio()
    let sizes = (10...99).map { count in
      let words = "\(count)% \(count) s left"
      return label(words, in: studio.list(Look.ring.labelled(words), .make(210, 210)))?.run.size
    }
    #expect(Set(sizes).count == 1)
    #expect(sizes.first != .some(nil))
  }

  @Test(arguments: [Look.line, .stripes, .pie], words)
  func `the words of bars and pies are cut at their end, but do not vanish`(
    look: Look, words: String
  ) throws {
    let studio = try Studio()
    for width in stride(from: 160.0, through: 1000, by: 40) {
      for phase in [IndicatorPhase.running, .paused] {
        let list = studio.list(
          look.labelled(words), .make(width, 200, phase: phase).with { $0.showsCaptions = false })
        let placed = try #require(label(words, in: list), "width \(width)")
        let box = studio.box(placed)
        #expect(box.minX >= 0 && box.maxX <= width, "width \(width)")
      }
    }
  }

  @Test(
    arguments: ["ld", "ld-answer", "ld-red", "ld-purple-outline", "pill"], [nil, "14px", "17px"])
  func `words in the fill become smaller or are cut, but do not vanish`(
    name: String, sizing: String?
  ) throws {
    let studio = try Studio()
    let own = Look.pill(.inFill).setting(["thickness": "22px", "length": "86%"])
    var look = Look(named: name) ?? own
    if let sizing { try look.set("label-size", to: sizing) }
    for (letters, count) in [("m", 4), ("m", 20), ("m", 24), ("m", 200), ("i", 90), ("W ", 30)] {
      let words = String(repeating: letters, count: count)
      for width in [120.0, 206, 300, 600] {
        for growth in ["right", "left"] {
          for value in [0.01, 0.5, 1] {
            let list = studio.list(
              look.labelled(words).setting(["growth": growth]), .make(width, 60, value: value))
            let placed = try #require(label(words, in: list), "\(count) \(letters), \(width)")
            let ink = studio.whole(placed)
            let bar = Rect(
              x: (0.07 * width).rounded(.down), y: 19, width: (0.86 * width).rounded(), height: 22)
            #expect(ink.minX >= bar.minX && ink.maxX <= bar.maxX, "\(count) \(letters), \(width)")
            // What is cut is as small as text may be, or as small as it was told to be.
            if placed.run.text != words, sizing == nil, name != "ld-answer" {
              #expect(placed.run.size <= 14)
            }
          }
        }
      }
    }
  }
}
