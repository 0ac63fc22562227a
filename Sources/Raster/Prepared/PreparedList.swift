import Geometry
import Scene

/// A display list worked out command by command, and kept from frame to frame.
struct PreparedList {
  private(set) var commands: [PreparedCommand] = []
  /// The pixel value of the background; nil before the first list.
  private(set) var ground: UInt32?
  /// The commands that hide a rectangle completely.
  private(set) var covers: [Int] = []
  private var background: Color?
  private var tables = GradientTableCache()

  /// A rectangle larger than any picture; regions are clipped to the picture when drawn.
  private static let everything = IntRect(
    minX: 0, minY: 0, maxX: IntRect.limit, maxY: IntRect.limit)

  /// Takes in a list and returns where its picture differs from that of the last list.
  ///
  /// The first list differs everywhere; so does one with another background.
  mutating func take(_ list: DisplayList, text: some TextRasterizing) -> DamageRegion {
    var damage = DamageRegion()
    var hasChanged = false
    if background != list.background {
      background = list.background
      ground = PremultipliedPixel.make(list.background.opaque)
      damage.insert(Self.everything)
      hasChanged = true
    }
    let common = min(commands.count, list.commands.count)
    for index in 0..<common where commands[index].command != list.commands[index] {
      let new = PreparedCommand(
        list.commands[index], replacing: commands[index], tables: &tables, text: text)
      Difference.add(from: commands[index], to: new, to: &damage)
      commands[index] = new
      hasChanged = true
    }
    if common < commands.count {
      for old in commands[common...] { damage.insert(old.bounds) }
      commands.removeLast(commands.count - common)
      hasChanged = true
    }
    for command in list.commands.dropFirst(common) {
      let new = PreparedCommand(command, replacing: nil, tables: &tables, text: text)
      damage.insert(new.bounds)
      commands.append(new)
      hasChanged = true
    }
    if hasChanged {
      covers.removeAll(keepingCapacity: true)
      for index in commands.indices where !commands[index].opaqueArea.isEmpty {
        covers.append(index)
      }
      findInteriors()
    }
    return damage
  }

  /// Notes that a command was drawn; what is drawn again unchanged gets its coverage kept.
  mutating func noteDrawn(_ index: Int) { commands[index].wasDrawn = true }

  /// Keeps the coverage of a whole command.
  mutating func keep(_ coverage: Coverage, of index: Int) { commands[index].coverage = coverage }

  /// Finds what full coverage gives for translucent shapes with nothing but background under them.
  ///
  /// The value is what blending would give, so a store takes the place of a blend.
  private mutating func findInteriors() {
    guard let ground else { return }
    for index in commands.indices {
      guard case .fill(_, .solid(let pixel)) = commands[index].content, pixel >> 24 < 255 else {
        continue
      }
      let bounds = commands[index].bounds
      let isBare = commands[..<index].allSatisfy { $0.bounds.intersection(bounds).isEmpty }
      commands[index].interior = isBare ? PremultipliedPixel.over(pixel, ground) : nil
    }
  }
}

/// Where the pictures of two commands in the same place of a list differ.
private enum Difference {
  static func add(
    from old: PreparedCommand, to new: PreparedCommand, to damage: inout DamageRegion
  ) {
    if case .fill(let oldShape, let oldPaint) = old.command,
      case .fill(let newShape, let newPaint) = new.command, oldPaint == newPaint
    {
      for rect in newShape.difference(from: oldShape) {
        damage.insert(PreparedCommand.pixelBounds(of: rect))
      }
    } else {
      damage.insert(old.bounds)
      damage.insert(new.bounds)
    }
  }
}
