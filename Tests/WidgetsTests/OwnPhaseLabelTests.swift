import Geometry
import Scene
import Testing
import Widgets

/// Words that were written for a phase are shown in it, whatever sign it has.
struct OwnPhaseLabelTests {
  private static let phases: [IndicatorPhase] = [
    .waiting, .indeterminate, .done, .endedEarly, .paused, .stalled, .failed, .cancelled,
  ]
  private static let upright: Look = {
    var look = Look.stripes
    if case .bar(var bar) = look.indicator {
      bar.growth = .up
      look.indicator = .bar(bar)
    }
    return look
  }()
  private static let inFill: Look = {
    var look = Look.stripes
    if case .bar(var bar) = look.indicator {
      bar.labelPlacement = .inFill
      look.indicator = .bar(bar)
    }
    return look
  }()

  private func frame(
    _ phase: IndicatorPhase, _ side: Double, captions: Bool = false
  ) -> IndicatorFrame {
    .make(side, side, value: phase == .done ? 1 : phase == .waiting ? 0 : 0.4, phase: phase)
      .with { ($0.showsCaptions, $0.isValueKnown) = (captions, phase != .failed) }
  }

  @Test(arguments: Look.own + [upright, inFill], phases)
  func `a label of the phase is shown`(look: Look, phase: IndicatorPhase) throws {
    let studio = try Studio()
    let labelled = look.labelled("FF", inPhases: [phase])
    for side in [160.0, 240, 500, 900] {
      for captions in [false, true] {
        let list = studio.list(labelled, frame(phase, side, captions: captions))
        let words = list.texts.filter { $0.run.text == "FF" && $0.color.alpha > 0 }
        #expect(!words.isEmpty, "\(side)")
      }
    }
  }

  @Test(arguments: [Look.ring, .glow], phases)
  func `in a ring it takes the place of the sign`(look: Look, phase: IndicatorPhase) throws {
    let studio = try Studio()
    let list = studio.list(look.labelled("FF", inPhases: [phase]), frame(phase, 300))
    #expect(list.strokes.isEmpty)
    // Words for another phase leave this one its sign.
    let others = Set(Self.phases).subtracting([phase])
    let other = studio.list(look.labelled("FF", inPhases: others), frame(phase, 300))
    #expect(other.strokes == studio.list(look, frame(phase, 300)).strokes)
  }

  @Test(arguments: [Look.ring, .glow], phases)
  func `without words the sign stays`(look: Look, phase: IndicatorPhase) throws {
    let studio = try Studio()
    let list = studio.list(look.labelled("", inPhases: [phase]), frame(phase, 300))
    #expect(list.texts.isEmpty)
    #expect(list.strokes == studio.list(look, frame(phase, 300)).strokes)
  }

  @Test func `a bar without room for both shows the words and not the sign`() throws {
    let studio = try Studio()
    let frame = IndicatorFrame.make(84, 24, value: 0.4, phase: .failed)
      .with { $0.showsCaptions = false }
    let label = { (look: Look) in look.labelled("Code 12", inPhases: [.failed]) }
    let list = studio.list(label(.pill(.barEnd)), frame)
    #expect(list.texts.map(\.run.text).contains("Code 12"), "\(list.texts.map(\.run.text))")
    #expect(list.strokes.isEmpty)
  }
}
