import Board
import BoardFile
import CommandLineOptions
import Feeds
import Geometry
import Lettering
import Motion
import Platform
import Raster
import Scene

/// Draws without a window: one picture, or the frames of a recorded stream in simulated time.
struct RenderMode {
  let options: Options
  let input: InputDescriptor

  func run() throws(Failure) -> ExitStatus {
    try checkFiles()
    let board = try options.appearance.board.map(BoardFileReading.board)
    let typesetter = try FontSetup.makeTypesetter(options.appearance)
    if options.render.drawsSheet {
      var sheet = ContactSheet(
        scale: options.appearance.scale ?? 1, percentStyle: options.appearance.percentStyle)
      sheet.reading = options.appearance.reading
      return try write(try Easel(sheet, typesetter: typesetter))
    }
    var easel = try Easel(options.appearance, typesetter: typesetter)
    if let board {
      draw(board, on: &easel)
      return try write(easel)
    }
    let timeline = try options.input.timeline.map { path throws(Failure) in
      try TimelineFile.read(path)
    }
    if let timeline, options.render.values != nil || options.render.printsHashes {
      try FrameSequence(options: options).run(timeline: timeline, on: &easel)
      // The picture is that of --at whatever frames there were; its warnings have been told.
      guard let path = options.render.output else { return .done }
      var simulation = try PanelSimulation(options, timeline: timeline)
      draw(&simulation, on: &easel)
      try easel.writePNG(to: path)
      return .done
    }
    if let progress = options.render.progress {
      try draw(progress, on: &easel)
    } else {
      var simulation = try PanelSimulation(options, timeline: timeline ?? Timeline(arrivals: []))
      if timeline == nil { try readInput(into: &simulation) }
      draw(&simulation, on: &easel)
      simulation.reportWarnings()
    }
    return try write(easel)
  }

  /// Gives out the picture in the forms that were asked for.
  private func write(_ easel: borrowing Easel) throws(Failure) -> ExitStatus {
    if options.render.printsHashes { try writeOutput("\(easel.hash)\n") }
    if let path = options.render.output { try easel.writePNG(to: path) }
    return .done
  }

  /// Draws a board as its file says, when all animations have come to their end.
  private func draw(_ board: Board, on easel: inout Easel) {
    let start = AnimationInstant(tick: 0, rate: .hz60)
    var wall = Wall(board, Wall.Manner(options.appearance))
    wall.settleOnPreviews(progress: options.render.progress, at: start)
    easel.draw(wall, at: start)
  }

  /// Refuses to write one file over another.
  private func checkFiles() throws(Failure) {
    let named = [
      ("--timeline", options.input.timeline), ("--values", options.render.values),
      ("--output", options.render.output), ("--board", options.appearance.board),
    ]
    for (index, first) in named.enumerated() {
      for second in named.dropFirst(index + 1) where first.1 != nil && first.1 == second.1 {
        throw .usage("\(first.0) and \(second.0) name the same file; each needs its own")
      }
    }
  }

  /// The instant of the picture, or nil for when all animations have come to their end.
  private var instant: AnimationInstant? {
    options.render.time.map { AnimationInstant(nanoseconds: $0.nanoseconds, rate: .hz60) }
  }

  private func draw(_ progress: Double, on easel: inout Easel) throws(Failure) {
    var panel = try Panel(options.appearance)
    let start = AnimationInstant(tick: 0, rate: .hz60)
    if instant == nil {
      panel.settle(on: progress, at: start)
    } else {
      panel.receive(FeedUpdate(line: 0, fraction: progress), at: start)
    }
    panel.advance(to: instant ?? start)
    easel.draw(panel, at: instant ?? start)
  }

  private func draw(_ simulation: inout PanelSimulation, on easel: inout Easel) {
    // Without a time the picture is that of long after the end.
    let last = instant ?? AnimationInstant(nanoseconds: 1 << 62, rate: .hz60)
    simulation.advance(
      to: last, nanoseconds: options.render.time.map(\.nanoseconds) ?? 1 << 62)
    easel.draw(simulation.panel, at: last)
  }

  /// All of standard input, as if it had arrived at once; nothing of it is kept.
  private func readInput(into simulation: inout PanelSimulation) throws(Failure) {
    let start = AnimationInstant(tick: 0, rate: .hz60)
    var source = ByteSource(descriptor: input.number)
    var buffer: [UInt8] = []
    while true {
      switch source.next(into: &buffer) {
      case .bytes: simulation.receive(buffer, at: start)
      case .quiet: continue
      case .end, .cancelled: return
      case .failed(let reason):
        throw Failure(
          status: .sourceFailed, message: "reading standard input failed: \(reason)")
      }
    }
  }
}

/// Writes text to standard output; a reader that has gone away is no failure.
func writeOutput(_ text: String) throws(Failure) {
  do throws(SystemError) {
    try StandardOutput.write(text)
  } catch {
    guard error.isClosedPipe else {
      throw .runtime("cannot write to standard output: \(error.reason)")
    }
  }
}
