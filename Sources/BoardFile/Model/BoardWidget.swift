/// One widget of a board.
public struct BoardWidget: Hashable, Sendable {
  /// The name by which rollups and messages speak of it, unique on the board.
  public var id = ""
  /// The line that names the job; nil for that of all widgets.
  public var title: LabelTemplate?
  /// What stands in or at the indicator; nil for that of all widgets, or what the look shows by
  /// itself.
  public var label: LabelTemplate?
  /// The line with details; nil for that of all widgets.
  public var detail: LabelTemplate?
  /// Texts that differ in some states, before those of all widgets.
  public var states: [JobState: StateTexts] = [:]
  /// The name of the look; nil for that of all widgets.
  public var look: String?
  /// The name of the theme; nil for that of all widgets.
  public var theme: String?
  /// What is set about the look, in the order of the file.
  public var properties: [PropertySetting] = []
  /// Whether it is a card with its texts; nil for what holds for all widgets.
  ///
  /// If not, the look has all of its place to itself.
  public var isCard: Bool?
  /// Where it stands.
  public var cell = WidgetCell()
  /// The least width in logical pixels; nil for that of all widgets.
  public var minWidth: Double?
  /// The least height in logical pixels; nil for that of all widgets.
  public var minHeight: Double?
  /// Where it stands instead in landscape; nil where the layout decides.
  public var landscape: WidgetCell?
  /// Where it stands instead in portrait; nil where the layout decides.
  public var portrait: WidgetCell?
  /// What feeds it; nil when nothing does.
  public var feed: WidgetFeed?
  /// Which job of its feed it shows; nil for the only one, or the first to be heard of.
  public var job: String?
  /// The jobs it sums up; nil when it shows a single one.
  public var rollup: RollupScope?
  /// Seconds without news after which a running job is shown as stalled; nil for that of all
  /// widgets, or never.
  public var stallAfter: Double?
  /// What it shows before any news, in pictures and previews.
  public var preview: BoardPreview?

  /// Makes a widget that says nothing.
  public init() {}

  /// Whether it is a card with its texts.
  public var showsCard: Bool { isCard ?? true }

  /// The texts in a state, as far as the widget says them itself.
  public func texts(in state: JobState) -> (
    title: LabelTemplate, label: LabelTemplate?, detail: LabelTemplate
  ) {
    let change = states[state]
    return (
      change?.title ?? title ?? .empty, change?.label ?? label, change?.detail ?? detail ?? .empty
    )
  }

  /// Where the file wants it in an orientation, and whether that was said for this orientation.
  func cell(for orientation: BoardOrientation) -> (cell: WidgetCell, isOwn: Bool) {
    let own = orientation == .portrait ? portrait : landscape
    return own.map { ($0, true) } ?? (cell, false)
  }
}

/// The texts of a widget in one state; nil where nothing differs.
public struct StateTexts: Hashable, Sendable {
  /// The line that names the job.
  public var title: LabelTemplate?
  /// What stands in or at the indicator.
  public var label: LabelTemplate?
  /// The line with details.
  public var detail: LabelTemplate?
}

/// A property of a look with its value as text.
public struct PropertySetting: Hashable, Sendable {
  /// The name of the property.
  public var name: String
  /// The value: `on` and `off`, numbers without needless digits, commas between items of a list.
  public var text: String

  /// Makes a setting.
  public init(_ name: String, _ text: String) {
    self.name = name
    self.text = text
  }
}

/// A place in the grid.
public struct WidgetCell: Hashable, Sendable {
  /// The first column, from 1; nil for the next free place.
  public var column: Int?
  /// The first row, from 1; nil for the next free place.
  public var row: Int?
  /// The number of columns.
  public var columnSpan = 1
  /// The number of rows.
  public var rowSpan = 1

  /// Makes a place.
  public init(column: Int? = nil, row: Int? = nil, columnSpan: Int = 1, rowSpan: Int = 1) {
    self.column = column
    self.row = row
    self.columnSpan = columnSpan
    self.rowSpan = rowSpan
  }
}

/// What feeds a widget.
public enum WidgetFeed: Hashable, Sendable {
  /// A feed of its own.
  case own(BoardFeed)
  /// A feed of the board, by its name.
  case shared(String)
}

/// Which jobs a widget sums up.
public enum RollupScope: Hashable, Sendable {
  /// Those of all other widgets of the board.
  case board
  /// All jobs of the widget's own feed.
  case feed
  /// Those of some widgets, by their ids.
  case widgets([String])
}
