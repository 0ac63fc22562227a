import FrameTiming
import Testing

@Suite struct FrameLogTests {
  private static let refresh: UInt64 = 16_683_350

  /// A run with warm-up, stalls and a gap.
  private static func records(_ count: Int = 300) -> [FrameRecord] {
    var random = SeededGenerator(seed: 77)
    var loop = SimulatedLoop()
    loop.add(.presenting(for: 180_000_000))
    for frame in 1..<count {
      if frame == 150 { loop.wait(2_000_000_000) }
      let stall: UInt64 = frame.isMultiple(of: 60) ? 33_000_000 : 0
      let noise = UInt64.random(in: 0...400_000, using: &random)
      loop.add(.presenting(for: refresh + stall + noise))
    }
    return loop.records
  }

  private func analysis(_ records: [FrameRecord]) throws -> FrameAnalysis {
    var settings = FrameAnalysis.Settings(tick: try #require(FramePeriod(hertz: 60)))
    settings.warmUpFrames = 1
    settings.nominalRefresh = FramePeriod(hertz: 60)
    return FrameAnalysis(records, settings: settings)
  }

  private func lines(_ bytes: [UInt8]) -> [[String]] {
    String(decoding: bytes, as: UTF8.self).split(separator: "\n").map { line in
      line.split(separator: ",", omittingEmptySubsequences: false).map { String($0) }
    }
  }

  @Test func `MangoHud's columns are in their order and every row is full`() throws {
    let records = Self.records()
    var machine = MangoHudLog.Machine()
    machine.system = "Debian, 12"
    var log = MangoHudLog(FrameLogContext(try analysis(records)), machine: machine)
    let lines = lines(log.file(of: records))
    #expect(lines[0] == ["os", "cpu", "gpu", "ram", "kernel", "driver", "cpuscheduler"])
    #expect(lines[1] == ["Debian  12", "", "", "", "", "", ""])
    let names = lines[2].joined(separator: ",")
    #expect(
      names
        == "fps,frametime,cpu_load,cpu_power,gpu_load,cpu_temp,gpu_temp,gpu_core_clock,"
        + "gpu_mem_clock,gpu_vram_used,gpu_power,ram_used,swap_used,process_rss,cpu_mhz,elapsed")
    #expect(lines.count == 3 + records.count)
    for row in lines.dropFirst(3) { #expect(row.count == 16) }
    #expect(lines[3][0] == "5.556" && lines[3][1] == "180.000000")
    #expect(lines[3][15] == "180000000")
  }

  @Test func `PresentMon's columns are in their order and every row is full`() throws {
    let records = Self.records()
    let context = FrameLogContext(try analysis(records))
    var first = PresentMonLog(context, columns: .version1)
    let one = lines(first.file(of: records))
    let names = one[0].joined(separator: ",")
    #expect(
      names
        == "\u{FEFF}Application,ProcessID,SwapChainAddress,Runtime,SyncInterval,PresentFlags,"
        + "Dropped,TimeInSeconds,msInPresentAPI,msBetweenPresents,AllowsTearing,PresentMode,"
        + "msUntilRenderComplete,msUntilDisplayed,msBetweenDisplayChange,msFlipDelay,"
        + "msUntilRenderStart,msGPUActive,msGPUVideoActive,msSinceInput")
    #expect(one.count == 1 + records.count && one.allSatisfy { $0.count == 20 })
    #expect(one[1][7] == "0.18000000000000" && one[1][9] == "180.00000000000000")
    #expect(one[1][4] == "1")

    var second = PresentMonLog(context, columns: .version2)
    let two = lines(second.file(of: records))
    let newer = two[0].joined(separator: ",")
    #expect(
      newer
        == "\u{FEFF}Application,ProcessID,SwapChainAddress,PresentRuntime,SyncInterval,"
        + "PresentFlags,AllowsTearing,PresentMode,FrameType,CPUStartTime,FrameTime,CPUBusy,CPUWait,"
        + "GPULatency,GPUTime,GPUBusy,GPUWait,VideoBusy,DisplayLatency,DisplayedTime,"
        + "AnimationError,AnimationTime,MsFlipDelay,AllInputToPhotonLatency,"
        + "ClickToPhotonLatency,InstrumentedLatency")
    #expect(two.count == 1 + records.count && two.allSatisfy { $0.count == 26 })
    #expect(two[1][9] == "0.0000" && two[1][10] == "180.0000" && two[1][20] == "NA")
    for row in two.dropFirst(1) {
      let parts = try row[10...12].map { try #require(Double($0)) }
      let rest = parts[0] - parts[1] - parts[2]
      #expect(abs(rest) < 0.000_11)
    }
  }

  @Test(arguments: [0, 1, 2])
  func `figures equal those computed from the log alone`(format: Int) throws {
    let records = Self.records(1200)
    let analysis = try analysis(records)
    let context = FrameLogContext(analysis)
    let bytes: [UInt8]
    switch format {
    case 0: bytes = Self.file(MangoHudLog(context), records)
    case 1: bytes = Self.file(PresentMonLog(context, columns: .version1), records)
    default: bytes = Self.file(PresentMonLog(context, columns: .version2), records)
    }
    let (column, head) = [(1, 3), (9, 1), (10, 1)][format]
    // The last form has four decimals.
    let error = format == 2 ? 0.000_051 : 0
    // What a reader does who knows nothing of records: warm-up and the jump of time are left out.
    let cells = lines(bytes).dropFirst(head + 1).map { $0[column] }
    let times = try cells.map { try #require(Double($0)) }.filter { $0 <= 250 }
    #expect(times.count == Int(analysis.tally.frames))
    let total = times.reduce(0, +)
    func check(_ metric: FrameMetric, _ right: Double, within tolerance: Double) throws {
      #expect(abs(try #require(analysis.measure(metric).value) - right) <= tolerance, "\(metric)")
    }
    try check(.meanRate, 1000 * Double(times.count) / total, within: 1e-5 + error)
    // By counting, not by sorting: the least value that at least 99 % do not exceed.
    let enough = 99 * times.count
    let p99 = times.filter { value in times.count(where: { $0 <= value }) * 100 >= enough }.min()
    try check(.p99FrameTime, try #require(p99), within: error)
    // The longest hundredth by taking the longest away, one after the other.
    var left = times
    var longest: [Double] = []
    for _ in 0..<times.count / 100 {
      let place = try #require(left.indices.max { left[$0] < left[$1] })
      longest.append(left.remove(at: place))
    }
    let low = 1000 / (longest.reduce(0, +) / Double(longest.count))
    try check(.low1ByCount, low, within: 1e-9 + error)
    try check(.low1ByPercentile, 1000 / longest[longest.count - 1], within: 1e-9 + error)
    var (reached, place) = (0.0, -1)
    while reached < total / 100 { place += 1; reached += longest[place] }
    try check(.low1Integral, 1000 / longest[place], within: 1e-9 + error)
  }

  @Test func `rows after a rest leave a reader with the pace of the report`() throws {
    var loop = SimulatedLoop()
    for frame in 0..<300 {
      if frame % 10 == 9 { loop.wait(1_168_000_000) }
      var phases = SimulatedLoop.Phases.sleeping(for: 16_666_666)
      if frame == 159 { phases.raster = 25_000_000 }
      loop.add(phases, flags: frame % 10 == 9 ? .afterRest : [])
    }
    var settings = FrameAnalysis.Settings(tick: try #require(FramePeriod(hertz: 60)))
    settings.pace = FramePeriod(hertz: 60)
    let analysis = FrameAnalysis(loop.records, settings: settings)
    #expect(analysis.tally.restarts == 30)
    let context = FrameLogContext(analysis)
    let mango = lines(Self.file(MangoHudLog(context), loop.records)).dropFirst(3)
    let one = lines(Self.file(PresentMonLog(context, columns: .version1), loop.records))
    let two = lines(Self.file(PresentMonLog(context, columns: .version2), loop.records))
    let mean = try #require(analysis.measure(.meanFrameTime).value)
    for cells in [
      mango.map { $0[1] }, one.dropFirst().map { $0[9] }, two.dropFirst().map { $0[10] },
    ] {
      let times = try cells.map { try #require(Double($0)) }
      #expect(times.count == 300)
      // The one row whose own length is more than the period keeps it.
      #expect(abs(times[159] - 26.3) < 0.001)
      #expect(abs(times.reduce(0, +) / 300 / mean - 1) < 0.005)
    }
  }

  private static func file(_ log: consuming some FrameLog, _ records: [FrameRecord]) -> [UInt8] {
    log.file(of: records)
  }

  @Test func `a log written piece by piece is the same`() throws {
    let records = Self.records(50)
    let context = FrameLogContext(try analysis(records))
    var whole = ChromeTrace(context)
    var pieces = ChromeTrace(context)
    var (written, buffer): ([UInt8], [UInt8]) = ([], [])
    pieces.begin(into: &buffer)
    for record in records {
      pieces.append(record, into: &buffer)
      written += buffer
      buffer.removeAll(keepingCapacity: true)
    }
    pieces.end(into: &buffer)
    #expect(written + buffer == whole.file(of: records))
  }

  @Test func `a record on a broken clock has a row and no frame time`() throws {
    var records = Self.records(20)
    records[9] = FrameRecord(wake: 3)
    let context = FrameLogContext(try analysis(records))
    let mango = lines(Self.file(MangoHudLog(context), records))
    #expect(mango[3 + 9][0] == "0.000" && mango[3 + 9][1] == "0.000000")
    let one = lines(Self.file(PresentMonLog(context, columns: .version1), records))
    #expect(one[10][9] == "NA" && one.count == 21)
    let two = lines(Self.file(PresentMonLog(context, columns: .version2), records))
    #expect(two[10][9...12] == ["NA", "NA", "NA", "NA"])
  }

  @Test func `names from outside cannot break a table`() throws {
    let records = Self.records(3)
    var context = FrameLogContext(try analysis(records))
    context.application = "a,b\n\"c\"\u{7}"
    let rows = lines(Self.file(PresentMonLog(context, columns: .version2), records))
    #expect(rows.count == 4 && rows[1].count == 26 && rows[1][0] == "a b  c  ")
  }
}
