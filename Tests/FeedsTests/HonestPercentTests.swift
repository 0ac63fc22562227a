import Testing

@testable import Feeds

@Suite struct HonestPercentTests {
  @Test(
    "Binary fractions just under a whole percent show that percent",
    arguments: [(0.29, 29), (0.57, 57), (0.58, 58), (0.95, 95), (0.07, 7)])
  func binaryFractions(fraction: Double, percent: Int) {
    #expect(honestPercent(fraction) == percent)
  }

  @Test("Every whole percent shows as itself")
  func wholePercents() {
    for percent in 0...100 {
      #expect(honestPercent(Double(percent) / 100) == percent)
    }
  }

  @Test(
    "There is no 100 before the end",
    arguments: [0.994, 0.996, 0.999, 0.99999, 0.9999999999, 0.99999999999999, (1.0).nextDown])
  func noHundredBeforeTheEnd(fraction: Double) {
    #expect(honestPercent(fraction) == 99)
  }

  @Test(
    "What lies outside shows as the nearer end, and not-a-number as 0",
    arguments: [
      (-0.1, 0), (-Double.infinity, 0), (Double.nan, 0), (1.5, 100), (Double.infinity, 100),
      (1, 100), (0, 0), (1e-300, 0),
    ])
  func outside(fraction: Double, percent: Int) {
    #expect(honestPercent(fraction) == percent)
  }
}
