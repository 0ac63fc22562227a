internal import Scene

/// Splits a line into pieces, from left to right.
struct LineBreakdown {
  private struct Run: Equatable {
    var level: Int
    var face: FaceSet.ID?
    var script: ScriptTag
    var scalars: [Unicode.Scalar] = []

    func isContinued(by other: Run) -> Bool {
      face != nil && level == other.level && face == other.face && script == other.script
    }
  }

  let faces: FaceSet
  let weight: FontWeight
  let size: Int
  let digits: DigitSpacing

  /// The pieces of a line in visual order.
  func pieces(of line: PlainText) -> [TextPiece] {
    let scalars = Array(line.text.unicodeScalars)
    let levels = BidiLevels.resolve(scalars, isRightToLeft: line.isRightToLeft)
    let runs = runs(of: scalars, levels: levels)
    return BidiLevels.visualOrder(runs.map(\.level)).flatMap { pieces(of: runs[$0]) }
  }

  /// Stretches of one level, face and script, in logical order.
  private func runs(of scalars: [Unicode.Scalar], levels: [Int]) -> [Run] {
    var runs: [Run] = []
    var face = faces.primary(for: weight, size: size)
    var script = scalars.lazy.compactMap(ScriptTag.init).first ?? .latin
    // Marks of direction have done their work, and have no picture.
    for (scalar, level) in zip(scalars, levels) where !scalar.isDirectionMark {
      face = self.face(for: scalar, after: face)
      script = ScriptTag(scalar) ?? script
      var next = Run(level: level, face: face, script: script)
      if let last = runs.last, last.isContinued(by: next) {
        runs[runs.count - 1].scalars.append(scalar)
      } else {
        next.scalars.append(scalar)
        runs.append(next)
      }
    }
    return runs
  }

  /// Spaces and marks stay with the face before them, so that words and clusters are not torn.
  private func face(for scalar: Unicode.Scalar, after previous: FaceSet.ID?) -> FaceSet.ID? {
    if let previous, let font = faces.font(previous, size: size) {
      // Shaping replaces spaces and joiners that a face lacks by its own space or by nothing.
      let isSupplied = scalar.properties.isWhitespace || scalar.properties.isJoinControl
      if isSupplied || scalar.extendsGlyph && font.provides(scalar) { return previous }
    }
    if scalar.properties.isWhitespace { return faces.primary(for: weight, size: size) }
    return faces.face(for: scalar, weight: weight, size: size)
  }

  private func pieces(of run: Run) -> [TextPiece] {
    guard let face = run.face else {
      return run.scalars.map { $0.properties.isWhitespace ? .gap : .box }
    }
    let isRightToLeft = !run.level.isMultiple(of: 2)
    let shaping = Shaping(script: run.script, isRightToLeft: isRightToLeft)
    guard digits == .tabular, !isRightToLeft else {
      return [.stretch(Self.text(run.scalars), face: face, shaping: shaping)]
    }
    var pieces: [TextPiece] = []
    var stretch: [Unicode.Scalar] = []
    func endStretch() {
      guard !stretch.isEmpty else { return }
      pieces.append(.stretch(Self.text(stretch), face: face, shaping: shaping))
      stretch.removeAll()
    }
    for (index, scalar) in run.scalars.enumerated() {
      // A digit with a mark on it is shaped together with the mark.
      let isMarked =
        index + 1 < run.scalars.count && run.scalars[index + 1].extendsGlyph
      if scalar.digitBlock != nil, !isMarked {
        endStretch()
        pieces.append(.digit(scalar, face: face))
      } else {
        stretch.append(scalar)
      }
    }
    endStretch()
    return pieces
  }

  private static func text(_ scalars: [Unicode.Scalar]) -> String {
    String(String.UnicodeScalarView(scalars))
  }
}
