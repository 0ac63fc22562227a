/// What a source of a board is called.
public enum BoardSourceName: Hashable, Sendable {
  /// A feed that widgets may share, by its name under `feeds`.
  case shared(String)
  /// The feed of a single widget, by the widget's id.
  case own(String)

  /// The name in messages.
  public var words: String {
    switch self {
    case .shared(let name), .own(let name): name
    }
  }
}

/// A source that a board has to open.
public struct BoardSourceEntry: Hashable, Sendable {
  /// What it is called.
  public var name: BoardSourceName
  /// Where it is and how it is read.
  public var feed: BoardFeed
}

extension Board {
  /// The source of a widget; nil when none feeds it, or when it sums up other widgets.
  public func sourceName(of widget: BoardWidget) -> BoardSourceName? {
    switch widget.rollup {
    case .board, .widgets: return nil
    case .feed, nil: break
    }
    switch widget.feed {
    case .own: return .own(widget.id)
    case .shared(let name): return feeds[name].map { _ in .shared(name) }
    case nil: return nil
    }
  }

  /// All sources that feed a widget, each once, in the order of the widgets.
  public var sources: [BoardSourceEntry] {
    var seen: Set<BoardSourceName> = []
    return widgets.compactMap { widget in
      guard let name = sourceName(of: widget), let feed = feed(of: widget),
        seen.insert(name).inserted
      else { return nil }
      return BoardSourceEntry(name: name, feed: feed)
    }
  }
}

extension BoardFeed {
  /// The same source without what is said of how its stream is read.
  ///
  /// Two feeds of one origin speak of the same jobs.
  public var origin: BoardFeed {
    var origin = BoardFeed()
    origin.source = source
    origin.descriptor = descriptor
    origin.command = command
    origin.path = path
    return origin
  }
}

extension Board {
  /// Whether the widget at an index has only the id that it was given for want of one.
  public func isNameless(_ index: Int) -> Bool { widgets[index].id == Self.standardID(index) }
}
