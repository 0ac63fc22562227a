import FrameTiming
import Platform

/// What noting a frame costs on the frame's path, in nanoseconds a frame.
struct RecorderCost {
  /// The case that was timed.
  let name: String

  /// The nearest-rank median and the least over the batches.
  let median, least: Double

  private static let batch = 4096
  private static let batches = 200

  /// Times a recorder that is off, one that is on, and one that is on with six readings of the clock.
  static func all() -> [RecorderCost] {
    [
      RecorderCost("recorder-off", isOn: false, readsClock: false),
      RecorderCost("recorder-on", isOn: true, readsClock: false),
      RecorderCost("recorder-on-with-stamps", isOn: true, readsClock: true),
    ]
  }

  private init(_ name: String, isOn: Bool, readsClock: Bool) {
    self.name = name
    var settings = FrameRecorder.Settings()
    settings.pace = FramePeriod(hertz: 60)
    var recorder = FrameRecorder(isOn: isOn, settings: settings)
    var records = SimulatedFrames()
    var samples: [Double] = []
    for _ in 0..<Self.batches {
      let frames = (0..<Self.batch).map { _ in records.next() }
      let start = MonotonicClock.now()
      for frame in frames { recorder.record(readsClock ? Self.stamped(frame) : frame) }
      samples.append(Double(MonotonicClock.now() - start) / Double(Self.batch))
      // As a loop does between two frames; hours pass quickly here.
      _ = recorder.takeSummary()
    }
    samples.sort()
    median = samples[(samples.count + 1) / 2 - 1]
    least = samples[0]
  }

  /// The record as a loop makes it, with a reading of the clock at the end of each phase.
  private static func stamped(_ frame: FrameRecord) -> FrameRecord {
    var record = FrameRecord(wake: MonotonicClock.now())
    record.events = MonotonicClock.now()
    record.update = MonotonicClock.now()
    record.raster = MonotonicClock.now()
    record.upload = MonotonicClock.now()
    record.present = MonotonicClock.now()
    record.tick = frame.tick
    record.damagePixels = frame.damagePixels
    return record
  }
}

/// Frames at 60 Hz of which every hundredth stalls for three periods.
private struct SimulatedFrames {
  private var now: UInt64 = 1_000_000_000
  private var tick: UInt64 = 0

  mutating func next() -> FrameRecord {
    var record = FrameRecord(wake: now + 9_000_000)
    record.events = record.wake + 50_000
    record.update = record.events + 150_000
    record.raster = record.update + 3_000_000 + tick % 64 * 10_000
    record.upload = record.raster + 700_000
    record.present = now + (tick % 100 == 99 ? 50_000_000 : 16_666_667)
    record.tick = tick
    record.damagePixels = 40_000
    now = record.present
    tick += 1
    return record
  }
}
