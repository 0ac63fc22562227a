import Testing
import Widgets

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

  @Test func `every whole percent has its own label and labels never fall`() {
    for percent in 0...100 { #expect(PercentText.whole(Double(percent) / 100) == percent) }
    let labels = (0...20_000).map { PercentText.whole(Double($0) / 20_000) }
    #expect(zip(labels, labels.dropFirst()).allSatisfy { $0 <= $1 })
  }
}
