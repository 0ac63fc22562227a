import Scene
import Testing

@testable import Widgets

struct PercentTextTests {
  @Test(arguments: [
    (0.29, "29%"), (0.57, "57%"), (0.58, "58%"), (0.95, "95%"), (0.07, "7%"), (0, "0%"),
    (1, "100%"),
    (0.5, "50%"), (0.75, "75%"),
  ])
  func `hundredths keep their percents although binary numbers hold them too low`(
    fraction: Double, label: String
  ) {
    #expect(PercentText.label(fraction) == label)
  }

  @Test(arguments: [0.994, 0.996, 0.999, 0.99999, 0.999999, 1 - 1e-12, 1.0.nextDown])
  func `nothing below one is announced as complete`(fraction: Double) {
    #expect(PercentText.label(fraction) == "99%")
  }

  @Test(arguments: [
    (-0.5, 0), (-Double.infinity, 0), (.nan, 0), (-0.0, 0), (1e-300, 0), (1.5, 100),
    (.infinity, 100), (1e300, 100),
  ])
  func `values out of range are taken into it and not a number is nothing`(
    fraction: Double, percents: Int
  ) {
    #expect(PercentText.whole(fraction) == percents)
  }

  @Test(arguments: [
    (Double.leastNonzeroMagnitude, 1), (1e-12, 1), (0.001, 1), (0.00999, 1), (0.01, 1), (0.02, 2),
    (0.999, 99), (1.0.nextDown, 99), (1, 100), (0, 0), (-0.0, 0), (-1, 0), (.nan, 0), (7, 100),
  ])
  func `down from one tells 0 before the start and 100 at the end, and only then`(
    fraction: Double, percents: Int
  ) {
    #expect(LabelStyle(rounding: .downFromOne).percents(fraction) == percents)
  }

  @Test func `down from one differs from down below one percent alone`() {
    for step in 1...20_000 {
      let fraction = Double(step) / 20_000
      let (down, begun) = (PercentText.whole(fraction), PercentText.begun(fraction))
      #expect(begun == (step < 200 ? 1 : down))
    }
  }

  @Test(arguments: [Look.ring, .pie, .line, .stripes, .ld])
  func `every look can be told not to say 0 after the start`(look: Look) throws {
    var look = look
    try look.set("label-rounding", to: "down-from-one")
    let studio = try Studio()
    for (value, digits) in [(0.0, "0"), (0.001, "1"), (0.999, "99"), (1, "100")] {
      let texts = studio.list(look, .make(400, 300, value: value)).texts.map(\.run.text)
      // Where nothing is filled a label in the fill has no place.
      guard look.name != "ld" || value > 0 else { continue }
      #expect(texts.contains { $0.prefix(while: \.isNumber) == digits }, "\(texts)")
    }
  }

  @Test func `every whole percent has its own label and labels never fall`() {
    for percent in 0...100 { #expect(PercentText.whole(Double(percent) / 100) == percent) }
    let labels = (0...20_000).map { PercentText.whole(Double($0) / 20_000) }
    #expect(zip(labels, labels.dropFirst()).allSatisfy { $0 <= $1 })
  }
}
