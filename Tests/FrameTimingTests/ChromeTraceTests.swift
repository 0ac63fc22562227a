import FrameTiming
import Testing

@Suite struct ChromeTraceTests {
  /// An event as far as nesting goes; nanoseconds.
  private struct Event {
    let phase, name: String
    let start: UInt64
    let length: UInt64?

    init(_ line: Substring) throws {
      func value(_ key: String) -> Substring? {
        guard let found = line.firstRange(of: "\"\(key)\":") else { return nil }
        return line[found.upperBound...].prefix { $0 != "," && $0 != "}" }
      }
      phase = String(try #require(value("ph")).dropFirst().dropLast())
      name = String(try #require(value("name")).dropFirst().dropLast())
      start = try #require(value("ts").flatMap(Self.nanoseconds))
      length = value("dur").flatMap(Self.nanoseconds)
    }

    private static func nanoseconds(_ text: Substring) -> UInt64? {
      let parts = text.split(separator: ".")
      guard let whole = parts.first.flatMap({ UInt64($0) }) else { return nil }
      return whole * 1000 + (parts.count > 1 ? UInt64(parts[1]) ?? 0 : 0)
    }
  }

  private func events(_ records: [FrameRecord], refresh: UInt64 = 0) throws -> [Event] {
    var context = FrameLogContext(tick: try #require(FramePeriod(hertz: 60)))
    context.period = 16_666_667
    context.refresh = refresh
    context.processID = 42
    var trace = ChromeTrace(context)
    let text = String(decoding: trace.file(of: records), as: UTF8.self)
    #expect(text.hasPrefix("[\n{") && text.hasSuffix("}\n]\n"))
    let lines = text.split(separator: "\n").dropFirst().dropLast()
    for line in lines.dropLast() { #expect(line.hasSuffix("},")) }
    return try lines.map { try Event($0) }
  }

  private func run(_ count: Int) -> [FrameRecord] {
    var random = SeededGenerator(seed: 21)
    var loop = SimulatedLoop()
    for _ in 0..<count {
      var phases = SimulatedLoop.Phases.sleeping(for: 16_666_667)
      phases.raster += UInt64.random(in: 0...3_000_000, using: &random)
      loop.add(phases)
    }
    return loop.records
  }

  @Test func `slices nest to the nanosecond and fill their frame`() throws {
    let slices = try events(run(50)).filter { $0.phase == "X" }
    let frames = slices.filter { $0.name == "frame" }
    #expect(frames.count == 50)
    for frame in frames {
      let end = frame.start + (frame.length ?? 0)
      let inner = slices.filter {
        $0.name != "frame" && $0.start >= frame.start && $0.start < end
      }
      #expect(inner.reduce(0) { $0 + ($1.length ?? 0) } == frame.length)
    }
    for (one, next) in zip(frames, frames.dropFirst()) {
      #expect(one.start + (one.length ?? 0) == next.start)
    }
  }

  @Test func `what happened beside is marked`() throws {
    var records = run(10)
    records[4].flags = [.resized, .clamped]
    records[6] = FrameRecord(wake: 1)
    let marks = try events(records).filter { $0.phase == "i" }.map(\.name)
    #expect(marks == ["clamped", "resized", "clock anomaly"])
  }

  @Test func `stalls and gaps have their names`() throws {
    var loop = SimulatedLoop()
    loop.add(.presenting(for: 16_666_667))
    loop.add(.presenting(for: 50_000_000))
    loop.wait(2_000_000_000)
    loop.add(.presenting(for: 16_666_667))
    let events = try events(loop.records)
    #expect(events.filter { $0.phase == "i" }.map(\.name) == ["missed 2"])
    let gap = try #require(events.first { $0.name == "gap" })
    #expect(gap.length == 2_016_666_667)
    // Counters say nothing about a gap: its time is no frame time.
    #expect(events.count { $0.name == "frame time" } == 2)
  }
}
