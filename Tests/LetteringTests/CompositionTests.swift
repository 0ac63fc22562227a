import Raster
import Testing

@testable import Lettering

@Suite struct CompositionTests {
  @Test func trimmingKeepsInkAndItsPlace() {
    let mask = CoverageMask(
      width: 4, height: 3, offsetX: -1, offsetY: -5, coverage: [0, 0, 0, 0, 0, 7, 9, 0, 0, 0, 0, 0])
    #expect(
      mask.trimmed()
        == CoverageMask(width: 2, height: 1, offsetX: 0, offsetY: -4, coverage: [7, 9]))
  }

  @Test func trimmingNothingGivesTheEmptyMask() {
    let blank = CoverageMask(
      width: 2, height: 2, offsetX: 3, offsetY: 3, coverage: [0, 0, 0, 0])
    #expect(blank.trimmed() == .empty)
    #expect(CoverageMask.empty.trimmed() == .empty)
  }

  @Test func aUnionHoldsTheGreaterCoverage() {
    let pair = CoverageMask(width: 2, height: 1, offsetX: 0, offsetY: -1, coverage: [10, 200])
    let union = CoverageMask.union(of: [
      PlacedMask(mask: pair, x: 0), PlacedMask(mask: pair, x: 1), PlacedMask(mask: .empty, x: 90),
    ])
    #expect(
      union
        == CoverageMask(width: 3, height: 1, offsetX: 0, offsetY: -1, coverage: [10, 200, 200]))
  }

  @Test func aUnionOfNothingIsEmpty() {
    #expect(CoverageMask.union(of: []) == .empty)
    #expect(CoverageMask.union(of: [PlacedMask(mask: .empty, x: 4)]) == .empty)
  }
}
