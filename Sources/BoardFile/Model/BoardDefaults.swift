/// What holds for all widgets of a board that do not say otherwise themselves.
public struct BoardDefaults: Hashable, Sendable {
  /// The line that names the job.
  public var title: LabelTemplate?
  /// What stands in or at the indicator; nil for what the look shows by itself.
  public var label: LabelTemplate?
  /// The line with details.
  public var detail: LabelTemplate?
  /// Texts that differ in some states.
  public var states: [JobState: StateTexts] = [:]
  /// The name of the look; nil for the program's own.
  public var look: String?
  /// The name of the theme; nil for that of the board.
  public var theme: String?
  /// What is set about the looks, in the order of the file; it reaches every widget whose look takes
  /// it.
  public var properties: [PropertySetting] = []
  /// Whether widgets are cards with their texts; nil when they are.
  public var isCard: Bool?
  /// The least width in logical pixels; nil for none.
  public var minWidth: Double?
  /// The least height in logical pixels; nil for none.
  public var minHeight: Double?
  /// Seconds without news after which a running job is shown as stalled; nil for never.
  ///
  /// It does not reach what sums up many jobs, which is as quiet as they are.
  public var stallAfter: Double?

  /// Makes defaults that say nothing.
  public init() {}
}

extension Board {
  /// The name of a widget's look; nil for the program's own.
  public func look(of widget: BoardWidget) -> String? { widget.look ?? defaults.look }

  /// The name of a widget's theme; nil for the program's own.
  public func theme(of widget: BoardWidget) -> String? { widget.theme ?? defaults.theme ?? theme }

  /// What is set about a widget's look, in this order: first what is said for all, which a look may
  /// not take, then what the widget says itself.
  public func properties(of widget: BoardWidget) -> [PropertySetting] {
    defaults.properties + widget.properties
  }

  /// A widget with the texts, least sizes and times that hold for all, where it says none itself.
  ///
  /// What the widget says goes before all that is said for all, whether for one state or for any, and
  /// in each of them what is said for one state goes before what is said for any.
  public func filled(_ widget: BoardWidget) -> BoardWidget {
    var full = widget
    full.title = widget.title ?? defaults.title
    full.label = widget.label ?? defaults.label
    full.detail = widget.detail ?? defaults.detail
    full.states = defaults.states.mapValues { $0.without(widget) }
      .merging(widget.states) { $1.filled(from: $0) }
    full.isCard = widget.isCard ?? defaults.isCard
    full.minWidth = widget.minWidth ?? defaults.minWidth
    full.minHeight = widget.minHeight ?? defaults.minHeight
    if widget.rollup == nil { full.stallAfter = widget.stallAfter ?? defaults.stallAfter }
    return full
  }
}

extension StateTexts {
  /// The same texts but those that a widget has of its own for any state.
  fileprivate func without(_ widget: BoardWidget) -> StateTexts {
    StateTexts(
      title: widget.title == nil ? title : nil, label: widget.label == nil ? label : nil,
      detail: widget.detail == nil ? detail : nil)
  }

  /// The same texts, and others where there are none.
  fileprivate func filled(from others: StateTexts) -> StateTexts {
    StateTexts(
      title: title ?? others.title, label: label ?? others.label, detail: detail ?? others.detail)
  }
}
