/// Embedding levels and visual order of one line without explicit embeddings.
///
/// Follows Unicode Standard Annex 9 for isolating run sequences of a single level: rules X5a–X5c, W1–W7,
/// N0–N2, I1–I2 and L2.
enum BidiLevels {
  /// Isolates within so many others have none of their own.
  private static let deepest = 16

  /// The level of each scalar: odd reads from right to left, even from left to right.
  ///
  /// What is isolated is to the rest of the line as a neutral character.
  static func resolve(
    _ scalars: [Unicode.Scalar], isRightToLeft: Bool, depth: Int = 0
  ) -> [Int] {
    let isolates = depth < deepest ? BidiIsolates.contents(in: scalars) : []
    guard !isolates.isEmpty else { return resolveSequence(scalars, isRightToLeft: isRightToLeft) }
    var levels = [Int](repeating: 0, count: scalars.count)
    var rest: [Int] = []
    var next = 0
    for content in isolates {
      rest += next..<content.lowerBound
      next = content.upperBound
      let inside = Array(scalars[content])
      let isMirrored =
        switch scalars[content.lowerBound - 1].value {
        case 0x2066: false
        case 0x2067: true
        default: FirstStrongDirection(of: inside).isRightToLeft ?? false
        }
      // The next greater level of that direction: within a line from left to right the first odd one.
      let step = isMirrored && !isRightToLeft ? 0 : 2
      let found = resolve(inside, isRightToLeft: isMirrored, depth: depth + 1)
      for (index, level) in zip(content, found) { levels[index] = level + step }
    }
    rest += next..<scalars.count
    let around = resolveSequence(rest.map { scalars[$0] }, isRightToLeft: isRightToLeft)
    for (index, level) in zip(rest, around) { levels[index] = level }
    return levels
  }

  /// The levels of what has no isolates.
  private static func resolveSequence(_ scalars: [Unicode.Scalar], isRightToLeft: Bool) -> [Int] {
    let source = scalars.map(BidiClass.init)
    // The usual case costs nothing: a left-to-right line without right-to-left letters or numbers.
    if !isRightToLeft, !source.contains(where: \.isRightToLeftOrArabic) {
      return [Int](repeating: 0, count: source.count)
    }
    let edge: BidiClass = isRightToLeft ? .rightToLeft : .leftToRight
    var classes = source
    resolveMarksAndNumbers(&classes, edge: edge)
    resolveSeparators(&classes, edge: edge)
    resolveBrackets(&classes, of: scalars, source, edge: edge)
    resolveNeutrals(&classes, edge: edge)
    return classes.map { level(of: $0, isRightToLeft: isRightToLeft) }
  }

  /// The indices of the runs from left to right, given the level of each in logical order.
  static func visualOrder(_ levels: [Int]) -> [Int] {
    var order = Array(levels.indices)
    let highest = levels.max() ?? 0
    guard highest > 0 else { return order }
    for level in stride(from: highest, through: 1, by: -1) {
      var start = 0
      while start < order.count {
        guard levels[order[start]] >= level else {
          start += 1
          continue
        }
        var end = start
        while end < order.count, levels[order[end]] >= level { end += 1 }
        order[start..<end].reverse()
        start = end
      }
    }
    return order
  }

  /// Rules W1, W2 and W3.
  private static func resolveMarksAndNumbers(_ classes: inout [BidiClass], edge: BidiClass) {
    var previous = edge
    for index in classes.indices {
      if classes[index] == .nonspacingMark { classes[index] = previous }
      previous = classes[index]
    }
    var lastStrong = edge
    for index in classes.indices {
      switch classes[index] {
      case .leftToRight, .rightToLeft, .arabicLetter: lastStrong = classes[index]
      case .europeanNumber where lastStrong == .arabicLetter: classes[index] = .arabicNumber
      default: break
      }
    }
    for index in classes.indices where classes[index] == .arabicLetter {
      classes[index] = .rightToLeft
    }
  }

  /// Rules W4, W5, W6 and W7.
  private static func resolveSeparators(_ classes: inout [BidiClass], edge: BidiClass) {
    for index in classes.indices.dropFirst().dropLast() {
      let (before, here, after) = (classes[index - 1], classes[index], classes[index + 1])
      guard before == after else { continue }
      let joinsEuropean = here == .europeanSeparator || here == .commonSeparator
      if joinsEuropean, before == .europeanNumber { classes[index] = .europeanNumber }
      if here == .commonSeparator, before == .arabicNumber { classes[index] = .arabicNumber }
    }
    forEachRun(in: &classes, where: { $0 == .europeanTerminator }) { before, after in
      before == .europeanNumber || after == .europeanNumber ? .europeanNumber : .neutral
    }
    var lastStrong = edge
    for index in classes.indices {
      switch classes[index] {
      case .europeanSeparator, .commonSeparator: classes[index] = .neutral
      case .leftToRight, .rightToLeft: lastStrong = classes[index]
      case .europeanNumber where lastStrong == .leftToRight: classes[index] = .leftToRight
      default: break
      }
    }
  }

  /// Rule N0: brackets read as what they enclose, or else as what stands before them.
  private static func resolveBrackets(
    _ classes: inout [BidiClass], of scalars: [Unicode.Scalar], _ source: [BidiClass],
    edge: BidiClass
  ) {
    let isNeutral = classes.map { $0 == .neutral }
    for pair in BidiBrackets.pairs(in: scalars, where: { isNeutral[$0] }) {
      let inside = classes[(pair.open + 1)..<pair.close].filter { $0 != .neutral }.map(side)
      guard !inside.isEmpty else { continue }
      let before = classes[..<pair.open].last { $0 != .neutral }.map(side) ?? edge
      let isOpposed = !inside.contains(edge) && before != edge
      let direction = isOpposed ? before : edge
      for bracket in [pair.open, pair.close] {
        classes[bracket] = direction
        // Marks on a bracket go with it.
        for mark in source.indices[(bracket + 1)...].prefix(while: { source[$0] == .nonspacingMark }
        ) {
          classes[mark] = direction
        }
      }
    }
  }

  /// The side that a class other than a neutral one counts for: numbers read as if they were letters
  /// from right to left.
  private static func side(_ bidiClass: BidiClass) -> BidiClass {
    bidiClass == .leftToRight ? .leftToRight : .rightToLeft
  }

  /// Rules N1 and N2.
  private static func resolveNeutrals(_ classes: inout [BidiClass], edge: BidiClass) {
    func side(_ neighbour: BidiClass?) -> BidiClass { neighbour.map(Self.side) ?? edge }
    forEachRun(in: &classes, where: { $0 == .neutral }) { before, after in
      side(before) == side(after) ? side(before) : edge
    }
  }

  /// Replaces each longest run of matching classes by what its neighbours decide.
  private static func forEachRun(
    in classes: inout [BidiClass], where matches: (BidiClass) -> Bool,
    replace: (_ before: BidiClass?, _ after: BidiClass?) -> BidiClass
  ) {
    var start = 0
    while start < classes.count {
      guard matches(classes[start]) else {
        start += 1
        continue
      }
      var end = start
      while end < classes.count, matches(classes[end]) { end += 1 }
      let before = start > 0 ? classes[start - 1] : nil
      let after = end < classes.count ? classes[end] : nil
      let replacement = replace(before, after)
      for index in start..<end { classes[index] = replacement }
      start = end
    }
  }

  /// Rules I1 and I2.
  private static func level(of bidiClass: BidiClass, isRightToLeft: Bool) -> Int {
    switch bidiClass {
    case .rightToLeft: 1
    case .europeanNumber, .arabicNumber: 2
    default: isRightToLeft ? 2 : 0
    }
  }
}

extension BidiClass {
  fileprivate var isRightToLeftOrArabic: Bool {
    self == .rightToLeft || self == .arabicLetter || self == .arabicNumber
  }
}
