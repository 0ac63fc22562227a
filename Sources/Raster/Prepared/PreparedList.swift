import CRasterKernels
import Geometry
import Scene

/// A display list worked out command by command, and kept from frame to frame.
struct PreparedList {
  /// The layers to be composed; complete once the canvas is known.
  private(set) var plan = Plan()
  private var commands: [PreparedCommand] = []
  /// The list that the commands were worked out from, command by command.
  private var drawn: [DrawCommand] = []
  private var background: Color?
  private var ground: UInt32 = 0xFF00_0000
  private var tools = PreparationTools()
  private var covers = CoverSearch()
  /// The commands whose coverage is behind their edges.
  private var unsettled: [Int] = []
  /// Memory for the rectangles of a drawing that are more than a few short rows.
  private var large: [arcline_rect] = []

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
    var index = firstDifference(from: 0, to: common, list)
    while index < common {
      let command = commands[index]
      let wasSettled = command.isSettled
      command.update(
        from: drawn[index], to: list.commands[index], text: text, tools: &tools, damage: &damage)
      drawn[index] = list.commands[index]
      if wasSettled && !command.isSettled { unsettled.append(index) }
      hasChanged = covers.update(index, command) || hasChanged
      if let canvas = tools.canvas, !mustRebuild {
        mustRebuild = !plan.update(index, command, canvas: canvas)
        if !mustRebuild { plan.hide(covers.hidden(of: index), of: index) }
      }
      index = firstDifference(from: index + 1, to: common, list)
    }
    tools.rows.flush(into: &damage)
    if common < commands.count {
      for old in commands[common...] { damage.insert(old.bounds) }
      commands.removeLast(commands.count - common)
      drawn.removeLast(drawn.count - common)
      unsettled.removeAll { $0 >= common }
      mustRebuild = true
    }
    for index in common..<list.commands.count {
      let new = PreparedCommand(list.commands[index], text: text, tools: &tools)
      damage.insert(new.bounds)
      if !new.isSettled { unsettled.append(index) }
      commands.append(new)
      drawn.append(list.commands[index])
      mustRebuild = true
    }
    guard let canvas = tools.canvas else { return }
    if mustRebuild { rebuild(canvas) } else if hasChanged { hide() }
  }

  /// The first command at or after a position that is another one than before.
  private func firstDifference(from start: Int, to end: Int, _ list: borrowing DisplayList) -> Int {
    let (old, new) = (drawn.span, list.commands.span)
    var index = start
    while index < end && old[index] == new[index] { index += 1 }
    return index
  }

  private mutating func rebuild(_ canvas: IntRect) {
    plan.rebuild(commands, ground: ground, canvas: canvas)
    covers.rebuild(commands)
    hide()
  }

  /// Tells the plan what is hidden of each command.
  private mutating func hide() {
    for index in covers.find() { plan.hide(covers.hidden(of: index), of: index) }
  }

  /// Brings the coverage up to date of shapes that reach into large rectangles.
  ///
  /// Large are those too wide to be drawn from edges, and those into which all that is behind lies: it
  /// would be converted again at each drawing. Shapes that go on changing are left to the kernels.
  mutating func settle(in rects: [arcline_rect]) {
    guard !unsettled.isEmpty else { return }
    large.removeAll(keepingCapacity: true)
    for rect in rects where rect.isLarge { large.append(rect) }
    guard !large.isEmpty else { return }
    unsettled.removeAll { index in
      guard let coverage = commands[index].coverage else { return true }
      let stale = arcline_rect(coverage.stale)
      guard large.contains(where: { $0.isNarrow ? $0.contains(stale) : $0.meets(stale) }) else {
        return false
      }
      let isLeft = commands[index].isBestReadFromEdges
      if !isLeft { tools.converter.settle(coverage) }
      commands[index].comeToRest()
      return !isLeft
    }
  }

  /// Whether the coverage of some shape is behind its edges.
  var isBehind: Bool { !unsettled.isEmpty }

  /// Gets to know the picture's pixels; returns whether they are others than before.
  mutating func setCanvas(_ canvas: IntRect) -> Bool {
    guard tools.canvas != canvas else { return false }
    tools.canvas = canvas
    unsettled.removeAll(keepingCapacity: true)
    for (index, command) in commands.enumerated() {
      command.setCanvas(canvas)
      if !command.isSettled { unsettled.append(index) }
    }
    rebuild(canvas)
    return true
  }
}
