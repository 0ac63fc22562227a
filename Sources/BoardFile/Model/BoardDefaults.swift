/// What holds for all widgets of a board that do not say otherwise themselves.
public struct BoardDefaults: Hashable, Sendable {
  /// The name of the look; nil for the program's own.
  public var look: String?
  /// The name of the theme; nil for that of the board.
  public var theme: String?
  /// What is set about the looks, in the order of the file; it reaches every widget whose look takes
  /// it.
  public var properties: [PropertySetting] = []

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
}
