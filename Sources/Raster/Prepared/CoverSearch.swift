import Geometry

/// Finds for each command the command above that hides most of it.
struct CoverSearch {
  /// What a command can change, and what it hides completely.
  private struct Extent: Equatable {
    var bounds = IntRect.empty
    var cover = IntRect.empty
    /// What is hidden of it.
    var hidden = IntRect.empty
  }

  private var extents: [Extent] = []

  /// A cover is looked for among so many commands above; what hides a shape mostly follows soon.
  private static let reach = 8
  /// A smaller rectangle is not worth leaving out, in pixels.
  private static let leastCover = 1024

  /// Takes in all commands; nothing is hidden before `find` is called.
  mutating func rebuild(_ commands: [PreparedCommand]) {
    extents.removeAll(keepingCapacity: true)
    for command in commands { extents.append(Self.extent(of: command)) }
  }

  /// Takes in a command that has changed; returns whether other commands may be hidden otherwise now.
  mutating func update(_ index: Int, _ command: PreparedCommand) -> Bool {
    guard index < extents.count else { return true }
    var new = Self.extent(of: command)
    let old = extents[index]
    new.hidden = old.hidden
    extents[index] = new
    return new.cover != old.cover || new.bounds != old.bounds
  }

  /// What is hidden of a command.
  func hidden(of index: Int) -> IntRect { index < extents.count ? extents[index].hidden : .empty }

  /// Looks for what is hidden of every command and returns those of which it is something else than
  /// before.
  mutating func find() -> [Int] {
    var changed: [Int] = []
    for index in extents.indices {
      var best = IntRect.empty
      for above in index + 1..<max(index + 1, min(extents.count, index + 1 + Self.reach)) {
        let cover = extents[above].cover
        guard !cover.isEmpty else { continue }
        let hidden = cover.intersection(extents[index].bounds)
        if hidden.area > max(best.area, Self.leastCover - 1) { best = hidden }
      }
      if extents[index].hidden != best {
        extents[index].hidden = best
        changed.append(index)
      }
    }
    return changed
  }

  private static func extent(of command: PreparedCommand) -> Extent {
    let isLarge = command.opaqueArea.area >= leastCover
    return Extent(bounds: command.bounds, cover: isLarge ? command.opaqueArea : .empty)
  }
}
