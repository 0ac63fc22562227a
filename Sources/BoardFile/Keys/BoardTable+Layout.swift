extension BoardTable {
  static let layout = ObjectSpec(
    name: "layout",
    doc: "A grid. Lengths are in units of 1/1080 of the screen's shorter side.",
    blank: BoardLayout(),
    keys: [
      KeySpec(
        "columns", \.grid.columns, .tracks,
        "The number of columns, or a list with their weights: each column gets its share of the "
          + "width. auto is as many as suit the widgets and the screen."),
      KeySpec(
        "rows", \.grid.rows, .tracks,
        "The number of rows, or a list with their weights. auto is as many as are needed."),
      KeySpec(
        "margin", \.grid.margin, .margin,
        "The distance between the widgets and the edge of the screen, in units."),
      KeySpec(
        "gap", \.grid.gap, .number(lengths, unit: "units"),
        "The distance between two widgets, in units."),
      KeySpec(
        "safeArea", \.safeArea, .number(0...20, unit: "percent"),
        "The part of the screen kept free at every edge, for screens that cut off their edges."),
      KeySpec(
        "landscape", \.landscape, changes.kind,
        "What differs on a screen that is at least as wide as high."),
      KeySpec(
        "portrait", \.portrait, changes.kind, "What differs on a screen that is higher than wide."),
    ])

  static let changes = ObjectSpec(
    name: "orientation",
    doc:
      "What differs in one orientation. When the number of columns does, widgets without a place "
      + "for this orientation fill the grid in their order.",
    blank: GridChanges(),
    keys: [
      KeySpec("columns", \.columns, .tracks, "The columns, as in layout."),
      KeySpec("rows", \.rows, .tracks, "The rows, as in layout."),
      KeySpec("margin", \.margin, .margin, "The margin, as in layout."),
      KeySpec("gap", \.gap, .number(lengths, unit: "units"), "The gap, as in layout."),
    ])

  static let margin = ObjectSpec(
    name: "margin", doc: "A margin with a distance for each edge.", blank: GridMargin(48),
    keys: [
      KeySpec("left", \.left, .number(lengths, unit: "units"), "At the left edge."),
      KeySpec("top", \.top, .number(lengths, unit: "units"), "At the upper edge."),
      KeySpec("right", \.right, .number(lengths, unit: "units"), "At the right edge."),
      KeySpec("bottom", \.bottom, .number(lengths, unit: "units"), "At the lower edge."),
    ])

  static let cell = ObjectSpec(
    name: "place", doc: "The place of a widget in one orientation.", blank: WidgetCell(),
    keys: cellKeys())

  /// The keys of a place, for objects that are one or hold one.
  static func cellKeys<Model: CellHolder>() -> [KeySpec<Model>] {
    [
      KeySpec(
        "column", \.cell.column, .integer(1...GridTracks.most),
        "The first column, from 1; row is needed too. Without both the next free place."),
      KeySpec(
        "row", \.cell.row, .integer(1...GridTracks.most),
        "The first row, from 1; column is needed too."),
      KeySpec(
        "columnSpan", \.cell.columnSpan, .integer(1...GridTracks.most), "The number of columns."),
      KeySpec("rowSpan", \.cell.rowSpan, .integer(1...GridTracks.most), "The number of rows."),
    ]
  }
}

/// What has a place in the grid.
protocol CellHolder: Sendable {
  var cell: WidgetCell { get set }
}

extension BoardWidget: CellHolder {}

extension WidgetCell: CellHolder {
  var cell: WidgetCell {
    get { self }
    set { self = newValue }
  }
}
