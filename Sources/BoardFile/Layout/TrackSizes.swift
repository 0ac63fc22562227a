/// The pixels of the columns or of the rows of a grid.
struct TrackSizes {
  /// The first pixel of each track, and the one after its last.
  let spans: [Range<Int>]
  /// Whether every least size could be kept.
  let fits: Bool

  /// A widget on this axis: the tracks that it covers, and the pixels that it needs.
  struct Need {
    var tracks: Range<Int>
    var pixels: Int
  }

  /// Divides a length.
  ///
  /// Every track gets its share by weight, but no less than its widgets need. When the needs exceed
  /// the length, all of them shrink alike. Gaps never take more than half of it.
  init(from start: Int, length: Int, weights: [Double], gap: Int, needs: [Need]) {
    let count = weights.count
    let gap = count > 1 ? min(max(0, gap), max(0, length) / 2 / (count - 1)) : 0
    let room = max(0, length - gap * (count - 1))
    let least = Self.least(weights, gap, needs)
    let total = least.reduce(0, +)
    fits = total <= Double(room)
    let sizes =
      fits
      ? Self.shares(of: Double(room), weights, least: least)
      : least.map { $0 * (Double(room) / total) }
    var edge = start
    spans = Self.whole(sizes, total: room).map { size in
      defer { edge += size + gap }
      return edge..<edge + size
    }
  }

  /// The pixels from the first to the last of some tracks, with the gaps between them.
  func range(of tracks: Range<Int>) -> Range<Int> {
    guard let first = spans[tracks].first, let last = spans[tracks].last else { return 0..<0 }
    return first.lowerBound..<last.upperBound
  }

  /// The least size of each track in whole pixels; what several tracks need together is divided by
  /// their weights.
  private static func least(_ weights: [Double], _ gap: Int, _ needs: [Need]) -> [Double] {
    var least = [Double](repeating: 0, count: weights.count)
    for need in needs.sorted(by: { $0.tracks.count < $1.tracks.count }) {
      let present = least[need.tracks].reduce(0, +) + Double(gap * (need.tracks.count - 1))
      let missing = Double(need.pixels) - present
      guard missing > 0 else { continue }
      let weight = weights[need.tracks].reduce(0, +)
      for track in need.tracks {
        least[track] = (least[track] + missing * weights[track] / weight).rounded(.up)
      }
    }
    return least
  }

  /// Shares by weight; a track whose share is below its least size keeps that, and the others share
  /// the rest.
  private static func shares(
    of room: Double, _ weights: [Double], least: [Double]
  ) -> [Double] {
    var isFixed = [Bool](repeating: false, count: weights.count)
    while true {
      var rest = room
      var weight = 0.0
      for track in weights.indices {
        if isFixed[track] { rest -= least[track] } else { weight += weights[track] }
      }
      let short = weights.indices.filter {
        !isFixed[$0] && rest * (weights[$0] / weight) < least[$0]
      }
      guard !short.isEmpty else {
        return weights.indices.map { isFixed[$0] ? least[$0] : rest * (weights[$0] / weight) }
      }
      for track in short { isFixed[track] = true }
    }
  }

  /// Whole sizes with an exact sum; the pixels left over go where the most was cut off.
  private static func whole(_ sizes: [Double], total: Int) -> [Int] {
    // A share that is whole but for the arithmetic must not lose a pixel.
    var whole = sizes.map { Int(($0 + 1e-6).rounded(.down)) }
    var missing = total - whole.reduce(0, +)
    let order = sizes.indices.sorted { first, second in
      let parts = (sizes[first] - Double(whole[first]), sizes[second] - Double(whole[second]))
      return abs(parts.0 - parts.1) > 1e-6 ? parts.0 > parts.1 : first < second
    }
    var index = 0
    while missing != 0, !order.isEmpty {
      let track = order[index % order.count]
      let step = missing > 0 ? 1 : -1
      if whole[track] + step >= 0 {
        whole[track] += step
        missing -= step
      }
      index += 1
    }
    return whole
  }
}
