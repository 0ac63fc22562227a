extension BoardChecks {
  static func checkFeeds(_ board: Board, _ reading: inout BoardReading) {
    let places = feedPaths(board, reading)
    for (path, feed) in places { checkKeys(of: feed, at: path, &reading) }
    checkSharing(places, &reading)
    let used = board.widgets.compactMap { widget in
      if case .shared(let name) = widget.feed { name } else { nil }
    }
    for name in board.feeds.keys where !used.contains(name) {
      reading.list.warning(
        reading.keyPlace("feeds.\(name)"), "no widget shows the feed \(Quote.text(name))")
    }
  }

  /// All feeds with their paths, in the order of the file.
  private static func feedPaths(
    _ board: Board, _ reading: BoardReading
  ) -> [(path: String, feed: BoardFeed)] {
    let shared = board.feeds.map { ("feeds.\($0.key)", $0.value) }
    let own = board.widgets.enumerated().compactMap { index, widget in
      if case .own(let feed) = widget.feed { ("widgets[\(index)].feed", feed) } else { nil }
    }
    return (shared + own).sorted { reading.keyPlace($0.0) < reading.keyPlace($1.0) }
  }

  /// A source with the keys that it needs, and others that only it understands.
  typealias SourceKeys = (source: BoardFeed.Source, needed: [String], other: [String])

  /// The keys of all sources.
  static let sourceKeys: [SourceKeys] = [
    (.stdin, [], []), (.fd, ["fd"], []), (.command, ["command"], ["stream", "restartAfter"]),
    (.socket, ["path"], []), (.fifo, ["path"], []), (.replay, ["path"], ["loop", "speed"]),
  ]

  private static func checkKeys(
    of feed: BoardFeed, at path: String, _ reading: inout BoardReading
  ) {
    let source = feed.source.rawValue
    // What a source needs that could not be read has not been found out.
    let isKnown = isSourceKnown(of: path, reading)
    for row in sourceKeys where isKnown && row.source == feed.source {
      for key in row.needed where !isSaid(key, in: feed) && !reading.hasPlace("\(path).\(key)") {
        reading.list.error(reading.place(path), "the source \(source) needs the key \(key)")
      }
      let special = Set(sourceKeys.flatMap { $0.needed + $0.other })
      for key in special.subtracting(row.needed + row.other) where isSaid(key, in: feed) {
        reading.list.warning(
          reading.keyPlace("\(path).\(key)"), "\(key) means nothing for the source \(source)")
      }
    }
    if let minimum = feed.minimum ?? (feed.maximum == 0 ? 0 : nil), minimum == feed.maximum {
      reading.list.warning(
        reading.keyPlace("\(path).max"), "max is equal to min: progress stays unknown")
    }
    if feed.command.first == "" {
      reading.list.error(reading.place("\(path).command"), "the command has no name")
    }
    if feed.path == "" { reading.list.error(reading.place("\(path).path"), "path is empty") }
    checkSocket(feed, at: path, &reading)
  }

  /// The most bytes of a socket's path on Linux.
  static let longestSocketPath = 107

  private static func checkSocket(
    _ feed: BoardFeed, at path: String, _ reading: inout BoardReading
  ) {
    guard feed.source == .socket, let count = feed.path?.utf8.count, count > longestSocketPath
    else { return }
    reading.list.error(
      reading.place("\(path).path"),
      "the path of a socket has at most \(longestSocketPath) bytes, not \(count)")
  }

  /// Whether a feed says where it comes from, and nothing is wrong with that.
  private static func isSourceKnown(of path: String, _ reading: BoardReading) -> Bool {
    reading.hasPlace("\(path).source") && !reading.hasError(at: "\(path).source")
  }

  private static func isSaid(_ key: String, in feed: BoardFeed) -> Bool {
    switch key {
    case "fd": feed.descriptor != nil
    case "command": !feed.command.isEmpty
    case "path": feed.path != nil
    case "stream": feed.stream != BoardFeed().stream
    case "restartAfter": feed.restartAfter != nil
    case "loop": feed.loops
    default: feed.speed != BoardFeed().speed
    }
  }

  /// Two readers of one stream would take each other's bytes.
  private static func checkSharing(
    _ feeds: [(path: String, feed: BoardFeed)], _ reading: inout BoardReading
  ) {
    var first: [String: String] = [:]
    for (path, feed) in feeds where isSourceKnown(of: path, reading) {
      guard let (stream, words) = stream(of: feed) else { continue }
      guard let earlier = first[stream] else {
        first[stream] = path
        continue
      }
      reading.list.error(
        reading.place(path),
        "\(words) is read at \(reading.place(earlier)) already; put the feed under feeds and name "
          + "it in both widgets")
    }
  }

  /// What only one feed can read: a key for comparing, and its name.
  private static func stream(of feed: BoardFeed) -> (key: String, words: String)? {
    switch feed.source {
    case .stdin: return ("fd 0", "standard input")
    case .fd: return feed.descriptor.map { ("fd \($0)", "the descriptor \($0)") }
    case .socket, .fifo:
      return feed.path.map { ("path \($0)", "the \(feed.source.rawValue) \(Quote.text($0))") }
    case .command, .replay: return nil
    }
  }
}
