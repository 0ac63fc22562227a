import Raster
import Scene
import Testing

@testable import Lettering

@Suite struct CacheTests {
  @Test func theSameRunIsDrawnOnce() throws {
    let typesetter = try Fixtures.typesetter()
    let first = typesetter.mask(of: Fixtures.run("42"))
    let made = typesetter.statistics.masksMade
    #expect(typesetter.mask(of: Fixtures.run("42")) == first)
    #expect(typesetter.statistics.masksMade == made)
  }

  @Test func anotherTypesetterDrawsTheSamePixels() throws {
    let text = Fixtures.run("18.2 MB/s · 3 min left", size: 20, weight: .regular)
    let first = try Fixtures.typesetter().mask(of: text)
    #expect(try Fixtures.typesetter().mask(of: text) == first)
    #expect(first.width > 0)
  }

  @Test func countingMakesOneMaskALabelAndOneADigit() throws {
    let typesetter = try Fixtures.typesetter()
    for percent in 0...99 { _ = typesetter.mask(of: Fixtures.run("\(percent)")) }
    #expect(typesetter.statistics.masksMade == 110)
  }

  @Test func thousandsOfTextsStayWithinTheBounds() throws {
    let limits = LetteringLimits()
    let typesetter = try Fixtures.typesetter()
    for index in 0..<4000 {
      let run = Fixtures.run("\(index) files", size: Double(14 + index % 40))
      _ = typesetter.mask(of: run)
      _ = typesetter.metrics(of: run)
    }
    let statistics = typesetter.statistics
    #expect(statistics.cachedMasks <= limits.maskCount)
    #expect(statistics.cachedBytes <= limits.maskBytes)
    #expect(statistics.openFonts <= limits.openFonts)
    #expect(statistics.masksMade >= 4000)
    #expect(statistics.masksMade - statistics.masksEvicted == statistics.cachedMasks)
    #expect(statistics.fontsOpened >= 40)
  }

  @Test func aMaskLargerThanTheBoundIsDrawnButNotKept() throws {
    let typesetter = try Fixtures.typesetter(limits: LetteringLimits(maskBytes: 100))
    let first = typesetter.mask(of: Fixtures.run("M", size: 100))
    #expect(typesetter.mask(of: Fixtures.run("M", size: 100)) == first)
    #expect(first.coverage.count > 100)
    #expect(typesetter.statistics.cachedMasks == 0)
    #expect(typesetter.statistics.masksMade == 2)
  }

  @Test func aSingleOpenFontIsEnough() throws {
    let limits = LetteringLimits(openFonts: 1)
    let typesetter = try Typesetter(
      fontFiles: FontFiles(folder: Fixtures.fontFolder), limits: limits)
    let text = Fixtures.run("Copying تحميل 42% \u{E123}")
    let expected = try Typesetter(fontFiles: FontFiles(folder: Fixtures.fontFolder)).mask(of: text)
    #expect(typesetter.mask(of: text) == expected)
    #expect(typesetter.statistics.openFonts == 1)
  }

  @Test func theEntryUsedLongestAgoIsForgottenFirst() {
    var cache = LRUCache<String, Int>(countLimit: 2, costLimit: 10)
    cache.insert(1, cost: 1, for: "a")
    cache.insert(2, cost: 1, for: "b")
    #expect(cache.value(for: "a") == 1)
    cache.insert(3, cost: 1, for: "c")
    #expect(cache.value(for: "b") == nil)
    #expect(cache.value(for: "a") == 1)
    #expect(cache.evictions == 1)
  }

  @Test func costsAreBounded() {
    var cache = LRUCache<Int, Int>(countLimit: 100, costLimit: 10)
    for key in 0..<20 { cache.insert(key, cost: 3, for: key) }
    #expect(cache.totalCost == 9 && cache.count == 3)
    cache.insert(99, cost: 11, for: 99)
    #expect(cache.value(for: 99) == nil)
    cache.insert(1, cost: 10, for: 19)
    #expect(cache.totalCost == 10 && cache.count == 1)
  }
}
