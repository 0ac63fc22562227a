public import Geometry

/// Where the widgets of a board stand on a screen, in whole device pixels.
public struct BoardPlacement: Hashable, Sendable {
  /// Which side of the screen is the longer one.
  public let orientation: BoardOrientation
  /// The screen without the safe area.
  public let safeArea: IntRect
  /// The rectangles of the widgets, in the order of the board.
  ///
  /// None overlap, and all lie within the safe area. A screen with fewer pixels than columns or rows
  /// leaves some empty.
  public let widgets: [IntRect]
  /// Pixels in a unit: 1/1080 of the screen's shorter side.
  public let unit: Double
  /// Whether every widget has its least size.
  public let fits: Bool
}

extension Board {
  /// The greatest side of a screen in pixels; larger ones are cut.
  public static let mostPixels = 1 << 16

  /// Places the widgets on a screen of so many device pixels.
  ///
  /// `scale` is the number of device pixels in a logical one, in which least sizes are given; what
  /// is not a number from 0.1 to 16 counts as 1. A screen without pixels gives empty rectangles.
  /// Mirrored, the first column is at the right; the margins stay at their edges of the screen.
  ///
  /// - Complexity: O(*w* · *a*) for *w* widgets of at most *a* cells.
  public func placement(
    width: Int, height: Int, scale: Double = 1, isMirrored: Bool = false
  ) -> BoardPlacement {
    let width = max(0, min(Self.mostPixels, width))
    let height = max(0, min(Self.mostPixels, height))
    let scale = (0.1...16).contains(scale) ? scale : 1
    let unit = Double(min(width, height)) / 1080
    let orientation = BoardOrientation(width: width, height: height)
    let grid = layout.grid(for: orientation)
    let safe = safeArea(width: width, height: height)
    let area = Self.area(in: safe, grid.margin, unit: unit)
    // The shape of a screen decides nothing sensible beyond these bounds.
    let aspect = max(0.01, min(100, Double(max(1, area.width)) / Double(max(1, area.height))))
    let flow = GridFlow(self, orientation, aspect: aspect)
    let gap = Int((grid.gap * unit).rounded())
    let columns = TrackSizes(
      from: area.minX, length: area.width,
      weights: Self.weights(grid.columns, flow.columnCount), gap: gap,
      needs: needs(flow, scale, \.columns, \.minWidth))
    let rows = TrackSizes(
      from: area.minY, length: area.height, weights: Self.weights(grid.rows, flow.rowCount),
      gap: gap, needs: needs(flow, scale, \.rows, \.minHeight))
    let rects = flow.places.map { place in
      let (x, y) = (columns.range(of: place.columns), rows.range(of: place.rows))
      let edges = area.minX + area.maxX
      let (left, right) =
        isMirrored
        ? (edges - x.upperBound, edges - x.lowerBound) : (x.lowerBound, x.upperBound)
      return IntRect(minX: left, minY: y.lowerBound, maxX: right, maxY: y.upperBound)
    }
    return BoardPlacement(
      orientation: orientation, safeArea: safe, widgets: rects, unit: unit,
      fits: columns.fits && rows.fits)
  }

  private func safeArea(width: Int, height: Int) -> IntRect {
    // Rounded, and at most a fifth, so that the sides cannot meet.
    let share = max(0, min(20, layout.safeArea)) / 100
    let x = Int((Double(width) * share).rounded())
    let y = Int((Double(height) * share).rounded())
    return IntRect(minX: x, minY: y, maxX: max(x, width - x), maxY: max(y, height - y))
  }

  /// The room inside the margins, which leave at least half of each side.
  private static func area(in safe: IntRect, _ margin: GridMargin, unit: Double) -> IntRect {
    let (left, right) = edges(margin.left, margin.right, unit, of: safe.width)
    let (top, bottom) = edges(margin.top, margin.bottom, unit, of: safe.height)
    return IntRect(
      minX: safe.minX + left, minY: safe.minY + top, maxX: safe.maxX - right,
      maxY: safe.maxY - bottom)
  }

  private static func edges(
    _ first: Double, _ second: Double, _ unit: Double, of side: Int
  ) -> (Int, Int) {
    let sum = (first + second) * unit
    let factor = sum > Double(side) / 2 ? Double(side) / 2 / sum : 1
    return (Int((first * unit * factor).rounded()), Int((second * unit * factor).rounded(.down)))
  }

  /// Tracks that the widgets need beyond those that have weights count 1.
  private static func weights(_ tracks: GridTracks, _ count: Int) -> [Double] {
    guard case .weights(let weights) = tracks else { return [Double](repeating: 1, count: count) }
    return weights + [Double](repeating: 1, count: max(0, count - weights.count))
  }

  private func needs(
    _ flow: GridFlow, _ scale: Double, _ tracks: KeyPath<GridFlow.Place, Range<Int>>,
    _ least: KeyPath<BoardWidget, Double?>
  ) -> [TrackSizes.Need] {
    zip(flow.places, widgets).map { place, widget in
      TrackSizes.Need(
        tracks: place[keyPath: tracks],
        pixels: Int((max(0, min(4096, filled(widget)[keyPath: least] ?? 0)) * scale).rounded(.up)))
    }
  }
}
