import FrameTiming
import Testing

@Suite struct PaceReferenceTests {
  private func settings(
    pace: UInt64? = nil, nominal: UInt64? = nil, isAsked: Bool = false
  ) throws -> FrameAnalysis.Settings {
    var settings = FrameAnalysis.Settings(tick: try #require(FramePeriod(hertz: 60)))
    settings.pace = pace.flatMap { FramePeriod(hertz: $0) }
    settings.isPaceAsked = isAsked
    settings.nominalRefresh = nominal.flatMap { FramePeriod(hertz: $0) }
    return settings
  }

  private func presenting(_ times: [UInt64], count: Int = 200) -> [FrameRecord] {
    var loop = SimulatedLoop()
    for frame in 0..<count { loop.add(.presenting(for: times[frame % times.count])) }
    return loop.records
  }

  @Test(arguments: [nil, 60, 144] as [UInt64?])
  func `slow presents are measured against the pace asked for`(nominal: UInt64?) throws {
    let analysis = FrameAnalysis(
      presenting([40_430_000]), settings: try settings(pace: 60, nominal: nominal, isAsked: true))
    #expect(analysis.reference.source == .pacingTarget)
    #expect(analysis.reference.nanoseconds == 16_666_666)
    #expect(analysis.measuredRefresh == nil && analysis.pacing == .presenting)
    #expect(analysis.tally.late == 200)
    let text = FrameVerdict(analysis).text
    #expect(text.contains("Not smooth: 200 of 200 frames"))
    #expect(text.contains("24.7 of 60 frames a second asked for."))
  }

  @Test func `a display known to be slower than the pace asked for is the reference`() throws {
    let analysis = FrameAnalysis(
      presenting([16_683_350]), settings: try settings(pace: 144, nominal: 60, isAsked: true))
    #expect(analysis.reference.source == .measuredRefresh && analysis.tally.late == 0)
    #expect(FrameVerdict(analysis).text.contains("59.9 of 144 frames a second asked for."))
  }

  @Test(arguments: [nil, 60] as [UInt64?])
  func `slow presents are no refresh where the program chose the pace`(nominal: UInt64?) throws {
    let analysis = FrameAnalysis(
      presenting([40_430_000]), settings: try settings(pace: 60, nominal: nominal))
    #expect(analysis.measuredRefresh == nil && analysis.reference.source == .ownPace)
    #expect(!FrameVerdict(analysis).text.contains("asked for"))
  }

  /// The settings of a loop that leaves it to the display to keep its frames apart.
  private func waiting(nominal: UInt64? = nil) throws -> FrameAnalysis.Settings {
    var settings = try settings(nominal: nominal)
    settings.fallbackPace = FramePeriod(hertz: 60 as UInt64)
    return settings
  }

  @Test(arguments: [25_100_000, 33_333_333, 40_430_000, 100_000_000] as [UInt64])
  func `steady slow presents on a display of unknown rate are not called its refresh`(
    length: UInt64
  ) throws {
    let analysis = FrameAnalysis(presenting([length]), settings: try waiting())
    #expect(analysis.presentWait.verdict == .waits)
    #expect(analysis.measuredRefresh == nil && analysis.pacing == .presenting)
    // Nor late: a pace that the loop would have kept by itself was not kept.
    #expect(analysis.reference.source == .medianFrameTime)
    #expect(analysis.reference.nanoseconds == length)
    let verdict = FrameVerdict(analysis)
    #expect(verdict.grade == .unknown)
    #expect(verdict.text.contains("may be the display's refresh or slow presenting"))
    let text = FrameReportText(analysis, subject: ReportSubject(name: "x")).text()
    #expect(!text.contains("the display's refresh, measured"))
    #expect(text.contains("Of a display that says none"))
  }

  @Test(arguments: [13_333_333, 16_683_350, 20_000_000, 24_999_000] as [UInt64])
  func `presents as long as common refreshes are one, also where the rate is unknown`(
    length: UInt64
  ) throws {
    let records = presenting([length])
    let analysis = FrameAnalysis(records, settings: try waiting())
    #expect(analysis.measuredRefresh == length && analysis.reference.source == .measuredRefresh)
    #expect(FrameVerdict(analysis).grade == .smooth)
  }

  @Test func `steady presents that miss the rate of a known display are late`() throws {
    let analysis = FrameAnalysis(presenting([40_430_000]), settings: try waiting(nominal: 60))
    #expect(analysis.measuredRefresh == nil && analysis.reference.source == .ownPace)
    #expect(analysis.tally.late == 200)
    // A display that is as slow as that is met by the same frames.
    let slow = FrameAnalysis(presenting([40_430_000]), settings: try waiting(nominal: 25))
    #expect(slow.reference.source == .measuredRefresh && slow.tally.late == 0)
  }

  @Test(arguments: [nil, 60] as [UInt64?])
  func `uneven presents are no refresh, whatever is known`(nominal: UInt64?) throws {
    let records = presenting([16_683_350, 9_000_000, 31_000_000, 24_000_000])
    for pace in [nil, 60] as [UInt64?] {
      let analysis = FrameAnalysis(records, settings: try settings(pace: pace, nominal: nominal))
      #expect(analysis.measuredRefresh == nil && analysis.presentWait.verdict == .unknown)
    }
  }

  @Test func `where presenting does not wait, the pace kept instead is the reference`() throws {
    var loop = SimulatedLoop()
    // The first counts from its wake. Half of the frames take twice as long as the pace, so the median is no measure.
    for frame in 0..<300 { loop.add(.sleeping(for: frame % 5 < 3 ? 33_333_332 : 16_666_666)) }
    var settings = try settings()
    settings.fallbackPace = FramePeriod(hertz: 60)
    let analysis = FrameAnalysis(loop.records, settings: settings)
    #expect(analysis.reference.nanoseconds == 16_666_666)
    #expect(analysis.reference.source == .ownPace && analysis.pacing == .ownPacer)
    #expect(analysis.tally.late == 179)
    var json: [UInt8] = []
    FrameReportJSON(analysis, subject: ReportSubject(name: "x")).append(into: &json)
    #expect(String(decoding: json, as: UTF8.self).contains("\"paceNs\": 16666666"))
  }

  @Test func `frames of which nothing was asked are neither late nor on time`() throws {
    var loop = SimulatedLoop()
    for frame in 0..<300 {
      var phases = SimulatedLoop.Phases()
      if frame % 50 == 49 { phases.raster = 90_000_000 }
      loop.add(phases)
    }
    var settings = try settings()
    settings.isUnpaced = true
    let analysis = FrameAnalysis(loop.records, settings: settings)
    #expect(analysis.reference.nanoseconds == 0 && analysis.reference.source == .unpaced)
    let none: [FrameMetric] = [
      .lateFrames, .lateShare, .missedPeriods, .overMillisecondShare, .headroom,
    ]
    for metric in none { #expect(analysis.measure(metric).value == nil) }
    #expect(analysis.measure(.p99Corrected).value == nil)
    let text = FrameReportText(analysis, subject: ReportSubject(name: "x")).text()
    #expect(text.contains("Nothing was asked for, so none is late"))
    #expect(text.contains("unpaced: frames followed each other as fast as they could"))
    var svg: [UInt8] = []
    FramePicture(analysis, subject: ReportSubject(name: "x")).append(into: &svg)
    #expect(!String(decoding: svg, as: UTF8.self).contains("0.000 ms"))
  }

  @Test func `work, waiting and the overlay add up to the frame`() throws {
    var loop = SimulatedLoop()
    var records: [FrameRecord] = []
    for _ in 0..<50 {
      var record = loop.add(.sleeping(for: 16_666_666))
      record.overlay = 900_000
      records.append(record)
    }
    let analysis = FrameAnalysis(records, settings: try settings(pace: 60))
    let parts: [FrameMetric] = [.busyMean, .waitMean, .overlayMean]
    let sum = try parts.map { try #require(analysis.measure($0).value) }.reduce(0, +)
    #expect(abs(sum - (try #require(analysis.measure(.meanFrameTime).value))) < 1e-9)
    #expect(analysis.measure(.overlayMean).value == 0.9)
  }
}
