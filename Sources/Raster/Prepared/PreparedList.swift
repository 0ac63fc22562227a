import Geometry
import Scene

/// A display list worked out command by command, and kept from frame to frame.
struct PreparedList {
  /// The layers to be composed; complete once the canvas is known.
  private(set) var plan = Plan()
  private var commands: [PreparedCommand] = []
  private var background: Color?
  private var ground: UInt32 = 0xFF00_0000
  private var tools = PreparationTools()
  /// Whether a command can hide what lies under it.
  private var hasCovers = false

  /// A rectangle larger than any picture; regions are clipped to the picture when drawn.
  private static let everything = IntRect(
    minX: 0, minY: 0, maxX: IntRect.limit, maxY: IntRect.limit)

  /// Takes in a list and adds the pixels in which its picture differs from that of the last list.
  ///
  /// The first list differs everywhere; so does one with another background.
  mutating func take(
    _ list: borrowing DisplayList, text: some TextRasterizing, damage: inout DamageRegion
  ) {
    var mustRebuild = false
    if background != list.background {
      background = list.background
      ground = PremultipliedPixel.make(list.background.opaque)
      damage.insert(Self.everything)
      mustRebuild = true
    }
    let common = min(commands.count, list.commands.count)
    var hasChanged = false
    for index in 0..<common where commands[index].command != list.commands[index] {
      commands[index].update(
        to: list.commands[index], text: text, tools: &tools, damage: &damage)
      hasChanged = true
      if let canvas = tools.canvas, !mustRebuild {
        mustRebuild = !plan.update(index, commands[index], canvas: canvas)
      }
    }
    if common < commands.count {
      for old in commands[common...] { damage.insert(old.bounds) }
      commands.removeLast(commands.count - common)
      mustRebuild = true
    }
    for index in common..<list.commands.count {
      let new = PreparedCommand(list.commands[index], text: text, tools: &tools)
      damage.insert(new.bounds)
      commands.append(new)
      mustRebuild = true
    }
    guard let canvas = tools.canvas else { return }
    if mustRebuild { plan.rebuild(commands, ground: ground, canvas: canvas) }
    if mustRebuild || hasChanged { findHidden() }
  }

  /// Gets to know the picture's pixels; returns whether they are others than before.
  mutating func setCanvas(_ canvas: IntRect) -> Bool {
    guard tools.canvas != canvas else { return false }
    tools.canvas = canvas
    for index in commands.indices { commands[index].convert(for: canvas, with: &tools.converter) }
    plan.rebuild(commands, ground: ground, canvas: canvas)
    findHidden()
    return true
  }

  /// A cover is looked for among so many commands above; what hides a shape mostly follows soon.
  private static let reach = 8
  /// A smaller rectangle is not worth leaving out, in pixels.
  private static let leastCover = 1024

  /// Finds for each command the command that hides most of it.
  private mutating func findHidden() {
    let hadCovers = hasCovers
    hasCovers = commands.contains { $0.opaqueArea.area >= Self.leastCover }
    guard hasCovers || hadCovers else { return }
    for index in commands.indices {
      var best = IntRect.empty
      for above in commands[(index + 1)...].prefix(Self.reach) {
        let hidden = above.opaqueArea.intersection(commands[index].bounds)
        if hidden.area > max(best.area, Self.leastCover - 1) { best = hidden }
      }
      plan.hide(best, of: index)
    }
  }
}
