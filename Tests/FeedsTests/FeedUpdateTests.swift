import Feeds
import Testing

@Suite struct FeedUpdateTests {
  @Test(
    "A fraction is taken into 0 to 1, and not-a-number is none",
    arguments: [
      (-0.5, 0), (0, 0), (0.5, 0.5), (1, 1), (1.5, 1), (Double.infinity, 1), (-Double.infinity, 0),
      (Double.nan, nil),
    ] as [(Double, Double?)])
  func fraction(given: Double, taken: Double?) {
    #expect(FeedUpdate(line: 1, fraction: given).fraction == taken)
  }

  @Test("A negative zero loses its sign")
  func negativeZero() {
    #expect(FeedUpdate(line: 1, fraction: -0.0).fraction?.sign == .plus)
  }
}
