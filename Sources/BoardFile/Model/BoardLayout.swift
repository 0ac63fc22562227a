/// How a board divides the screen.
///
/// Lengths are in units of 1/1080 of the screen's shorter side, so that a board looks the same on
/// every screen: at 1920×1080 a unit is a pixel.
public struct BoardLayout: Hashable, Sendable {
  /// The grid where the orientation does not say otherwise.
  public var grid = GridSettings()
  /// The part of each side that is kept free at every edge, in percent of that side; for screens
  /// that cut off their edges.
  public var safeArea = 0.0
  /// What differs when the screen is at least as wide as high.
  public var landscape = GridChanges()
  /// What differs when the screen is higher than wide.
  public var portrait = GridChanges()

  /// Makes the layout of a board that says nothing about it.
  public init() {}

  /// The grid in an orientation.
  public func grid(for orientation: BoardOrientation) -> GridSettings {
    let changes = changes(for: orientation)
    return GridSettings(
      columns: changes.columns ?? grid.columns, rows: changes.rows ?? grid.rows,
      margin: changes.margin ?? grid.margin, gap: changes.gap ?? grid.gap)
  }

  /// What differs in an orientation.
  public func changes(for orientation: BoardOrientation) -> GridChanges {
    orientation == .portrait ? portrait : landscape
  }
}

/// Which side of a screen is the longer one.
public enum BoardOrientation: String, Hashable, Sendable, CaseIterable {
  /// At least as wide as high.
  case landscape
  /// Higher than wide.
  case portrait

  /// The orientation of a screen.
  public init(width: Int, height: Int) {
    self = height > width ? .portrait : .landscape
  }
}

/// A grid of columns and rows.
public struct GridSettings: Hashable, Sendable {
  /// The columns.
  public var columns: GridTracks
  /// The rows.
  public var rows: GridTracks
  /// The distance between the widgets and the edge of the screen, in units.
  public var margin: GridMargin
  /// The distance between two widgets, in units.
  public var gap: Double

  /// Makes a grid.
  public init(
    columns: GridTracks = .automatic, rows: GridTracks = .automatic,
    margin: GridMargin = GridMargin(48), gap: Double = 24
  ) {
    self.columns = columns
    self.rows = rows
    self.margin = margin
    self.gap = gap
  }
}

/// What differs from a grid; nil where nothing does.
public struct GridChanges: Hashable, Sendable {
  /// The columns.
  public var columns: GridTracks?
  /// The rows.
  public var rows: GridTracks?
  /// The distance between the widgets and the edge of the screen, in units.
  public var margin: GridMargin?
  /// The distance between two widgets, in units.
  public var gap: Double?

  /// Makes no changes.
  public init() {}
}

/// The columns or the rows of a grid.
public enum GridTracks: Hashable, Sendable {
  /// As many as the widgets need, all alike.
  case automatic
  /// As many as there are weights; each gets its share of the room.
  case weights([Double])

  /// The most columns or rows.
  public static let most = 64

  /// The number of tracks; nil when it is automatic.
  public var count: Int? {
    if case .weights(let weights) = self { weights.count } else { nil }
  }
}

/// Distances at the four edges, in units.
public struct GridMargin: Hashable, Sendable {
  /// At the left edge.
  public var left: Double
  /// At the upper edge.
  public var top: Double
  /// At the right edge.
  public var right: Double
  /// At the lower edge.
  public var bottom: Double

  /// Makes the same distance at all edges.
  public init(_ distance: Double) {
    (left, top, right, bottom) = (distance, distance, distance, distance)
  }

  /// Whether all four are the same.
  var isUniform: Bool { left == top && top == right && right == bottom }
}
