import FrameTiming

/// A loop on a clock that the test moves: every frame's phases take as long as it says.
struct SimulatedLoop {
  private(set) var records: [FrameRecord] = []
  private(set) var now: UInt64
  private var frame: UInt64 = 0

  init(start: UInt64 = 5_000_000_000) { now = start }

  /// The lengths of a frame's phases in nanoseconds.
  struct Phases {
    var sleep: UInt64 = 0
    var events: UInt64 = 100_000
    var update: UInt64 = 200_000
    var raster: UInt64 = 3_000_000
    var upload: UInt64 = 700_000
    var present: UInt64 = 0

    var busy: UInt64 { events + update + raster + upload }

    /// A frame of so many nanoseconds, of which 4 ms are work and the rest is spent presenting.
    static func presenting(for time: UInt64) -> Phases {
      var phases = Phases()
      if time < phases.busy { phases.raster = 0 }
      phases.present = time - phases.busy
      return phases
    }

    /// A frame of so many nanoseconds, of which 4 ms are work and nearly all the rest is sleep.
    static func sleeping(for time: UInt64) -> Phases {
      var phases = Phases(present: 300_000)
      phases.sleep = time - phases.busy - phases.present
      return phases
    }
  }

  /// Adds a frame and returns its record.
  @discardableResult
  mutating func add(_ phases: Phases, flags: FrameFlags = []) -> FrameRecord {
    var record = FrameRecord(wake: now + phases.sleep)
    record.events = record.wake + phases.events
    record.update = record.events + phases.update
    record.raster = record.update + phases.raster
    record.upload = record.raster + phases.upload
    record.present = record.upload + phases.present
    record.tick = frame
    record.damagePixels = 1000
    record.flags = flags
    records.append(record)
    now = record.present
    frame += 1
    return record
  }

  /// Lets time pass without a frame.
  mutating func wait(_ nanoseconds: UInt64) { now += nanoseconds }

  /// The frames of a loop whose times are `milliseconds`, the first one's counted from its wake.
  static func frames(_ milliseconds: [UInt64]) -> [FrameRecord] {
    var loop = SimulatedLoop()
    for time in milliseconds {
      loop.add(Phases(events: 0, update: 0, raster: 0, upload: 0, present: time * 1_000_000))
    }
    return loop.records
  }
}
