import Feeds
import Testing

@Suite struct ValueRangeTests {
  @Test(
    "The fraction is the way from the minimum over the whole way",
    arguments: [
      (100, 200, 150, 0.5), (50, 100, 100, 1), (50, 100, 50, 0), (-20, 20, 10, 0.75),
      (10, 0, 5, 0.5), (10, 0, 10, 0), (10, 0, 0, 1), (0, 1, 0.25, 0.25),
      (-1e308, 1e308, 0, 0.5), (1e308, -1e308, 0.5e308, 0.25),
    ] as [(Double, Double, Double, Double)])
  func fraction(minimum: Double, maximum: Double, value: Double, expected: Double) throws {
    let range = try #require(ValueRange(minimum: minimum, maximum: maximum))
    #expect(range.fraction(of: value) == expected)
  }

  @Test("Numbers outside are taken as the nearer end, in falling ranges too")
  func clamping() throws {
    let falling = try #require(ValueRange(minimum: 10, maximum: 0))
    #expect(ValueRange.percent.clamped(-5) == 0)
    #expect(ValueRange.percent.clamped(299) == 100)
    #expect(ValueRange.percent.fraction(of: -5) == 0)
    #expect(ValueRange.percent.fraction(of: 1e308) == 1)
    #expect(falling.clamped(11) == 10)
    #expect(falling.fraction(of: 11) == 0)
    #expect(falling.fraction(of: -1) == 1)
  }

  @Test("Equal ends have no fraction", arguments: [0.0, 5, -5])
  func equalEnds(end: Double) throws {
    let range = try #require(ValueRange(minimum: end, maximum: end))
    #expect(range.fraction(of: end) == nil)
    #expect(range.fraction(of: end + 1) == nil)
    #expect(range.clamped(end + 1) == end)
  }

  @Test("Ends that are no finite numbers are refused")
  func finiteEnds() {
    #expect(ValueRange(minimum: .nan, maximum: 1) == nil)
    #expect(ValueRange(minimum: 0, maximum: .infinity) == nil)
    #expect(ValueRange(minimum: -.infinity, maximum: 0) == nil)
  }

  @Test("Only the maximum itself is complete")
  func onlyTheMaximumIsComplete() throws {
    // The way to the number just below the maximum rounds to the whole way here.
    let range = try #require(ValueRange(minimum: -1e9, maximum: 1))
    let below = try #require(range.fraction(of: (1.0).nextDown))
    #expect(below < 1)
    #expect(range.fraction(of: 1) == 1)
  }
}
