import Testing

@testable import Raster

struct NormalTableTests {
  @Test("The table is the normal distribution to within half a millionth")
  func accuracy() {
    for step in -7000...7000 {
      let x = Double(step) / 1000 + 1e-5
      let exact = ErrorFunction.cumulative(x, sigma: 1)
      #expect(abs(NormalTable.cumulative(x) - exact) <= 5e-7, "\(x)")
    }
    #expect(NormalTable.cumulative(0) == 0.5)
    #expect(NormalTable.cumulative(-.infinity) == 0 && NormalTable.cumulative(.infinity) == 1)
  }
}
