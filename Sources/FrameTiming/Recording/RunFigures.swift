/// The histograms of a whole run: frame times, corrected frame times, and each phase.
struct RunFigures: ~Copyable, Sendable {
  private var raw = FrameHistogram(unprepared: .threeDigits)
  private var corrected = FrameHistogram(unprepared: .threeDigits)
  private var phases = InlineArray<6, FrameHistogram> { _ in
    FrameHistogram(unprepared: .twoDigits)
  }

  init() {}

  /// Takes the memory, 613 KiB.
  mutating func prepare() {
    raw.prepare()
    corrected.prepare()
    for index in phases.indices { phases[index].prepare() }
  }

  mutating func note(_ record: FrameRecord, _ step: FrameStep, period: UInt64) {
    raw.record(step.nanoseconds)
    corrected.record(step.nanoseconds, expecting: period)
    phases[FramePhase.sleep.rawValue].record(step.sleep)
    phases[FramePhase.events.rawValue].record(record.duration(of: .events))
    phases[FramePhase.update.rawValue].record(record.duration(of: .update))
    phases[FramePhase.raster.rawValue].record(record.duration(of: .raster))
    phases[FramePhase.upload.rawValue].record(record.duration(of: .upload))
    phases[FramePhase.present.rawValue].record(record.duration(of: .present))
  }

  func percentile(_ percentile: Percentile, of figure: FrameRecorder.Figure) -> UInt64? {
    switch figure {
    case .frameTime: raw.percentile(percentile)
    case .correctedFrameTime: corrected.percentile(percentile)
    case .phase(let phase): phases[phase.rawValue].percentile(percentile)
    }
  }

  func count(of figure: FrameRecorder.Figure) -> UInt64 {
    switch figure {
    case .frameTime, .phase: raw.count
    case .correctedFrameTime: corrected.count
    }
  }
}
