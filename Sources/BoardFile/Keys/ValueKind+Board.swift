extension ValueKind where Value == GridTracks {
  /// The number of columns or rows, or their weights.
  static var tracks: Self {
    let count = ValueKind<Int>.integer(1...GridTracks.most)
    let weights = ValueKind<[Double]>.list(
      .positive(1000), count: 1...GridTracks.most)
    let automatic = KindShape.choice(["auto"])
    let shape = KindShape.either([count.shape, weights.shape, automatic])
    return ValueKind(shape: shape) { node, reading in
      switch node.value {
      case .number:
        count.read(node, &reading).map { .weights([Double](repeating: 1, count: $0)) }
      case .array: weights.read(node, &reading).map { .weights($0) }
      case .string("auto"): .automatic
      default:
        {
          reading.mismatch(node, shape); return nil
        }()
      }
    } write: { tracks in
      switch tracks {
      case .automatic: .string("auto")
      case .weights(let list):
        list.allSatisfy { $0 == 1 } ? .number(Double(list.count)) : weights.write(list)
      }
    }
  }
}

extension ValueKind where Value == GridMargin {
  /// One distance, or an object with four.
  static var margin: Self {
    .either(
      ValueKind<Double>.number(BoardTable.lengths, unit: "units").map(
        { GridMargin($0) }, back: { $0.left }
      ).when(\.isUniform), for: .number, or: BoardTable.margin.kind, for: .object)
  }
}

extension ValueKind where Value == WidgetFeed {
  /// The name of a feed, or a feed of the widget's own.
  static var feed: Self {
    let shared = ValueKind<String>.text(longest: 64)
    let own = BoardTable.feed.kind
    return .either(
      ValueKind(shape: shared.shape) { node, reading in
        shared.read(node, &reading).map { .shared($0) }
      } write: {
        if case .shared(let name) = $0 { .string(name) } else { nil }
      }, for: .string,
      or: ValueKind(shape: own.shape) { node, reading in
        own.read(node, &reading).map { .own($0) }
      } write: {
        if case .own(let feed) = $0 { own.write(feed) } else { nil }
      }, for: .object)
  }
}

extension ValueKind where Value == RollupScope {
  /// `board`, `feed`, or a list of ids.
  static var rollup: Self {
    let names = KindShape.choice(["board", "feed"])
    let ids = ValueKind<[String]>.list(.text(longest: 64), count: 1...Board.mostWidgets)
    let shape = KindShape.either([names, ids.shape])
    return ValueKind(shape: shape) { node, reading in
      switch node.value {
      case .string("board"): .board
      case .string("feed"): .feed
      case .array: ids.read(node, &reading).map { .widgets($0) }
      default:
        {
          reading.mismatch(node, shape); return nil
        }()
      }
    } write: { scope in
      switch scope {
      case .board: .string("board")
      case .feed: .string("feed")
      case .widgets(let list): ids.write(list)
      }
    }
  }
}

extension ValueKind where Value == [String] {
  /// Words of a command, or one text for the shell.
  static var command: Self {
    let words = ValueKind.list(.text(longest: 4096), count: 1...256)
    let line = ValueKind<String>.text(longest: 4096)
    return .either(
      ValueKind(shape: line.shape) { node, reading in
        guard let text = line.read(node, &reading) else { return nil }
        // The shell would take it for a command that went well.
        guard text.contains(where: { !$0.isWhitespace }) else {
          reading.list.error(
            node.position, "\(reading.name) is empty; a command has at least one word")
          return nil
        }
        return ["/bin/sh", "-c", text]
      } write: {
        $0.count == 3 && $0.starts(with: ["/bin/sh", "-c"]) ? .string($0[2]) : nil
      }, for: .string,
      or: ValueKind(shape: words.shape, read: words.read) {
        $0.isEmpty ? nil : words.write($0)
      }, for: .array)
  }
}

extension ValueKind {
  /// The same kind, which writes only some values.
  func when(_ isWritten: @escaping @Sendable (Value) -> Bool) -> Self {
    ValueKind(shape: shape, read: read) { isWritten($0) ? write($0) : nil }
  }
}
