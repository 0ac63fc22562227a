/// A board as its file describes it: which widgets stand where, how they look, and what feeds them.
public struct Board: Hashable, Sendable {
  /// The address of the schema that editors use; nil when the file names none.
  public var schema: String?
  /// The title of the window.
  public var title = "Arcline"
  /// The name of the theme; nil for the program's own.
  public var theme: String?
  /// Whether things move; nil for the program's own choice.
  public var motion: MotionLevel?
  /// The language whose form of percentages is used; nil for the program's own.
  public var locale: String?
  /// The direction in which one reads; nil for that of the language.
  public var direction: Direction?
  /// What holds for all widgets.
  public var defaults = BoardDefaults()
  /// How the screen is divided.
  public var layout = BoardLayout()
  /// Feeds that several widgets share, by name.
  public var feeds: [String: BoardFeed] = [:]
  /// The widgets, in the order of the file.
  public var widgets: [BoardWidget] = []

  /// Whether things move.
  public enum MotionLevel: String, Hashable, Sendable, CaseIterable {
    /// All animation.
    case full
    /// Values snap, and patterns move slowly.
    case reduced
  }

  /// The direction in which one reads.
  public enum Direction: String, Hashable, Sendable, CaseIterable {
    /// From left to right.
    case leftToRight = "ltr"
    /// From right to left.
    case rightToLeft = "rtl"
  }

  /// The most widgets of a board.
  public static let mostWidgets = 256

  /// Makes an empty board.
  public init() {}

  /// The feed of a widget, whether it is its own or shared; nil without one.
  public func feed(of widget: BoardWidget) -> BoardFeed? {
    switch widget.feed {
    case .own(let feed): feed
    case .shared(let name): feeds[name]
    case nil: nil
    }
  }

  /// The widgets whose jobs a rollup sums up, in the order of the file.
  ///
  /// None for a widget without a rollup, and for a rollup of a feed, whose jobs are not known before
  /// they are heard of.
  public func widgets(summedUpBy widget: BoardWidget) -> [BoardWidget] {
    switch widget.rollup {
    case nil, .feed: []
    case .board: widgets.filter { $0.id != widget.id && $0.rollup == nil }
    case .widgets(let ids): widgets.filter { ids.contains($0.id) }
    }
  }
}
