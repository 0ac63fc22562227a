import Board
import CommandLineOptions
import Feeds
import FrameTiming
import Motion
import Platform
import Widgets

/// The frames of a recorded stream: a row of values for each, and the hash of its pixels.
struct FrameSequence {
  let options: Options

  /// Without a limit the frames end when nothing moves any more, but after an hour at the latest.
  private static let longestNanoseconds: UInt64 = 3_600_000_000_000

  private static let header = "frame,ms,id,target,shown,label,state\n"

  /// Draws the frames and writes what was asked for.
  func run(timeline: Timeline, on easel: inout Easel) throws(Failure) {
    guard let period = FramePeriod(hertz: options.frames.rate ?? LoopSettings.standardRate) else {
      throw .usage("the frame rate must be 1 to 1000")
    }
    var simulation = try PanelSimulation(options, timeline: timeline)
    var rows = Self.header
    var hashes = ""
    var frame = 0
    while frame < options.frames.limit ?? .max {
      let time = period.nanoseconds(ofPeriods: UInt64(frame))
      let instant = AnimationInstant(nanoseconds: time, rate: .hz60)
      simulation.advance(to: instant, nanoseconds: time)
      rows += Self.row(frame, at: time, simulation.panel, instant)
      if options.render.printsHashes {
        easel.draw(simulation.panel, at: instant)
        hashes += "\(frame) \(easel.hash)\n"
      }
      frame += 1
      guard options.frames.limit == nil else { continue }
      if simulation.isAtRest(at: instant) { break }
      if time >= Self.longestNanoseconds {
        Messages.report("stopped after an hour of simulated time; --frames N draws more")
        break
      }
    }
    simulation.reportWarnings()
    try write(rows: rows, hashes: hashes)
  }

  private func write(rows: String, hashes: String) throws(Failure) {
    if let path = options.render.values {
      do throws(FileError) {
        try Files.write(Array(rows.utf8), to: path)
      } catch {
        throw .runtime("cannot write the values: \(error.description)")
      }
    }
    if options.render.printsHashes { try writeOutput(hashes) }
  }

  private static func row(
    _ frame: Int, at nanoseconds: UInt64, _ panel: Panel, _ instant: AnimationInstant
  ) -> String {
    let shown = panel.shownValue(at: instant)
    let isKnown = panel.fraction != nil
    let cells = [
      "\(frame)", JSONText.number(Double(nanoseconds / 1000) / 1000), "",
      panel.fraction.map(JSONText.number) ?? "", isKnown ? JSONText.number(shown) : "",
      isKnown ? PercentStyle.plain.text(panel.look.label.percents(shown)) : "",
      state(of: panel.phase),
    ]
    return cells.joined(separator: ",") + "\n"
  }

  private static func state(of phase: IndicatorPhase) -> String {
    switch phase {
    case .waiting: "waiting"
    case .running: "running"
    case .indeterminate: "unknown"
    case .done: "done"
    case .endedEarly: "ended"
    case .paused: "paused"
    case .stalled: "stalled"
    case .failed: "failed"
    case .cancelled: "cancelled"
    }
  }
}
